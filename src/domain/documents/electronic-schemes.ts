/** A kind of address for e-invoices: a code of the list EAS (Electronic Address Scheme). */
export interface ElectronicScheme {
  readonly code: string
  readonly label: string
}

const TABLE = `
EM E-mail address|0088 GLN (GS1 location number)|0060 D-U-N-S number|0199 LEI (legal entity identifier)|
9930 VAT id, Germany|0204 Leitweg-ID, Germany|9914 VAT id, Austria|9915 Administration, Austria|0208 Enterprise number, Belgium|9925 VAT id, Belgium|
9926 VAT id, Bulgaria|9934 VAT id, Croatia|9928 VAT id, Cyprus|9929 VAT id, Czechia|0184 CVR number, Denmark|0096 P number, Denmark|
0198 SE number, Denmark|0191 Company code, Estonia|9931 VAT id, Estonia|0216 OVT code, Finland|0037 LY-tunnus, Finland|0212 Organisation number, Finland|
0213 VAT id, Finland|0225 E-invoice address, France|0002 SIREN, France|0009 SIRET, France|9957 VAT id, France|9933 VAT id, Greece|9910 VAT id, Hungary|
0196 Kennitala, Iceland|9935 VAT id, Ireland|0201 IPA code, Italy|0210 Fiscal code, Italy|0211 VAT id, Italy|0218 Registration number, Latvia|9939 VAT id, Latvia|
0200 Company code, Lithuania|9937 VAT id, Lithuania|9938 VAT id, Luxembourg|9943 VAT id, Malta|0106 KvK number, Netherlands|0190 OIN, Netherlands|
9944 VAT id, Netherlands|0192 Organisation number, Norway|9945 VAT id, Poland|9946 VAT id, Portugal|9947 VAT id, Romania|9950 VAT id, Slovakia|
9949 VAT id, Slovenia|9920 VAT id, Spain|0007 Organisation number, Sweden|0183 UID, Switzerland|9927 VAT id, Switzerland|9932 VAT id, United Kingdom|
9936 VAT id, Liechtenstein|9922 VAT id, Andorra|9923 VAT id, Albania|9924 VAT id, Bosnia and Herzegovina|9940 VAT id, Monaco|9941 VAT id, Montenegro|
9942 VAT id, North Macedonia|9948 VAT id, Serbia|9951 VAT id, San Marino|9952 VAT id, Türkiye|9959 EIN, United States|0151 ABN, Australia|0195 UEN, Singapore|
0188 Corporate number, Japan|0221 Qualified invoice issuer, Japan`

/** The schemes to choose from, the worldwide ones first. */
export const electronicSchemes: readonly ElectronicScheme[] = TABLE.split('|').map((entry) => {
  const text = entry.trim()
  const gap = text.indexOf(' ')
  return { code: text.slice(0, gap), label: text.slice(gap + 1) }
})

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
