import { isCurrency } from '../currency.ts'
import { parseMoneyCell } from '../number-cell.ts'

/** What the cells of a column look like. Shares are of the cells that are not blank. */
export interface ColumnFacts {
  /** Cells that are not blank. */
  readonly filled: number
  readonly blank: number
  /** Different values, as a share. */
  readonly distinct: number
  readonly numeric: number
  /** Numbers written with digits after the decimal sign. */
  readonly decimals: number
  readonly percent: number
  /** Numbers that are zero, counted. */
  readonly zeros: number
  /** The mean of the numbers that are not zero; 0 where there is none. */
  readonly mean: number
  /** Every number lies between 0 and 1, and not all of them are 0 or 1. */
  readonly fractions: boolean
  /** The currency that most cells name beside their amount. */
  readonly currency: string | null
  readonly currencyCodes: number
  /** Short, without spaces, with a digit. */
  readonly codes: number
  /** Codes with a letter in them. */
  readonly lettered: number
  readonly eans: number
  readonly links: number
  readonly flags: number
  /** With a letter, and neither code, link, date nor id. */
  readonly words: number
  readonly meanLength: number
}

const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DATE = /^\d{4}-\d\d?-\d\d?([T ]|$)|^\d\d?[./-]\d\d?[./-]\d{2,4}/
const LINK = /^https?:\/\/\S+$/i
const LETTER = /\p{L}/u
const FLAG = /^(true|false|yes|no|y|n|0|1|active|inactive|draft|archived|published|ja|nein|oui|non|si|sí|nee)$/i

/** Looks at the cells of one column of a sample. */
export function columnFacts(cells: readonly string[]): ColumnFacts {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const amounts = filled.map(amountOf)
  const numbers = amounts.filter((amount) => amount !== null)
  const nonZero = numbers.map(({ decimal }) => Number(decimal)).filter((number) => number !== 0)
  const share = (count: number): number => (filled.length === 0 ? 0 : count / filled.length)
  const count = (test: (cell: string) => boolean): number => share(filled.filter(test).length)
  const isCode = (cell: string): boolean => CODE.test(cell) && !UUID.test(cell) && !DATE.test(cell)
  return {
    filled: filled.length,
    blank: cells.length - filled.length,
    distinct: share(new Set(filled).size),
    numeric: share(numbers.length),
    decimals: share(numbers.filter(({ decimal }) => decimal.includes('.')).length),
    percent: count((cell) => cell.endsWith('%')),
    zeros: numbers.length - nonZero.length,
    mean: nonZero.reduce((sum, number) => sum + number, 0) / Math.max(1, nonZero.length),
    fractions: nonZero.every((number) => number > 0 && number <= 1) && nonZero.some((number) => number < 1),
    currency: mostFrequent(numbers.flatMap(({ currency }) => (currency === null ? [] : [currency]))),
    currencyCodes: count((cell) => isCurrency(cell.toUpperCase())),
    codes: count(isCode),
    lettered: count((cell) => isCode(cell) && LETTER.test(cell)),
    eans: count(isEan),
    links: count((cell) => LINK.test(cell)),
    flags: count((cell) => FLAG.test(cell)),
    words: count(
      (cell) => LETTER.test(cell) && !isCode(cell) && !LINK.test(cell) && !UUID.test(cell) && !DATE.test(cell),
    ),
    meanLength: share(filled.reduce((sum, cell) => sum + cell.length, 0)),
  }
}

/** The longest cell that can be a number; descriptions are not tried. */
const LONGEST_AMOUNT = 40

function amountOf(cell: string): { decimal: string; currency: string | null } | null {
  if (cell.length > LONGEST_AMOUNT || !/\d/.test(cell)) return null
  const pointed = parseMoneyCell(cell, { decimal: '.' })
  if ('decimal' in pointed) return pointed
  const commaed = parseMoneyCell(cell, { decimal: ',' })
  return 'decimal' in commaed ? commaed : null
}

function mostFrequent(values: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  const [best] = [...counts].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? null
}

/** Whether a cell is an EAN, UPC or GTIN with a right check digit. */
export function isEan(cell: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(cell) || /^0+$/.test(cell)) return false
  const digits = cell.split('').map(Number)
  const check = digits.pop() ?? 0
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === check
}
