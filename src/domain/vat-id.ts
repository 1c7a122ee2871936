import { compactVatId } from './documents/e-invoice/vat-id.ts'

// European Commission, VIES: "structure of the VAT number" (2026); GB and XI: HM Revenue & Customs; CHE: ESTV; NO: Skatteetaten.
// Each with an id that has the form.
const FORMS: Readonly<Record<string, readonly [form: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CHE: [/^\d{9}(MWST|TVA|IVA)?$/, 'CHE123456789 MWST'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^[A-Z0-9]\d{7}[A-Z0-9]$/, 'ESX1234567X'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z0-9]{2}\d{9}$/, 'FR12345678901'],
  GB: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE1234567FA'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^[A-Z0-9+*]{10}\d{2}$/, 'NL123456789B01'],
  NO: [/^\d{9}(MVA)?$/, 'NO123456789 MVA'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  XI: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'XI123456789'],
}

/** The problem of a VAT id: no country prefix, or not the form of its country. */
export type VatIdProblem = 'country' | 'form'

/**
 * Checks only the form of a VAT id, not whether it was issued. Ids of countries with an unknown form, and an empty one, have no problem.
 */
export function vatIdProblem(vatId: string): VatIdProblem | undefined {
  const text = compactVatId(vatId)
  if (text === '') return undefined
  if (!/^[A-Z]{2}/.test(text)) return 'country'
  const prefix = prefixOf(text)
  const [form] = FORMS[prefix] ?? []
  return form === undefined || form.test(text.slice(prefix.length)) ? undefined : 'form'
}

/** An id of the form that a VAT id should have by the country it begins with; empty if that form is unknown. */
export function vatIdExample(vatId: string): string {
  return FORMS[prefixOf(compactVatId(vatId))]?.[1] ?? ''
}

function prefixOf(compact: string): string {
  return compact.startsWith('CHE') ? 'CHE' : compact.slice(0, 2)
}
