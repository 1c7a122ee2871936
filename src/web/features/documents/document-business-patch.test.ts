import { describe, expect, it } from 'vitest'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import { type AnyRow, emptyRow, general } from '#contract/entity.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { businessPatch } from './document-business-patch.ts'
import { newItem } from './document-new-item.ts'
import type { DocumentPricing, TermsChange } from './use-document-pricing.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const quote: DocumentRow = {
  ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow),
  documentType: 'quote',
  currency: 'EUR',
}
const business = (id: string, values: AnyRow | object): AnyRow => ({
  ...emptyRow(general(businessProfile), id, 0, NOWHERE),
  ...values,
})
const berlin = business('berlin', { preferredCurrency: 'EUR', taxRate: 190_000, termsAndConditions: 'Net 30' })
const zurich = business('zurich', { preferredCurrency: 'CHF', taxRate: 81_000, termsAndConditions: 'Net 10' })

/** A price that a rule gave holds the tax: 10.81 at 8.1 %, and whatever it was before. */
const pricing = {
  under: ({ taxRate }: TermsChange) => ({
    terms: { currency: 'EUR', rates: { base: 'EUR', rates: {} } },
    priceOf: () => ({ unitPrice: taxRate === 81_000 ? 10_810_000 : 11_900_000, priceRule: 'Own price' }),
  }),
} as unknown as DocumentPricing

describe('choosing the business of a document', () => {
  it('PROF-02 an empty document takes what a new one of that business has', () => {
    expect(businessPatch(quote, berlin, zurich, pricing)).toEqual({
      patch: {
        businessProfileId: 'zurich',
        currency: 'CHF',
        taxBasis: 'net',
        terms: 'Net 10',
        pricesIncludeTax: false,
      },
      lines: 0,
    })
  })

  it('PROF-02 DOC-19 lines at the usual rate take the new one with the price that holds it; a typed rate and terms stay', () => {
    const items = [
      newItem('1', { productId: 'cup', unitPrice: 11_900_000, priceRule: 'Own price', taxPercent: 190_000 }),
      newItem('2', { unitPrice: 5_000_000, taxPercent: 190_000 }),
      newItem('3', { unitPrice: 5_000_000, taxPercent: 70_000 }),
      newItem('4', { unitPrice: 5_000_000, taxPercent: 0, taxCategory: 'AE' }),
    ]
    expect(businessPatch({ ...quote, items, terms: 'Ours' }, berlin, zurich, pricing)).toEqual({
      patch: {
        businessProfileId: 'zurich',
        items: {
          lines: {
            1: { unitPrice: 10_810_000, priceRule: 'Own price', taxPercent: 81_000 },
            2: { taxPercent: 81_000 },
          },
        },
      },
      lines: 2,
    })
    expect(businessPatch({ ...quote, items, terms: 'Net 30' }, berlin, zurich, pricing).patch.terms).toBe('Net 10')
  })

  it('PROF-02 the tax of a supplier is theirs', () => {
    const items = [newItem('1', { unitPrice: 5_000_000, taxPercent: 190_000 })]
    const order = { ...quote, documentType: 'purchaseorder', items } as const
    expect(businessPatch(order, berlin, zurich, pricing).lines).toBe(0)
  })
})
