import { compactVatId } from './documents/e-invoice/vat-id.ts'

// European Commission, VIES: "structure of the VAT number" (2026); GB and XI: HM Revenue & Customs; CHE: ESTV; NO: Skatteetaten.
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
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
  const prefix = text.startsWith('CHE') ? 'CHE' : text.slice(0, 2)
  const form = FORMS[prefix]
  return form === undefined || form.test(text.slice(prefix.length)) ? undefined : 'form'
}
