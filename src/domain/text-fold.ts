import { beginning } from './beginning.ts'

const ASCII = /^[\u0000-\u007f]*$/
const MARKS = /[\u0300-\u036f]+/g
const SPACES = /\s+/g
/** Characters that Unicode does not decompose, as people type them without the right keyboard; and the final sigma. */
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
/** Characters whose UTF-16 and UTF-8 orders differ: private use and specials sort above surrogates only by code unit. */
const UNORDERED = /[\ue000-\uffff]|\p{Cs}/gu
/** Limits the index of the order; names of this length are ordered by id. */
const KEY_LENGTH = 256

/** Characters that are searched, of each text of a row and of all: they limit the cost of a search (OPS-06). */
const SEARCHED_OF_EACH = 1_000
const SEARCHED_IN_ALL = 8_000
/** Characters and words of a search that count. */
const SEARCH_LENGTH = 100
const SEARCH_TERMS = 8

/** Text for searching and sorting: without compatibility forms and accents (NFKD), in lower case. Folding twice changes nothing. */
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
  return beginning(key, KEY_LENGTH).trimEnd()
}

/** The searched text of a row (PROD-12): the beginnings of its texts, folded, one per line, so that no match spans two of them. */
export function searchText(parts: readonly (string | null | undefined)[]): string {
  const lines = parts.map((part) => beginning(searched(part ?? ''), SEARCHED_OF_EACH)).filter((line) => line !== '')
  return beginning(lines.join('\n'), SEARCHED_IN_ALL)
}

function searched(part: string): string {
  return foldText(beginning(part, 2 * SEARCHED_OF_EACH))
    .replace(SPACES, ' ')
    .trim()
}

/**
 * The terms of a search as they occur in `searchText`, the first eight of its first 100 characters; a row matches if it contains each of
 * them.
 */
export function searchTerms(search: string): readonly string[] {
  const words = beginning(foldText(beginning(search, 2 * SEARCH_LENGTH)), SEARCH_LENGTH).split(SPACES)
  return [...new Set(words)].filter((term) => term !== '').slice(0, SEARCH_TERMS)
}

/** Whether a search text contains every term (PROD-12). */
export function matchesSearch(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => text.includes(term))
}

const HIGH_UNITS = /[\ud800-\uffff]/
const EACH_HIGH_UNIT = /[\ud800-\uffff]/g
const LAST_SURROGATE = 0xdfff

/** A text that sorts by `<` as the given one does by code points, as in SQL by `collate "C"`: emoji come after U+FFFF. */
export function codePointKey(text: string): string {
  if (!HIGH_UNITS.test(text)) return text
  return text.replace(EACH_HIGH_UNIT, (unit) => {
    const code = unit.charCodeAt(0)
    return String.fromCharCode(code <= LAST_SURROGATE ? code + 0x2000 : code - 0x800)
  })
}

/** Orders text by code unit, as keys and ids are compared everywhere. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
