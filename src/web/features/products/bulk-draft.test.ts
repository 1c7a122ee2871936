import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { BULK_PARTS, bulkTitle, withoutPart, withPart } from './bulk-draft.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const names = { nameOf: (kind: string, id: string) => `${kind} ${id}`, currency: 'USD' }

describe('the title of a bulk edit', () => {
  it('CHANGE-03 says what it does to how many', () => {
    const edit = { vatTax: 200_000, priceEnding: '.99', pricing: { strategy: 'margin', percent: 400_000 } } as const
    expect(bulkTitle('304 products', edit, names)).toBe('304 products: margin 40%, ends in .99, VAT on cost 20%')
  })

  it.each([
    [{ categoryId: 'c1', brandId: null, isActive: false }, 'category category c1, no brand, inactive'],
    [{ priceChange: 55_000, costChange: -50_000 }, 'price +5.5%, supplier price -5%'],
    [{ pricing: { strategy: 'manual', amount: 9_990_000 } }, 'price set to $9.99'],
    [{ priceChange: 55_000, priceChangeKeeps: 'rule' }, 'price +5.5% by margin or markup'],
    [{ shippingCost: 2_000_000, importDuty: 45_000 }, 'shipping $2.00, import duty 4.5%'],
    [{ priceEnding: null, vatTax: null }, 'price ending from settings, no VAT on cost'],
  ] as const)('CHANGE-03 %j is told as: %s', (edit, title) => {
    expect(bulkTitle('2 products', edit, names)).toBe(`2 products: ${title}`)
  })

  it('PROD-13 parts come with a value and go without a trace', () => {
    const all = BULK_PARTS.reduce(withPart, {})
    expect(Object.keys(all)).toHaveLength(BULK_PARTS.length + 1)
    expect(BULK_PARTS.reduce(withoutPart, all)).toEqual({})
  })
})
