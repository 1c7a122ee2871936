import { minorDigits } from '#domain/currency.ts'
import { decimalFromQuantity, decimalFromUnits, roundToMinor, type Units } from '#domain/money.ts'

/** How amounts, quantities and days are written in one language. */
export interface Words {
  /** An amount rounded to the minor unit of its currency. */
  money(units: Units, currency: string): string
  /** A quantity of 1/10,000. */
  quantity(value: number): string
  /** A day of epoch milliseconds, or a calendar day `2026-07-06`. */
  day(at: number | string): string
}

const FALLBACK = 'en-GB'

/** The words of a language; an unknown one is English. */
export function wordsOf(locale: string | undefined): Words {
  const language = supported(locale)
  const byCurrency = new Map<string, Intl.NumberFormat>()
  const quantities = new Intl.NumberFormat(language, { maximumFractionDigits: 4 })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const formatter = (currency: string): Intl.NumberFormat => {
    const known = byCurrency.get(currency)
    if (known) return known
    const digits = minorDigits(currency)
    const options = {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as const
    const made = new Intl.NumberFormat(language, options)
    byCurrency.set(currency, made)
    return made
  }
  return {
    money: (units, currency) => formatter(currency).format(exact(decimalFromUnits(roundToMinor(units), currency))),
    quantity: (value) => quantities.format(exact(decimalFromQuantity(value))),
    day: (at) => days.format(typeof at === 'string' ? new Date(`${at}T00:00:00Z`) : at),
  }
}

/** Decimal text is formatted digit by digit, so that nothing passes through floating point; the types know numbers only. */
function exact(decimal: string): number {
  return decimal as unknown as number
}

function supported(locale: string | undefined): string {
  if (locale === undefined) return FALLBACK
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale])[0] ?? FALLBACK
  } catch {
    return FALLBACK
  }
}
