import { countryOf } from '#domain/countries.ts'
import { isBic, isIban } from '../iban.ts'
import { beginsWithAnyCountry, startsWithCountry } from '../vat-id.ts'
import { addressIssues, electronicIssues } from './address-rules.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of the seller, by profile. */
export function sellerIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { seller } = checked.source
  return [
    ...refuse(isBlank(seller.legalName) && isBlank(seller.name), 'seller.legalName', 'Enter your legal name.'),
    ...addressIssues(seller.address, 'seller.address', 'your', checked),
    ...numberIssues(checked),
    ...vatIdIssues(checked),
    ...contactIssues(checked),
    ...electronicIssues(
      { address: seller.electronicAddress, scheme: seller.electronicScheme },
      { address: 'seller.electronicAddress', scheme: 'seller.electronicScheme' },
      'your',
      checked,
    ),
    ...bankIssues(checked),
  ]
}

/** BR-S-02, BR-Z-02, BR-E-02, BR-AE-02, BR-IC-02, BR-G-02, BR-O-02 and BR-CO-26. */
function numberIssues({ source, categories }: Checked): readonly EInvoiceIssue[] {
  const { vatId, taxId, registrationNumber } = source.seller
  const isOutside = categories.has('O')
  const needsVatId = categories.has('K') || categories.has('G')
  const hasNone = isBlank(vatId) && isBlank(taxId)
  const isNameless = isBlank(registrationNumber) && (isOutside || isBlank(vatId))
  return [
    ...refuse(
      needsVatId && isBlank(vatId),
      'seller.vatId',
      'Enter your VAT id: supplies within the EU and exports ask for it.',
    ),
    ...refuse(
      !needsVatId && !isOutside && hasNone,
      'seller.vatId',
      'Enter your VAT id or, if you have none, your tax number.',
    ),
    ...refuse(
      isNameless && (isOutside || !hasNone),
      'seller.registrationNumber',
      isOutside
        ? 'Enter your registration number: an invoice that is not subject to VAT names no VAT id.'
        : 'Enter your VAT id or your registration number: a tax number alone does not tell who you are.',
    ),
  ]
}

/** BR-CO-09. */
function vatIdIssues({ source: { seller } }: Checked): readonly EInvoiceIssue[] {
  if (isBlank(seller.vatId)) return []
  const { country = '' } = seller.address
  const begins = beginsWithAnyCountry(seller.vatId)
  return [
    ...refuse(!begins, 'seller.vatId', 'Begin your VAT id with its country: DE123456789.'),
    ...warn(
      begins && countryOf(country) !== undefined && !startsWithCountry(seller.vatId, country),
      'seller.vatId',
      'Your VAT id is of another country than your address.',
    ),
  ]
}

/** BR-DE-28: one @, then a domain with a full stop inside. */
const EMAIL = /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/

/** BR-DE-2, 5, 6, 7, 27 and 28. */
function contactIssues({ source: { seller }, isGerman }: Checked): readonly EInvoiceIssue[] {
  if (!isGerman) return []
  const { contactName, phoneNumber, email } = seller
  const digits = phoneNumber.replace(/\D/g, '').length
  return [
    ...refuse(isBlank(contactName), 'seller.contactName', 'Enter a contact person: German e-invoices ask for one.'),
    ...refuse(digits < 3, 'seller.phoneNumber', 'Enter your phone number: German e-invoices ask for it.'),
    ...refuse(!EMAIL.test(email.trim()), 'seller.email', 'Enter your e-mail address: German e-invoices ask for it.'),
  ]
}

/** BR-50, BR-61, BR-DE-19. */
function bankIssues({ source: { seller, document } }: Checked): readonly EInvoiceIssue[] {
  if (document.documentType === 'creditnote') return []
  const hasIban = !isBlank(seller.iban)
  return [
    ...refuse(hasIban && !isIban(seller.iban), 'seller.iban', 'This is not a valid IBAN: a digit is wrong or missing.'),
    ...warn(
      !hasIban && document.balanceDue > 0,
      'seller.iban',
      'Without your IBAN the e-invoice does not say where to pay.',
    ),
    ...warn(
      hasIban && !isBlank(seller.bic) && !isBic(seller.bic),
      'seller.bic',
      'This is not a valid BIC: it has 8 or 11 letters and digits. It is left out.',
    ),
  ]
}
