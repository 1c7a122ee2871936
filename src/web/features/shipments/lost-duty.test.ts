import type { PatchOfKind } from '#contract/row-kinds.ts'
import { expect, it } from 'vitest'
import { DUTY_LINE } from '#domain/landed-cost/cost-lines.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import { emptyLine } from './empty-line.ts'
import { lostDuty } from './lost-duty.ts'

const made = (id: string, own: object) => emptyRowOf('product', id, { name: id, baseCost: 4_000_000, ...own })
const products = [
  made('rated', { importDuty: 120_000 }),
  made('landed', { additionalCosts: [{ id: DUTY_LINE, label: 'Import duty', amount: 100_000, origin: null }] }),
  made('free', {}),
  made('sized', {
    variants: [
      { id: 's', dutyCost: 0 },
      { id: 'l', dutyCost: 50_000 },
    ],
    importDuty: 120_000,
  }),
]
const duty = [emptyRowOf('shipmentCharge', 'c', { kind: 'duty' })]

function lostBy(line: PatchOfKind<'shipmentLine'>, charges: typeof duty = []): readonly string[] {
  const lines = [emptyLine('a', 'ship', line)]
  return lostDuty({ lines, charges, dutyBasis: 'cif' }, (id) => products.find((each) => each.id === id))
}

it('SHIP-03 names the products whose duty a landing would take out of their cost', () => {
  expect(lostBy({ productId: 'rated' })).toEqual(['rated'])
  expect(lostBy({ productId: 'landed' })).toEqual(['landed'])
  expect(lostBy({ productId: 'sized', variantId: 'l' })).toEqual(['sized'])
  expect(lostBy({ productId: 'sized', variantId: 's' })).toEqual([])
  expect(lostBy({ productId: 'free' })).toEqual([])
  expect(lostBy({ productId: null })).toEqual([])
  expect(lostBy({ productId: 'rated', dutyPercent: 40_000 })).toEqual([])
  expect(lostBy({ productId: 'rated' }, duty)).toEqual([])
})
