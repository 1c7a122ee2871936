import { isCurrency } from './currencies.ts'
import { latinNumber } from './local-digits.ts'
import { type DecimalSign, plainNumeral } from './numeral.ts'

/** Why a cell of an imported file is no number. `other-decimal-sign`: it would be one if its column used the other sign. */
export type NumberCellIssue = 'empty' | 'not-a-number' | 'other-decimal-sign'

/** An exact decimal such as `-1234.56`, or the issue. */
export type NumberCell = { readonly decimal: string } | { readonly issue: NumberCellIssue }

/** A money cell: the decimal, the currency if code or symbol name exactly one, and the symbol that was removed. */
export type MoneyCell =
  | { readonly decimal: string; readonly currency: string | null; readonly sign: string | null }
  | { readonly issue: NumberCellIssue }

/** The number format of a column. */
export interface CellFormat {
  readonly decimal: DecimalSign
}

const LONGEST_CELL = 100

/**
 * The number in a cell of a column with a known decimal sign: grouped digits, a percent sign, a trailing minus and accountants'
 * parentheses are accepted. Exact, as decimal text; bad cells give an issue.
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

/** The numeral without one sign before, brackets around and a minus behind; the last two and a minus before each count as negative. */
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

/** Symbols of exactly one currency; a bare `$`, `¥` or `kr` is ambiguous. */
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
/** Symbols of several currencies: the amount is money, but its currency is open. */
const SHARED_SIGN = /^(\p{Sc}|kr\.?|Rs\.?)$/u
const WORDS = /[^\d\s.,'’()+%-]+\.?/gu

/** The amount in a cell with the currency beside it: `12.50 USD`, `€ 4,20`, `(US$1,000.00)`. */
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
