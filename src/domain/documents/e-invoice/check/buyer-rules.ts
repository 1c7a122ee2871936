import { partyAddress } from '../party.ts'
import { beginsWithAnyCountry } from '../vat-id.ts'
import { addressIssues, electronicIssues } from './address-rules.ts'
import { eInvoiceMessages as messages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse, warn } from './issue.ts'

/** Required fields of the buyer, by profile. */
export function buyerIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { document } = checked.source
  return [
    ...refuse(isBlank(document.customerName), 'customerName', messages.buyer.name),
    ...billingIssues(checked),
    ...vatIdIssues(checked),
    ...electronicIssues(
      { address: document.customerElectronicAddress, scheme: document.customerElectronicScheme },
      { address: 'customerElectronicAddress', scheme: 'customerElectronicScheme' },
      'buyer',
      checked,
    ),
    ...deliveryIssues(checked),
  ]
}

function billingIssues(checked: Checked): readonly EInvoiceIssue[] {
  const { billingAddress } = checked.source.document
  if (typeof billingAddress !== 'string') return addressIssues(billingAddress, 'billingAddress', 'buyer', checked)
  return refuse(true, 'billingAddress', isBlank(billingAddress) ? messages.buyer.address : messages.buyer.addressParts)
}

/** BR-AE-02, BR-IC-02, BR-CO-09. */
function vatIdIssues({ source: { document }, categories }: Checked): readonly EInvoiceIssue[] {
  const { customerVatId } = document
  const isAsked = categories.has('AE') || categories.has('K')
  return [
    ...refuse(isAsked && isBlank(customerVatId), 'customerVatId', messages.buyer.vatId),
    ...refuse(
      !isBlank(customerVatId) && !categories.has('O') && !beginsWithAnyCountry(customerVatId),
      'customerVatId',
      messages.buyer.vatIdCountry,
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
    ...warn((isText && !isBlank(shippingAddress)) || isHalf, 'shippingAddress', messages.delivery.leftOut),
    ...refuse(country === '1A' && checked.rules.syntax === 'cii', 'shippingAddress.country', messages.kosovo),
    ...refuse(
      checked.isGerman && isWritten && (isBlank(city) || isBlank(zip)),
      'shippingAddress.city',
      messages.delivery.cityAndPostcode,
    ),
  ]
}
