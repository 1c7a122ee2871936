import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { kindMessage, rowChanges, type RowContext } from './row-changes.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const context: RowContext = {
  currency: 'USD',
  currencyOf: (kind, id) => (kind === 'product' && id === 'mug' ? 'EUR' : undefined),
  isHere: () => false,
  variantsOf: () => ({}),
  marginsOf: () => [],
  typeOf: (id) => (id === 'q1' ? 'quote' : undefined),
  nameOf: (_kind, id) => (id === 'kitchen' ? 'Kitchen' : undefined),
}

function told(row: Partial<ChangeSetRow>): readonly string[] {
  const whole = { n: null, kind: 'product', id: null, state: 'update', title: null, before: null, after: null } as const
  return rowChanges({ ...whole, problems: [], input: null, kept: [], isKept: false, ...row }, context).map(
    ({ label, before, after }) => `${label}: ${before} → ${after}`,
  )
}

describe('the rows of a change set in words', () => {
  it('CHANGE-01 writes amounts in the currency of the row as it is now', () => {
    expect(told({ id: 'mug', before: { baseCost: 12_000_000 }, after: { baseCost: 12_500_000 } })).toEqual([
      'Supplier price: €12.00 → €12.50',
    ])
    expect(told({ id: 'gone', before: { baseCost: 0 }, after: { baseCost: 12_500_000 } })).toEqual([
      'Supplier price: $0.00 → $12.50',
    ])
  })

  it('CHANGE-01 writes each side in its own currency where that changes too', () => {
    const before = { baseCurrency: 'USD', baseCost: 12_000_000 }
    expect(told({ id: 'mug', before, after: { baseCurrency: 'JPY', baseCost: 120_000 } })).toEqual([
      'Currency: USD → JPY',
      'Supplier price: $12.00 → ¥12',
    ])
  })

  it('CHANGE-01 names what is referred to and how prices are made', () => {
    expect(
      told({
        before: { categoryId: null, priceEnding: null, pricingMode: 'manual' },
        after: { categoryId: 'kitchen', priceEnding: 'whole', pricingMode: 'strategy' },
      }),
    ).toEqual([
      'Category: nothing → Kitchen',
      'Priced by: by hand → margin or markup',
      'Price ending: nothing → Whole amounts',
    ])
  })

  it('CHANGE-01 DOC-03 names the customer of a new document once, and its lines and total before all else', () => {
    const item = { id: 'a', description: 'Mug', quantity: 100_000, unitPrice: 5_000_000 }
    const after = { documentType: 'quote', businessProfileId: 'b', customerId: 'c', customerName: 'Café Aroma' }
    const labels = told({
      kind: 'document',
      state: 'create',
      after: { ...after, notes: 'x', items: [item], total: 50_000_000 },
    })
    expect(labels.map((label) => label.split(':')[0])).toEqual([
      'Customer name',
      'Lines, Mug',
      'Total',
      'Internal notes',
    ])
  })

  it('CHANGE-01 rounds margins that were worked out, not percentages that were typed', () => {
    expect(
      told({
        before: { margin: 250_375, importDuty: 55_000 },
        after: { margin: 443_826, importDuty: 57_500 },
      }),
    ).toEqual(['Import duty: 5.5% → 5.75%', 'Margin: 25.0% → 44.4%'])
    expect(told({ before: { margin: null }, after: { margin: 443_826 } })).toEqual(['Margin: nothing → 44.4%'])
  })

  it('CHANGE-01 tells a margin once where what was set and what came of it are the same', () => {
    const set = {
      before: { pricingPercent: 500_000, margin: 500_100 },
      after: { pricingPercent: 600_000, margin: 599_990 },
    }
    expect(told(set)).toEqual(['Margin or markup: 50% → 60%'])
    expect(told({ ...set, after: { ...set.after, margin: 612_000 } })).toEqual([
      'Margin or markup: 50% → 60%',
      'Margin: 50.0% → 61.2%',
    ])
  })

  it('CHANGE-01 does not repeat the name of what comes or goes, but tells that it changes', () => {
    expect(told({ after: { name: 'Mug', sku: 'M1' } })).toEqual(['SKU: nothing → M1'])
    expect(told({ before: { name: 'Mug', sku: 'M1' } })).toEqual(['SKU: M1 → nothing'])
    expect(told({ before: { name: 'Mug' }, after: { name: 'Cup' } })).toEqual(['Name: Mug → Cup'])
  })

  it('STORE-09 CHANGE-01 tells of a new product its price among the first, once, and no id of its own', () => {
    const tags = { tags: ['a'], isActive: false }
    const after = {
      ...tags,
      name: 'Mug',
      sku: 'M1',
      groupKey: 'p1',
      retailPrice: 12_500_000,
      effectivePrice: 12_500_000,
    }
    expect(told({ id: 'p1', after })).toEqual([
      'SKU: nothing → M1',
      'Retail price: nothing → $12.50',
      'Tags: nothing → a',
      'Active: nothing → no',
    ])
    expect(told({ id: 'p1', after: { name: 'Mug', groupKey: 'mugs' } })).toEqual(['Group: nothing → mugs'])
  })

  it('STORE-09 CHANGE-01 tells a product in a store with the names of a product and its variants that are only proposed', () => {
    const [productId, variantId] = ['01a22a0b-9bad-7ffb-8000-000000000001', '01a22a0b-9bad-7ffb-8000-000000000002']
    const offer = { id: 'o1', variantId, price: 20_000_000, compareAt: null, cost: null, stock: 3 }
    const after = { productId, title: 'Shirt', currency: 'EUR', offers: [offer] }
    const row = { kind: 'storeListing', state: 'create', id: 'l1', after } as const
    expect(told({ ...row, names: { [productId]: 'Shirt', [variantId]: 'Small' } })).toEqual([
      'Product: nothing → Shirt',
      'Currency: nothing → EUR',
      'Prices in the store, Small: nothing → Variant Small, Price €20.00, Stock 3',
    ])
  })

  it('CHANGE-01 leaves out what follows by itself, beside prices', () => {
    const after = { name: 'Pans', slug: 'pans', level: 1, parentId: 'kitchen' }
    expect(told({ kind: 'category', after })).toEqual(['Parent category: nothing → Kitchen'])
    expect(told({ kind: 'unheard of', after })).toEqual([])
  })

  it('names the kind of what is no product', () => {
    const kindOf = (kind: string, more: Partial<ChangeSetRow> = {}) =>
      kindMessage({ kind, id: null, before: null, after: null, ...more }, context)
    expect(kindOf('product')).toBeUndefined()
    expect(kindOf('category')).toBe('Category')
    expect(kindOf('document', { after: { documentType: 'creditnote' } })).toBe('Credit note')
    expect([kindOf('document', { id: 'q1' }), kindOf('document')]).toEqual(['Quote', 'Document'])
  })

  it('CHANGE-01 CHAT-05 tells a document with its currency, days and units in words, and no id', () => {
    const item = {
      id: 'a',
      productId: '01a22a0b-9bad-7ffb-8000-000000000001',
      description: 'Mug',
      quantity: 100_000,
      unitCode: 'C62',
      unitPrice: 5_000_000,
      unitCost: 3_332_774,
      discountPercent: null,
    }
    const after = {
      documentType: 'quote',
      businessProfileId: null,
      counterId: '01a22a0b-9bad-7ffb-8000-000000000002',
      dueDate: '2026-12-30',
      currency: 'EUR',
      items: [item],
    }
    const words = told({ kind: 'document', after })
    expect(words).toEqual([
      'Lines, Mug: nothing → Product one that is gone, Description Mug, Quantity 10, Unit piece, Unit price €5.00, Unit cost €3.33',
      'Due date: nothing → Dec 30, 2026',
      'Currency: nothing → EUR',
    ])
  })

  it('CHANGE-01 tells of variants each one that changes, field by field', () => {
    const variant = { id: 'v1', name: '', optionValues: ['red', 'S'], effectivePrice: 60_000_000, margin: 400_000 }
    const other = { ...variant, id: 'v2', optionValues: ['blue', 'S'] }
    expect(
      told({
        id: 'mug',
        before: { variants: [variant, other] },
        after: { variants: [{ ...variant, effectivePrice: 75_000_000, margin: 520_000 }, other] },
      }),
    ).toEqual(['Variants, red / S: Resulting price: €60.00 → €75.00', 'Variants, red / S: Margin: 40.0% → 52.0%'])
  })

  it('CHANGE-01 reads a word as a choice only where its field holds one', () => {
    expect(told({ kind: 'service', before: { category: 'E' }, after: { category: 'S' } })).toEqual(['Category: E → S'])
    expect(told({ kind: 'customer', before: { status: 'pending' }, after: { status: 'active' } })).toEqual([
      'Status: pending → active',
    ])
    expect(told({ kind: 'document', before: { status: 'draft' }, after: { status: 'sent' } })).toEqual([
      'Status: Draft → Sent',
    ])
  })

  it('CHANGE-01 tells a number of an article that looks like an id, and that lines changed their order alone', () => {
    const id = '01a22a0b-9bad-7ffb-8000-000000000001'
    expect(told({ before: { sku: '' }, after: { sku: id } })).toEqual([`SKU: nothing → ${id}`])
    const [one, other] = ['Mug', 'Cup'].map((description) => ({ id: description, description, quantity: 10_000 }))
    const moved = told({ kind: 'document', before: { items: [one, other] }, after: { items: [other, one] } })
    expect(moved).toEqual(['Lines: Mug 1, Cup 1 → Cup 1, Mug 1'])
  })

  it('CHANGE-01 calls a line that goes by its words of before, and reads the currency where the kind declares it', () => {
    const item = { id: 'a', description: 'Mug', unitPrice: 5_000_000 }
    const before = { currency: 'USD', baseCurrency: 'JPY', items: [item] }
    expect(told({ kind: 'document', before, after: { currency: 'EUR', items: [] } })).toEqual([
      'Currency: USD → EUR',
      'Lines, Mug: Description Mug, Unit price $5.00 → nothing',
    ])
  })
})
