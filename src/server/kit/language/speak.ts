import { LANGUAGES, type Language } from '#contract/languages.ts'
import { spokenLanguage } from './spoken-language.ts'

type Part = Record<string, unknown>
/** The same part of the texts in every language. */
type Said = Readonly<Partial<Record<Language, unknown>>>

/**
 * An object like the English one whose texts are those of the language that is being spoken. The build puts it in the place of each module
 * of messages (docs/decisions/0029-a-build-for-each-language.md).
 */
export function speaking<T>(said: Said & { readonly en: T }): T {
  const made: Part = {}
  for (const key of Object.keys(said.en as Part)) define(made, key, said)
  return made as T
}

/** Gives the labels of declarations the same gift; what a language does not name stays English. */
export function speakLabels(declared: object, labels: Said): void {
  for (const key of keysOf(labels)) {
    const english: unknown = Reflect.get(declared, key)
    const inner = partsOf(labels, key)
    if (isPart(english)) speakLabels(english, inner)
    else define(declared as Part, key, { ...labels, en: { [key]: english } })
  }
}

function define(made: Part, key: string, said: Said): void {
  const inner = partsOf(said, key)
  const english = inner.en
  if (isPart(english)) {
    made[key] = speaking(inner as Said & { readonly en: unknown })
    return
  }
  Object.defineProperty(made, key, {
    enumerable: true,
    configurable: true,
    get: () => inner[spokenLanguage()] ?? english,
  })
}

function keysOf(said: Said): ReadonlySet<string> {
  return new Set(LANGUAGES.flatMap((language) => Object.keys(isPart(said[language]) ? said[language] : {})))
}

function partsOf(said: Said, key: string): Said {
  const known = LANGUAGES.flatMap((language) => {
    const part = said[language]
    return isPart(part) ? [[language, part[key]] as const] : []
  })
  return Object.fromEntries(known)
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
