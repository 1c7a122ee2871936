import { latinNumber } from '../local-digits.ts'
import { countedBy } from './counted-words.ts'
import { multiplesIn } from './multiples.ts'
import { isRoman, numberInWord, numberInWords } from './number-words.ts'
import type { AskedLanguage } from './vocabulary/vocabularies.ts'

/** A figure in a text: where it stands, and the decimals that it may mean. A comma or point may group or divide, so there may be two. */
export interface WrittenFigure {
  readonly at: number
  readonly length: number
  /** Canonical decimal texts: `1234.5`, `-3`. Empty where it cannot be read, such as ½ or a number in words. */
  readonly meanings: readonly string[]
}

/** Digits with what may stand between them: points, commas, spaces of groups, apostrophes. A sign counts where no digit or letter is before. */
const NUMBER = /(?:(?<![\p{L}\p{N}])[-−–+])?\p{Nd}(?:\p{Nd}|[.,'’\u00a0\u202f ](?=\p{Nd}))*/gu
/** Figures of one character, such as ½, ② and Ⅳ. */
const ODD = /[\p{No}\p{Nl}]/gu
/** What makes another figure of the digits before it. */
const TIMES =
  /^[\u00a0\u202f ]?(?:k|m|mio|mln|mrd|bn|millions?|millionen|milliards?|milliarden|billions?|thousand|tausend|mille|mil|millón|millones)(?!\p{L})/iu
const EXPONENT = /^[eE][+-]?\p{Nd}+/u
const WORDS = /\p{L}+(?:-\p{L}+)*/gu
/** `12 por ciento`, `12 pour cent`: no hundred. */
const PERCENT = /(?<!\p{L})(?:por|pour)[ \u00a0\u202f](?:ciento|cent)$/iu
const LONGEST_BEFORE = 6
const WORD = /\p{L}+/gu
/** Chinese and Japanese numbers; one of them alone is a figure where it is no part of a word, or counts something. */
const CHARACTERS = /[〇零一二三四五六七八九十百千万萬億亿]+/gu
const CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const COUNTED = /^[元円圓块塊个個件枚％%割折]/u
/** The mark of an entry of a list at the beginning of a line: `2.` or `2)`. */
const LIST_MARK = /^\p{Nd}{1,2}[.)]\s/u

/** Every figure of a text in order, however it is written; of words that are numbers in one language alone, the language of the text decides. */
export function writtenFigures(text: string, language: AskedLanguage): readonly WrittenFigure[] {
  const multiples = multiplesIn(text, language).map((found) => ({ ...found, meanings: [] }))
  const found = [...numbersIn(text), ...unreadable(text, ODD), ...inWords(text, language), ...inCharacters(text)]
  return [...found, ...multiples].toSorted((a, b) => a.at - b.at)
}

/** Numbers that are written out; small ones with their values, of others only where they are. */
function inWords(text: string, language: AskedLanguage): readonly WrittenFigure[] {
  const placeOf = (at: number, length: number) => ({
    language,
    counts: () => countedBy(text, at, length),
  })
  return [...text.matchAll(WORDS)].flatMap(({ index: start, 0: words }) => {
    const isCompound = words.includes('-')
    const joined = isCompound ? numberInWords(words.toLowerCase(), placeOf(start, words.length)) : undefined
    if (joined) return [{ at: start, length: words.length, meanings: joined }]
    return [...words.matchAll(WORD)].flatMap(({ index, 0: word }) => {
      const at = start + index
      if (PERCENT.test(text.slice(Math.max(0, at - LONGEST_BEFORE), at + word.length))) return []
      const value = numberInWord(word.toLowerCase(), placeOf(at, word.length)) ?? inRoman(text, at, word)
      return value === undefined ? [] : [{ at, length: word.length, meanings: value }]
    })
  })
}

/** A Roman numeral is not read; undefined for every other word. */
function inRoman(text: string, at: number, word: string): readonly string[] | undefined {
  if (!isRoman(word, true)) return undefined
  const counted = countedBy(text, at, word.length)
  return counted !== undefined && isRoman(word, counted === 'amount') ? [] : undefined
}

function inCharacters(text: string): readonly WrittenFigure[] {
  return unreadable(text, CHARACTERS).filter(({ at, length }) => {
    const after = text.slice(at + length, at + length + 1)
    const isAlone = !CHARACTER.test(text.slice(Math.max(0, at - 1), at)) && !CHARACTER.test(after)
    return length > 1 || isAlone || COUNTED.test(after)
  })
}

function unreadable(text: string, what: RegExp): readonly WrittenFigure[] {
  return [...text.matchAll(what)].map((match) => ({ at: match.index, length: match[0].length, meanings: [] }))
}

function numbersIn(text: string): readonly WrittenFigure[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const [written] = match
    const at = match.index
    const isLineStart = at === 0 || text[at - 1] === '\n'
    if (isLineStart && LIST_MARK.test(text.slice(at, at + 4))) return []
    const after = text.slice(at + written.length, at + written.length + 12)
    const isOther = EXPONENT.test(after) || TIMES.test(after)
    return split(written).map(({ part, from }) => ({
      at: at + from,
      length: part.length,
      meanings: isOther ? [] : meaningsOf(part),
    }))
  })
}

/** `3 120` may be one figure or two: parts that cannot be groups stand alone. */
function split(written: string): readonly { readonly part: string; readonly from: number }[] {
  const isGrouped = /^\D?\p{Nd}{1,3}(?:[\u00a0\u202f ]\p{Nd}{3})+(?:[.,]\p{Nd}+)?$/u.test(written)
  if (isGrouped || !written.includes(' ')) return [{ part: written, from: 0 }]
  let from = 0
  return written.split(' ').map((part) => {
    const each = { part, from }
    from += part.length + 1
    return each
  })
}

function meaningsOf(written: string): readonly string[] {
  const isNegative = /^[-−–]/u.test(written)
  const digits = latinNumber(written.replace(/^[-−–+]/u, '')).text.replaceAll(/[\u00a0\u202f '’]/g, '')
  const readings = new Set([decimalOf(digits, '.', ','), decimalOf(digits, ',', '.')])
  return [...readings].flatMap((reading) => (reading === undefined ? [] : [isNegative ? negated(reading) : reading]))
}

function negated(decimal: string): string {
  return /^0(?:\.0*)?$/.test(decimal) ? decimal : `-${decimal}`
}

/** Reads digits where one sign divides and the other groups by threes; undefined where that does not fit. */
function decimalOf(digits: string, divides: string, groups: string): string | undefined {
  const [whole = '', ...fractions] = digits.split(divides)
  if (fractions.length > 1) return undefined
  const [first = '', ...others] = whole.split(groups)
  if (others.some((group) => group.length !== 3) || (others.length > 0 && (first.length > 3 || first === '')))
    return undefined
  const [fraction = ''] = fractions
  if (!/^\d*$/.test(fraction)) return undefined
  const plain = (first + others.join('')).replace(/^0+(?=\d)/, '')
  return fraction === '' ? plain : `${plain}.${fraction}`
}

/** A decimal rounded to so many decimals, half away from zero, in units of the last of them: the same text for the same figure. */
export function roundedTo(decimal: string, decimals: number): string {
  const [whole = '', fraction = ''] = decimal.replace(/^-/, '').split('.')
  const kept = BigInt((whole || '0') + fraction.slice(0, decimals).padEnd(decimals, '0'))
  const rounded = kept + ((fraction[decimals] ?? '0') >= '5' ? 1n : 0n)
  return rounded > 0n && decimal.startsWith('-') ? `-${rounded}` : String(rounded)
}
