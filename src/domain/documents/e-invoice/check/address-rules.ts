import { countryOf } from '#domain/countries.ts'
import { isSchemeAddress } from '#domain/documents/company-numbers.ts'
import { isElectronicScheme, isPeppolScheme } from '#domain/documents/electronic-schemes.ts'
import type { SourceAddress } from '../source.ts'
import { eInvoiceMessages } from './e-invoice-messages.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse } from './issue.ts'

const { ofParty } = eInvoiceMessages

/** BR-08 to BR-11, BR-CL-14; BR-DE-3, 4, 8 and 9. The address of the seller or the buyer. */
export function addressIssues(
  address: SourceAddress,
  field: string,
  party: 'seller' | 'buyer',
  { isGerman, rules }: Checked,
): readonly EInvoiceIssue[] {
  const { country = '', city, zip } = address
  return [
    ...refuse(isBlank(country), `${field}.country`, ofParty.noCountry(party)),
    ...refuse(!isBlank(country) && !countryOf(country), `${field}.country`, ofParty.unknownCountry(party)),
    ...refuse(country === 'XK' && rules.syntax === 'cii', `${field}.country`, eInvoiceMessages.kosovo),
    ...refuse(isGerman && isBlank(city), `${field}.city`, ofParty.noGermanCity(party)),
    ...refuse(isGerman && isBlank(zip), `${field}.zip`, ofParty.noGermanPostcode(party)),
  ]
}

/** PEPPOL-EN16931-R010, R020 and CL008, PEPPOL-COMMON-R040 ff., BR-CL-25: the address that the file is sent to. */
export function electronicIssues(
  { address, scheme }: { readonly address: string; readonly scheme: string },
  fields: { readonly address: string; readonly scheme: string },
  party: 'seller' | 'buyer',
  { rules: { profile } }: Checked,
): readonly EInvoiceIssue[] {
  const isAsked = profile !== 'en16931'
  const isGiven = !isBlank(address)
  const isKnown = isElectronicScheme(scheme.trim())
  return [
    ...refuse(isAsked && !isGiven, fields.address, ofParty.noElectronic(party)),
    ...refuse(isAsked && !isGiven && isBlank(scheme), fields.scheme, ofParty.noScheme(party)),
    ...refuse(isGiven && !isKnown, fields.scheme, ofParty.noScheme(party)),
    ...refuse(
      isGiven && isKnown && profile === 'peppol' && !isPeppolScheme(scheme.trim()),
      fields.scheme,
      ofParty.notByPeppol(party),
    ),
    ...refuse(
      isGiven && isKnown && profile === 'peppol' && !isSchemeAddress(scheme.trim(), address.trim()),
      fields.address,
      ofParty.wrongElectronic(party),
    ),
  ]
}
