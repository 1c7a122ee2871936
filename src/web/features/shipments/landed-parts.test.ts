import { describe, expect, it } from 'vitest'
import { landingMessages } from '#domain/landed-cost/landing-messages.ts'
import { emptyRowOf } from '#test/empty-row.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { landedParts } from './landed-parts.ts'
import { landMessages } from './page-messages.ts'

const figures = { totalCost: 4_000_000, effectivePrice: 8_000_000, margin: 500_000 }
const row: ChangeSetRow = {
  n: 1,
  kind: 'product',
  id: 'mug',
  state: 'update',
  title: 'Mug',
  before: figures,
  after: { ...figures, totalCost: 5_000_000 },
  problems: [],
  input: null,
  kept: [],
  isKept: false,
}
const there = () => emptyRowOf('product', 'mug', { baseCurrency: 'EUR' })
const nothing = { before: null, after: null }
const gone = { currency: null, cost: nothing, price: nothing, stock: nothing }

describe('the preview of a landing', () => {
  it('SHIP-03 tells the cost of a product in its own currency', () => {
    const [part] = landedParts(row, there)
    expect(part).toMatchObject({ currency: 'EUR', cost: { before: 4_000_000, after: 5_000_000 }, problems: [] })
  })

  it('SHIP-03 says that a product was deleted meanwhile, without figures', () => {
    expect(landedParts(row, () => undefined)).toMatchObject([
      { name: 'Mug', ...gone, problems: [landingMessages.productGone] },
    ])
  })

  it('SHIP-03 says what becomes of the import duty of a product', () => {
    const landed = (additionalCosts: readonly object[]) => ({
      ...row,
      before: { ...figures, importDuty: 27_000 },
      after: { ...figures, importDuty: 0, additionalCosts },
    })
    const duty = { id: 'landed-duty', label: 'Import duty · May', amount: 145_800, origin: null }
    const noteOf = (changed: ChangeSetRow) => landedParts(changed, there)[0]?.dutyNote
    expect(noteOf(landed([duty]))).toBe(landMessages.dutyAsAmount(27_000, 145_800, 'EUR'))
    expect(noteOf(landed([]))).toBe(landMessages.dutyRemoved(27_000))
    expect(noteOf(row)).toBeUndefined()
  })

  it('SHIP-03 says that a variant was deleted meanwhile, without figures', () => {
    const variants = (totalCost: number) => ({ variants: [{ ...figures, id: 'red', name: 'Red', totalCost }] })
    const ofVariant = { ...row, before: variants(4_000_000), after: variants(5_000_000) }
    expect(landedParts(ofVariant, there)).toMatchObject([
      { name: 'Mug – Red', ...gone, problems: [landingMessages.variantGone] },
    ])
  })
})
