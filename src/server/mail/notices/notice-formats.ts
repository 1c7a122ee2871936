import { minorDigits } from '#domain/currency.ts'
import { decimalFromUnits, PPM, type Ppm, roundToMinor, type Units } from '#domain/money.ts'
import { regional } from '#server/kit/language/regional.ts'
import type { Reader } from './reader.ts'

/** How a notice writes amounts, shares and moments for its reader. */
export interface NoticeFormats {
  /** An amount with its currency, to the minor unit. */
  money(units: Units, currency: string): string
  /** A share in ppm with its sign and one digit: `+12.5%`. */
  change(ppm: Ppm): string
  /** Day and time of a moment in epoch milliseconds, with the time zone. */
  moment(at: number): string
  /** A calendar day, YYYY-MM-DD. */
  day(day: string): string
}

/** The formats of a reader: numbers as in their locale, words as in their language, moments in their time zone. */
export function noticeFormats({
  locale,
  language,
  timeZone,
}: Pick<Reader, 'locale' | 'language' | 'timeZone'>): NoticeFormats {
  const numbers = Intl.NumberFormat.supportedLocalesOf(locale)[0] ?? language
  const words = regional(numbers, language)
  const moments = new Intl.DateTimeFormat(words, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone,
    calendar: 'gregory',
  })
  const days = new Intl.DateTimeFormat(words, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' })
  const shares = new Intl.NumberFormat(numbers, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return {
    money(units, currency) {
      const digits = minorDigits(currency)
      const options = {
        style: 'currency',
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      } as const
      // Decimal text is formatted digit by digit, so that nothing passes through floating point.
      const decimal = decimalFromUnits(roundToMinor(units), currency) as Intl.StringNumericLiteral
      return new Intl.NumberFormat(numbers, options).format(decimal)
    },
    change: (ppm) => shares.format(ppm / PPM),
    moment: (at) => moments.format(at),
    day: (day) => days.format(Date.parse(`${day}T00:00:00Z`)),
  }
}
