import { beginning } from '../beginning.ts'
import { type DecimalSign, decimalSignOf, plainNumeral } from '../numeral.ts'
import { latinNumber } from '../local-digits.ts'
import { isDay } from '../is-day.ts'
import { foldText } from '../text-fold.ts'

/** A word, a code such as a SKU, a number or a sign of a question. */
export interface Token {
  readonly kind: 'word' | 'code' | 'number' | 'sign' | 'day'
  /** Folded; a number as plain digits with a point, a day as YYYY-MM-DD, empty for one that could be two. */
  readonly text: string
  /** As it was typed. */
  readonly raw: string
}

/** Characters of a question that are read; the rest is left out. */
const LONGEST_QUESTION = 4_000
const MOST_TOKENS = 400

const GROUPED = /\d{1,3}(?:[.,'’\s]\d{3})+(?:[.,]\d{1,9})?(?![\d\p{L}])/uy
const NUMERAL = /\d+(?:[.,]\d+)?/uy
/** Letters and digits in one piece, such as `PAN-026`; only this form may hold both. */
const RUN = /[\p{L}\p{M}\d]+(?:[-_/][\p{L}\p{M}\d]+)*/uy
const SIGN = /[%€$£¥?!;:,&]/uy
/** A number with its unit in one piece: `350ml`, `20eur`. */
const WITH_UNIT = /^\d+(?:[.,]\d+)?\p{L}{1,4}$/u
const DAY = /(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}(?:\/\d{1,2}\/|\.\d{1,2}\.)\d{4})(?![\d\p{L}])/uy
const HAS_DIGIT = /\d/
const HAS_LETTER = /\p{L}/u

/** The tokens of a question; a numeral that could be read in two ways (`1.234`) follows the locale's decimal sign. */
export function tokensOf(question: string, sign: DecimalSign): readonly Token[] {
  const text = latinNumber(beginning(question, LONGEST_QUESTION)).text
  const tokens: Token[] = []
  for (let at = 0; at < text.length && tokens.length < MOST_TOKENS;) {
    const found = tokensAt(text, at, sign)
    tokens.push(...found.tokens)
    at += found.length
  }
  return tokens
}

interface Found {
  readonly tokens: readonly Token[]
  readonly length: number
}

function tokensAt(text: string, at: number, sign: DecimalSign): Found {
  const day = matched(DAY, text, at)
  if (day !== undefined) return { tokens: [{ kind: 'day', text: dayIn(day, sign), raw: day }], length: day.length }
  const run = matched(RUN, text, at)
  if (run !== undefined && isCode(run)) return { tokens: [word(run, 'code')], length: run.length }
  const numeral = matched(GROUPED, text, at) ?? matched(NUMERAL, text, at)
  if (numeral !== undefined) return { tokens: numberOf(numeral, sign), length: numeral.length }
  if (run !== undefined) {
    const letters = run.split(/[-_/]/)
    return { tokens: letters.map((each) => word(each, 'word')), length: run.length }
  }
  const mark = matched(SIGN, text, at)
  return mark === undefined
    ? { tokens: [], length: 1 }
    : { tokens: [{ kind: 'sign', text: mark, raw: mark }], length: 1 }
}

function matched(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** A written day as YYYY-MM-DD; empty where it is none, or in English could be read with the month first or with the day first. */
function dayIn(written: string, sign: DecimalSign): string {
  const parts = written.split(/[-/.]/)
  const [first = '', second = '', third = ''] = parts
  if (written.includes('-')) return dayOf(first, second, third)
  if (written.includes('.') || sign === ',') return dayOf(third, second, first)
  const [monthFirst, dayFirst] = [dayOf(third, first, second), dayOf(third, second, first)]
  if (monthFirst === dayFirst || dayFirst === '') return monthFirst
  return monthFirst === '' ? dayFirst : ''
}

function dayOf(year: string, month: string, day: string): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(text) ? text : ''
}

function isCode(run: string): boolean {
  return HAS_DIGIT.test(run) && HAS_LETTER.test(run) && !WITH_UNIT.test(run)
}

function word(raw: string, kind: 'word' | 'code'): Token {
  return { kind, text: foldText(raw), raw }
}

/** A numeral as a number; one whose groups are misplaced is left out. */
function numberOf(numeral: string, sign: DecimalSign): readonly Token[] {
  const plain = plainNumeral(numeral, decimalSignOf(numeral) ?? sign)
  return plain === null ? [] : [{ kind: 'number', text: plain, raw: numeral }]
}
