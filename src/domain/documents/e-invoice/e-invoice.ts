import { decimalFromPpm, decimalFromUnits } from '#domain/money.ts'
import { categoryOf, documentTotals, type TaxCategory, type TaxGroup } from '../totals.ts'
import { exemptionReason } from './exemption.ts'
import { type EInvoiceFormat, type EInvoiceProfile, FORMAT_RULES, type FormatRules } from './formats.ts'
import { compactIban, isBic, isIban } from './iban.ts'
import { type EInvoiceLine, eInvoiceLines } from './lines.ts'
import { buyerParty, type Party, type PartyAddress, partyAddress, sellerParty } from './party.ts'
import type { EInvoiceSource, SourceDocument } from './source.ts'

/** The tax of one category and rate (BG-23), as decimal text. */
export interface EInvoiceTax {
  readonly category: TaxCategory
  readonly percent: string
  readonly taxable: string
  readonly tax: string
  /** BT-120; empty for S and Z. */
  readonly reason: string
}

/** The content of an invoice or credit note in both syntaxes, as text in the terms of EN 16931; empty parts are left out. */
export interface EInvoice {
  readonly rules: FormatRules
  /** German rules apply: each tax group has a rate, even if it is exempt (BR-DE-14). */
  readonly isGerman: boolean
  readonly isCredit: boolean
  /** The language tag of its words. */
  readonly language: string
  readonly number: string
  readonly issueDate: string
  readonly dueDate: string
  readonly deliveryDate: string
  readonly currency: string
  readonly note: string
  readonly buyerReference: string
  readonly orderReference: string
  readonly preceding: { readonly number: string; readonly issueDate: string }
  readonly seller: Party
  readonly buyer: Party
  readonly deliverTo: PartyAddress
  readonly payment: PaymentMeans
  readonly paymentTerms: string
  readonly lines: readonly EInvoiceLine[]
  readonly taxes: readonly EInvoiceTax[]
  /** BT-106 and BT-109 are equal here: there are no discounts on the whole document. */
  readonly net: string
  readonly tax: string
  /** BT-6 and BT-111; both are empty if the tax is stated only in the currency of the invoice. */
  readonly ownTax: { readonly currency: string; readonly amount: string }
  readonly total: string
  /** Empty if nothing was paid. */
  readonly prepaid: string
  readonly payable: string
}

/** How to pay the seller (BG-16): 58 SEPA transfer, 30 transfer, 1 undefined (UNCL 4461). */
export interface PaymentMeans {
  readonly code: '1' | '30' | '58'
  readonly reference: string
  readonly iban: string
  readonly accountName: string
  readonly bic: string
}

/** Makes an e-invoice from a document that passed `eInvoiceIssues`; nothing is checked here. */
export function eInvoiceOf(
  { document, seller, preceding, language }: EInvoiceSource,
  format: EInvoiceFormat,
): EInvoice {
  const totals = documentTotals(document)
  const isCredit = document.documentType === 'creditnote'
  const isOutsideVat = document.items.some((item) => categoryOf(item) === 'O')
  const text = (units: number): string => decimalFromUnits(units, document.currency)
  const reasonOf = (category: TaxCategory): string => exemptionReason(category, document.items, language)
  const paid = isCredit ? 0 : document.amountPaid
  return {
    rules: FORMAT_RULES[format],
    isGerman: keepsGermanRules({ document, seller }, FORMAT_RULES[format].profile),
    isCredit,
    language,
    number: document.documentNumber,
    issueDate: document.issueDate ?? '',
    dueDate: document.dueDate ?? '',
    deliveryDate: document.deliveryDate ?? '',
    currency: document.currency,
    note: noteOf(document),
    buyerReference: document.buyerReference,
    orderReference: document.orderReference,
    preceding: { number: preceding?.documentNumber ?? '', issueDate: preceding?.issueDate ?? '' },
    seller: sellerParty(seller, isOutsideVat),
    buyer: buyerParty(document, isOutsideVat),
    deliverTo: deliverTo(document),
    payment: isCredit ? NO_MEANS : meansOf({ document, seller }),
    paymentTerms: document.paymentTerms,
    lines: eInvoiceLines(document, totals.lines),
    taxes: totals.taxes.map((group) => taxText(group, reasonOf, text)),
    net: text(totals.taxes.reduce((sum, { taxable }) => sum + taxable, 0)),
    tax: text(totals.taxAmount),
    ownTax: document.ownTax ?? NO_OWN_TAX,
    total: text(totals.total),
    prepaid: paid === 0 ? '' : text(paid),
    payable: text(totals.total - paid),
  }
}

const NO_OWN_TAX = { currency: '', amount: '' } as const

/** One note for everything, because Peppol allows only one (PEPPOL-EN16931-R002). */
function noteOf({ reason, customerNotes, terms }: SourceDocument): string {
  return [reason, customerNotes, terms].filter((each) => each.trim() !== '').join('\n\n')
}

function taxText(
  { category, percent, taxable, tax }: TaxGroup,
  reasonOf: (category: TaxCategory) => string,
  text: (units: number) => string,
): EInvoiceTax {
  return {
    category,
    percent: decimalFromPpm(percent),
    taxable: text(taxable),
    tax: text(tax),
    reason: reasonOf(category),
  }
}

const NOWHERE: PartyAddress = { street: '', street2: '', city: '', zip: '', state: '', country: '' }

/** The place of delivery (BG-15), if its country is known (BR-57); a supply within the EU always has one (BR-IC-12). */
function deliverTo({ shippingAddress, billingAddress, items }: SourceDocument): PartyAddress {
  const shipped = partyAddress(shippingAddress)
  if (shipped.country !== '') return shipped
  return items.some((item) => categoryOf(item) === 'K') ? partyAddress(billingAddress) : NOWHERE
}

/** Whether German rules apply: always in XRechnung, in Peppol between two Germans (DE-R-001 ff.). */
export function keepsGermanRules(
  { document, seller }: Pick<EInvoiceSource, 'document' | 'seller'>,
  profile: EInvoiceProfile,
): boolean {
  if (profile !== 'peppol') return profile === 'xrechnung'
  return seller.address.country === 'DE' && partyAddress(document.billingAddress).country === 'DE'
}

/** A credit note asks for no payment. */
const NO_MEANS: PaymentMeans = { code: '1', reference: '', iban: '', accountName: '', bic: '' }

function meansOf({ document, seller }: Pick<EInvoiceSource, 'document' | 'seller'>): PaymentMeans {
  const reference = document.documentNumber
  if (!isIban(seller.iban)) return { ...NO_MEANS, reference }
  return {
    code: transferCode(document.currency, seller.address.country),
    reference,
    iban: compactIban(seller.iban),
    accountName: seller.accountName,
    bic: isBic(seller.bic) ? seller.bic.trim().toUpperCase() : '',
  }
}

/** Denmark has no plain transfer (DK-R-005). */
function transferCode(currency: string, country: string | undefined): PaymentMeans['code'] {
  if (currency === 'EUR') return '58'
  return country === 'DK' ? '1' : '30'
}
