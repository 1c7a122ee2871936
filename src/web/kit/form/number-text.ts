import { scaledFromDecimal } from '#domain/decimal.ts'
import {
  decimalFromPpm,
  decimalFromQuantity,
  decimalFromUnits,
  MAX_PPM,
  type Ppm,
  ppmFromDecimal,
  quantityFromDecimal,
  type Units,
  unitsFromDecimal,
} from '#domain/money.ts'
import { type NumberInputIssue, parseNumberInput } from '#domain/number-input.ts'
import type { Parsed } from '../ui/use-draft.ts'
import { formText } from './text.ts'
import { signOfLocale, typed } from './typed-number.ts'

/** Reads typed text as a value, or says why it cannot. */
export type ReadText<T> = (text: string) => Parsed<T>

/** Limits of a number, in its stored form. */
export interface Limits {
  readonly min?: number
  readonly max?: number
  /** What to say above `max`, where that is a rule of its own. */
  readonly tooLarge?: string
}

/** Reads an amount of a currency in units; sums and both decimal signs are understood. */
export function readMoney(currency: string, limits: Limits = { min: 0 }): ReadText<Units> {
  const shown = (units: number) => typed(decimalFromUnits(units, currency))
  return reader((decimal) => unitsFromDecimal(decimal, currency), limits, shown)
}

/** Reads a percentage in ppm. */
export function readPercent(limits: Limits = { min: 0, max: MAX_PPM }): ReadText<Ppm> {
  return reader(ppmFromDecimal, limits, (ppm) => `${typed(decimalFromPpm(ppm))} %`)
}

/** A margin that prices are made by: from 0 to below 100 % (PRICE-01). */
export const readMargin: ReadText<Ppm> = readPercent({ min: 0, max: 999_999, tooLarge: formText.marginTooHigh })

/** Reads a quantity, weight or volume in 1/10,000. */
export function readQuantity(limits: Limits = { min: 0 }): ReadText<number> {
  return reader(quantityFromDecimal, limits, (quantity) => typed(decimalFromQuantity(quantity)))
}

/** Reads a whole number. */
export function readInteger(limits: Limits = {}): ReadText<number> {
  const whole = (decimal: string) =>
    decimal.includes('.') ? { issue: formText.notWhole } : scaledFromDecimal(decimal, 0, 2_147_483_647)
  return reader(whole, limits, String)
}

/** The same, with an empty field standing for null. */
export function orEmpty<T>(read: ReadText<T>): ReadText<T | null> {
  return (text) => (text.trim() === '' ? { value: null } : read(text))
}

function reader(
  scale: (decimal: string) => { readonly value: number } | { readonly issue: string },
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, tooLarge }: Limits,
  shown: (value: number) => string,
): ReadText<number> {
  return (text) => {
    const input = parseNumberInput(text.replace(/[%٪]\s*$/, ''), signOfLocale(''))
    if ('issue' in input) return { issue: formText.issues[input.issue] }
    const scaled = scale(input.decimal)
    if ('issue' in scaled) return { issue: scaled.issue === 'is too large' ? formText.tooLarge : scaled.issue }
    const { value } = scaled
    if (value < min) return { issue: min === 0 ? formText.negative : formText.atLeast(shown(min)) }
    if (value > max) return { issue: tooLarge ?? formText.atMost(shown(max)) }
    return { value }
  }
}

/** Every reason why a typed number is none has words. */
export type IssueWords = Readonly<Record<NumberInputIssue, string>>
