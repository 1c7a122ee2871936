import { expect, it } from 'vitest'
import { emptyRowOf } from '#test/empty-row.ts'
import { EffectTally } from './effect.ts'
import type { Outcome } from './outcome.ts'

it('CHANGE-01 PRICE-08 a product is without a cost as the list finds it: by the variants that are sold', () => {
  const tally = new EffectTally()
  const outcome = (id: string, totalCost: number, ...variants: readonly object[]): Outcome => {
    const after = emptyRowOf('product', id, { totalCost, variants })
    const write = { kind: 'product', id, before: undefined, after } as unknown as NonNullable<Outcome['write']>
    return { n: 1, kind: 'product', state: 'update', rowId: id, before: null, after: null, problems: [], write }
  }
  tally.add([
    outcome('a', 0),
    outcome('b', 5, { totalCost: 0, isActive: true }),
    outcome('c', 5, { totalCost: 0, isActive: false }),
    outcome('d', 0, { totalCost: 5, isActive: true }),
  ])
  expect(tally.effect).toMatchObject({ updated: 4, withoutCost: 2 })
})
