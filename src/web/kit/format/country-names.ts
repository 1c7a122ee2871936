import { countries } from '#domain/countries.ts'
import { currencies } from '#domain/currencies.ts'
import { cachedFormatter, messageLanguage } from './locale.ts'

/** A country or a currency to choose, by its code. */
export interface CodeOption {
  readonly value: string
  readonly label: string
  /** Other words that find it. */
  readonly also?: () => string
}

const regions = cachedFormatter((_, language) => new Intl.DisplayNames(language, { type: 'region' }))
const foreignCurrencies = cachedFormatter((_, language) => new Intl.DisplayNames(language, { type: 'currency' }))
const englishCurrencies: ReadonlyMap<string, string> = new Map(currencies.map(({ code, name }) => [code, name]))

/** The name of a country by its ISO 3166-1 code; the code itself where it has none. */
export function countryName(code: string): string {
  try {
    return regions(messageLanguage()).of(code) ?? code
  } catch {
    return code
  }
}

const ownNames = new Map<string, string>()

/** A country by its code and in its own language: `DE Deutschland`. Browsers know these names; each is asked for once, because that takes time. */
function ownCountryName(code: string): string {
  const known = ownNames.get(code)
  if (known !== undefined) return known
  const { language } = new Intl.Locale('und', { region: code }).maximize()
  const name = regions(language).of(code) ?? ''
  ownNames.set(code, `${code} ${name}`)
  return `${code} ${name}`
}

const sortedCountries = cachedFormatter((_, language): readonly CodeOption[] =>
  countries
    .map(({ code }) => ({ value: code, label: countryName(code), also: () => ownCountryName(code) }))
    .sort((a, b) => a.label.localeCompare(b.label, language)),
)

/** Every country by name, for a field to choose from. */
export function countryOptions(): readonly CodeOption[] {
  return sortedCountries(messageLanguage())
}

/** A currency by code, with its name: `EUR · Euro`; the code alone where it has none. */
export function currencyName(code: string): string {
  const english = englishCurrencies.get(code)
  if (english === undefined) return code
  const language = messageLanguage()
  return `${code} · ${language === 'en' ? english : (foreignCurrencies(language).of(code) ?? code)}`
}

const namedCurrencies = cachedFormatter((): readonly CodeOption[] =>
  currencies.map(({ code }) => ({ value: code, label: currencyName(code) })),
)

/** Every currency by code, with its name, for a field to choose from. */
export function currencyOptions(): readonly CodeOption[] {
  return namedCurrencies(messageLanguage())
}
