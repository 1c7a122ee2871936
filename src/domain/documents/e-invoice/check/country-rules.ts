import { isNorwegianNumber, isSwedishNumber } from '#domain/documents/company-numbers.ts'
import { isIban } from '../iban.ts'
import { partyAddress } from '../party.ts'
import type { SourceSeller } from '../source.ts'
import { compactVatId, taxCountries } from '../vat-id.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

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
    ...refuse(
      !/^\d{8}$/.test(registrationNumber.trim()),
      'seller.registrationNumber',
      'Enter your CVR number, eight digits: Peppol asks Danish sellers for it.',
    ),
    ...refuse(
      isBuyerIn('DK', checked) && !isBlank(buyer) && !/^\d{8}$/.test(buyer.trim()),
      'customerRegistrationNumber',
      'Enter the buyer’s CVR number, eight digits, or none.',
    ),
    ...refuse(
      document.documentType === 'creditnote' && document.total < 0,
      'total',
      'The total of a Danish credit note cannot be below zero.',
    ),
  ]
}

/** GR-R-001 ff.: numbers in six parts and the mark of the tax authority. */
function greek(): readonly EInvoiceIssue[] {
  return refuse(
    true,
    'seller.address.country',
    'Greek invoices need the mark of myDATA to leave by Peppol: send UBL without Peppol instead.',
  )
}

/** IS-R-002 to IS-R-005. */
function icelandic({ registrationNumber, address }: SourceSeller, checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const buyer = partyAddress(document.billingAddress)
  const isDomestic = isBuyerIn('IS', checked)
  return [
    ...refuse(!isKennitala(registrationNumber), 'seller.registrationNumber', 'Enter your kennitala, ten digits.'),
    ...refuse(isBlank(address.street), 'seller.address.street', 'Enter your street.'),
    ...refuse(isBlank(address.zip), 'seller.address.zip', 'Enter your postcode.'),
    ...refuse(
      isDomestic && !isKennitala(document.customerRegistrationNumber),
      'customerRegistrationNumber',
      'Enter the buyer’s kennitala, ten digits.',
    ),
    ...refuse(isDomestic && isBlank(buyer.street), 'billingAddress.street', 'Enter the buyer’s street.'),
    ...refuse(isDomestic && isBlank(buyer.zip), 'billingAddress.zip', 'Enter the buyer’s postcode.'),
  ]
}

function isKennitala(text: string): boolean {
  return /^\d{10}$/.test(text.trim())
}

/** IT-R-001 to IT-R-004. */
function italian({ taxId, address }: SourceSeller): readonly EInvoiceIssue[] {
  const length = taxId.trim().length
  return [
    ...refuse(
      length > 0 && (length < 11 || length > 16),
      'seller.taxId',
      'Enter your tax number with 11 to 16 characters.',
    ),
    ...wholeAddress(address, 'seller.address', 'your'),
  ]
}

/** NL-R-002 to NL-R-005, NL-R-008. */
function dutch({ registrationNumber, address, iban }: SourceSeller, checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  const isDomestic = isBuyerIn('NL', checked)
  const isInvoice = document.documentType === 'invoice'
  return [
    ...wholeAddress(address, 'seller.address', 'your'),
    ...refuse(
      !isDutchNumber(registrationNumber),
      'seller.registrationNumber',
      'Enter your KvK number (8 digits) or OIN (20 digits): Peppol asks Dutch sellers for it.',
    ),
    ...(isDomestic ? wholeAddress(partyAddress(document.billingAddress), 'billingAddress', 'the buyer’s') : []),
    ...refuse(
      isDomestic && !isDutchNumber(document.customerRegistrationNumber),
      'customerRegistrationNumber',
      'Enter the buyer’s KvK number (8 digits) or OIN (20 digits).',
    ),
    ...refuse(
      isDomestic && isInvoice && !isIban(iban),
      'seller.iban',
      'Enter your IBAN: Peppol asks for it between Dutch businesses.',
    ),
  ]
}

function isDutchNumber(text: string): boolean {
  return /^(\d{8}|\d{20})$/.test(text.trim())
}

/** NO-R-001, NO-R-002. */
function norwegian({ vatId, taxId }: SourceSeller): readonly EInvoiceIssue[] {
  return [
    ...refuse(
      !isBlank(vatId) && !isNorwegianVatId(compactVatId(vatId)),
      'seller.vatId',
      'Enter your VAT id as NO, nine digits and MVA.',
    ),
    ...warn(
      taxId.trim() !== 'Foretaksregisteret',
      'seller.taxId',
      'Most Norwegian companies write Foretaksregisteret as their tax number here.',
    ),
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
    ...refuse(
      !isBlank(vatId) && !/^SE\d{12}$/.test(compactVatId(vatId)),
      'seller.vatId',
      'Enter your VAT id as SE and twelve digits.',
    ),
    ...refuse(
      !isBlank(registrationNumber) && !isSwedishNumber(registrationNumber.trim()),
      'seller.registrationNumber',
      'Enter your organisation number: ten digits without a dash.',
    ),
    ...refuse(
      !isBlank(taxId) && taxId.trim() !== 'Godkänd för F-skatt',
      'seller.taxId',
      'Write “Godkänd för F-skatt” as your tax number, or nothing.',
    ),
    ...refuse(!document.items.every(isRate), 'items', 'Sweden has the rates 25%, 12% and 6% only.'),
  ]
}

function wholeAddress(
  { street, city, zip }: SourceSeller['address'],
  field: string,
  whose: string,
): readonly EInvoiceIssue[] {
  return [
    ...refuse(isBlank(street), `${field}.street`, `Enter ${whose} street.`),
    ...refuse(isBlank(city), `${field}.city`, `Enter ${whose} city.`),
    ...refuse(isBlank(zip), `${field}.zip`, `Enter ${whose} postcode.`),
  ]
}

function sellerCountries({ source: { seller }, categories }: Checked): readonly string[] {
  return taxCountries(categories.has('O') ? '' : seller.vatId, seller.address.country ?? '')
}

function isBuyerIn(wanted: string, { source: { document }, categories }: Checked): boolean {
  const { country } = partyAddress(document.billingAddress)
  return taxCountries(categories.has('O') ? '' : document.customerVatId, country).includes(wanted)
}
