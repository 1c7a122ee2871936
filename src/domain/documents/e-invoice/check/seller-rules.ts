import { countryOf } from '#domain/countries.ts'
import { isBic, isIban } from '../iban.ts'
import { beginsWithAnyCountry, startsWithCountry } from '../vat-id.ts'
import { addressIssues, electronicIssues } from './address-rules.ts'
import { eInvoiceMessages as messages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of the seller, by profile. */
export function sellerIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { seller } = checked.source
  return [
    ...refuse(isBlank(seller.legalName) && isBlank(seller.name), 'seller.legalName', messages.seller.legalName),
    ...addressIssues(seller.address, 'seller.address', 'seller', checked),
    ...numberIssues(checked),
    ...vatIdIssues(checked),
    ...contactIssues(checked),
    ...electronicIssues(
      { address: seller.electronicAddress, scheme: seller.electronicScheme },
      { address: 'seller.electronicAddress', scheme: 'seller.electronicScheme' },
      'seller',
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
    ...refuse(needsVatId && isBlank(vatId), 'seller.vatId', messages.seller.vatId),
    ...refuse(!needsVatId && !isOutside && hasNone, 'seller.vatId', messages.seller.vatOrTaxId),
    ...refuse(
      isNameless && (isOutside || !hasNone),
      'seller.registrationNumber',
      isOutside ? messages.seller.registrationNumber : messages.seller.vatIdOrRegistration,
    ),
  ]
}

/** BR-CO-09. */
function vatIdIssues({ source: { seller } }: Checked): readonly EInvoiceIssue[] {
  if (isBlank(seller.vatId)) return []
  const { country = '' } = seller.address
  const begins = beginsWithAnyCountry(seller.vatId)
  return [
    ...refuse(!begins, 'seller.vatId', messages.seller.vatIdCountry),
    ...warn(
      begins && countryOf(country) !== undefined && !startsWithCountry(seller.vatId, country),
      'seller.vatId',
      messages.seller.foreignVatId,
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
    ...refuse(isBlank(contactName), 'seller.contactName', messages.seller.contactName),
    ...refuse(digits < 3, 'seller.phoneNumber', messages.seller.phoneNumber),
    ...refuse(!EMAIL.test(email.trim()), 'seller.email', messages.seller.email),
  ]
}

/** BR-50, BR-61, BR-DE-19. */
function bankIssues({ source: { seller, document } }: Checked): readonly EInvoiceIssue[] {
  if (document.documentType === 'creditnote') return []
  const hasIban = !isBlank(seller.iban)
  return [
    ...refuse(hasIban && !isIban(seller.iban), 'seller.iban', messages.seller.wrongIban),
    ...warn(!hasIban && document.balanceDue > 0, 'seller.iban', messages.seller.noIban),
    ...warn(hasIban && !isBlank(seller.bic) && !isBic(seller.bic), 'seller.bic', messages.seller.wrongBic),
  ]
}
