import type { DocumentRow } from '#contract/entities/document-derive.ts'
import type { Seller } from '#contract/entities/document-fields.ts'
import { OWN_RATE } from '#domain/cost-origin.ts'
import { adjustmentWords } from '#domain/documents/adjustment-words.ts'
import { takenBack } from '#domain/documents/open-amount.ts'
import { DOCUMENT_RULES } from '#domain/documents/types.ts'
import { exemptionReason, needsReason } from '#domain/documents/e-invoice/exemption.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import type { Words } from '../locale-formats.ts'
import type { DocumentJob, Fact, ItemWords, Passage, Party, PaymentWords, TaxWords } from './document-job.ts'
import { addressLines } from './address-lines.ts'
import type { DocumentMessages } from './messages/document-texts.ts'
import { facts, filled } from './letterhead.ts'
import { groupedIban, paymentCode } from './payment-code.ts'

/** The deps of a document's texts. */
export interface Wording {
  readonly row: DocumentRow
  readonly seller: Seller
  readonly labels: DocumentMessages
  readonly words: Words
  /** A language tag. */
  readonly language: string
}

const day = ({ words }: Wording, value: string | null): string => (value === null ? '' : words.day(value))
const money = ({ words, row }: Wording, units: number): string => words.money(units, row.currency)
const taxName = ({ labels, seller }: Wording): string => (seller.vatId === '' ? labels.tax : labels.vat)

/** Numbers and dates. */
export function factsOf(wording: Wording): Fact[] {
  const { row, labels } = wording
  const isQuote = row.documentType === 'quote'
  return facts([
    [labels.number, row.documentNumber],
    [labels.date, day(wording, row.issueDate)],
    [isQuote ? labels.validUntil : labels.dueDate, day(wording, row.dueDate)],
    [labels.deliveryDate, day(wording, row.deliveryDate)],
    [labels.orderNumber, row.orderReference],
    [labels.yourReference, row.buyerReference],
    [DOCUMENT_RULES[row.documentType].isBought ? labels.vatId : labels.yourVatId, row.customerVatId],
  ])
}

/** To whom it goes, and where the goods go when that is somewhere else. */
export function partiesOf({ row, labels, language, seller }: Wording): Pick<DocumentJob, 'party' | 'shipTo'> {
  const home = seller.address.country
  const billing = addressLines(row.billingAddress, language, home)
  const shipping = addressLines(row.shippingAddress, language, home)
  const isElsewhere = shipping.length > 0 && shipping.join('\n') !== billing.join('\n')
  const party: Party = { label: labels.parties[row.documentType], name: row.customerName, lines: billing }
  return { party, shipTo: isElsewhere ? { label: labels.shipTo, name: '', lines: shipping } : null }
}

/** The lines. */
export function itemsOf(wording: Wording): ItemWords[] {
  const { row, words } = wording
  return row.items.map((item, index) => ({
    position: words.quantity((index + 1) * 10_000),
    description: item.description,
    sku: item.sku,
    quantity: words.measure(item.quantity, item.unitCode),
    unitPrice: words.unitPrice(item.unitPrice, row.currency),
    discount: discountOf(wording, item),
    tax: words.percent(item.taxPercent),
    amount: money(wording, item.lineTotal),
  }))
}

function discountOf(wording: Wording, item: DocumentRow['items'][number]): string {
  if (item.discountPercent) return wording.words.percent(item.discountPercent)
  return item.discountAmount ? money(wording, item.discountAmount) : ''
}

/** The groups of the tax, one per rate; tax-free groups are left out if the seller charges no tax. */
export function taxesOf(wording: Wording): TaxWords[] {
  const { row, words, labels } = wording
  const isTaxed = row.taxes.some(({ percent, category }) => percent > 0 || needsReason(category))
  if (!isTaxed) return []
  return row.taxes.map(({ percent, taxable, tax }) => {
    const [rate, amount] = [words.percent(percent), money(wording, taxable)]
    const label = filled(labels.taxOn, { tax: taxName(wording), rate, amount })
    return { label, taxable: amount, tax: money(wording, tax) }
  })
}

/** The totals before and after the tax. */
export function totalsOf(wording: Wording): Pick<DocumentJob, 'totals' | 'taxSum' | 'settled' | 'sum'> {
  const { row, labels, language } = wording
  const amount = (label: string, units: number): Fact => ({ label, value: money(wording, units) })
  const totals = [amount(labels.subtotal, row.subtotal)]
  if (row.discountAmount !== 0) totals.push(amount(adjustmentWords(language).discount, -row.discountAmount))
  const taxSum = money(wording, row.taxAmount)
  const total = amount(labels.total, row.total)
  const isSettled = DOCUMENT_RULES[row.documentType].isPaid && (row.amountPaid !== 0 || takenBack(row) !== 0)
  if (!isSettled) return { totals, taxSum, settled: [], sum: total }
  const settled = [total]
  if (row.amountPaid !== 0) settled.push(amount(labels.paid, -row.amountPaid))
  if (takenBack(row) !== 0) settled.push(amount(labels.credited, -takenBack(row)))
  const due = row.balanceDue
  const sum = due < 0 ? amount(labels.yourCredit, -due) : amount(labels.balanceDue, due)
  return { totals, taxSum, settled, sum }
}

/** The texts above the lines. */
export function openingOf(wording: Wording, credited: Credited | undefined): string[] {
  const { row, labels } = wording
  const reference = row.relatedDocuments.find(({ relationship }) => relationship === 'refund_for')
  const number = credited?.documentNumber ?? reference?.documentNumber ?? ''
  const isCredit = row.documentType === 'creditnote' && number !== ''
  const lines = isCredit ? [filled(labels.creditOf, { number, date: day(wording, credited?.issueDate ?? null) })] : []
  if (row.reason !== '') lines.push(`${labels.reason}: ${row.reason}`)
  if (row.customerNotes !== '') lines.push(row.customerNotes)
  return lines
}

interface Credited {
  readonly documentNumber: string
  readonly issueDate: string | null
}

/** How to pay, on documents that ask for money. */
export function paymentOf(wording: Wording, isBinding: boolean): PaymentWords | null {
  const { row, seller, labels } = wording
  const due = row.balanceDue
  if (!DOCUMENT_RULES[row.documentType].isPaid || due <= 0) return null
  const account = facts([
    [labels.accountName, seller.iban === '' ? '' : seller.accountName || seller.legalName || seller.name],
    ['IBAN', seller.iban === '' ? '' : groupedIban(seller.iban)],
    [labels.bank, [seller.bankName, seller.bic === '' ? '' : `BIC ${seller.bic}`].filter(Boolean).join(' · ')],
    [labels.reference, seller.iban === '' ? '' : row.documentNumber],
    [labels.paymentLink, seller.paymentLink ?? ''],
  ])
  const terms = facts([[labels.paymentTerms, termsWords(wording)]])
  const name = seller.accountName || seller.legalName || seller.name
  const { iban, bic } = seller
  const transfer = { name, iban, bic, amount: due, currency: row.currency, reference: row.documentNumber }
  const code = isBinding ? (paymentCode(transfer) ?? null) : null
  if (account.length + terms.length === 0) return null
  return { heading: labels.payment, facts: [...terms, ...account], code, codeHint: labels.scanToPay }
}

/** The product's default terms are plain days, written in the language of the PDF. */
function termsWords({ row, words }: Wording): string {
  const days = /^(\d{1,4}) days?$/.exec(row.paymentTerms)?.[1]
  return days === undefined ? row.paymentTerms : words.days(Number(days))
}

/** The tax in the seller's own currency, with its rate (DOC-16). */
function ownTaxOf(wording: Wording): string[] {
  const { row, words, labels } = wording
  if (!row.ownTax || row.ownTax.amount === '') return []
  const { currency, rate, date, source, amount } = row.ownTax
  const units = unitsFromDecimal(amount, currency)
  if ('issue' in units) return []
  const said = filled(labels.taxIn, { tax: taxName(wording), currency, amount: words.money(units.value, currency) })
  const published = source === OWN_RATE ? [] : [words.day(date), source]
  return [`${said} (${[`1 ${row.currency} = ${words.decimal(rate)} ${currency}`, ...published].join(', ')})`]
}

/** The texts below the totals. */
export function closingOf(wording: Wording): Passage[] {
  const { row, labels, language } = wording
  const untaxed = [...new Set(row.taxes.map(({ category }) => category))]
    .filter(needsReason)
    .map((category) => exemptionReason(category, row.items, language))
  const hints = [
    ...ownTaxOf(wording),
    ...untaxed,
    row.pricesIncludeTax && row.taxAmount !== 0 ? labels.pricesIncludeTax : '',
  ].filter(Boolean)
  const isQuoteTerms = row.documentType !== 'invoice' && row.paymentTerms !== ''
  return [
    { heading: '', text: hints.join('\n') },
    { heading: labels.paymentTerms, text: isQuoteTerms ? termsWords(wording) : '' },
    { heading: labels.terms, text: row.terms },
  ].filter(({ text }) => text.trim() !== '')
}
