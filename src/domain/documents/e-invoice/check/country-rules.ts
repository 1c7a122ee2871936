import { isNorwegianNumber, isSwedishNumber } from '#domain/documents/company-numbers.ts'
import { isIban } from '../iban.ts'
import { partyAddress } from '../party.ts'
import type { SourceSeller } from '../source.ts'
import { compactVatId, taxCountries } from '../vat-id.ts'
import { countryMessages } from './country-messages.ts'
import { eInvoiceMessages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

const { ofParty } = eInvoiceMessages

type CountryRules = (seller: SourceSeller, checked: Checked) => readonly EInvoiceIssue[]

/** Peppol's additional rules for sellers of single countries. */
const RULES: Readonly<Record<string, CountryRules>> = {
  DK: danish,
  GR: greek,
  IS: icelandic,
  IT: italian,
  NL: dutch,
  NO: norwegian,
  SE: swedish,
}

/** The national rules of Peppol BIS 3 (release 2026.5) that apply to our documents. */
export function countryIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { seller } = checked.source
  if (checked.rules.profile !== 'peppol') return []
  return sellerCountries(checked).flatMap((country) => RULES[country]?.(seller, checked) ?? [])
}

/** DK-R-002, DK-R-014, DK-R-016, DK-R-017. */
function danish({ registrationNumber }: SourceSeller, checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const buyer = document.customerRegistrationNumber
  return [
    ...refuse(!/^\d{8}$/.test(registrationNumber.trim()), 'seller.registrationNumber', countryMessages.denmark.seller),
    ...refuse(
      isBuyerIn('DK', checked) && !isBlank(buyer) && !/^\d{8}$/.test(buyer.trim()),
      'customerRegistrationNumber',
      countryMessages.denmark.buyer,
    ),
    ...refuse(document.documentType === 'creditnote' && document.total < 0, 'total', countryMessages.denmark.total),
  ]
}

/** GR-R-001 ff.: numbers in six parts and the mark of the tax authority. */
function greek(): readonly EInvoiceIssue[] {
  return refuse(true, 'seller.address.country', countryMessages.greece)
}

/** IS-R-002 to IS-R-005. */
function icelandic({ registrationNumber, address }: SourceSeller, checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const buyer = partyAddress(document.billingAddress)
  const isDomestic = isBuyerIn('IS', checked)
  return [
    ...refuse(!isKennitala(registrationNumber), 'seller.registrationNumber', countryMessages.iceland.seller),
    ...refuse(isBlank(address.street), 'seller.address.street', ofParty.noStreet('seller')),
    ...refuse(isBlank(address.zip), 'seller.address.zip', ofParty.noPostcode('seller')),
    ...refuse(
      isDomestic && !isKennitala(document.customerRegistrationNumber),
      'customerRegistrationNumber',
      countryMessages.iceland.buyer,
    ),
    ...refuse(isDomestic && isBlank(buyer.street), 'billingAddress.street', ofParty.noStreet('buyer')),
    ...refuse(isDomestic && isBlank(buyer.zip), 'billingAddress.zip', ofParty.noPostcode('buyer')),
  ]
}

function isKennitala(text: string): boolean {
  return /^\d{10}$/.test(text.trim())
}

/** IT-R-001 to IT-R-004. */
function italian({ taxId, address }: SourceSeller): readonly EInvoiceIssue[] {
  const length = taxId.trim().length
  return [
    ...refuse(length > 0 && (length < 11 || length > 16), 'seller.taxId', countryMessages.italy),
    ...wholeAddress(address, 'seller.address', 'seller'),
  ]
}

/** NL-R-002 to NL-R-005, NL-R-008. */
function dutch({ registrationNumber, address, iban }: SourceSeller, checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const isDomestic = isBuyerIn('NL', checked)
  const isInvoice = document.documentType === 'invoice'
  return [
    ...wholeAddress(address, 'seller.address', 'seller'),
    ...refuse(!isDutchNumber(registrationNumber), 'seller.registrationNumber', countryMessages.netherlands.seller),
    ...(isDomestic ? wholeAddress(partyAddress(document.billingAddress), 'billingAddress', 'buyer') : []),
    ...refuse(
      isDomestic && !isDutchNumber(document.customerRegistrationNumber),
      'customerRegistrationNumber',
      countryMessages.netherlands.buyer,
    ),
    ...refuse(isDomestic && isInvoice && !isIban(iban), 'seller.iban', countryMessages.netherlands.iban),
  ]
}

function isDutchNumber(text: string): boolean {
  return /^(\d{8}|\d{20})$/.test(text.trim())
}

/** NO-R-001, NO-R-002. */
function norwegian({ vatId, taxId }: SourceSeller): readonly EInvoiceIssue[] {
  return [
    ...refuse(!isBlank(vatId) && !isNorwegianVatId(compactVatId(vatId)), 'seller.vatId', countryMessages.norway.vatId),
    ...warn(taxId.trim() !== 'Foretaksregisteret', 'seller.taxId', countryMessages.norway.taxId),
  ]
}

function isNorwegianVatId(vatId: string): boolean {
  return /^NO\d{9}MVA$/.test(vatId) && isNorwegianNumber(vatId.slice(2, 11))
}

/** SE-R-001 to SE-R-006, SE-R-013. */
function swedish(
  { vatId, registrationNumber, taxId }: SourceSeller,
  { source: { document } }: Checked,
): readonly EInvoiceIssue[] {
  const isRate = ({ taxPercent }: { readonly taxPercent: number }) => [0, 60_000, 120_000, 250_000].includes(taxPercent)
  return [
    ...refuse(!isBlank(vatId) && !/^SE\d{12}$/.test(compactVatId(vatId)), 'seller.vatId', countryMessages.sweden.vatId),
    ...refuse(
      !isBlank(registrationNumber) && !isSwedishNumber(registrationNumber.trim()),
      'seller.registrationNumber',
      countryMessages.sweden.number,
    ),
    ...refuse(!isBlank(taxId) && taxId.trim() !== 'Godkänd för F-skatt', 'seller.taxId', countryMessages.sweden.taxId),
    ...refuse(!document.items.every(isRate), 'items', countryMessages.sweden.rates),
  ]
}

function wholeAddress(
  { street, city, zip }: SourceSeller['address'],
  field: string,
  party: 'seller' | 'buyer',
): readonly EInvoiceIssue[] {
  return [
    ...refuse(isBlank(street), `${field}.street`, ofParty.noStreet(party)),
    ...refuse(isBlank(city), `${field}.city`, ofParty.noCity(party)),
    ...refuse(isBlank(zip), `${field}.zip`, ofParty.noPostcode(party)),
  ]
}

function sellerCountries({ source: { seller }, categories }: Checked): readonly string[] {
  return taxCountries(categories.has('O') ? '' : seller.vatId, seller.address.country ?? '')
}

function isBuyerIn(wanted: string, { source: { document }, categories }: Checked): boolean {
  const { country } = partyAddress(document.billingAddress)
  return taxCountries(categories.has('O') ? '' : document.customerVatId, country).includes(wanted)
}
