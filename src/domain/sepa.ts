import { isInEuropeanUnion } from './european-union.ts'

// European Payments Council, EPC409-09: the countries and territories beyond the EU whose payment accounts have an IBAN in SEPA (2026).
const BEYOND_UNION: ReadonlySet<string> = new Set('AD AL CH GB GI IS LI MC MD ME MK NO RS SM VA'.split(' '))

/** Whether accounts of a country (ISO 3166-1) are paid to by their IBAN, as SEPA asks. */
export function isInSepa(country: string): boolean {
  return isInEuropeanUnion(country) || BEYOND_UNION.has(country)
}
