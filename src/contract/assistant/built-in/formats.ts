import { minorDigits } from '#domain/currency.ts'
import type { AnswerPart, RowLink, TableCell, TablePart } from '../answer-parts.ts'
import type { Language } from '#contract/languages.ts'
import { saidInWords } from '../built-in.ts'

/** Writes the figures of results in the words of a language, exactly: they come as decimal texts. */
export interface Formats {
  readonly money: (value: string, currency: string) => string
  readonly percent: (value: string) => string
  /** A percentage that was worked out, with one digit, as the screens show it. */
  readonly share: (value: string) => string
  readonly number: (value: string | number) => string
  /** A day, or the day of a moment, from YYYY-MM-DD…. */
  readonly day: (value: string) => string
}

/** A number for Intl; one that is written out in digits is exact. */
function exact(value: string): number {
  return value as unknown as number
}

const made = new Map<string, Formats>()

/** The formats of a language, made once. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? formatsIn(language)
  made.set(language, formats)
  return formats
}

function formatsIn(language: Language): Formats {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 9 })
  const share = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const sign = language === 'en' ? '%' : '\u00a0%'
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return {
    money: (value, currency) => moneyFormat(language, currency, shownDigits(value, currency)).format(exact(value)),
    percent: (value) => `${number.format(exact(value))}${sign}`,
    share: (value) => `${share.format(exact(value))}${sign}`,
    number: (value) => number.format(exact(String(value))),
    day: (value) => day.format(new Date(`${value.slice(0, 10)}T00:00:00Z`)),
  }
}

function digitsOf(value: string): number {
  return value.includes('.') ? value.length - value.indexOf('.') - 1 : 0
}

/** The digits of the currency; an amount below 1 keeps its own, so that a tenth of a cent does not become nothing. */
function shownDigits(value: string, currency: string): number {
  const digits = minorDigits(currency)
  return /^-?0\./.test(value) ? Math.max(digits, digitsOf(value)) : digits
}

function moneyFormat(language: string, currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

/** An answer of one sentence or more. */
export function words(...sentences: readonly (string | undefined)[]): readonly AnswerPart[] {
  return [saidInWords(sentences.filter((sentence) => sentence !== undefined).join(' '))]
}

/** A cell that leads to a row. */
export function linked(value: string | null, kind: string, id: string | null): TableCell {
  return id === null ? { value } : { value, link: { kind, id } satisfies RowLink }
}

/** A cell with an amount. */
export function amountCell(value: string | null, currency: string, link?: RowLink): TableCell {
  return { value, currency, ...(link ? { link } : {}) }
}

/** A table with its first rows; `total` counts all there are. */
export function table(part: Omit<TablePart, 'type'>, most: number): TablePart {
  return { type: 'table', ...part, rows: part.rows.slice(0, most) }
}
