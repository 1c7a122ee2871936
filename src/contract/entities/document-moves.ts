import { dueAfter, termsText } from '#domain/documents/terms.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { AnyPatch, AnyRow, DeriveContext, PatchOf } from '../entity.ts'
import { creditedInvoice, invoiceOf } from './document-currency.ts'
import { businessValues, customerValues, type DocumentRow, profileOf } from './document-derive.ts'
import type { documentFields } from './document-fields.ts'

type DocumentPatch = PatchOf<typeof documentFields>

/**
 * The first values of a new document: those of its business, in the currency of its customer; a credit note takes the customer and
 * currency of its invoice (PROF-02, CUST-06, DOC-08).
 */
export function startValues(context: DeriveContext): DocumentPatch {
  const { given = {} } = context
  const profile = profileOf({ businessProfileId: idIn(given, 'businessProfileId') }, context)
  const currency = {
    ...currencyOf(customerOf(given, context)),
    ...currencyOf(invoiceOf(idIn(given, 'originalInvoiceId'), context)),
  }
  return { ...(profile ? businessValues(profile) : {}), ...currency, ...creditedCustomer(given, context) }
}

/** The customer of a credit note, as stored on the invoice that it credits (DOC-08). */
function creditedCustomer({ documentType, originalInvoiceId }: AnyPatch, context: DeriveContext): DocumentPatch {
  if (documentType !== 'creditnote') return {}
  const invoice = invoiceOf(typeof originalInvoiceId === 'string' ? originalInvoiceId : null, context)
  return invoice ? Object.fromEntries(OF_THE_CUSTOMER.map((name) => [name, invoice[name]])) : {}
}

const OF_THE_CUSTOMER = [
  'customerId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'billingAddress',
  'shippingAddress',
  'customerVatId',
  'customerRegistrationNumber',
  'customerElectronicAddress',
  'customerElectronicScheme',
  'buyerReference',
  'language',
] as const satisfies readonly (keyof DocumentPatch)[]

/**
 * The values that a draft takes from a newly chosen business or customer, where nothing else was given. Restored values stay as they
 * were.
 */
export function movedValues(row: DocumentRow, context: DeriveContext): DocumentPatch {
  const { given = {}, isRestored = false } = context
  const before = context.before as DocumentRow | undefined
  if (!before || isRestored || isIssued(row.status)) return {}
  const moved = { ...movedBusiness(row, before, context), ...movedCustomer(row, before, context) }
  // A credit note keeps the currency of its invoice.
  const isBound = creditedInvoice(row, context) !== undefined
  const isOpen = (name: string): boolean => given[name] === undefined && !(isBound && name === 'currency')
  return Object.fromEntries(Object.entries(moved).filter(([name]) => isOpen(name)))
}

function movedBusiness(row: DocumentRow, before: DocumentRow, context: DeriveContext): DocumentPatch {
  if (row.businessProfileId === before.businessProfileId) return {}
  const [former, profile] = [profileOf(before, context), profileOf(row, context)]
  return !profile || former?.id === profile.id ? {} : otherBusinessValues(row, former, profile)
}

function movedCustomer(row: DocumentRow, before: DocumentRow, context: DeriveContext): DocumentPatch {
  if (row.customerId === before.customerId) return {}
  // A customer that was typed without a record stays as typed.
  if (before.customerId === null && row.customerName !== '') return {}
  const customer = customerOf({ customerId: row.customerId }, context)
  return customer ? otherCustomerValues(row, customer) : {}
}

/**
 * What choosing another business changes on a document (PROF-02): on an empty one, all that a new document takes from its business;
 * otherwise the terms that came from the earlier business.
 */
export function otherBusinessValues(
  { items, payments, terms }: Pick<DocumentRow, 'items' | 'payments' | 'terms'>,
  former: AnyRow | undefined,
  profile: AnyRow,
): DocumentPatch {
  const values = businessValues(profile)
  if (items.length === 0 && payments.length === 0) return values
  const areTermsOwn = terms !== '' && terms !== former?.['termsAndConditions']
  return areTermsOwn || values.terms === undefined ? {} : { terms: values.terms }
}

/** What choosing a customer changes: name, address and payment terms, and on an empty document the currency (CUST-06). */
export function otherCustomerValues(
  row: Pick<DocumentRow, 'documentType' | 'issueDate' | 'items' | 'payments'>,
  customer: AnyRow,
): DocumentPatch {
  const isEmpty = row.items.length === 0 && row.payments.length === 0
  return { ...customerValues(customer), ...paymentTerms(row, customer), ...(isEmpty ? currencyOf(customer) : {}) }
}

function paymentTerms(
  { documentType, issueDate }: Pick<DocumentRow, 'documentType' | 'issueDate'>,
  { paymentDays }: AnyRow,
): DocumentPatch {
  if (!DOCUMENT_RULES[documentType].isPaid || typeof paymentDays !== 'number' || issueDate === null) return {}
  return { dueDate: dueAfter(issueDate, paymentDays), paymentTerms: termsText(paymentDays) }
}

function currencyOf(customer: AnyRow | undefined): DocumentPatch {
  const currency = customer?.['currency']
  return typeof currency === 'string' && currency !== '' ? { currency } : {}
}

function customerOf(values: AnyPatch, context: DeriveContext): AnyRow | undefined {
  const id = idIn(values, 'customerId')
  return id === null ? undefined : context.get('customer', id)
}

function idIn(values: AnyPatch, name: string): string | null {
  const id = values[name]
  return typeof id === 'string' ? id : null
}
