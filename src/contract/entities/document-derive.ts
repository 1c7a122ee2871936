import { dayOf } from '#domain/calendar-day.ts'
import { customerTitle } from '#domain/customer-title.ts'
import type { Units } from '#domain/money.ts'
import { openAmount, takenBack } from '#domain/documents/open-amount.ts'
import { amountPaid, paidStatus } from '#domain/documents/payments.ts'
import { provisionalNumber } from '#domain/documents/number.ts'
import { dueAfter, termsText } from '#domain/documents/terms.ts'
import { documentTotals } from '#domain/documents/totals.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import { addressIn } from '../postal-address.ts'
import { same } from '../same.ts'
import { nameKey, searchText } from '#domain/text-fold.ts'
import type { AnyRow, DeriveContext, PatchOf, RowOf } from '../entity.ts'
import { roundedItems } from './document-credits.ts'
import type { documentFields, Seller } from './document-fields.ts'
import { nextEvents } from './document-events.ts'
import { ownTaxValues } from './document-own-tax.ts'
import { beginning } from '#domain/beginning.ts'

export type DocumentRow = RowOf<typeof documentFields>
type DocumentPatch = PatchOf<typeof documentFields>

/** Lines that go into the search text; more would cost more than they help. */
const SEARCHED_ITEMS = 200
const MAX_SEARCH_TEXT = 20_000

/** Derives all fields of a document that follow from its input; the same on both sides. */
export function deriveDocument(row: DocumentRow, context: DeriveContext): DocumentPatch {
  const profile = profileOf(row, context)
  const customer = row.customerId === null ? undefined : context.get('customer', row.customerId)
  const start = context.before ? {} : firstValues(row, profile, customer)
  const sums = amounts({ ...row, ...start }, context, timeZoneOf(profile))
  const summed = { ...row, ...start, ...sums }
  const full = { ...summed, ...ownTaxValues(summed, textOf(profile, 'country'), context) }
  const { taxExchangeRate, ownTax } = full
  return {
    ...start,
    ...sums,
    taxExchangeRate,
    ownTax,
    ...marks(full, profile, context),
    ...refundLink(full, context),
    ...keys(full),
  }
}

/** The business that issues a document: its own, or the default one. */
export function profileOf(
  { businessProfileId }: Pick<DocumentRow, 'businessProfileId'>,
  context: DeriveContext,
): AnyRow | undefined {
  const named = businessProfileId === null ? undefined : context.get('businessProfile', businessProfileId)
  return named ?? context.flagged('businessProfile')
}

/** The settings of a business that a new document takes over. */
export function businessValues(profile: AnyRow): DocumentPatch {
  const { preferredCurrency: currency, taxBasis, termsAndConditions: terms, pricesIncludeVat } = profile
  return {
    ...(typeof currency === 'string' ? { currency } : {}),
    ...(taxBasis === 'net' || taxBasis === 'gross' ? { taxBasis } : {}),
    ...(typeof terms === 'string' ? { terms } : {}),
    pricesIncludeTax: pricesIncludeVat === true,
  }
}

/** The time zone of a business, which decides its date. */
export function timeZoneOf(profile: AnyRow | undefined): string {
  return textOf(profile, 'timeZone') || 'UTC'
}

/** Days until an invoice is due: the customer's term, or that of the business. */
export function paymentDaysOf(customer: AnyRow | undefined, profile: AnyRow | undefined): number {
  return Number(customer?.['paymentDays'] ?? profile?.['paymentDays'] ?? 30)
}

/** The values that a new document takes from its business and its customer. */
function firstValues(row: DocumentRow, profile: AnyRow | undefined, customer: AnyRow | undefined): DocumentPatch {
  const { isPaid } = DOCUMENT_RULES[row.documentType]
  const issueDate = row.issueDate ?? dayOf(row.createdAt, timeZoneOf(profile))
  const days = paymentDaysOf(customer, profile)
  const due = isPaid || row.documentType === 'quote' ? { dueDate: row.dueDate ?? dueAfter(issueDate, days) } : {}
  const terms = isPaid && row.paymentTerms === '' ? { paymentTerms: termsText(days) } : {}
  return {
    businessProfileId: row.businessProfileId ?? profile?.id ?? null,
    documentNumber: row.isProvisional ? provisionalNumber(row.documentType, row.createdAt) : row.documentNumber,
    issueDate,
    ...due,
    ...terms,
    ...(customer && row.customerName === '' ? blanksOf(row, customerValues(customer)) : {}),
  }
}

/** The values for blank fields. */
function blanksOf(row: DocumentRow, values: DocumentPatch): DocumentPatch {
  const isBlank = ([name]: [string, unknown]): boolean => ['', null].includes(row[name as keyof DocumentRow] as string)
  return Object.fromEntries(Object.entries(values).filter(isBlank))
}

/** A credit note names the invoice that it credits (DOC-08). */
function refundLink(
  { documentType, originalInvoiceId, relatedDocuments }: DocumentRow,
  context: DeriveContext,
): DocumentPatch {
  if (documentType !== 'creditnote') return {}
  const others = relatedDocuments.filter(({ relationship }) => relationship !== 'refund_for')
  const invoice = originalInvoiceId === null ? undefined : context.get('document', originalInvoiceId)
  if (!invoice) return { relatedDocuments: others }
  const link = { documentType: 'invoice', documentNumber: textOf(invoice, 'documentNumber') } as const
  return { relatedDocuments: [...others, { id: invoice.id, ...link, relationship: 'refund_for' }] }
}

/** What a customer is called on their documents: by the company, where there is one. */
export function nameOnDocuments(customer: AnyRow): string {
  return customerTitle({ company: textOf(customer, 'company'), name: textOf(customer, 'name') })
}

/** The texts of a document that are its customer's, by the names that they have there. */
export const CUSTOMER_TEXTS = {
  customerEmail: 'email',
  customerPhone: 'phone',
  customerVatId: 'vatId',
  customerRegistrationNumber: 'registrationNumber',
  customerElectronicAddress: 'electronicAddress',
  customerElectronicScheme: 'electronicScheme',
  buyerReference: 'buyerReference',
  language: 'language',
} as const

/** The customer's data that a document stores (CUST-06). */
export function customerValues(customer: AnyRow): DocumentPatch {
  const texts = Object.entries(CUSTOMER_TEXTS).map(([name, own]) => [name, textOf(customer, own)])
  return {
    customerName: nameOnDocuments(customer),
    billingAddress: addressIn(customer['billingAddress'] as DocumentRow['billingAddress'], textOf(customer, 'country')),
    shippingAddress: customer['shippingAddress'] as DocumentRow['shippingAddress'],
    ...Object.fromEntries(texts),
  }
}

/** Totals, balance and the status that follows from them; totals sent by a caller are ignored (DOC-04, DOC-05, DOC-15). */
function amounts(row: DocumentRow, context: DeriveContext, timeZone: string): DocumentPatch {
  const rounded = roundedItems(row, context)
  const totals = documentTotals({ ...row, items: rounded })
  const items = rounded.map((item, index) => {
    const { gross = 0, discount = 0 } = totals.lines[index] ?? {}
    return { ...item, lineTotal: gross - discount }
  })
  const { subtotal, discountAmount, taxAmount, total } = totals
  const taxes = totals.taxes.map((group) => ({ id: `${group.category}-${group.percent}`, ...group }))
  const sums = { items, subtotal, discountAmount, taxAmount, total, taxes }
  if (!DOCUMENT_RULES[row.documentType].isPaid) return { ...sums, payments: [], amountPaid: 0, balanceDue: 0 }
  return { ...sums, ...balance({ ...row, total }, context, timeZone) }
}

function balance(row: DocumentRow, context: DeriveContext, timeZone: string): DocumentPatch {
  const before = context.before as DocumentRow | undefined
  // An invoice that is no longer refunded gets its earlier status back: nobody marked it as paid now (DOC-08).
  const wasRefunded = before?.status === 'refunded'
  const isMarkedPaid = row.status === 'paid' && before?.status !== 'paid' && !wasRefunded
  // Credited amounts need not be paid (DOC-08).
  const owed = owedOf(row)
  const open = owed - amountPaid(row.payments)
  const recorded = row.payments.map((each) => ({ ...AS_BEFORE, ...each }))
  // More than was asked for stays a credit of the customer; what an invoice below zero promises is paid out (DOC-06).
  const isLeft = open > 0 || (owed < 0 && open < 0)
  const payments =
    isMarkedPaid && isLeft
      ? [
          ...recorded,
          { id: `paid-${row.updatedAt}`, date: dayOf(row.updatedAt, timeZone), amount: open, ...WITHOUT_WORDS },
        ]
      : recorded
  const paid = amountPaid(payments)
  const wasOwed = before ? owedOf(before) : owed
  const isFollowed = paid !== 0 || row.status === 'paid'
  // A status that was asked for is kept until the money moves (DOC-06).
  const isBroughtBack = wasRefunded && context.given?.['status'] === undefined
  const isMoved = paid !== (before?.amountPaid ?? 0) || ((owed !== wasOwed || isBroughtBack) && isFollowed)
  const status = isMoved ? paidStatus(row.status, paid, owed) : row.status
  const sums = { payments, amountPaid: paid, balanceDue: owed - paid }
  return { ...sums, status, ...refunded({ ...row, status }, before, paid) }
}

/** The amount that is to be paid of an invoice in total. */
function owedOf(row: DocumentRow): Units {
  return openAmount(row.total, 0, takenBack(row))
}

/** An edit may make an invoice one that issued credit notes take back in full, or no longer so (DOC-08). */
function refunded(row: DocumentRow, before: DocumentRow | undefined, paid: Units): DocumentPatch {
  const { status, statusBefore, total } = row
  const taken = takenBack(row)
  if (!before || before.total === total || taken === 0) return {}
  const isInFull = taken === total
  if (isInFull && status !== 'refunded' && isIssued(status)) return { status: 'refunded', statusBefore: status }
  if (isInFull || status !== 'refunded') return {}
  const again = statusBefore ?? 'sent'
  const isFollowed = paid !== 0 || again === 'paid'
  return { status: isFollowed ? paidStatus(again, paid, owedOf(row)) : again, statusBefore: null }
}

/** The value for payments stored before the field existed. */
const AS_BEFORE = { keepAsCredit: false, creditWith: null, reference: '', fee: null, isStillOwed: false } as const
const WITHOUT_WORDS = { ...AS_BEFORE, method: 'other', note: '' } as const

/** What an issued document records: its seller, the time, and the number of later edits (DOC-18). */
function marks(row: DocumentRow, profile: AnyRow | undefined, context: DeriveContext): DocumentPatch {
  const was = context.before as DocumentRow | undefined
  if (!isIssued(row.status)) {
    const events = nextEvents(row, false, context)
    return { seller: null, sentAt: null, viewedAt: null, viewCount: 0, lastViewedAt: null, events }
  }
  const isEdited = was !== undefined && isIssued(was.status) && CONTENT.some((name) => !same(row[name], was[name]))
  return {
    seller: row.seller ?? (profile ? sellerOf(profile) : null),
    sentAt: row.sentAt ?? row.updatedAt,
    viewedAt: row.status === 'viewed' ? (row.viewedAt ?? row.updatedAt) : row.viewedAt,
    revision: row.revision + (isEdited ? 1 : 0),
    events: nextEvents(row, isEdited, context),
  }
}

/** The fields that a customer reads on a document. */
export const CONTENT = [
  'customerName',
  'billingAddress',
  'shippingAddress',
  'issueDate',
  'dueDate',
  'deliveryDate',
  'currency',
  'taxBasis',
  'pricesIncludeTax',
  'items',
  'taxExchangeRate',
  'customerNotes',
  'terms',
  'paymentTerms',
  'reason',
] as const satisfies readonly (keyof DocumentRow)[]

/** The seller as an issued document stores it. */
export function sellerOf(profile: AnyRow): Seller {
  const value = (name: string): string => textOf(profile, name)
  return {
    name: value('name'),
    legalName: value('legalName'),
    address: { ...(profile['address'] as Seller['address']), country: value('country') },
    email: value('email'),
    phoneNumber: value('phoneNumber'),
    website: value('website'),
    registrationNumber: value('registrationNumber'),
    taxId: value('taxId'),
    vatId: value('vatId'),
    contactName: value('contactName'),
    electronicAddress: value('electronicAddress'),
    electronicScheme: value('electronicScheme'),
    iban: value('iban'),
    bic: value('bic'),
    bankName: value('bankName'),
    accountName: value('accountName'),
    paymentLink: value('paymentLink'),
  }
}

function keys({ documentNumber, customerName, customerEmail, items }: DocumentRow): DocumentPatch {
  const descriptions = items.slice(0, SEARCHED_ITEMS).map(({ description }) => description)
  return {
    customerKey: nameKey(customerName),
    searchText: beginning(searchText([documentNumber, customerName, customerEmail, ...descriptions]), MAX_SEARCH_TEXT),
  }
}

function textOf(row: AnyRow | undefined, name: string): string {
  const value = row?.[name]
  return typeof value === 'string' ? value : ''
}
