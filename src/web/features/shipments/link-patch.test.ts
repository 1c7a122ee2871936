import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { emptyLine } from './empty-line.ts'
import type { LineDeps } from './line-columns.ts'
import { linkPatch } from './link-patch.ts'

const mug: AnyRow = {
  id: 'p',
  name: 'Mug',
  sku: 'MUG',
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  baseCurrency: 'EUR',
  baseCost: 2_102_497,
  baseCostOrigin: { amount: '2.40', currency: 'USD', to: 'EUR', rate: '0.8760404', date: '2026-07-06', source: 'ECB' },
  importDuty: 0,
  variants: [
    { id: 'own', name: 'Large', baseCost: 3_000_000 },
    { id: 'same', name: 'Small', baseCost: null },
  ],
}
const rate = { rate: '0.875', date: '2026-07-07', source: 'ECB' }
const deps = (product: AnyRow): LineDeps => ({ currency: 'EUR', rateOf: () => rate, productOf: () => product })
const linked = (variantId = '', line = {}, product = mug) =>
  linkPatch(
    { productId: 'p', variantId, sku: 'MUG', name: 'Mug' },
    'sku',
    emptyLine('l', 's', { currency: 'EUR', ...line }),
    deps(product),
  )
const inDollars = {
  unitCost: 2_400_000,
  currency: 'USD',
  rate: '0.875',
  rateDate: '2026-07-07',
  rateSource: 'ECB',
}

describe('a line that is linked to a product', () => {
  it('SHIP-01 PRICE-15 begins with the amount and currency that the product was paid in, at the rate of the shipment', () => {
    expect(linked()).toMatchObject(inDollars)
    expect(linked('same')).toMatchObject(inDollars)
  })

  it('SHIP-01 takes the cost of the variant where that has one', () => {
    expect(linked('own')).toMatchObject({ unitCost: 3_000_000 })
    expect(linked('own')).not.toHaveProperty('currency')
  })

  it('SHIP-01 takes the currency that the product was bought in, also where that is its own', () => {
    const bought = { ...mug, baseCostOrigin: null }
    expect(linked('', {}, bought)).toMatchObject({ unitCost: 2_102_497 })
    expect(linked('', { currency: 'GBP' }, bought)).toMatchObject({ unitCost: 2_102_497, currency: 'EUR' })
    expect(linked('own', { currency: 'GBP' })).toMatchObject({ unitCost: 3_000_000, currency: 'EUR' })
  })

  it('SHIP-01 keeps a price that it has, with its currency', () => {
    const given = linked('', { unitCost: 1_000_000, currency: 'GBP' })
    expect(given).not.toHaveProperty('unitCost')
    expect(given).not.toHaveProperty('currency')
  })

  it('SHIP-01 takes the name of the product where it has none, or that of the product before', () => {
    expect(linked()).toMatchObject({ productId: 'p', sku: 'MUG', description: 'Mug' })
    const cup = { productId: 'p', variantId: 'own', description: 'Mug · Large' }
    expect(linked('', cup)).toMatchObject({ description: 'Mug' })
  })

  it('SHIP-01 keeps a description that was typed when the product is chosen by its SKU', () => {
    const typed = { description: 'Mugs, as on the bill' }
    expect(linked('', typed)).toMatchObject({ productId: 'p', sku: 'MUG' })
    expect(linked('', typed)).not.toHaveProperty('description')
    const line = emptyLine('l', 's', typed)
    const found = { productId: 'p', variantId: '', sku: 'MUG', name: 'Mug' }
    expect(linkPatch(found, 'description', line, deps(mug))).toMatchObject({ description: 'Mug' })
  })

  it('SHIP-01 SHIP-02 takes cost and duty of another product in place of those of the one before, and keeps what was typed', () => {
    const dish = {
      ...mug,
      id: 'd',
      name: 'Dish',
      sku: 'DISH',
      baseCost: 9_000_000,
      baseCostOrigin: null,
      importDuty: 70_000,
    }
    const products = new Map<string, AnyRow>([
      ['p', { ...mug, importDuty: 120_000 }],
      ['d', dish],
      ['j', { ...dish, id: 'j', baseCost: 0, importDuty: 0 }],
    ])
    const both: LineDeps = { currency: 'EUR', rateOf: () => rate, productOf: (id) => products.get(id) }
    const moved = (line: object, productId = 'd', field: 'sku' | 'description' = 'sku') =>
      linkPatch(
        { productId, variantId: '', sku: 'DISH', name: 'Dish' },
        field,
        { ...emptyLine('l', 's', { currency: 'EUR' }), productId: 'p', sku: 'MUG', description: 'Mug', ...line },
        both,
      )
    const ofMug = { ...inDollars, dutyPercent: 120_000 }
    expect(moved(ofMug)).toMatchObject({ sku: 'DISH', unitCost: 9_000_000, currency: 'EUR', dutyPercent: 70_000 })
    expect(moved(ofMug, 'j')).toMatchObject({ unitCost: 0, dutyPercent: 0 })
    const typed = moved({ ...ofMug, sku: 'S-7', unitCost: 2_500_000, dutyPercent: 50_000 }, 'd', 'description')
    expect(typed).toEqual({ productId: 'd', variantId: '', description: 'Dish' })
  })
})
