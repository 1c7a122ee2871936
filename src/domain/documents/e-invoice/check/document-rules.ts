import { isCurrency } from '#domain/currencies.ts'
import { minorDigits } from '#domain/currency.ts'
import { categoryOf, lineGross } from '#domain/documents/totals.ts'
import { isIssued } from '#domain/documents/types.ts'
import { eInvoiceMessages as messages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Currencies of ISO 4217 that the code list of EN 16931 lacks (BR-CL-04). */
const NOT_IN_THE_LIST: ReadonlySet<string> = new Set(['STN'])

/** Required fields of the document, by profile. */
export function documentIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const isKind = document.documentType === 'invoice' || document.documentType === 'creditnote'
  if (!isKind) return refuse(true, 'documentType', messages.document.otherType)
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
    ...refuse(isProvisional || isBlank(documentNumber), 'documentNumber', messages.document.noNumber),
    ...refuse(!isIssued(status), 'status', status === 'void' ? messages.document.void : messages.document.draft),
  ]
}

/** BR-03, BR-IC-11, BR-IC-12, and the usual fields of a claim. */
function dateIssues({ source: { document }, categories, rules, isGerman }: Checked): readonly EInvoiceIssue[] {
  const { issueDate, dueDate, deliveryDate, paymentTerms, balanceDue, documentType } = document
  const isOpen = documentType === 'invoice' && balanceDue > 0
  const isDelivery = deliveryDate === null
  return [
    ...refuse(issueDate === null, 'issueDate', messages.document.issueDate),
    ...refuse(isOpen && dueDate === null && isBlank(paymentTerms), 'dueDate', messages.document.dueDate),
    ...warn(issueDate !== null && dueDate !== null && dueDate < issueDate, 'dueDate', messages.document.dueBefore),
    ...refuse(isDelivery && categories.has('K'), 'deliveryDate', messages.document.supplyDay),
    ...warn(
      isDelivery && !categories.has('K') && (isGerman || rules.isPdf === true),
      'deliveryDate',
      messages.document.deliveryDay,
    ),
    ...refuse(
      isGerman && paymentTerms.split(/[\r\n]/).some((line) => line.trimStart().startsWith('#')),
      'paymentTerms',
      messages.document.codedTerms,
    ),
  ]
}

/** PEPPOL-EN16931-R003, BR-DE-15. */
function referenceIssues({ source: { document }, rules, isGerman }: Checked): readonly EInvoiceIssue[] {
  const { buyerReference, orderReference } = document
  if (isGerman) return refuse(isBlank(buyerReference), 'buyerReference', messages.document.buyerReference)
  return refuse(
    rules.profile === 'peppol' && isBlank(buyerReference) && isBlank(orderReference),
    'buyerReference',
    messages.document.anyReference,
  )
}

/** BR-CL-04, BR-DEC-*, BR-53. */
function currencyIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  const { currency, ownTax } = document
  const isKnown = isCurrency(currency) && !NOT_IN_THE_LIST.has(currency)
  return [
    ...refuse(!isKnown, 'currency', messages.document.unknownCurrency(currency)),
    ...refuse(
      isKnown && minorDigits(currency) > 2,
      'currency',
      messages.document.decimals(currency, minorDigits(currency)),
    ),
    ...refuse(ownTax?.amount === '', 'taxExchangeRate', messages.document.taxRate(ownTax?.currency ?? '', currency)),
  ]
}

/** BR-CO-17, BR-S-09: tax is calculated after the discount. */
function basisIssues({ source: { document } }: Checked): readonly EInvoiceIssue[] {
  if (document.taxBasis === 'net' || document.pricesIncludeTax) return []
  const isTaxedBefore = document.items.some(
    (item) => item.taxPercent !== 0 && lineGross(item) !== 0 && Boolean(item.discountPercent || item.discountAmount),
  )
  return refuse(isTaxedBefore, 'taxBasis', messages.document.taxBasis).map((issue) => ({
    ...issue,
    remedy: 'tax-after-discounts' as const,
  }))
}

/** BG-3 and DOC-08. */
function creditIssues({ source: { document, preceding } }: Checked): readonly EInvoiceIssue[] {
  if (document.documentType !== 'creditnote') return []
  return [
    ...refuse(
      preceding === null || isBlank(preceding.documentNumber) || preceding.issueDate === null,
      'originalInvoiceId',
      messages.document.noInvoice,
    ),
    ...refuse(isBlank(document.reason), 'reason', messages.document.noReason),
  ]
}

/** All tax categories of the lines. */
export function categoriesOf({ source: { document } }: Pick<Checked, 'source'>): Checked['categories'] {
  return new Set(document.items.map(categoryOf))
}
