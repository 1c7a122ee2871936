import { describe, expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { emptyLine } from './empty-line.ts'
import type { LineDeps } from './line-columns.ts'
import { hasHeader, pastedCells } from './paste-cells.ts'

const paid: AnyRow = {
  id: 'p',
  version: 1,
  createdAt: 1,
  updatedAt: 1,
  baseCurrency: 'USD',
  baseCost: 2_736_000,
  baseCostOrigin: { amount: '2.40', currency: 'EUR', to: 'USD', rate: '1.14', date: '2026-07-06', source: 'ECB' },
  variants: [],
}
const deps: LineDeps = {
  currency: 'USD',
  rateOf: () => ({ rate: '1.14', date: '2026-07-06', source: 'ECB' }),
  productOf: (id) => (id === 'p' ? paid : undefined),
}
const lines = ['a', 'b'].map((id) => emptyLine(id, 's', { currency: 'USD' }))
const find = (text: string) =>
  text === 'SG-1' ? { productId: 'p', variantId: '', sku: 'SG-1', name: 'Shelf good' } : undefined
const pasted = (rows: readonly (readonly string[])[], from: string) => pastedCells(rows, from, lines, deps, find)

describe('cells pasted from a spreadsheet', () => {
  it('SHIP-04 go into the columns from the focused one on, line by line', () => {
    const rows = [
      ['SG-1', 'A good', '12', '4.5', 'EUR', '1.2', '7.5', '0.4'],
      ['NEW', 'Another', '3', '1'],
    ]
    // Rates stand in the head of the shipment: a duty beside a foreign currency is a duty.
    expect(pasted(rows, 'sku').patches).toEqual([
      {
        productId: 'p',
        variantId: '',
        sku: 'SG-1',
        description: 'A good',
        quantity: 120_000,
        unitCost: 4_500_000,
        currency: 'EUR',
        rate: '1.14',
        rateDate: '2026-07-06',
        rateSource: 'ECB',
        dutyPercent: 12_000,
        weight: 75_000,
        volume: 4_000,
      },
      { sku: 'NEW', description: 'Another', quantity: 30_000, unitCost: 1_000_000 },
    ])
    expect(pasted([['5'], ['6']], 'weight').patches).toEqual([{ weight: 50_000 }, { weight: 60_000 }])
  })

  it('SHIP-04 leave what they cannot be read as, and are counted', () => {
    const { patches, refused } = pasted([['twelve', '4.00']], 'quantity')
    expect(patches).toEqual([{ unitCost: 4_000_000 }])
    expect(refused).toBe(1)
  })

  it('SHIP-04 take the customs code as it is written, within its length', () => {
    expect(pasted([['0.4', ' 6911.10.00 ']], 'volume').patches).toEqual([{ volume: 4_000, hsCode: '6911.10.00' }])
    expect(pasted([['0'.repeat(21)]], 'hsCode')).toEqual({ patches: [{}], refused: 1 })
  })

  it('SHIP-01 SHIP-04 without a price begin with what the product was paid as', () => {
    const cost = { unitCost: 2_400_000, currency: 'EUR', rate: '1.14', rateDate: '2026-07-06', rateSource: 'ECB' }
    expect(pasted([['SG-1', 'A good', '12']], 'sku').patches[0]).toMatchObject(cost)
    const [priced] = pasted([['SG-1', 'A good', '12', '4.5']], 'sku').patches
    expect(priced).toMatchObject({ unitCost: 4_500_000 })
    expect(priced).not.toHaveProperty('currency')
  })

  it('SHIP-01 take the product’s cost in its own currency where they name another without a price, and say that they were refused', () => {
    const cost = { unitCost: 2_400_000, currency: 'EUR', rate: '1.14' }
    // The empty price and the currency.
    const inPounds = pasted([['SG-1', 'A good', '12', '', 'GBP']], 'sku')
    expect(inPounds).toMatchObject({ patches: [cost], refused: 2 })
  })

  it('SHIP-04 take the currency that stands beside a price', () => {
    const [patch] = pasted([['€ 4.20']], 'unitCost').patches
    expect(patch).toMatchObject({ unitCost: 4_200_000, currency: 'EUR', rate: '1.14' })
  })

  it('SHIP-04 with names above them are told from bare cells', () => {
    expect(
      hasHeader([
        ['SKU', 'Qty', 'Price'],
        ['A-1', '4', '2.50'],
      ]),
    ).toBe(true)
    expect(
      hasHeader([
        ['A-1', '4', '2.50'],
        ['A-2', '5', '1.50'],
      ]),
    ).toBe(false)
    expect(hasHeader([['SKU', 'Qty']])).toBe(false)
  })
})
