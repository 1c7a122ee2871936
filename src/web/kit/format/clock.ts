import { cachedFormatter, formatTimeZone, wordLocale } from './locale.ts'

const clocks = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { timeStyle: 'short', timeZone: formatTimeZone() }),
)

/** The time of day of a moment (epoch milliseconds) in the user's time zone: `2:30 PM`. */
export function formatClock(at: number): string {
  return clocks('').format(at)
}
