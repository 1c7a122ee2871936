import { decimalMessages } from '#domain/decimal-messages.ts'
import { scaledFromDecimal } from '#domain/decimal.ts'
import {
  decimalFromQuantity,
  decimalFromUnits,
  LARGEST_AMOUNT,
  MAX_PPM,
  type Ppm,
  ppmFromDecimal,
  quantityFromDecimal,
  type Units,
  unitsFromDecimal,
} from '#domain/money.ts'
import { type NumberInputIssue, parseNumberInput } from '#domain/number-input.ts'
import type { Parsed } from '../ui/use-draft.ts'
import { formatMoney } from '../format/money.ts'
import { formatRate } from '../format/number.ts'
import { formMessages } from './messages.ts'
import { signOfLocale, typed } from './typed-number.ts'

/** Reads typed text as a value, or says why it cannot. */
export type ReadText<T> = (text: string) => Parsed<T>

/** Limits of a number, in its stored form. */
export interface Limits {
  readonly min?: number
  readonly max?: number
  /** What to say above `max`, where that is a rule of its own. */
  readonly tooLarge?: () => string
  /** What to say of more than can be kept at all. */
  readonly beyond?: () => string
}

/** Reads an amount of a currency in units; sums and both decimal signs are understood. */
export function readMoney(currency: string, limits: Limits = { min: 0 }): ReadText<Units> {
  const shown = (units: number) => typed(decimalFromUnits(units, currency))
  const beyond = () => formMessages.atMost(formatMoney(LARGEST_AMOUNT, currency))
  return reader((decimal) => unitsFromDecimal(decimal, currency), { beyond, ...limits }, shown)
}

/** Reads a percentage in ppm. */
export function readPercent(limits: Limits = { min: 0, max: MAX_PPM }): ReadText<Ppm> {
  return reader(ppmFromDecimal, limits, formatRate)
}

/** A margin that prices are made by: from 0 to below 100 % (PRICE-01). */
export const readMargin: ReadText<Ppm> = readPercent({
  min: 0,
  max: 999_999,
  tooLarge: () => formMessages.marginTooHigh,
})

/** Reads a quantity, weight or volume in 1/10,000. */
export function readQuantity(limits: Limits = { min: 0 }): ReadText<number> {
  return reader(quantityFromDecimal, limits, (quantity) => typed(decimalFromQuantity(quantity)))
}

/** Reads a whole number. */
export function readInteger(limits: Limits = {}): ReadText<number> {
  const whole = (decimal: string) =>
    decimal.includes('.') ? { issue: formMessages.notWhole } : scaledFromDecimal(decimal, 0, 2_147_483_647)
  return reader(whole, limits, String)
}

/** The same, with an empty field standing for null. */
export function orEmpty<T>(read: ReadText<T>): ReadText<T | null> {
  return (text) => (text.trim() === '' ? { value: null } : read(text))
}

function reader(
  scale: (decimal: string) => { readonly value: number } | { readonly issue: string },
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, tooLarge, beyond }: Limits,
  shown: (value: number) => string,
): ReadText<number> {
  return (text) => {
    const input = parseNumberInput(text.replace(/[%٪]\s*$/, ''), signOfLocale(''))
    if ('issue' in input) return { issue: formMessages.issues[input.issue] }
    const scaled = scale(input.decimal)
    if ('issue' in scaled)
      return {
        issue: scaled.issue.startsWith(decimalMessages.tooLarge) ? (beyond?.() ?? formMessages.tooLarge) : scaled.issue,
      }
    const { value } = scaled
    if (value < min) return { issue: min === 0 ? formMessages.negative : formMessages.atLeast(shown(min)) }
    if (value > max) return { issue: tooLarge?.() ?? formMessages.atMost(shown(max)) }
    return { value }
  }
}

/** Every reason why a typed number is none has words. */
export type IssueMessages = Readonly<Record<NumberInputIssue, string>>
