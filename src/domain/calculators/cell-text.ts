import { minorDigits } from '../currency.ts'
import { MAX_PPM, MAX_UNITS, PPM } from '../money.ts'
import type { Fraction } from '../unrounded.ts'
import type { Cell } from './calculator.ts'
import { compared, decimalOf, dividedBy, fractionOf, times } from './fraction.ts'

/** The currencies of a calculation: that of its amounts, and the second one of a conversion. */
export interface Currencies {
  readonly currency: string
  readonly other: string
  /** The dated rate between them, 1 of the first = `rate` of the second; empty where none is known. */
  readonly rate: string
}

/** The text of a rate that is the dated one of the day, whatever it is. */
export const DATED = 'dated'

/** Why a figure that was given does not count. */
export type GivenIssue = 'empty' | 'not-a-number' | 'negative' | 'too-large' | 'whole-or-more'

/** Digits of an amount beyond the minor unit, as in all costs. */
const EXTRA_DIGITS = 4
/** Of them, those that are shown of a fine amount. */
const FINE_DIGITS = 2
const PERCENT_DIGITS = 2
const QUANTITY_DIGITS = 2
const RATE_DIGITS = 8
const LARGEST_RATE = 100_000_000n
const HUNDRED: Fraction = { numerator: 100n, denominator: 1n }
const NONE: Fraction = { numerator: 0n, denominator: 1n }
const WHOLE: Fraction = { numerator: 1n, denominator: 1n }

/** The digits after the point of a figure that was worked out: those of its currency, two of a percentage; a fine amount may have more. */
export function digitsOf({ kind, inOther, fine }: Cell, { currency, other }: Currencies) {
  if (kind === 'money') {
    const least = minorDigits(inOther ? other : currency)
    return { least, most: fine ? least + FINE_DIGITS : least }
  }
  if (kind === 'rate') return { least: 0, most: RATE_DIGITS }
  return { least: 0, most: kind === 'percent' ? PERCENT_DIGITS : QUANTITY_DIGITS }
}

/** The value of a text for a cell, 2/5 for `40` of a percentage, or why it does not count. */
export function valueOfText(
  cell: Cell,
  text: string,
  currencies: Currencies,
): { readonly value: Fraction } | { readonly issue: GivenIssue } {
  if (text.trim() === '') return { issue: 'empty' }
  const number = fractionOf(cell.kind === 'rate' && text === DATED ? currencies.rate : text)
  if (!number) return { issue: /^-?\d+(\.\d+)?$/.test(text) ? 'too-large' : 'not-a-number' }
  const value = cell.kind === 'percent' ? (dividedBy(number, HUNDRED) ?? NONE) : number
  if (!cell.signed && compared(value, NONE) < 0) return { issue: 'negative' }
  if (cell.belowWhole && compared(value, WHOLE) >= 0) return { issue: 'whole-or-more' }
  return isTooLarge(cell, value, currencies) ? { issue: 'too-large' } : { value }
}

/** Whether a value is larger than anything the product keeps: an amount, a percentage, a quantity or a rate. */
export function isTooLarge(cell: Cell, value: Fraction, currencies: Currencies): boolean {
  const magnitude = value.numerator < 0n ? { ...value, numerator: -value.numerator } : value
  return compared(magnitude, largestOf(cell, currencies)) > 0
}

function largestOf({ kind, inOther }: Cell, { currency, other }: Currencies): Fraction {
  if (kind === 'percent') return { numerator: BigInt(MAX_PPM), denominator: BigInt(PPM) }
  if (kind === 'rate') return { numerator: LARGEST_RATE, denominator: 1n }
  const digits = kind === 'money' ? minorDigits(inOther ? other : currency) + EXTRA_DIGITS : EXTRA_DIGITS
  return { numerator: BigInt(MAX_UNITS), denominator: 10n ** BigInt(digits) }
}

/** A value as decimal text with so many digits, `40` for 2/5 of a percentage. */
export function textOfValue(cell: Cell, value: Fraction, most: number, least = 0): string {
  return decimalOf(cell.kind === 'percent' ? times(value, HUNDRED) : value, most, least)
}

/** A value as it is shown. */
export function shownText(cell: Cell, value: Fraction, currencies: Currencies): string {
  const { least, most } = digitsOf(cell, currencies)
  return textOfValue(cell, value, most, least)
}

/** An amount that was worked out is rounded to the minor unit, half away from zero (PRICE-09); everything else stays exact. */
export function roundedValue(cell: Cell, value: Fraction, currencies: Currencies): Fraction {
  if (cell.kind !== 'money' || cell.fine) return value
  const { most } = digitsOf(cell, currencies)
  return fractionOf(decimalOf(value, most)) ?? value
}
