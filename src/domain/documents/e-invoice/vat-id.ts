import { countryOf } from '#domain/countries.ts'

/** A VAT id in capitals without blanks, dots and dashes. */
export function compactVatId(vatId: string): string {
  return vatId.replace(/[\s.-]/g, '').toUpperCase()
}

/** The prefix of a country's VAT ids: its ISO 3166-1 code, but EL for Greece. */
function vatPrefix(country: string): string {
  return country === 'GR' ? 'EL' : country
}

/** Whether a VAT id begins with its country (BR-CO-09); Northern Ireland's begin with XI. */
export function startsWithCountry(vatId: string, country: string): boolean {
  const text = compactVatId(vatId)
  return text.startsWith(vatPrefix(country)) || (country === 'GB' && text.startsWith('XI'))
}

/** Whether a VAT id begins with a country at all, whichever it is (BR-CO-09). */
export function beginsWithAnyCountry(vatId: string): boolean {
  const prefix = compactVatId(vatId).slice(0, 2)
  return prefix === 'EL' || prefix === 'XI' || countryOf(prefix) !== undefined
}

/** The countries whose national rules Peppol applies: some depend on the VAT id, some on the address. */
export function taxCountries(vatId: string, country: string): readonly string[] {
  const prefix = compactVatId(vatId).slice(0, 2)
  return [...new Set([prefix === 'EL' ? 'GR' : prefix, country])]
}
