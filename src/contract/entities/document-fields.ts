import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#domain/documents/types.ts'
import { PAYMENT_METHODS } from '#domain/documents/payments.ts'
import { TAX_BASES, TAX_CATEGORIES } from '#domain/documents/totals.ts'
import { calendarDay, currencyCode, exchangeRate, languageTag, rowId, variantOfProduct } from '../field-forms.ts'
import { choice, flag, instant, integer, joinedLater, json, lines, money, percent, quantity, text } from '../fields.ts'
import { addressOrText, postalAddress } from '../postal-address.ts'
import { documentIssueMessages } from './document-issue-messages.ts'
import * as z from 'zod/mini'

/** Lines of one document at most. */
export const MAX_ITEMS = 1_000

const unit = { currencyField: 'currency' }
const made = { readOnly: true } as const
const amount = (label: string) => money({ ...unit, ...made, label, fallback: 0 })

const rounding = z.strictObject({ gross: z.int(), discount: z.int(), tax: z.int() })

/** A line: what is sold, how much of it, at which price (DOC-04). */
const item = {
  productId: rowId({ label: 'Product', group: 'Product', fallback: null, names: 'product' }),
  variantId: variantOfProduct('Product'),
  serviceId: rowId({ label: 'Service', group: 'Product', fallback: null, names: 'service' }),
  sku: text({ label: 'SKU', fallback: '', max: 120 }),
  description: text({ label: 'Description', fallback: '', max: 2_000 }),
  quantity: quantity({ label: 'Quantity', group: 'Quantity', fallback: 10_000 }),
  /** UN/ECE recommendation 20: C62 is one piece, HUR an hour. */
  unitCode: text({
    label: 'Unit',
    group: 'Quantity',
    fallback: 'C62',
    pattern: /^[A-Z0-9]{2,3}$/,
    patternMessage: () => documentIssueMessages.unitCode,
  }),
  unitPrice: money({ ...unit, label: 'Unit price', group: 'Price', fallback: 0 }),
  taxPercent: percent({ label: 'Tax', group: 'Tax', fallback: 0, min: 0, max: 1_000_000 }),
  taxCategory: choice(TAX_CATEGORIES, { label: 'Tax category', group: 'Tax', fallback: null, nullable: true }),
  exemptionReason: text({ label: 'Reason for no tax', group: 'Tax', fallback: '', max: 300 }),
  discountPercent: percent({ label: 'Discount', group: 'Discount', fallback: null, min: -1_000_000, max: 1_000_000 }),
  discountAmount: money({ ...unit, label: 'Discount amount', group: 'Discount', fallback: null }),
  /** The seller's cost of one, in the document's currency: for the margin, never shown to a customer. */
  unitCost: money({ ...unit, label: 'Unit cost', fallback: null, min: 0, isWorkedOut: true }),
  /** The name of the rule that gave the price; empty for a typed price. */
  priceRule: text({ label: 'Price from', group: 'Price', fallback: '', max: 200 }),
  /** On credit notes: minor units that make the parts of an invoice add up to it (DOC-08). */
  rounding: joinedLater(
    json(z.nullable(rounding), { label: 'Rounding', fallback: null, readOnly: true, internal: true }),
  ),
  /** After the discount; including tax where prices include it. */
  lineTotal: amount('Line total'),
}

const payment = {
  date: calendarDay({ label: 'Paid on', group: 'Payment', fallback: null }),
  amount: money({ ...unit, label: 'Amount', group: 'Payment', fallback: 0 }),
  method: choice(PAYMENT_METHODS, { label: 'Method', group: 'Payment', fallback: 'transfer' }),
  note: text({ label: 'Note', fallback: '', max: 500 }),
  /** More than the open amount is kept as a credit of the customer (DOC-15). */
  keepAsCredit: joinedLater(flag({ label: 'Overpayment kept as credit', group: 'Payment', fallback: false })),
  /** The invoice that a credit was moved from, or on that one the invoice it was moved to. */
  creditWith: joinedLater(rowId({ label: 'Credit moved with', group: 'Payment', fallback: null, names: 'document' })),
  /** What the payment provider calls it, and what it kept of it (DOC-14). */
  reference: joinedLater(text({ label: 'Reference', fallback: '', max: 200 })),
  fee: joinedLater(money({ ...unit, label: 'Fee', fallback: null })),
  /** Of money that went back by card: it has to be paid again (DOC-15). */
  isStillOwed: joinedLater(flag({ label: 'Still to be paid', group: 'Payment', fallback: false })),
}

/** The seller of a document, as it was when the document was issued. */
const seller = z.strictObject({
  name: z.string(),
  legalName: z.string(),
  address: postalAddress,
  email: z.string(),
  phoneNumber: z.string(),
  website: z.string(),
  registrationNumber: z.string(),
  taxId: z.string(),
  vatId: z.string(),
  contactName: z.string(),
  electronicAddress: z.string(),
  electronicScheme: z.string(),
  iban: z.string(),
  bic: z.string(),
  bankName: z.string(),
  accountName: z.string(),
  /** Sellers stored before the field existed have none. */
  paymentLink: z.optional(z.string()),
})
export type Seller = z.infer<typeof seller>

/** The tax in the seller's own currency, where its country requires it (DOC-16). */
const ownTax = z.strictObject({
  currency: z.string(),
  rate: z.string(),
  date: z.string(),
  source: z.string(),
  amount: z.string(),
})

/** What is recorded of a document beside its fields: statuses that somebody gave it, its public links, and edits after it was issued. */
export const DOCUMENT_EVENTS = [
  'sent',
  'accepted',
  'declined',
  'applied',
  'received',
  'void',
  'shared',
  'corrected',
] as const

export const documentFields = {
  documentType: choice(DOCUMENT_TYPES, { label: 'Type', fallback: 'invoice' }),
  documentNumber: text({ label: 'Number', fallback: '', max: 40, ...made, byServer: true }),
  /** The number is this device's placeholder until the server issues one (DOC-03). */
  isProvisional: flag({ label: 'Number not issued yet', fallback: true, ...made, byServer: true }),
  sequence: integer({ label: 'Place in its series', fallback: null, ...made, byServer: true }),
  counterId: rowId({ label: 'Series', fallback: null, ...made, byServer: true }),
  status: choice(DOCUMENT_STATUSES, { label: 'Status', fallback: 'draft', follows: 'payments' }),
  businessProfileId: rowId({ label: 'Business', fallback: null, names: 'businessProfile' }),

  customerId: rowId({ label: 'Customer', group: 'Customer', fallback: null, names: 'customer' }),
  customerName: text({ label: 'Customer name', group: 'Customer', fallback: '', max: 300 }),
  customerEmail: text({ label: 'E-mail', group: 'Customer', fallback: '', max: 320 }),
  customerPhone: text({ label: 'Phone', group: 'Customer', fallback: '', max: 60 }),
  billingAddress: json(addressOrText, { label: 'Billing address', group: 'Customer', fallback: '' }),
  shippingAddress: json(addressOrText, { label: 'Shipping address', group: 'Customer', fallback: '' }),
  customerVatId: text({ label: 'VAT id', group: 'Customer', fallback: '', max: 40 }),
  customerRegistrationNumber: text({ label: 'Registration number', group: 'Customer', fallback: '', max: 60 }),
  customerElectronicAddress: text({ label: 'E-invoice address', group: 'Customer', fallback: '', max: 200 }),
  customerElectronicScheme: text({ label: 'Scheme', group: 'Customer', fallback: '', max: 10 }),
  buyerReference: text({ label: 'Buyer reference', group: 'Customer', fallback: '', max: 200 }),
  orderReference: text({ label: 'Order number', fallback: '', max: 200 }),
  language: languageTag({ label: 'Language', fallback: '' }),

  issueDate: calendarDay({ label: 'Date', group: 'Dates', fallback: null }),
  dueDate: calendarDay({ label: 'Due date', group: 'Dates', fallback: null }),
  deliveryDate: calendarDay({ label: 'Delivery date', fallback: null }),
  currency: currencyCode({ label: 'Currency', fallback: 'USD' }),
  /** Of tax on top: tax that prices include is always taken after discounts. */
  taxBasis: choice(TAX_BASES, { label: 'Tax is charged', group: 'Tax', fallback: 'net' }),
  pricesIncludeTax: flag({ label: 'Prices include tax', group: 'Tax', fallback: false }),
  items: lines(item, { label: 'Lines', fallback: [], max: MAX_ITEMS }),
  subtotal: amount('Subtotal'),
  discountAmount: amount('Discount'),
  taxAmount: amount('Tax'),
  total: amount('Total'),
  /** A typed rate for `ownTax`; empty for the reference rate of the day. */
  taxExchangeRate: { ...exchangeRate(), label: 'Exchange rate for the tax' },
  ownTax: json(z.nullable(ownTax), { label: 'Tax in your own currency', fallback: null, ...made }),
  taxes: lines(
    {
      category: choice(TAX_CATEGORIES, { label: 'Tax category', fallback: 'S' }),
      percent: percent({ label: 'Rate', fallback: 0 }),
      taxable: amount('Taxable'),
      tax: amount('Tax'),
    },
    { label: 'Tax by rate', fallback: [], max: MAX_ITEMS, ...made },
  ),
  payments: lines(payment, { label: 'Payments', fallback: [], max: 500 }),
  amountPaid: amount('Paid'),
  balanceDue: amount('Amount due'),
  creditedAmount: amount('Credited'),
  /** The part of `creditedAmount` in draft credit notes: it stays open until they are issued. */
  creditedInDrafts: amount('Credited by drafts'),

  /** Only the seller reads them: no PDF, link, mail or e-invoice contains them (DOC-01). */
  notes: text({ label: 'Internal notes', fallback: '', max: 10_000 }),
  customerNotes: text({ label: 'Message to the customer', fallback: '', max: 10_000 }),
  terms: text({ label: 'Terms', fallback: '', max: 20_000 }),
  paymentTerms: text({ label: 'Payment terms', fallback: '', max: 500 }),
  reason: text({ label: 'Reason', fallback: '', max: 2_000 }),
  originalInvoiceId: rowId({ label: 'Credited invoice', fallback: null, names: 'document' }),
  /** The id of an entry is that of the other document (DOC-07, DOC-08). */
  relatedDocuments: lines(
    {
      documentType: choice(DOCUMENT_TYPES, { label: 'Type', fallback: 'invoice' }),
      documentNumber: text({ label: 'Number', fallback: '', max: 40 }),
      relationship: text({ label: 'Relationship', fallback: '', max: 40 }),
    },
    { label: 'Related documents', fallback: [], max: 500, ...made },
  ),
  movesStock: flag({ label: 'Take from stock', fallback: false, help: 'When it is sent.' }),
  stockMovedAt: instant({ label: 'Stock moved', fallback: null, ...made }),
  /** The landed shipment of this order that added its goods to the stock (SHIP-04). */
  stockedBy: rowId({ label: 'Stock added by', fallback: null, ...made, byServer: true }),
  seller: json(z.nullable(seller), { label: 'Issued by', fallback: null, ...made }),
  sentAt: instant({ label: 'Sent', fallback: null, ...made }),
  viewedAt: instant({ label: 'Viewed', fallback: null, ...made }),
  /** How often its public page was looked at, and when last (DOC-14). */
  viewCount: integer({ label: 'Views', fallback: 0, min: 0, ...made, internal: true }),
  lastViewedAt: instant({ label: 'Last viewed', fallback: null, ...made, internal: true }),
  /** What became of it, as its timeline tells it; `why` is a stored message or what somebody wrote. */
  events: lines(
    {
      kind: choice(DOCUMENT_EVENTS, { label: 'What', fallback: 'sent' }),
      at: instant({ label: 'When', fallback: 0 }),
      why: text({ label: 'Why', fallback: '', max: 4_000 }),
    },
    { label: 'Events', fallback: [], max: 100, ...made, internal: true },
  ),
  /** The number of edits after it was sent (DOC-18). */
  revision: integer({ label: 'Edits after sending', fallback: 0, min: 0, ...made }),
  /** The status to restore once issued credit notes no longer take back all of it (DOC-08). */
  statusBefore: choice(DOCUMENT_STATUSES, {
    label: 'Earlier status',
    fallback: null,
    nullable: true,
    ...made,
    internal: true,
  }),
  customerKey: text({ label: 'Sort key', fallback: '', max: 1_000, ...made, internal: true }),
  searchText: text({ label: 'Search text', fallback: '', max: 20_000, ...made, internal: true }),
}
