import { isCurrency } from '../currencies.ts'
import { parseMoneyCell } from '../number-cell.ts'
import type { DecimalSign } from '../numeral.ts'
import { columnSign, signFacts } from './decimal-signs.ts'

/** Statistics of a column's cells. Shares are of the cells that are not blank. */
export interface ColumnFacts {
  /** Cells that are not blank. */
  readonly filled: number
  readonly blank: number
  /** Share of distinct values. */
  readonly distinct: number
  readonly numeric: number
  /** Numbers with digits after the decimal sign. */
  readonly decimals: number
  readonly percent: number
  /** The number of zeros. */
  readonly zeros: number
  /** The mean of the numbers that are not zero; 0 if there are none. */
  readonly mean: number
  /** Every number is between 0 and 1, and not all of them are 0 or 1. */
  readonly fractions: boolean
  /** The commonest currency in the cells. */
  readonly currency: string | null
  readonly currencyCodes: number
  /** Short, without spaces, with a digit. */
  readonly codes: number
  /** Codes that contain a letter. */
  readonly lettered: number
  readonly eans: number
  readonly links: number
  readonly flags: number
  /** Texts with a letter that are neither code, link, date nor id. */
  readonly words: number
  readonly meanLength: number
}

const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N}._/-]{0,39}$/u
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DATE = /^\d{4}-\d\d?-\d\d?([T ]|$)|^\d\d?[./-]\d\d?[./-]\d{2,4}/
const LINK = /^https?:\/\/\S+$/i
const LETTER = /\p{L}/u
const FLAG = /^(true|false|yes|no|y|n|0|1|active|inactive|draft|archived|published|ja|nein|oui|non|si|sí|nee)$/i

/** Reads the cells of one column of a sample; an ambiguous number is read as the others of the column are. */
export function columnFacts(cells: readonly string[]): ColumnFacts {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  const sign = columnSign(signFacts(filled), null) ?? zeroSign(filled)
  const amounts = filled.map((cell) => amountOf(cell, sign))
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

/** The longest cell that is tried as a number; descriptions are longer. */
const LONGEST_AMOUNT = 40

function amountOf(cell: string, sign: DecimalSign): { decimal: string; currency: string | null } | null {
  if (cell.length > LONGEST_AMOUNT || !/\d/.test(cell)) return null
  const read = parseMoneyCell(cell, { decimal: sign })
  if ('decimal' in read) return read
  const other = parseMoneyCell(cell, { decimal: sign === '.' ? ',' : '.' })
  return 'decimal' in other ? other : null
}

/** A leading zero is never followed by a group: `0,125` is an eighth. */
function zeroSign(cells: readonly string[]): DecimalSign {
  return cells.some((cell) => /^[-+]?0,\d/.test(cell)) ? ',' : '.'
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
