import { describe, expect, it } from 'vitest'
import { customer as customers } from './entities/customer.ts'
import { document } from './entities/document.ts'
import { type AnyRow, emptyRow, general } from './entity.ts'
import type { DocumentRow } from './entities/document-derive.ts'
import { customerPatch } from './document-customer-patch.ts'
import { newItem } from './document-new-item.ts'
import type { PriceTerms } from '#domain/documents/line-price.ts'
import type { DocumentPricing } from './document-pricing.ts'

const NOWHERE = { before: undefined, get: () => undefined, flagged: () => undefined }
const invoice = {
  ...(emptyRow(general(document), 'a', 0, NOWHERE) as unknown as DocumentRow),
  issueDate: '2026-11-20',
  currency: 'EUR',
}
const ann: AnyRow = { ...emptyRow(general(customers), 'ann', 0, NOWHERE), name: 'Ann', email: 'ann@example.test' }
const terms = { currency: 'EUR', taxRate: 190_000, taxCategory: null, rates: { base: 'EUR', rates: {} } }

/** Prices for any customer: 9.00 for every line that a rule priced. */
const pricing = {
  terms,
  under: ({ customer }: { readonly customer: AnyRow }) => ({
    terms: { ...terms, taxCategory: customer['taxCategory'] } as unknown as PriceTerms,
    priceOf: () => ({ unitPrice: 9_000_000, priceRule: '10% off' }),
  }),
} as unknown as DocumentPricing

describe('choosing a customer', () => {
  it('CUST-06 brings who they are', () => {
    expect(customerPatch(invoice, ann, pricing)).toEqual({
      patch: expect.objectContaining({ customerId: 'ann', customerName: 'Ann', customerEmail: 'ann@example.test' }),
      prices: 0,
    })
    expect(customerPatch(invoice, ann, pricing).patch).not.toHaveProperty('items')
  })

  it('DOC-01 their days to pay set the due date of an invoice, and of nothing else', () => {
    const patient = { ...ann, paymentDays: 14 }
    expect(customerPatch(invoice, patient, pricing).patch).toMatchObject({
      dueDate: '2026-12-04',
      paymentTerms: '14 days',
    })
    const order = { ...invoice, documentType: 'purchaseorder' } as const
    expect(customerPatch(order, patient, pricing).patch).not.toHaveProperty('dueDate')
  })

  it('DOC-01 their currency is taken while nothing is priced yet', () => {
    const abroad = { ...ann, currency: 'CHF' }
    expect(customerPatch(invoice, abroad, pricing).patch.currency).toBe('CHF')
    const started = { ...invoice, items: [newItem('1', {})] }
    expect(customerPatch(started, abroad, pricing).patch).not.toHaveProperty('currency')
  })

  it('DOC-16 DOC-19 lines take their tax category and the prices of their list; a typed price stays', () => {
    const items = [
      newItem('1', { productId: 'cup', unitPrice: 10_000_000, priceRule: 'Product’s price', taxPercent: 190_000 }),
      newItem('2', { unitPrice: 5_000_000, taxPercent: 190_000 }),
      newItem('3', { unitPrice: 5_000_000, taxCategory: 'E' }),
    ]
    const { patch, prices } = customerPatch({ ...invoice, items }, { ...ann, taxCategory: 'AE' }, pricing)
    const untaxed = { taxCategory: 'AE', taxPercent: 0 }
    expect(patch.items).toEqual({
      lines: { 1: { unitPrice: 9_000_000, priceRule: '10% off', ...untaxed }, 2: untaxed },
    })
    expect(prices).toBe(1)
  })
})
