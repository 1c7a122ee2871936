import { countryOf } from '#domain/countries.ts'
import { isSchemeAddress } from '#domain/documents/company-numbers.ts'
import { isElectronicScheme, isPeppolScheme } from '#domain/documents/electronic-schemes.ts'
import type { SourceAddress } from '../source.ts'
import { type Checked, type EInvoiceIssue, isBlank, refuse } from './issue.ts'

/** BR-08 to BR-11, BR-CL-14; BR-DE-3, 4, 8 and 9. `whose` goes into the sentences: "your", "the buyer’s". */
export function addressIssues(
  address: SourceAddress,
  field: string,
  whose: string,
  { isGerman, rules }: Checked,
): readonly EInvoiceIssue[] {
  const { country = '', city, zip } = address
  return [
    ...refuse(isBlank(country), `${field}.country`, `Choose ${whose} country.`),
    ...refuse(!isBlank(country) && !countryOf(country), `${field}.country`, `Choose ${whose} country from the list.`),
    ...refuse(
      country === 'XK' && rules.syntax === 'cii',
      `${field}.country`,
      'CII does not know Kosovo as a country: choose a UBL format.',
    ),
    ...refuse(isGerman && isBlank(city), `${field}.city`, `Enter ${whose} city: German e-invoices ask for it.`),
    ...refuse(isGerman && isBlank(zip), `${field}.zip`, `Enter ${whose} postcode: German e-invoices ask for it.`),
  ]
}

/** PEPPOL-EN16931-R010, R020 and CL008, PEPPOL-COMMON-R040 ff., BR-CL-25: the address that the file is sent to. */
export function electronicIssues(
  { address, scheme }: { readonly address: string; readonly scheme: string },
  fields: { readonly address: string; readonly scheme: string },
  whose: string,
  { rules: { profile } }: Checked,
): readonly EInvoiceIssue[] {
  const isAsked = profile !== 'en16931'
  const isGiven = !isBlank(address)
  const isKnown = isElectronicScheme(scheme.trim())
  return [
    ...refuse(isAsked && !isGiven, fields.address, `Enter ${whose} e-invoice address.`),
    ...refuse(
      isAsked && !isGiven && isBlank(scheme),
      fields.scheme,
      `Choose what kind of address ${whose} e-invoice address is.`,
    ),
    ...refuse(isGiven && !isKnown, fields.scheme, `Choose what kind of address ${whose} e-invoice address is.`),
    ...refuse(
      isGiven && isKnown && profile === 'peppol' && !isPeppolScheme(scheme.trim()),
      fields.scheme,
      `Peppol does not deliver to this kind of address: choose another for ${whose} e-invoice address, such as the VAT id.`,
    ),
    ...refuse(
      isGiven && isKnown && profile === 'peppol' && !isSchemeAddress(scheme.trim(), address.trim()),
      fields.address,
      `Check ${whose} e-invoice address: it has not the form or the check digit of its kind.`,
    ),
  ]
}
