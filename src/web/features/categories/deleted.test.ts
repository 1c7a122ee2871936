import { describe, expect, it } from 'vitest'
import { category } from '#contract/entities/category.ts'
import { makeWorld, newId, remote } from '#test/client-model/world.ts'

const { kind } = category

describe('a category that was deleted', () => {
  it('CAT-03 is ignored in later live snapshots, while the deletion waits and after it was sent', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await store.mutate({ op: 'put', kind, id, data: { name: 'Tea' } })
    await clock.advance(1_000)
    // Pulls pass, pushes do not: the deletion stays pending while newer rows of the category arrive.
    server.rule = () => {
      throw new Error('unavailable')
    }
    await store.mutate({ op: 'delete', kind, id })
    server.write(remote({ op: 'patch', kind, id, data: { name: 'Tea and coffee' }, base: 1 }))
    await clock.advance(60_000)
    const other = await browser.openTab()
    for (const tab of [store, other.store]) {
      expect(tab.get(kind, id)).toBeUndefined()
      expect(tab.all(kind)).toEqual([])
    }
    server.rule = () => undefined
    await clock.advance(120_000)
    expect(server.get(kind, id)).toBeUndefined()
    const later = remote({ op: 'patch', kind, id, data: { name: 'Tea again' }, base: 2 })
    expect(() => server.write(later)).toThrow(`Category with ID ${id} not found`)
    network.fate = () => 'doubled'
    await clock.advance(60_000)
    expect([store.get(kind, id), (await browser.reopen()).store.get(kind, id)]).toEqual([undefined, undefined])
  })
})
