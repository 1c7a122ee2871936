import { isCurrency } from '#domain/currencies.ts'
import { minorDigits } from '#domain/currency.ts'
import { categoryOf, lineGross } from '#domain/documents/totals.ts'
import { isIssued } from '#domain/documents/types.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Currencies of ISO 4217 that the code list of EN 16931 lacks (BR-CL-04). */
const NOT_IN_THE_LIST: ReadonlySet<string> = new Set(['STN'])

/** Required fields of the document, by profile. */
export function documentIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const isKind = document.documentType === 'invoice' || document.documentType === 'creditnote'
  if (!isKind) return refuse(true, 'documentType', 'Only invoices and credit notes can leave as e-invoices.')
  return [
    ...stateIssues(checked),
    ...dateIssues(checked),
    ...referenceIssues(checked),
    ...currencyIssues(checked),
    ...basisIssues(checked),
    ...creditIssues(checked),
  ]
}

/** DOC-03: a provisional number is no number. */
function stateIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  const { isProvisional, documentNumber, status } = document
  return [
    ...refuse(
      isProvisional || isBlank(documentNumber),
      'documentNumber',
      'This document has no final number yet: it gets one when it is next saved online.',
    ),
    ...refuse(!isIssued(status), 'status', status === 'void' ? 'This document is void.' : 'Mark it as sent first.'),
  ]
}

/** BR-03, BR-IC-11, BR-IC-12, and the usual fields of a claim. */
function dateIssues({ source: { document }, categories, rules, isGerman }: Checked): readonly EInvoiceIssue[] {
  const { issueDate, dueDate, deliveryDate, paymentTerms, balanceDue, documentType } = document
  const isOpen = documentType === 'invoice' && balanceDue > 0
  const isDelivery = deliveryDate === null
  return [
    ...refuse(issueDate === null, 'issueDate', 'Enter the date of the document.'),
    ...refuse(
      isOpen && dueDate === null && isBlank(paymentTerms),
      'dueDate',
      'Enter the day it is due, or the terms of payment.',
    ),
    ...warn(
      issueDate !== null && dueDate !== null && dueDate < issueDate,
      'dueDate',
      'It is due before it was issued.',
    ),
    ...refuse(isDelivery && categories.has('K'), 'deliveryDate', 'Enter the day of the supply within the EU.'),
    ...warn(
      isDelivery && !categories.has('K') && (isGerman || rules.isPdf === true),
      'deliveryDate',
      'Enter the day of delivery or service: readers of this format expect it.',
    ),
    ...refuse(
      isGerman && paymentTerms.split(/[\r\n]/).some((line) => line.trimStart().startsWith('#')),
      'paymentTerms',
      'Do not start a line of the payment terms with #: there it means a coded discount.',
    ),
  ]
}

/** PEPPOL-EN16931-R003, BR-DE-15. */
function referenceIssues({ source: { document }, rules, isGerman }: Checked): readonly EInvoiceIssue[] {
  const { buyerReference, orderReference } = document
  if (isGerman)
    return refuse(
      isBlank(buyerReference),
      'buyerReference',
      'Enter the buyer’s reference: of an authority its Leitweg-ID, else whatever the buyer asks for.',
    )
  return refuse(
    rules.profile === 'peppol' && isBlank(buyerReference) && isBlank(orderReference),
    'buyerReference',
    'Enter the buyer’s reference or order number: Peppol asks for one of them.',
  )
}

/** BR-CL-04, BR-DEC-*, BR-53. */
function currencyIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  const { currency, ownTax } = document
  const isKnown = isCurrency(currency) && !NOT_IN_THE_LIST.has(currency)
  return [
    ...refuse(!isKnown, 'currency', `E-invoices do not know the currency ${currency}.`),
    ...refuse(
      isKnown && minorDigits(currency) > 2,
      'currency',
      `E-invoices have at most two decimals, but ${currency} has ${minorDigits(currency)}: send the PDF instead.`,
    ),
    ...refuse(
      ownTax?.amount === '',
      'taxExchangeRate',
      `Enter how much ${ownTax?.currency ?? ''} one ${currency} is: the tax is told in both, and no exchange rate of that day is known.`,
    ),
  ]
}

/** BR-CO-17, BR-S-09: tax is calculated after the discount. */
function basisIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  if (document.taxBasis === 'net' || document.pricesIncludeTax) return []
  const isTaxedBefore = document.items.some(
    (item) => item.taxPercent !== 0 && lineGross(item) !== 0 && Boolean(item.discountPercent || item.discountAmount),
  )
  return refuse(
    isTaxedBefore,
    'taxBasis',
    'Tax is charged on the price before the discount here: e-invoices take it after the discount.',
  ).map((issue) => ({ ...issue, remedy: 'tax-after-discounts' as const }))
}

/** BG-3 and DOC-08. */
function creditIssues({ source: { document, preceding } }: Checked): readonly EInvoiceIssue[] {
  if (document.documentType !== 'creditnote') return []
  return [
    ...refuse(
      preceding === null || isBlank(preceding.documentNumber) || preceding.issueDate === null,
      'originalInvoiceId',
      'Name the invoice that is credited, with its number and date.',
    ),
    ...refuse(isBlank(document.reason), 'reason', 'Enter why it is credited.'),
  ]
}

/** All tax categories of the lines. */
export function categoriesOf({ source: { document } }: Pick<Checked, 'source'>): Checked['categories'] {
  return new Set(document.items.map(categoryOf))
}
