import { isCurrency } from './currency.ts'
import { latinNumber } from './local-digits.ts'
import { type DecimalSign, plainNumeral } from './numeral.ts'

/** Why a cell of an imported file is no number. `other-decimal-sign`: it would be one, were its column read with the other sign. */
export type NumberCellIssue = 'empty' | 'not-a-number' | 'other-decimal-sign'

/** An exact decimal such as `-1234.56`, or why there is none. */
export type NumberCell = { readonly decimal: string } | { readonly issue: NumberCellIssue }

/** A money cell: the decimal, the currency where code or sign name exactly one, and the sign that was taken off. */
export type MoneyCell =
  | { readonly decimal: string; readonly currency: string | null; readonly sign: string | null }
  | { readonly issue: NumberCellIssue }

/** How a column is written. */
export interface CellFormat {
  readonly decimal: DecimalSign
}

const LONGEST_CELL = 100

/**
 * The number in a cell of a column whose decimal sign is known: grouped digits, a percent sign, a trailing minus and accountants'
 * parentheses are understood. Exact, as a decimal text; bad cells come back as an issue.
 */
export function parseDecimalCell(text: string, { decimal }: CellFormat): NumberCell {
  const latin = latinNumber(text)
  const sign = latin.hasPoint ? '.' : decimal
  const trimmed = latin.text.replace(/−/g, '-').replace(/%$/, '').trim()
  if (trimmed === '') return { issue: 'empty' }
  if (trimmed.length > LONGEST_CELL) return { issue: 'not-a-number' }
  const { numeral, minuses } = signedNumeral(trimmed)
  if (/[()+-]/.test(numeral)) return { issue: 'not-a-number' }
  const plain = plainNumeral(numeral, sign)
  if (plain !== null && minuses < 2) return { decimal: minuses === 1 && /[1-9]/.test(plain) ? `-${plain}` : plain }
  const other = plainNumeral(numeral, sign === ',' ? '.' : ',')
  return { issue: other !== null && minuses < 2 ? 'other-decimal-sign' : 'not-a-number' }
}

/** The numeral without one sign before, brackets around and a minus behind; the last two and a minus before each count as one. */
function signedNumeral(text: string): { readonly numeral: string; readonly minuses: number } {
  const sign = /^[+-]/.exec(text)?.[0]
  const unsigned = sign === undefined ? text : text.slice(1).trimStart()
  const isBehind = unsigned.endsWith('-')
  const bare = isBehind ? unsigned.slice(0, -1).trimEnd() : unsigned
  const isBracketed = bare.startsWith('(') && bare.endsWith(')')
  return {
    numeral: isBracketed ? bare.slice(1, -1).trim() : bare,
    minuses: [sign === '-', isBehind, isBracketed].filter(Boolean).length,
  }
}

/** Signs that stand for one currency only; a bare `$`, `¥` or `kr` does not say which. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₫', 'VND'],
  ['₪', 'ILS'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['฿', 'THB'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['Ft', 'HUF'],
  ['lei', 'RON'],
])
/** Signs of several currencies, which say that an amount is money, but not whose. */
const SHARED_SIGN = /^(\p{Sc}|kr\.?|Rs\.?)$/u
const WORDS = /[^\d\s.,'’()+%-]+\.?/gu

/** The amount in a cell with the currency that stands beside it: `12.50 USD`, `€ 4,20`, `(US$1,000.00)`. */
export function parseMoneyCell(text: string, format: CellFormat): MoneyCell {
  const latin = latinNumber(text)
  const written = latin.text.replace(/−/g, '-')
  const words = written.match(WORDS) ?? []
  const cell = parseDecimalCell(written.replace(WORDS, ' '), latin.hasPoint ? { decimal: '.' } : format)
  if ('issue' in cell) return cell
  const named = words.map(currencyOf)
  const currencies = new Set(named.filter((code) => code !== null))
  const isMoney = words.every((word, index) => named[index] !== null || SHARED_SIGN.test(word))
  if (!isMoney || currencies.size > 1) return { issue: 'not-a-number' }
  const [currency = null] = currencies
  return { ...cell, currency, sign: words.length === 0 ? null : words.join(' ') }
}

function currencyOf(word: string): string | null {
  const code = word.toUpperCase()
  return isCurrency(code) ? code : (SIGNS.get(word) ?? null)
}
