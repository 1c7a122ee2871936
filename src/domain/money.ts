import { minorDigits } from './currency.ts'
import { decimalMessages } from './decimal-messages.ts'
import { decimalFromScaled, type Scaled, scaledFromDecimal } from './decimal.ts'

/** An amount of money: an integer count of 1/10,000 of the currency's minor unit (USD 12.34 is 12 340 000). */
export type Units = number
/** A percentage in parts per million: 17.5 % is 175 000. */
export type Ppm = number

/** Units in one minor unit (cent, yen, fils), the same for every currency. */
export const UNITS_PER_MINOR = 10_000
/** The largest stored amount; callers refuse larger ones by name. */
export const MAX_UNITS: Units = 999_999_999_999_999
/** The whole: 100 %. */
export const PPM: Ppm = 1_000_000
/** The largest stored percentage: 100 000 %. */
export const MAX_PPM: Ppm = 1_000_000_000

/** Decimals that units, percentages and quantities have beyond their own unit. */
const EXTRA_DIGITS = 4

/** The largest amount in whole minor units. */
export const LARGEST_AMOUNT: Units = MAX_UNITS - (MAX_UNITS % UNITS_PER_MINOR)

/** The largest amount of a currency: `999,999,999.99 EUR` (docs/decisions/0014). */
export function mostOf(currency: string): string {
  return inWords(LARGEST_AMOUNT, currency)
}

/** The message for an amount above the limit, or above `limit`; without a known currency, with the limit of all. */
export function beyondLimit(currency: string, limit: Units = LARGEST_AMOUNT): string {
  const units = Math.min(limit, LARGEST_AMOUNT)
  const most = currency === '' ? decimalMessages.smallestUnits(units / UNITS_PER_MINOR) : inWords(units, currency)
  return decimalMessages.tooLargeAtMost(most)
}

function inWords(units: Units, currency: string): string {
  const [whole, decimals] = decimalFromUnits(units, currency).split('.')
  return decimalMessages.amount(Number(whole), decimals, currency)
}

/** Units of a decimal amount, exact to 1/10,000 of the minor unit (PRICE-09); never throws, bad input comes back as an issue. */
export function unitsFromDecimal(amount: string | number, currency: string): Scaled {
  const scaled = scaledFromDecimal(amount, minorDigits(currency) + EXTRA_DIGITS, MAX_UNITS)
  return 'issue' in scaled && scaled.issue === decimalMessages.tooLarge ? { issue: beyondLimit(currency) } : scaled
}

/** The exact decimal text of an amount, minor digits always written: `12.30`, `0.0375`, `1980`. */
export function decimalFromUnits(units: Units, currency: string): string {
  const digits = minorDigits(currency)
  return decimalFromScaled(units, digits + EXTRA_DIGITS, digits)
}

/** Units in one major unit of a currency: 1,000,000 for USD. */
export function unitsPerMajor(currency: string): number {
  return 10 ** (minorDigits(currency) + EXTRA_DIGITS)
}

/** The amount rounded half away from zero to the minor unit of its currency (PRICE-09), which is 10,000 units in each. */
export function roundToMinor(units: Units): Units {
  const rest = units % UNITS_PER_MINOR
  if (rest === 0) return units
  if (Math.abs(rest) * 2 < UNITS_PER_MINOR) return units - rest
  return units - rest + Math.sign(units) * UNITS_PER_MINOR
}

/** Parts per million of a percentage: 17.5 gives 175 000; never throws, bad input comes back as an issue. */
export function ppmFromDecimal(percent: string | number): Scaled {
  return scaledFromDecimal(percent, EXTRA_DIGITS, MAX_PPM)
}

/** The exact decimal text of a percentage, without trailing zeros: `17.5`. */
export function decimalFromPpm(ppm: Ppm): string {
  return decimalFromScaled(ppm, EXTRA_DIGITS, 0)
}

/** A quantity in 1/10,000; never throws, bad input comes back as an issue. */
export function quantityFromDecimal(quantity: string | number): Scaled {
  return scaledFromDecimal(quantity, EXTRA_DIGITS, MAX_UNITS)
}

/** The exact decimal text of a quantity of 1/10,000, without trailing zeros. */
export function decimalFromQuantity(quantity: number): string {
  return decimalFromScaled(quantity, EXTRA_DIGITS, 0)
}
