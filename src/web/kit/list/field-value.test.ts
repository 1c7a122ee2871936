import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { customer } from '#contract/entities/customer.ts'
import { document } from '#contract/entities/document.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { setFormatLocale } from '../format/locale.ts'
import { changedFields, patchedFields, type ValueContext } from './field-value.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const context: ValueContext = {
  currency: 'USD',
  nameOf: (kind, id) => (id === 'c1' ? `${kind} Kitchen` : undefined),
  choices: { pricingMode: { manual: 'By hand' } },
}

function told(before: Record<string, unknown> | null, after: Record<string, unknown> | null) {
  return changedFields(general(product), before, after, context).map(
    ({ label, before: old, after: now }) => `${label}: ${old} → ${now}`,
  )
}

describe('what a change did, in words', () => {
  it('LEDGER-01 writes amounts, percentages and choices as people read them', () => {
    expect(
      told(
        { baseCost: 12_300_000, importDuty: 0, pricingMode: 'strategy', isActive: true },
        { baseCost: 37_500, importDuty: 55_000, pricingMode: 'manual', isActive: false },
      ),
    ).toEqual([
      'Active: yes → no',
      'Supplier price: $12.30 → $0.0375',
      'Import duty: 0% → 5.5%',
      'Priced by: strategy → By hand',
    ])
  })

  it('LEDGER-01 a margin that was worked out is rounded, one that was entered keeps its digits', () => {
    expect(told({ margin: 449_936, pricingPercent: 449_936 }, { margin: 450_787, pricingPercent: 450_000 })).toEqual([
      'Margin or markup: 44.9936% → 45%',
      'Margin: 45.0% → 45.1%',
    ])
  })

  it('LEDGER-01 names what is referred to, or says that it is gone', () => {
    expect(told({ categoryId: null }, { categoryId: 'c1' })).toEqual(['Category: nothing → category Kitchen'])
    expect(told({ categoryId: 'c2' }, { categoryId: null })).toEqual(['Category: one that is gone → nothing'])
  })

  it('CUST-05 LEDGER-01 names the rows that a field names without a key, alone or in a list, or says that they are gone', () => {
    const changes = (...change: Parameters<typeof changedFields>) =>
      changedFields(...change).map(({ label, before, after }) => `${label}: ${before} → ${after}`)
    expect(changes(general(customer), { priceListId: null }, { priceListId: 'c1' }, context)).toEqual([
      'Price list: nothing → priceList Kitchen',
    ])
    expect(changes(general(priceList), { productIds: ['c1'] }, { productIds: ['c1', 'c2'] }, context)).toEqual([
      'Products: product Kitchen → product Kitchen, one that is gone',
    ])
  })

  it('DOC-18 a line of a document names what it sells once, and no id', () => {
    const item = (values: object) => ({ productId: 'c1', variantId: 'v1', ...values })
    const [changed] = changedFields(
      general(document),
      { items: [item({ description: 'Cup' })] },
      { items: [item({ description: 'product Kitchen' })] },
      context,
    )
    expect(changed).toMatchObject({ before: 'product Kitchen Cup', after: 'product Kitchen' })
  })

  it('LEDGER-01 writes lists out', () => {
    const box = { id: 'a', label: 'Gift box', amount: 4_000_00 }
    expect(told({ additionalCosts: [], tags: [] }, { additionalCosts: [box], tags: ['gift', 'new'] })).toEqual([
      'Tags: nothing → gift, new',
      'Other costs: nothing → Gift box $0.40',
    ])
  })

  it('LEDGER-01 leaves out what only the machine reads, and what comes out the same', () => {
    expect(
      told(
        { receipt: null, nameKey: 'a', searchText: 'a', name: 'A' },
        { receipt: {}, nameKey: 'b', searchText: 'b', name: 'A' },
      ),
    ).toEqual([])
  })

  it('LEDGER-01 a new row has only values after, a deleted one only before', () => {
    expect(told(null, { name: 'Mug' })).toEqual(['Name: nothing → Mug'])
    expect(told({ name: 'Mug' }, null)).toEqual(['Name: Mug → nothing'])
  })
})

it('LEDGER-01 an edit that was not applied names no blank detail that only went along with it', () => {
  const said = (origin: unknown) =>
    patchedFields(general(product), { baseCost: 400_000, baseCostOrigin: origin }, context).map(({ label }) => label)
  expect(said(null)).toEqual(['Supplier price'])
  expect(said({ amount: 350_000, currency: 'EUR', rate: null })).toEqual(['Supplier price', 'Supplier price paid'])
})
