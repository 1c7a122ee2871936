import { describe, expect, it } from 'vitest'
import { businessProfile } from '#contract/entities/business-profile.ts'
import { document } from '#contract/entities/document.ts'
import { type AnyRow, emptyRow, general } from '#contract/entity.ts'
import { planChanges } from '#web/kit/data/plan-changes.ts'
import type { DocumentRow } from '#web/kit/documents/document-row.ts'
import { businessPatch } from '#contract/document-business-patch.ts'
import { newItem } from '#contract/document-new-item.ts'
import type { DocumentPricing, TermsChange } from '#contract/document-pricing.ts'

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
    priceOf: () => ({ unitPrice: taxRate === 81_000 ? 10_810_000 : 11_900_000, priceRule: 'Product’s price' }),
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
      newItem('1', { productId: 'cup', unitPrice: 11_900_000, priceRule: 'Product’s price', taxPercent: 190_000 }),
      newItem('2', { unitPrice: 5_000_000, taxPercent: 190_000 }),
      newItem('3', { unitPrice: 5_000_000, taxPercent: 70_000 }),
      newItem('4', { unitPrice: 5_000_000, taxPercent: 0, taxCategory: 'AE' }),
    ]
    expect(businessPatch({ ...quote, items, terms: 'Ours' }, berlin, zurich, pricing)).toEqual({
      patch: {
        businessProfileId: 'zurich',
        items: {
          lines: {
            1: { unitPrice: 10_810_000, priceRule: 'Product’s price', taxPercent: 81_000 },
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

  it('PROF-02 a device makes of it what the server does, and the way back brings what was there', () => {
    const rows = new Map<string, AnyRow>([berlin, zurich].map((each) => [`businessProfile ${each.id}`, each]))
    const source = {
      get: (kind: string, id: string) => rows.get(`${kind} ${id}`),
      all: (kind: string) => (kind === 'businessProfile' ? [{ ...berlin, isDefault: true }, zurich] : []),
      where: () => [],
    }
    const run = (op: 'put' | 'patch', data: object): AnyRow => {
      const change = { op, kind: 'document', id: 'a', data: { ...data } } as const
      const { row } = planChanges([change], source, 0).find(({ kind }) => kind === 'document') ?? {}
      if (!row) throw new Error('the document was not planned')
      rows.set('document a', row)
      return row
    }
    const own = { currency: 'CHF', terms: 'Ours', taxBasis: 'gross' }
    expect(run('put', { documentType: 'quote', businessProfileId: 'zurich' })).toMatchObject({
      currency: 'CHF',
      terms: 'Net 10',
    })
    const before = run('patch', { businessProfileId: 'berlin', ...own })
    expect(before).toMatchObject(own)
    const { patch } = businessPatch(before as unknown as DocumentRow, berlin, zurich, pricing)
    expect(run('patch', patch)).toMatchObject({ currency: 'CHF', terms: 'Net 10', taxBasis: 'net' })
    const back = Object.fromEntries(Object.keys(patch).map((name) => [name, before[name]]))
    expect(run('patch', back)).toEqual(before)
  })
})
