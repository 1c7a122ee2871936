import { describe, expect, it } from 'vitest'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import { makeWorld, newId, remote } from '#test/client-model/world.ts'
import { NEW_DRAFT, type SavedDraft } from './draft.ts'
import { mergedDraft } from './merged-draft.ts'

const percent = (ppm: number) => ({ isOn: true, change: { by: 'percent' as const, ppm } })
const rate = (currency: string, ppm: number) => ({
  isOn: true,
  currency,
  assumed: { by: 'percent' as const, ppm },
})
const drawn = (levers: Partial<ScenarioLevers>, more: Partial<SavedDraft> = {}): SavedDraft => ({
  ...NEW_DRAFT,
  scope: {},
  ...more,
  levers: { ...NEW_DRAFT.levers, ...levers },
})

describe('a scenario that is changed on two devices', () => {
  const base = drawn({ supplierCost: percent(200_000), rates: [rate('CNY', 10_000), rate('JPY', 10_000)] })

  it('PAGE-04 keeps what each of them drew', () => {
    const mine = drawn({ ...base.levers, freight: percent(400_000), rates: [rate('CNY', 10_000)] }, { soldDays: 30 })
    const theirs = drawn(
      { supplierCost: percent(300_000), rates: [rate('CNY', 70_000), rate('JPY', 10_000), rate('GBP', 5_000)] },
      { scope: { brandId: 'acme' } },
    )
    expect(mergedDraft(base, mine, theirs)).toEqual(
      drawn(
        {
          supplierCost: percent(300_000),
          freight: percent(400_000),
          rates: [rate('CNY', 70_000), rate('GBP', 5_000)],
        },
        { soldDays: 30, scope: { brandId: 'acme' } },
      ),
    )
  })

  it('PAGE-04 takes away what one of them took away, and of one lever keeps the figure of here', () => {
    const without = drawn({})
    expect(mergedDraft(base, base, without)).toEqual(without)
    expect(mergedDraft(base, without, base)).toEqual(without)
    const mine = drawn({ ...base.levers, supplierCost: percent(50_000) })
    expect(mergedDraft(base, mine, without).levers).toEqual({ ...NEW_DRAFT.levers, supplierCost: percent(50_000) })
  })

  it('PAGE-04 SYNC-04 is saved without a network, and keeps the levers that the other drew meanwhile', async () => {
    const { server, clock, browser, network } = makeWorld()
    const { store } = await browser.openTab()
    const id = newId()
    await store.mutate({ op: 'put', kind: 'scenario', id, data: { ...base, name: 'S1' } })
    await clock.advance(1_000)
    network.fate = () => 'refused'
    const mine = drawn(
      { supplierCost: percent(200_000), freight: percent(400_000), rates: [rate('CNY', 10_000)] },
      { soldDays: 30 },
    )
    await store.mutate({ op: 'patch', kind: 'scenario', id, data: { ...mine } })
    const levers = { ...base.levers, supplierCost: percent(300_000), rates: [rate('CNY', 70_000), rate('JPY', 10_000)] }
    server.write(remote({ op: 'patch', kind: 'scenario', id, base: 1, data: { levers, scope: { brandId: 'acme' } } }))
    network.fate = () => 'delivered'
    await clock.advance(120_000)
    const merged = {
      levers: { supplierCost: percent(300_000), freight: percent(400_000), rates: [rate('CNY', 70_000)] },
      scope: { brandId: 'acme' },
      soldDays: 30,
    }
    expect(server.get('scenario', id)).toMatchObject(merged)
    expect(store.get('scenario', id)).toMatchObject(merged)
  })
})
