import type { DayRange, PeriodStep } from '#domain/analytics/period.ts'
import { formatDay } from '../format/date.ts'
import { cachedFormatter, wordLocale } from '../format/locale.ts'

const FORMS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: '2-digit' },
}
const days = cachedFormatter(
  (locale, form) => new Intl.DateTimeFormat(wordLocale(locale), { ...FORMS[form], timeZone: 'UTC' }),
)
const ranges = cachedFormatter(
  (locale) => new Intl.DateTimeFormat(wordLocale(locale), { dateStyle: 'medium', timeZone: 'UTC' }),
)

/** A range of days as the user's region writes it: `Jul 6 – 12, 2026`. */
export function rangeName({ from, to }: DayRange): string {
  return ranges('').formatRange(momentOf(from), momentOf(to))
}

/** A part of a range by its name, and in few letters for an axis. */
export function bucketNames(bucket: DayRange, step: PeriodStep): { readonly name: string; readonly short: string } {
  const moment = momentOf(bucket.from)
  if (step === 'day') return { name: formatDay(bucket.from), short: days('day').format(moment) }
  if (step === 'week') return { name: rangeName(bucket), short: days('day').format(moment) }
  return { name: days('month').format(moment), short: days('shortMonth').format(moment) }
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}
