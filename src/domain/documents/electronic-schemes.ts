import type { schemeNames } from './scheme-messages.ts'

/** A kind of address for e-invoices: a code of the list EAS (Electronic Address Scheme). */
export interface ElectronicScheme {
  readonly code: string
  /** What its addresses are. */
  readonly kind: keyof typeof schemeNames
  /** The country that has it, by its ISO 3166-1 code; undefined for a worldwide one. */
  readonly country: string | undefined
}

const TABLE: readonly (readonly [code: string, kind: ElectronicScheme['kind'], country?: string])[] = [
  ['EM', 'email'],
  ['0088', 'gln'],
  ['0060', 'duns'],
  ['0199', 'lei'],
  ['9930', 'vatId', 'DE'],
  ['0204', 'leitwegId', 'DE'],
  ['9914', 'vatId', 'AT'],
  ['9915', 'administration', 'AT'],
  ['0208', 'enterpriseNumber', 'BE'],
  ['9925', 'vatId', 'BE'],
  ['9926', 'vatId', 'BG'],
  ['9934', 'vatId', 'HR'],
  ['9928', 'vatId', 'CY'],
  ['9929', 'vatId', 'CZ'],
  ['0184', 'cvrNumber', 'DK'],
  ['0096', 'pNumber', 'DK'],
  ['0198', 'seNumber', 'DK'],
  ['0191', 'companyCode', 'EE'],
  ['9931', 'vatId', 'EE'],
  ['0216', 'ovtCode', 'FI'],
  ['0037', 'lyTunnus', 'FI'],
  ['0212', 'organisationNumber', 'FI'],
  ['0213', 'vatId', 'FI'],
  ['0225', 'eInvoiceAddress', 'FR'],
  ['0002', 'siren', 'FR'],
  ['0009', 'siret', 'FR'],
  ['9957', 'vatId', 'FR'],
  ['9933', 'vatId', 'GR'],
  ['9910', 'vatId', 'HU'],
  ['0196', 'kennitala', 'IS'],
  ['9935', 'vatId', 'IE'],
  ['0201', 'ipaCode', 'IT'],
  ['0210', 'fiscalCode', 'IT'],
  ['0211', 'vatId', 'IT'],
  ['0218', 'registrationNumber', 'LV'],
  ['9939', 'vatId', 'LV'],
  ['0200', 'companyCode', 'LT'],
  ['9937', 'vatId', 'LT'],
  ['9938', 'vatId', 'LU'],
  ['9943', 'vatId', 'MT'],
  ['0106', 'kvkNumber', 'NL'],
  ['0190', 'oin', 'NL'],
  ['9944', 'vatId', 'NL'],
  ['0192', 'organisationNumber', 'NO'],
  ['9945', 'vatId', 'PL'],
  ['9946', 'vatId', 'PT'],
  ['9947', 'vatId', 'RO'],
  ['9950', 'vatId', 'SK'],
  ['9949', 'vatId', 'SI'],
  ['9920', 'vatId', 'ES'],
  ['0007', 'organisationNumber', 'SE'],
  ['0183', 'uid', 'CH'],
  ['9927', 'vatId', 'CH'],
  ['9932', 'vatId', 'GB'],
  ['9936', 'vatId', 'LI'],
  ['9922', 'vatId', 'AD'],
  ['9923', 'vatId', 'AL'],
  ['9924', 'vatId', 'BA'],
  ['9940', 'vatId', 'MC'],
  ['9941', 'vatId', 'ME'],
  ['9942', 'vatId', 'MK'],
  ['9948', 'vatId', 'RS'],
  ['9951', 'vatId', 'SM'],
  ['9952', 'vatId', 'TR'],
  ['9959', 'ein', 'US'],
  ['0151', 'abn', 'AU'],
  ['0195', 'uen', 'SG'],
  ['0188', 'corporateNumber', 'JP'],
  ['0221', 'invoiceIssuer', 'JP'],
]

/** The schemes to choose from, the worldwide ones first. */
export const electronicSchemes: readonly ElectronicScheme[] = TABLE.map(([code, kind, country]) => ({
  code,
  kind,
  country,
}))

// On the list, but so rare that they come last.
const RARE =
  '0097 0130 0135 0142 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0209 0215 0217 0219 0220 0230 0235 0240 0242 0244 0245 0246 0248 ' +
  '9913 9918 9919 9953 AN AQ AS AU'

const codes: ReadonlySet<string> = new Set([...electronicSchemes.map(({ code }) => code), ...RARE.split(' ')])

/** Whether a code is one of the list EAS as EN 16931 has it since 2026 (BR-CL-25). */
export function isElectronicScheme(code: string): boolean {
  return codes.has(code)
}

// Codes that Peppol excludes (PEPPOL-EN16931-CL008, release 2026.5): most of all e-mail.
const NOT_ON_PEPPOL: ReadonlySet<string> = new Set(
  '0037 0147 0154 0158 0170 0177 0193 0194 0202 0203 0205 0212 0213 0215 0217 0219 0220 AN AQ AS AU EM'.split(' '),
)

/** Whether the Peppol network delivers to addresses of a scheme. */
export function isPeppolScheme(code: string): boolean {
  return isElectronicScheme(code) && !NOT_ON_PEPPOL.has(code)
}
