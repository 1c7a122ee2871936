import { canonicalLocale } from '#domain/locale.ts'
import { isPrinted } from './messages/document-texts.ts'

/** Where a language may be set, the nearest first; empty means not set. */
export interface LanguageChoice {
  readonly asked: string | undefined
  readonly document: string
  readonly profile: string
  /** Countries of the seller and the customer: they decide which English or Portuguese is used. */
  readonly countries: readonly string[]
}

/** The language tag of a document (DOC-12): the requested one, else the customer's, else the business's, else English. */
export function documentLanguage({ asked = '', document, profile, countries }: LanguageChoice): string {
  const tag =
    [asked, document, profile].map(canonicalLocale).find((each) => each !== undefined && isPrinted(each)) ?? 'en'
  if (tag.includes('-')) return tag
  const country = countries.find((each) => each !== '' && languageOf(each) === tag)
  return country === undefined ? (tag === 'en' ? 'en-GB' : tag) : `${tag}-${country}`
}

/** The main language of a country, by CLDR. */
function languageOf(country: string): string {
  try {
    return new Intl.Locale(`und-${country}`).maximize().language
  } catch {
    return ''
  }
}
