import { trimOf } from '#domain/trim-text.ts'

/** The file formats of e-invoices (DOC-16), the commonest first. */
export const E_INVOICE_FORMATS = ['facturx', 'xrechnung-ubl', 'peppol', 'ubl', 'cii', 'xrechnung-cii'] as const
export type EInvoiceFormat = (typeof E_INVOICE_FORMATS)[number]

/** The rules of a file: the norm alone, or a narrower set that builds on it. */
export type EInvoiceProfile = 'en16931' | 'peppol' | 'xrechnung'

/** How a format is written. */
export interface FormatRules {
  readonly syntax: 'ubl' | 'cii'
  readonly profile: EInvoiceProfile
  /** A PDF with the XML inside, which only the server can make. */
  readonly isPdf?: true
}

/** One row per format. */
export const FORMAT_RULES: Readonly<Record<EInvoiceFormat, FormatRules>> = {
  ubl: { syntax: 'ubl', profile: 'en16931' },
  peppol: { syntax: 'ubl', profile: 'peppol' },
  'xrechnung-ubl': { syntax: 'ubl', profile: 'xrechnung' },
  cii: { syntax: 'cii', profile: 'en16931' },
  'xrechnung-cii': { syntax: 'cii', profile: 'xrechnung' },
  facturx: { syntax: 'cii', profile: 'en16931', isPdf: true },
}

const BILLING = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'

/** The identifiers of a file's rules: BT-24, and the business process BT-23 where the profile requires one. */
export const PROFILE_IDS: Readonly<Record<EInvoiceProfile, { readonly guideline: string; readonly process: string }>> =
  {
    en16931: { guideline: 'urn:cen.eu:en16931:2017', process: '' },
    peppol: {
      guideline: 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      process: BILLING,
    },
    xrechnung: {
      guideline: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      process: BILLING,
    },
  }

/** The name of the file of a document, safe on every system: `INV202607-0001-peppol.xml`. */
export function eInvoiceFileName(documentNumber: string, format: EInvoiceFormat): string {
  const name = trimOf(documentNumber.replace(/[^\w.-]+/g, '-'), '.-') || 'document'
  return `${name}-${format}.${FORMAT_RULES[format].isPdf ? 'pdf' : 'xml'}`
}
