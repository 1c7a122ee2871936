import { describe, expect, it } from 'vitest'
import { setDefaultProfile } from '#contract/commands/profiles.ts'
import { businessProfile } from '#contract/entities/business-profile.ts'
import type { Store } from '#web/kit/data/store.ts'
import { makeWorld, newId } from '#test/client-model/world.ts'

const { kind } = businessProfile

function defaults(store: Store): unknown[] {
  return store.all(kind).flatMap((row) => (row['isDefault'] === true ? [row['name']] : []))
}

describe('the default business profile on a device', () => {
  it('PROF-02 passes on at once without a network, and the server agrees later', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const ids = [newId(), newId(), newId()]
    for (const [index, id] of ids.entries()) {
      await store.mutate({ op: 'put', kind, id, data: { name: `P${index}` } })
    }
    await clock.advance(1_000)
    expect(defaults(store)).toEqual(['P0'])
    network.fate = () => 'request-lost'
    await store.run(setDefaultProfile, { id: ids[2] ?? '' })
    expect(defaults(store)).toEqual(['P2'])
    await store.mutate({ op: 'delete', kind, id: ids[2] ?? '' })
    expect(defaults(store)).toEqual(['P0'])
    await store.mutate({ op: 'delete', kind, id: ids[0] ?? '' })
    expect(defaults(store)).toEqual(['P1'])
    network.fate = () => 'delivered'
    await clock.advance(120_000)
    expect(store.status().pending).toBe(0)
    expect(server.all(kind)).toMatchObject([{ name: 'P1', isDefault: true }])
    expect(defaults(store)).toEqual(['P1'])
  })
})
