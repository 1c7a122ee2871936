import { minorDigits } from './currency.ts'
import { nearestRatio } from './exact.ts'
import { MAX_UNITS, PPM, type Units, UNITS_PER_MINOR } from './money.ts'
import { trimEndOf } from './trim-text.ts'
import type { Unrounded } from './unrounded.ts'

/** Exchange rates of one base currency on one day: 1 `base` = `rates[code]` of `code`, as decimal text. */
export interface RateSet {
  readonly base: string
  /** The day of the rates, YYYY-MM-DD. */
  readonly date: string
  /** Their publisher: `ECB`. */
  readonly source: string
  readonly rates: Readonly<Record<string, string>>
}

/** An exact exchange rate; both are positive. */
export interface Ratio {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Days after which a set is stale: more than any run of days without rates, such as Good Friday to Easter Monday. */
const STALE_AFTER_DAYS = 7
/** The largest accepted rate; its reciprocal is the smallest. */
const FURTHEST_RATE = 100_000_000n
/** Digits of a computed rate; published ones have five or six. */
const SIGNIFICANT_DIGITS = 12
/** Digits of a rate that is filled into a rate field: it fits the field, and is off by less than a cent in a million. */
export const TYPED_RATE_DIGITS = 8
const RATE = /^\d{1,12}(?:\.\d{1,18})?$/
const DAY_MS = 86_400_000

/** The ratio of a decimal rate; undefined for zero, signs and anything but a plain decimal of up to 12 and 18 digits. */
export function rateRatio(rate: string): Ratio | undefined {
  if (!RATE.test(rate)) return undefined
  const [whole = '', fraction = ''] = rate.split('.')
  const numerator = BigInt(whole + fraction)
  return numerator === 0n ? undefined : { numerator, denominator: 10n ** BigInt(fraction.length) }
}

/** Whether decimal text is an accepted rate; stored rates are used whatever they are. */
export function isExchangeRate(rate: string): boolean {
  const ratio = rateRatio(rate)
  if (!ratio) return false
  const { numerator, denominator } = ratio
  return numerator <= denominator * FURTHEST_RATE && denominator <= numerator * FURTHEST_RATE
}

/** Every currency of a set, its base included, by code. */
export function ratedCurrencies({ base, rates }: RateSet): string[] {
  return [...new Set([base, ...Object.keys(rates)])].sort()
}

function fromBase({ base, rates }: RateSet, code: string): Ratio | undefined {
  if (code === base) return { numerator: 1n, denominator: 1n }
  return Object.hasOwn(rates, code) ? rateRatio(rates[code] ?? '') : undefined
}

/** The exact value of one `from` in `to`; undefined if the set lacks one of them. */
export function crossRatio(set: RateSet, from: string, to: string): Ratio | undefined {
  const source = fromBase(set, from)
  const target = fromBase(set, to)
  if (!source || !target) return undefined
  return {
    numerator: target.numerator * source.denominator,
    denominator: target.denominator * source.numerator,
  }
}

/** The same as decimal text of 12 significant digits, or as many as are asked for, rounded half away from zero: `0.128911348021`. */
export function crossRate(set: RateSet, from: string, to: string, digits = SIGNIFICANT_DIGITS): string | undefined {
  const ratio = crossRatio(set, from, to)
  return ratio && decimalOfRatio(ratio, digits)
}

/**
 * A rate times another ratio, or changed by a percentage in ppm, as decimal text of 12 significant digits; undefined for an invalid rate
 * or a result that is not above zero.
 */
export function changedRatio(rate: string, by: Ratio | number): string | undefined {
  const ratio = rateRatio(rate)
  if (!ratio) return undefined
  const factor = typeof by === 'number' ? { numerator: BigInt(PPM + by), denominator: BigInt(PPM) } : by
  const numerator = ratio.numerator * factor.numerator
  if (numerator <= 0n) return undefined
  return decimalOfRatio({ numerator, denominator: ratio.denominator * factor.denominator }, SIGNIFICANT_DIGITS)
}

function decimalOfRatio({ numerator, denominator }: Ratio, significant: number): string {
  const most = 10n ** BigInt(significant)
  let scale = 0
  let scaled = numerator
  while (scaled / denominator < most / 10n) {
    scaled *= 10n
    scale += 1
  }
  // A whole part longer than the significant digits is not rounded.
  const rounded = (2n * scaled + denominator) / (2n * denominator)
  const digits = String(rounded).padStart(scale + 1, '0')
  const fraction = trimEndOf(digits.slice(digits.length - scale), '0')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 || fraction === '' ? whole || digits : `${whole}.${fraction}`
}

/**
 * An amount in another currency by the rate `1 from = rate to`: exact, rounded once, half away from zero, to 1/10,000 of the target's
 * minor unit. Undefined for an invalid rate or an amount that is too large.
 */
export function convertUnits(units: Units, from: string, to: string, rate: string): Units | undefined {
  const ratio = rateRatio(rate)
  return ratio && convertByRatio(units, from, to, ratio)
}

/** `convertUnits` by an exact rate, such as the one between two currencies of a set. */
export function convertByRatio(units: Units, from: string, to: string, ratio: Ratio): Units | undefined {
  return convertInSteps(units, from, to, ratio, 1)
}

/** As `convertByRatio`, rounded once, to the minor unit of `to` (PRICE-09). */
export function convertToMinor(units: Units, from: string, to: string, ratio: Ratio): Units | undefined {
  return convertInSteps(units, from, to, ratio, UNITS_PER_MINOR)
}

function convertInSteps(units: Units, from: string, to: string, ratio: Ratio, step: Units): Units | undefined {
  const { numerator, denominator } = inUnits(ratio, from, to)
  const converted = nearestRatio(BigInt(units) * numerator, denominator * BigInt(step)) * step
  return Math.abs(converted) <= MAX_UNITS ? converted : undefined
}

/** A rate between amounts in units, whatever the minor digits of their currencies. */
function inUnits({ numerator, denominator }: Ratio, from: string, to: string): Ratio {
  return {
    numerator: numerator * 10n ** BigInt(minorDigits(to)),
    denominator: denominator * 10n ** BigInt(minorDigits(from)),
  }
}

/** Units of `to` for one unit of `from`, for amounts that are rounded later; null if the set lacks one of them. */
export function unitRate(set: RateSet, from: string, to: string): Unrounded | null {
  const ratio = crossRatio(set, from, to)
  if (!ratio) return null
  const rate = inUnits(ratio, from, to)
  return { approximate: Number(rate.numerator) / Number(rate.denominator), exact: () => rate }
}

/** Whole days from one day to another; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** Whether rates of `date` are stale on the day `today` (CUR-02). */
export function isStale(date: string, today: string): boolean {
  return daysBetween(date, today) > STALE_AFTER_DAYS
}
