import { describe, expect, it } from 'vitest'
import type { Units } from '#domain/money.ts'
import { currencyPatch } from './document-currency-patch.ts'
import { newItem } from '#contract/document-new-item.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const DOLLAR = 1_000_000
const YEN = 10_000
const amounts = { unitPrice: 100 * DOLLAR, discountAmount: 10 * DOLLAR, unitCost: 40 * DOLLAR }
const typed = newItem('typed', amounts)
const ruled = newItem('ruled', { ...amounts, productId: 'cup', priceRule: 'Own price' })

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

  it('DOC-04 is not made where an amount would be too large', () => {
    const large = newItem('large', { unitPrice: 900_000_000_000_000 })
    expect(currencyPatch({ items: [large], currency: 'USD' }, 'KWD', yenPricing(null))).toBeUndefined()
  })
})
