import { canonicalLocale } from '../locale.ts'

/** The languages that documents can be written in (DOC-12). */
const PAPER_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ar', 'he', 'zh'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** The language of a tag, if documents can be written in it. */
export function paperLanguageOf(tag: string): PaperLanguage | undefined {
  const language = tag.split('-')[0]?.toLowerCase()
  return PAPER_LANGUAGES.find((each) => each === language)
}

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
    [asked, document, profile].map(canonicalLocale).find((each) => each !== undefined && paperLanguageOf(each)) ?? 'en'
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
