import { minorDigits } from '#domain/currency.ts'
import { decimalFromQuantity, decimalFromUnits, PPM, type Ppm, roundToMinor, type Units } from '#domain/money.ts'
import { withUnit } from './unit-words.ts'

/** The formats of amounts, quantities and days in one language. */
export interface Words {
  /** An amount rounded to the minor unit of its currency. */
  money(units: Units, currency: string): string
  /** An amount with all of its digits: a unit price may be finer than the minor unit. */
  unitPrice(units: Units, currency: string): string
  /** A decimal number with all of its digits: `0.8760403`. */
  decimal(text: string): string
  /** A quantity of 1/10,000. */
  quantity(value: number): string
  /** A quantity of 1/10,000 with its unit, a code of UN/ECE recommendation 20; pieces are plain numbers. */
  measure(value: number, unitCode: string): string
  /** A number of days: `30 days`. */
  days(count: number): string
  /** A share of parts in a million: `19%`. */
  percent(ppm: Ppm): string
  /** A day of epoch milliseconds, or a calendar day `2026-07-06`. */
  day(at: number | string): string
}

const FALLBACK = 'en-GB'
/** Units hold four digits more than the minor unit. */
const FINER_DIGITS = 4
/** Digits behind the point of a typed exchange rate. */
const MOST_DIGITS = 18

/**
 * The formats of a language; English for an unknown one. `sentences` is the language of the text around them where that is another one:
 * names of months and units are then in that language, and numbers and the order of a day as in the region of `locale`.
 */
export function wordsOf(locale: string | undefined, sentences?: string): Words {
  const language = supported(locale)
  const named = sentences === undefined ? language : inRegionOf(language, sentences)
  const byCurrency = new Map<string, Intl.NumberFormat>()
  const quantities = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  const decimals = new Intl.NumberFormat(language, { maximumFractionDigits: MOST_DIGITS })
  const days = new Intl.DateTimeFormat(named, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const formatter = (currency: string, finer = 0): Intl.NumberFormat => {
    const key = `${currency} ${finer}`
    const known = byCurrency.get(key)
    if (known) return known
    const digits = minorDigits(currency)
    const options = {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + finer,
    } as const
    const made = new Intl.NumberFormat(language, options)
    byCurrency.set(key, made)
    return made
  }
  const dayCounts = new Intl.NumberFormat(named, {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
    maximumFractionDigits: 4,
  })
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 })
  return {
    money: (units, currency) => formatter(currency).format(exact(decimalFromUnits(roundToMinor(units), currency))),
    unitPrice: (units, currency) => formatter(currency, FINER_DIGITS).format(exact(decimalFromUnits(units, currency))),
    decimal: (text) => decimals.format(exact(text)),
    quantity: (value) => quantities.format(exact(decimalFromQuantity(value))),
    measure: (value, code) => {
      const decimal = exact(decimalFromQuantity(value))
      return withUnit(quantities.format(decimal), decimal, code, named)
    },
    days: (count) => dayCounts.format(count),
    percent: (ppm) => percents.format(ppm / PPM),
    day: (at) => days.format(typeof at === 'string' ? new Date(`${at}T00:00:00Z`) : at),
  }
}

/** Decimal text is formatted digit by digit, so that nothing passes through floating point; the types only allow numbers. */
function exact(decimal: string): number {
  return decimal as unknown as number
}

function inRegionOf(locale: string, language: string): string {
  const { language: own, region } = new Intl.Locale(locale).maximize()
  if (own === language) return locale
  return region === undefined ? language : `${language}-${region}`
}

function supported(locale: string | undefined): string {
  if (locale === undefined) return FALLBACK
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale])[0] ?? FALLBACK
  } catch {
    return FALLBACK
  }
}
