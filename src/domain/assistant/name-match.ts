import { beginning } from '../beginning.ts'
import { foldText } from '../text-fold.ts'
import { isWithinEdits } from './edit-distance.ts'

/** A row that could be meant: its name, and its number if it has one. */
export interface Candidate {
  readonly name: string
  readonly code?: string
}

/** Which row was meant: one, several that fit alike, or none, with those that fit in part. */
export type Match<Row extends Candidate> =
  | {
      readonly one: Row
      /** A word of it was written with a slip of the keys. */
      readonly hasSlip: boolean
    }
  | { readonly several: readonly Row[] }
  | { readonly near: readonly Row[] }

/** Words that say nothing of what a thing is called. */
const EMPTY = new Set(
  'de du des d del la le l les el en a au aux al of the der die das den y et and und & ein eine un une'.split(' '),
)
/** Suggestions and choices that are shown. */
const MOST_SHOWN = 5

/** The words of a name that are looked for; numbers are kept, as they tell sizes apart. */
function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !EMPTY.has(word))
  return telling.length === 0 ? words : telling
}

/**
 * The row that words mean: each of them has to be in its name or be its number, as a beginning, within a compound, or with a slip of
 * the keys. Of several the one that fits best, if it fits better than all others.
 */
export function matchName<Row extends Candidate>(words: readonly string[], rows: readonly Row[]): Match<Row> {
  const asked = tellingWords(words)
  const rated = rows
    .map((row) => ({ row, ...rating(asked, row) }))
    .filter(({ matched }) => matched > 0)
    .sort((a, b) => b.matched - a.matched || b.score - a.score)
  const complete = rated.filter(({ matched }) => matched === asked.length)
  const written = complete.filter(({ hasSlip }) => !hasSlip)
  // What is written as it was asked is meant sooner than what would be a slip.
  const whole = written.length > 0 ? written : complete
  const [first, second] = whole
  if (!first) return { near: rated.slice(0, MOST_SHOWN).map(({ row }) => row) }
  const best = whole.filter(({ score }) => score === first.score)
  if (!second || best.length === 1)
    return first.score > (second?.score ?? 0) + CLEARLY ? { one: first.row, hasSlip: first.hasSlip } : several(whole)
  return several(whole)
}

/** How much better the best has to fit. */
const CLEARLY = 0.2

function several<Row extends Candidate>(rated: readonly { readonly row: Row }[]): Match<Row> {
  return { several: rated.slice(0, MOST_SHOWN).map(({ row }) => row) }
}

interface Rating {
  /** How many of the asked words are in the name. */
  readonly matched: number
  /** How well, and how much of the name was said. */
  readonly score: number
  readonly hasSlip: boolean
}

const WHOLE_CODE = 10

function rating(asked: readonly string[], { name, code = '' }: Candidate): Rating {
  const folded = foldText(code)
  if (folded !== '' && asked.includes(folded)) return { matched: asked.length, score: WHOLE_CODE, hasSlip: false }
  const own = tellingWords(wordsOf(name))
  const fits = asked.map((word) => Math.max(0, ...own.map((other) => fit(word, other))))
  const said = own.filter((other) => asked.some((word) => fit(word, other) > 0)).length
  const sum = fits.reduce((total, each) => total + each, 0)
  return {
    matched: fits.filter((each) => each > 0).length,
    score: sum / asked.length + said / Math.max(1, own.length),
    hasSlip: fits.includes(SLIP),
  }
}

/** The folded words of a name. */
function wordsOf(name: string): readonly string[] {
  return foldText(name).match(/[\p{L}\d]+(?:[.,]\d+)?/gu) ?? []
}

const SHORTEST_STEM = 3
const SHORTEST_PART = 5
const LONGEST_ENDING = 3
/** How well a word fits that has a slip of the keys. */
const SLIP = 0.8

/** How well one word fits another, from 0 to 1. */
function fit(asked: string, own: string): number {
  if (asked === own) return 1
  const [short, long] = asked.length < own.length ? [asked, own] : [own, asked]
  const isStem = short.length >= SHORTEST_STEM && long.startsWith(short)
  if (isStem && long.length - short.length <= (short.length > SHORTEST_STEM ? LONGEST_ENDING : 1)) return 0.95
  if (isInflected(short, long)) return 0.9
  if (asked.length >= SHORTEST_PART && own.length > asked.length && isPart(asked, own)) return 0.7
  // Of a short word too many others are one letter away: its first letter has to be right.
  if (short.length < SHORTEST_PART && (short.length <= SHORTEST_STEM || asked[0] !== own[0])) return 0
  return isWithinEdits(asked, own, short.length > 7 ? 2 : 1) ? SLIP : 0
}

/** Both have the same stem and other endings: `Decke`, `Decken`; `parfumee`, `parfumees`. */
function isInflected(short: string, long: string): boolean {
  const stem = short.slice(0, -1)
  return stem.length > SHORTEST_STEM && long.startsWith(stem) && long.length - stem.length <= LONGEST_ENDING
}

/** A compound holds the word, perhaps without its ending: `Becher` in `Kaffeebecher`. */
function isPart(asked: string, own: string): boolean {
  return own.includes(asked) || own.endsWith(asked.slice(0, -1)) || own.startsWith(asked)
}

/** As much as a list is searched for. */
const LONGEST_SEARCH = 200

/** What finds the rows with all these words, whatever their endings: the beginnings of the words (PROD-12). */
export function stemSearch(words: readonly string[]): string {
  return beginning(tellingWords(words).map(stemOf).join(' '), LONGEST_SEARCH)
}

function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  if (word.length > 5) return word.slice(0, Math.max(4, word.length - 2))
  return word.length > 3 ? word.slice(0, word.length - 1) : word
}

const MOST_SEARCHES = 3

/** Further searches, for words with a slip in their first letters, or of which only some are in the name. */
export function looseSearches(words: readonly string[]): readonly string[] {
  const long = [...tellingWords(words)].filter((word) => !/\d/.test(word)).sort((a, b) => b.length - a.length)
  const [longest = ''] = long
  const half = Math.ceil(longest.length / 2)
  const searches =
    longest.length > 5
      ? [longest.slice(half), longest.slice(0, half), ...long.slice(1).map(stemOf), swapped(longest, half - 1)]
      : [...(long.length > 1 ? long.map(stemOf) : []), ...ofShort(longest)]
  return [...new Set(searches)].slice(0, MOST_SEARCHES)
}

/** What finds a short word with two letters swapped, or with a wrong letter behind its beginning. */
function ofShort(word: string): readonly string[] {
  if (word.length <= SHORTEST_STEM) return []
  return [stemOf(swapped(word, 1)), stemOf(swapped(word, 2)), word.slice(0, 2)]
}

/** A word with a letter and the one behind it swapped. */
function swapped(word: string, at: number): string {
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
}
