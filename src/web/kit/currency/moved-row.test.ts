import { describe, expect, it } from 'vitest'
import { product } from '#contract/entities/product.ts'
import { service } from '#contract/entities/service.ts'
import { type AnyRow, emptyRow, general } from '#contract/entity.ts'
import { movedAmounts, movedRow } from './moved-row.ts'

const context = { before: undefined, get: () => undefined, flagged: () => undefined }
const PRODUCT = general(product)
const SERVICE = general(service)
const mug: AnyRow = {
  ...emptyRow(PRODUCT, 'mug', 0, context),
  baseCurrency: 'USD',
  baseCost: 12_500_000,
  retailPrice: 20_000_000,
  tradePrice: null,
  additionalCosts: [{ id: 'a', label: 'Box', amount: 400_000, origin: null }],
  variants: [{ id: 'v', name: 'Large', baseCost: 13_000_000, dutyCost: null, retailPrice: null }],
}
const as = (how: 'convert' | 'keep', to: string, ratio?: [bigint, bigint]) => ({
  how,
  to,
  ratio: ratio && { numerator: ratio[0], denominator: ratio[1] },
  adjusted: () => ({}),
})

describe('a row in another currency', () => {
  it('PRICE-09 keeps its figures: 12.50 dollars become 12.50 euros, yen and dinars', () => {
    expect(movedRow(PRODUCT, mug, as('keep', 'EUR'))).toMatchObject({ patch: { baseCurrency: 'EUR' } })
    expect(Object.keys((movedRow(PRODUCT, mug, as('keep', 'EUR')) as { patch: object }).patch)).toEqual([
      'baseCurrency',
    ])
    expect(movedRow(PRODUCT, mug, as('keep', 'JPY'))).toMatchObject({
      patch: {
        baseCurrency: 'JPY',
        baseCost: 125_000,
        retailPrice: 200_000,
        additionalCosts: [{ id: 'a', amount: 4_000 }],
        variants: [{ baseCost: 130_000 }],
      },
    })
    expect(movedRow(PRODUCT, mug, as('keep', 'KWD'))).toMatchObject({ patch: { baseCost: 125_000_000 } })
  })

  it('PRICE-09 is converted at a rate, to 1/10,000 of the minor unit', () => {
    const moved = movedRow(PRODUCT, mug, as('convert', 'EUR', [4n, 5n]))
    expect(moved).toMatchObject({ patch: { baseCurrency: 'EUR', baseCost: 10_000_000, retailPrice: 16_000_000 } })
    expect(movedRow(PRODUCT, mug, as('convert', 'JPY', [150n, 1n]))).toMatchObject({ patch: { baseCost: 18_750_000 } })
  })

  it('PRICE-09 every amount is told before and after, also those of lines; nothing is not', () => {
    const moved = movedRow(PRODUCT, mug, as('convert', 'EUR', [4n, 5n]))
    if ('issue' in moved) throw new Error(moved.issue)
    expect(movedAmounts(PRODUCT, mug, moved.row).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Supplier price', 12_500_000, 10_000_000],
      ['Box', 400_000, 320_000],
      ['Retail price as entered', 20_000_000, 16_000_000],
      ['Large: Supplier price', 13_000_000, 10_400_000],
    ])
  })

  it('PRICE-09 what would be too large is said and nothing is changed', () => {
    const row = { ...emptyRow(SERVICE, 's', 0, context), fixedPrice: 900_000_000_000_000 }
    expect(movedRow(SERVICE, row, as('keep', 'KWD'))).toEqual({
      issue: 'would make an amount too large, at most 99,999,999.999 KWD: Fixed price',
    })
  })
})
