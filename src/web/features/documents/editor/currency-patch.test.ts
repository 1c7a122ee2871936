import { describe, expect, it } from 'vitest'
import type { Units } from '#domain/money.ts'
import { asksInCurrency, currencyPatch, patchTo, ruledItems } from './currency-patch.ts'
import { document } from '#contract/entities/document.ts'
import { emptyRow, general } from '#contract/entity.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { newItem } from '#contract/document-new-item.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const DOLLAR = 1_000_000
const YEN = 10_000
const amounts = { unitPrice: 100 * DOLLAR, discountAmount: 10 * DOLLAR, unitCost: 40 * DOLLAR }
const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const draft = { ...emptyRow(general(document), 'a', 0, NOWHERE), currency: 'USD' } as unknown as DocumentRow
const typed = newItem('typed', amounts)
const ruled = newItem('ruled', { ...amounts, productId: 'cup', priceRule: 'Product’s price' })

/** Rules that ask a price for the cup in yen, at 150 to the dollar. */
function yenPricing(unitPrice: Units | null): DocumentPricing {
  const rates = { base: 'USD', rates: { JPY: '150' }, date: '2026-11-20' }
  return {
    terms: { currency: 'JPY', rates },
    priceOf: ({ productId }: { readonly productId: string | null }) =>
      productId === null ? undefined : { unitPrice, priceRule: 'Cafés' },
  } as unknown as DocumentPricing
}

const kept = { unitPrice: 100 * YEN, discountAmount: 10 * YEN, unitCost: 40 * YEN }

describe('choosing another currency', () => {
  it('DOC-19 keeps the figures of what was typed and takes the prices of rules', () => {
    const patch = currencyPatch({ items: [typed, ruled], currency: 'USD' }, 'JPY', yenPricing(14_000 * YEN))
    const priced = { unitPrice: 14_000 * YEN, priceRule: 'Cafés', discountAmount: 10 * YEN, unitCost: 6_000 * YEN }
    expect(patch).toEqual({ currency: 'JPY', items: { lines: { typed: kept, ruled: priced } } })
  })

  it('DOC-19 says a rule’s price also where it is the same number of units by chance', () => {
    const patch = currencyPatch({ items: [ruled], currency: 'USD' }, 'JPY', yenPricing(100 * DOLLAR))
    expect(patch?.items).toMatchObject({ lines: { ruled: { unitPrice: 100 * DOLLAR } } })
  })

  it('DOC-19 where a rule gives no price in that currency the figures stay, as if typed', () => {
    const patch = currencyPatch({ items: [ruled], currency: 'USD' }, 'JPY', yenPricing(null))
    expect(patch?.items).toEqual({ lines: { ruled: { ...kept, priceRule: '' } } })
  })

  it('DOC-19 changes no typed line where both currencies have as many digits', () => {
    expect(currencyPatch({ items: [typed], currency: 'USD' }, 'EUR', yenPricing(null))).toEqual({ currency: 'EUR' })
  })

  it('PRICE-09 asks what becomes of amounts that no rule prices anew, and of those alone', () => {
    const asks = (items: DocumentRow['items'], price: Units | null = 1) =>
      asksInCurrency({ ...draft, items }, yenPricing(price))
    expect(asks([typed])).toBe(true)
    expect(asks([ruled])).toBe(true)
    const plain = { ...ruled, discountAmount: null }
    expect([asks([plain]), asks([plain], null)]).toEqual([false, true])
    expect(asks([newItem('words', { description: 'Thank you' })])).toBe(false)
  })

  it('PRICE-09 DOC-19 converted amounts and the prices of rules are said, whatever they come to', () => {
    const row = { items: [typed, ruled], currency: 'USD' }
    // At par every amount is the same number of units.
    const there = ruledItems(row, row.items, yenPricing(14_000 * YEN))
    const priced = { unitPrice: 14_000 * YEN, priceRule: 'Cafés', unitCost: 6_000 * YEN }
    expect(patchTo(row, 'JPY', there)).toEqual({
      currency: 'JPY',
      items: { lines: { typed: amounts, ruled: { ...priced, discountAmount: 10 * DOLLAR } } },
    })
  })

  it('DOC-04 is not made where an amount would be too large', () => {
    const large = newItem('large', { unitPrice: 900_000_000_000_000 })
    expect(currencyPatch({ items: [large], currency: 'USD' }, 'KWD', yenPricing(null))).toBeUndefined()
  })
})
