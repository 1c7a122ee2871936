const ASCII = /^[\u0000-\u007f]*$/
const MARKS = /[\u0300-\u036f]+/g
const SPACES = /\s+/g
/** Letters that Unicode does not take apart, as people type them without their keyboard; and the final sigma. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
}
const SPECIAL_LETTERS = /[ßæœøłđðþħıς]/g
/** Where UTF-16 and UTF-8 order differ: private use and specials sort above the surrogates of rarer scripts only by code unit. */
const UNORDERED = /[\ue000-\uffff]|\p{Cs}/gu
/** Bounds the index that keeps the order; a name as long as this is told apart by its id. */
const KEY_LENGTH = 256

/** Text as search and sorting compare it: compatibility forms and accents taken off (NFKD), lower case. Folding twice changes nothing. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** The sort key of a name (PROD-07): folded, spaces collapsed. Ordered alike by `<` and by SQL `collate "C"`. */
export function nameKey(name: string): string {
  const key = foldText(name).replace(UNORDERED, ' ').replace(SPACES, ' ').trim()
  return key
    .slice(0, KEY_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** What a row is searched in (PROD-12): its texts folded, one a line, so that no match spans two of them. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) =>
      foldText(part ?? '')
        .replace(SPACES, ' ')
        .trim(),
    )
    .filter((part) => part !== '')
    .join('\n')
}

/** The words of a search as they occur in `searchText`; a row matches when it holds each of them somewhere. */
export function searchTerms(search: string): readonly string[] {
  return [...new Set(foldText(search).split(SPACES))].filter((term) => term !== '')
}

/** Whether a search text holds every term (PROD-12). */
export function matchesSearch(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}

/** Orders text by code unit, as keys and ids are compared everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
