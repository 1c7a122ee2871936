import { cachedFormatter, formatTimeZone, wordLocale } from '../format/locale.ts'

/** A mark of an axis of time, epoch milliseconds. */
export interface TimeTick {
  readonly at: number
  readonly label: string
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SHORT = 36 * HOUR
const YEAR = 300 * DAY

const FORMS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  time: { hour: 'numeric', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
}
const formatter = cachedFormatter(
  (locale, form) => new Intl.DateTimeFormat(wordLocale(locale), { ...FORMS[form], timeZone: formatTimeZone() }),
)

/** At most `count` evenly spaced marks from one moment to another, as the user's region writes hours, days or months; none twice. */
export function timeTicks(from: number, until: number, count: number): readonly TimeTick[] {
  const span = until - from
  const form = span < SHORT ? 'time' : span < YEAR ? 'day' : 'month'
  const ticks: TimeTick[] = []
  for (let index = 0; index < count; index += 1) {
    const at = count === 1 ? from : Math.round(from + (span * index) / (count - 1))
    const label = formatter(form).format(at)
    if (ticks.at(-1)?.label !== label) ticks.push({ at, label })
  }
  return ticks
}
