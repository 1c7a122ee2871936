import { countries } from '#domain/countries.ts'
import { currencies } from '#domain/currency.ts'

/** A country or a currency to choose, by its code. */
export interface PlaceOption {
  readonly value: string
  readonly label: string
}

// The interface is English, whatever numbers and dates look like.
const LANGUAGE = 'en'
const names = new Intl.DisplayNames(LANGUAGE, { type: 'region' })

/** The English name of a country by its ISO 3166-1 code; the code itself where it has none. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}

/** Every country by name, for a field to choose from. */
export const countryOptions: readonly PlaceOption[] = countries
  .map(({ code }) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, LANGUAGE))

/** Every currency by code, with its name: `EUR · Euro`. */
export const currencyOptions: readonly PlaceOption[] = currencies.map(({ code, name }) => ({
  value: code,
  label: `${code} · ${name}`,
}))
