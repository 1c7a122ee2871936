import { partyAddress } from '../party.ts'
import { beginsWithAnyCountry } from '../vat-id.ts'
import { addressIssues, electronicIssues } from './address-rules.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of the buyer, by profile. */
export function buyerIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  return [
    ...refuse(isBlank(document.customerName), 'customerName', 'Enter the buyer’s name.'),
    ...billingIssues(checked),
    ...vatIdIssues(checked),
    ...electronicIssues(
      { address: document.customerElectronicAddress, scheme: document.customerElectronicScheme },
      { address: 'customerElectronicAddress', scheme: 'customerElectronicScheme' },
      'the buyer’s',
      checked,
    ),
    ...deliveryIssues(checked),
  ]
}

function billingIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { billingAddress } = checked.source.document
  if (typeof billingAddress !== 'string') return addressIssues(billingAddress, 'billingAddress', 'the buyer’s', checked)
  return refuse(
    true,
    'billingAddress',
    isBlank(billingAddress)
      ? 'Enter the buyer’s address.'
      : 'Enter the buyer’s address in its parts: street, postcode, city and country.',
  )
}

/** BR-AE-02, BR-IC-02, BR-CO-09. */
function vatIdIssues({ source: { document }, categories }: Checked): readonly EInvoiceIssue[] {
  const { customerVatId } = document
  const isAsked = categories.has('AE') || categories.has('K')
  return [
    ...refuse(
      isAsked && isBlank(customerVatId),
      'customerVatId',
      'Enter the buyer’s VAT id: reverse charge and supplies within the EU ask for it.',
    ),
    ...refuse(
      !isBlank(customerVatId) && !categories.has('O') && !beginsWithAnyCountry(customerVatId),
      'customerVatId',
      'Begin the buyer’s VAT id with its country: FR12345678901.',
    ),
  ]
}

/** BR-57, BR-DE-10 and 11. */
function deliveryIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { shippingAddress } = checked.source.document
  const isText = typeof shippingAddress === 'string'
  const { country, city, zip } = partyAddress(shippingAddress)
  const isWritten = country !== ''
  const isHalf = !isText && !isWritten && Object.values(shippingAddress).some((part) => !isBlank(part))
  return [
    ...warn(
      (isText && !isBlank(shippingAddress)) || isHalf,
      'shippingAddress',
      'The delivery address is left out: it needs its parts, with the country.',
    ),
    ...refuse(
      country === '1A' && checked.rules.syntax === 'cii',
      'shippingAddress.country',
      'CII does not know Kosovo as a country: choose a UBL format.',
    ),
    ...refuse(
      checked.isGerman && isWritten && (isBlank(city) || isBlank(zip)),
      'shippingAddress.city',
      'Enter city and postcode of the delivery address: German e-invoices ask for them.',
    ),
  ]
}
