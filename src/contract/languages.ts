/** The languages of the interface by their tags (SHELL-10); the first is the source and what is left when no other is wanted. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const

/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number]

/** The cookie of a browser whose user chose a language; pages that are made before anybody signs in follow it too. */
export const LANGUAGE_COOKIE = 'language'

/** The header by which our own page asks for answers in its language; without it calls are answered in English. */
export const LANGUAGE_HEADER = 'x-language'

/** So many wishes are read: no browser sends more. */
const MOST_WISHES = 20

/** The first of the wanted languages that there is, by its tag or its language alone: `de-AT` finds `de`. */
export function firstOf<T extends string>(known: Iterable<T>, wanted: readonly string[]): T | undefined {
  const byTag = new Map([...known].map((tag) => [tag.toLowerCase(), tag]))
  for (const tag of wanted.slice(0, MOST_WISHES)) {
    const [language = ''] = tag.toLowerCase().split('-', 1)
    const found = byTag.get(tag.toLowerCase()) ?? byTag.get(language)
    if (found !== undefined) return found
  }
  return undefined
}

/** The languages of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4); what is refused or unreadable is left out. */
export function acceptedLanguages(header: string): readonly string[] {
  return header
    .split(',', MOST_WISHES)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';', 3).map((each) => each.trim())
      const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1'
      return { tag, weight: Number(weight) }
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8}){0,3}$/i.test(tag) && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
