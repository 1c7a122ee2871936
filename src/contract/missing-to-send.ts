import { isStale, daysBetween } from '#domain/exchange-rates.ts'
import { isInEuropeanUnion } from '#domain/european-union.ts'
import { type EInvoiceIssue, isBlank, refuse, warn } from '#domain/documents/e-invoice/check/issue.ts'
import { beginsWithAnyCountry, taxCountries } from '#domain/documents/e-invoice/vat-id.ts'
import { categoryOf } from '#domain/documents/totals.ts'
import { isInSepa } from '#domain/sepa.ts'
import { vatIdExample, vatIdProblem } from '#domain/vat-id.ts'
import { DOCUMENT_RULES, type DocumentType } from '#domain/documents/types.ts'
import type { ItemRow } from './document-row.ts'
import { type DocumentRow, sellerOf } from './entities/document-derive.ts'
import type { Seller } from './entities/document-fields.ts'
import { missingVatIds } from './entities/document-vat-ids.ts'
import { vatIdMessages } from './entities/vat-id-messages.ts'
import type { AnyRow } from './entity.ts'
import { missingMessages as messages } from './missing-to-send-messages.ts'
import { isUnnamedBusiness } from './new-business-names.ts'
import type { PostalAddress } from './postal-address.ts'
import { lacksPrice } from './unpriced-line.ts'
import { unprintableTexts } from './unprintable-texts.ts'
import { cutText } from '#domain/cut-text.ts'

/** The input of the check before sending. */
export interface SendingSource {
  readonly document: DocumentRow
  /** The business that issues it; undefined if the user has none. */
  readonly profile: AnyRow | undefined
  /** The day of the newest exchange rates, and today's date at the business. */
  readonly ratesOf: string
  readonly today: string
  /** The currency of the price of a line's product or service; undefined for a text line. */
  readonly currencyOf: (item: ItemRow) => string | undefined
}

interface Checked extends SendingSource {
  readonly seller: Seller
}

type Rule = (checked: Checked) => readonly EInvoiceIssue[]

/** Both sides of what tax law asks about. */
const PARTIES: readonly Rule[] = [
  sellerName,
  sellerAddress,
  customerName,
  customerAddress,
  vatIds,
  sellerVatId,
  customerVatIdForm,
]

/** The rules per type: an offer names both sides, an order says where to deliver, an invoice satisfies tax law. */
const RULES: Readonly<Record<DocumentType, readonly Rule[]>> = {
  invoice: [...PARTIES, foreignVatId, dayOfSupply, bankDetails, prices, letters, rates],
  creditnote: [...PARTIES, prices, letters],
  receipt: [sellerName, sellerAddress, sellerNumber, sellerVatId, prices, letters, rates],
  quote: [sellerName, customerName, prices, letters, rates],
  purchaseorder: [sellerName, sellerAddress, customerName, prices, letters],
  template: [],
}

/**
 * What a document lacks before it is sent, in the order of the printed page. A warning may be ignored; an error may not, because the law
 * knows no such document.
 */
export function missingToSend(source: SendingSource): readonly EInvoiceIssue[] {
  const checked = { ...source, seller: source.document.seller ?? sellerOf(source.profile ?? NO_PROFILE) }
  const found = RULES[source.document.documentType].flatMap((rule) => rule(checked))
  return [...new Map(found.map((issue) => [issue.field, issue])).values()]
}

/** Letters of a line's description in a message. */
const SHOWN_LENGTH = 60

const NO_PROFILE: AnyRow = { id: '', version: 0, createdAt: 0, updatedAt: 0 }

/** A business that still has the product's default name has no name. */
function sellerName({ seller: { name, legalName } }: Checked): readonly EInvoiceIssue[] {
  const isUnnamed = isBlank(name) || isUnnamedBusiness(name)
  return warn(isUnnamed && isBlank(legalName), 'seller.name', messages.seller.name)
}

function sellerAddress({ seller: { address } }: Checked): readonly EInvoiceIssue[] {
  return [
    ...warn(isBlank(address.street), 'seller.address.street', messages.seller.street),
    ...warn(lacksPostcode(address), 'seller.address.zip', messages.seller.postcode),
    ...warn(isBlank(address.city), 'seller.address.city', messages.seller.city),
    ...warn(isBlank(address.country), 'seller.address.country', messages.seller.country),
  ]
}

function customerName({ document }: Checked): readonly EInvoiceIssue[] {
  return warn(isBlank(document.customerName), 'customerName', messages.otherSide.name(document.documentType))
}

function customerAddress({ document }: Checked): readonly EInvoiceIssue[] {
  const { billingAddress, documentType: type } = document
  const { otherSide } = messages
  if (typeof billingAddress === 'string')
    return warn(isBlank(billingAddress), 'billingAddress', otherSide.address(type))
  return [
    ...warn(isBlank(billingAddress.street), 'billingAddress.street', otherSide.street(type)),
    ...warn(lacksPostcode(billingAddress), 'billingAddress.zip', otherSide.postcode(type)),
    ...warn(isBlank(billingAddress.city), 'billingAddress.city', otherSide.city(type)),
  ]
}

/** Every member of the EU has postcodes; in Ireland mail arrives without. */
function lacksPostcode({ zip, country = '' }: PostalAddress): boolean {
  return isBlank(zip) && isInEuropeanUnion(country) && country !== 'IE'
}

/** What the law requires is the document's own rule; the rest is advice. */
function vatIds(checked: Checked): readonly EInvoiceIssue[] {
  const { document, seller } = checked
  const missing = missingVatIds(document, seller)
  if (!missing) return [...sellerNumber(checked), ...foreignBusiness(checked)]
  const { ofSeller, ofCustomer, isLaw, why } = missing
  const ask = isLaw ? refuse : warn
  const { customerVatId } = document
  return [
    ...ask(ofSeller, 'seller.vatId', vatIdMessages.ofSeller(why)),
    ...ask(ofCustomer, 'customerVatId', vatIdMessages.ofCustomer(why)),
    ...warn(
      document.items.some((item) => categoryOf(item) === 'K') && !ofCustomer && !beginsWithAnyCountry(customerVatId),
      'customerVatId',
      messages.customerVatIdCountry,
    ),
  ]
}

/** A business that charges VAT states its VAT id, or a tax number if it has none. */
function sellerNumber({ document, profile, seller }: Checked): readonly EInvoiceIssue[] {
  const { vatId, taxId, address } = seller
  const isLiable = profile?.['vatRegistered'] === true || isInEuropeanUnion(address.country ?? '')
  return warn(
    isLiable && document.taxAmount !== 0 && isBlank(vatId) && isBlank(taxId),
    'seller.vatId',
    messages.seller.vatId,
  )
}

/** A text in the VAT id field that is no VAT id, such as a tax number. */
function sellerVatId({ seller: { vatId, address } }: Checked): readonly EInvoiceIssue[] {
  const isOdd = isInEuropeanUnion(address.country ?? '') && !isBlank(vatId) && !beginsWithAnyCountry(vatId)
  return [...warn(isOdd, 'seller.vatId', messages.seller.vatIdCountry), ...vatIdForm(vatId ?? '', 'seller.vatId')]
}

function customerVatIdForm({ document: { customerVatId } }: Checked): readonly EInvoiceIssue[] {
  return vatIdForm(customerVatId, 'customerVatId')
}

/** A VAT id that its country cannot have given out. */
function vatIdForm(vatId: string, field: string): readonly EInvoiceIssue[] {
  return warn(vatIdProblem(vatId) === 'form', field, messages.vatIdForm(vatId, vatIdExample(vatId)))
}

/** VAT charged to a business with a VAT id of another EU country; the message says that such lines usually carry none. */
function foreignVatId({ document, seller }: Checked): readonly EInvoiceIssue[] {
  const home = seller.address.country ?? ''
  const [country = ''] = taxCountries(document.customerVatId, '')
  const taxed = document.items.find((item) => categoryOf(item) === 'S')
  const isForeign = country !== home && isInEuropeanUnion(country) && isInEuropeanUnion(home)
  return warn(
    isForeign && taxed !== undefined && document.taxAmount !== 0,
    `items.${taxed?.id ?? ''}.taxPercent`,
    messages.foreignVatId,
  )
}

/** German law asks for the day of the supply on an invoice, even where it is the invoice's own. */
function dayOfSupply({ document, seller }: Checked): readonly EInvoiceIssue[] {
  const isMissing = seller.address.country === 'DE' && document.deliveryDate === null
  return warn(isMissing, 'deliveryDate', messages.dayOfSupply)
}

/** An invoice that is still to be paid says where to, where that is usual: in the countries of SEPA, by an IBAN or otherwise. */
function bankDetails({ document, seller }: Checked): readonly EInvoiceIssue[] {
  const { total, amountPaid, creditedAmount } = document
  const { iban, bankName, accountName, paymentLink = '', address } = seller
  const isMissing = [iban, bankName, accountName, paymentLink].every(isBlank) && total > amountPaid + creditedAmount
  return warn(isMissing && isInSepa(address.country ?? ''), 'seller.iban', messages.seller.iban)
}

/** A line of a product without a price, and a document that comes to nothing: either may be meant, and is said. */
function prices({ document }: Checked): readonly EInvoiceIssue[] {
  const { items, total, documentType } = document
  const unpriced = items.flatMap((item, index) => (lacksPrice(item) ? [{ item, position: index + 1 }] : []))
  if (unpriced.length > 0)
    return unpriced.flatMap(({ item, position }) =>
      warn(true, `items.${item.id}.unitPrice`, messages.price(position, shownDescription(item))),
    )
  const first = items.find(({ unitPrice }) => unitPrice === 0) ?? items[0]
  const field = first?.unitPrice === 0 ? 'unitPrice' : 'discountAmount'
  const isNothing = total === 0 && DOCUMENT_RULES[documentType].isBought !== true && first !== undefined
  return warn(isNothing, `items.${first?.id ?? ''}.${field}`, messages.noTotal)
}

function shownDescription({ description }: ItemRow): string {
  return isBlank(description) ? '' : cutText(description, SHOWN_LENGTH)
}

/** A business in another EU country without a VAT id: it counts as a private person, who pays VAT. */
function foreignBusiness({ document, seller }: Checked): readonly EInvoiceIssue[] {
  const { billingAddress, customerVatId, customerRegistrationNumber, taxAmount, total } = document
  const home = seller.address.country ?? ''
  const country = typeof billingAddress === 'string' ? '' : (billingAddress.country ?? '')
  const isForeign = country !== home && isInEuropeanUnion(country) && isInEuropeanUnion(home)
  const isBusiness = !isBlank(customerRegistrationNumber) || (taxAmount === 0 && total !== 0)
  return warn(isForeign && isBusiness && isBlank(customerVatId), 'customerVatId', messages.foreignBusiness)
}

function letters({ document, seller }: Checked): readonly EInvoiceIssue[] {
  return unprintableTexts(document, seller)
}

/** Whether a rule converted the price of a line from another currency. */
export function hasConvertedPrices({ document, currencyOf }: Pick<SendingSource, 'document' | 'currencyOf'>): boolean {
  const { currency, items } = document
  return items.some((item) => item.priceRule !== '' && (currencyOf(item) ?? currency) !== currency)
}

/** Converted prices are only as good as the rates are new (CUR-02). */
function rates(checked: Checked): readonly EInvoiceIssue[] {
  const { document, ratesOf, today } = checked
  if (!isStale(ratesOf, today) || !hasConvertedPrices(checked)) return taxRate(checked)
  const days = daysBetween(ratesOf, today)
  const message = messages.oldRates(document.currency, days)
  return [{ field: 'rates', message, level: 'warning', place: 'business' }, ...taxRate(checked)]
}

/** The tax in the seller's own currency, at a published rate that was old on the document's date; the rate of that day can be typed. */
function taxRate({ document, today }: Checked): readonly EInvoiceIssue[] {
  const { ownTax, issueDate, currency, taxExchangeRate } = document
  // Rows on a device may have been stored before the field existed.
  if (!ownTax || taxExchangeRate !== '' || ownTax.date === '') return []
  const day = issueDate ?? today
  const message = messages.oldTaxRate(ownTax.currency, daysBetween(ownTax.date, day), currency)
  return warn(isStale(ownTax.date, day), 'taxExchangeRate', message)
}
