import { dueAfter, termsText } from '#domain/documents/terms.ts'
import { DOCUMENT_RULES, isIssued } from '#domain/documents/types.ts'
import type { AnyPatch, AnyRow, DeriveContext, PatchOf } from '../entity.ts'
import { creditedInvoice, invoiceOf } from './document-currency.ts'
import { businessValues, customerValues, type DocumentRow, profileOf } from './document-derive.ts'
import type { documentFields } from './document-fields.ts'

type DocumentPatch = PatchOf<typeof documentFields>

/**
 * What a new document begins with: as its business writes them, in the currency of its customer, or for the customer and in the currency of
 * the invoice that it credits (PROF-02, CUST-06, DOC-08).
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

/** Whom a credit note is for: the customer of the invoice that it credits, as they stand there (DOC-08). */
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
 * What a draft takes from another business or customer that it is given, where nothing else was said with it. What is brought back stays as
 * it was.
 */
export function movedValues(row: DocumentRow, context: DeriveContext): DocumentPatch {
  const { given = {}, isRestored = false } = context
  const before = context.before as DocumentRow | undefined
  if (!before || isRestored || isIssued(row.status)) return {}
  const moved = { ...movedBusiness(row, before, context), ...movedCustomer(row, before, context) }
  // A credit note stays in the currency of its invoice.
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
  // Who was written down without being a customer stays as written.
  if (before.customerId === null && row.customerName !== '') return {}
  const customer = customerOf({ customerId: row.customerId }, context)
  return customer ? otherCustomerValues(row, customer) : {}
}

/**
 * What choosing another business changes on a document (PROF-02): with nothing on it, all that a new one takes from its business; else the
 * terms, if they were the former one's.
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

/** What choosing a customer changes: who and where they are, their terms of payment, and with nothing on it their currency (CUST-06). */
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
