import { formatMonthName, formatWeekday } from '#web/kit/format/month.ts'
import { readRule, type RepeatRule, untilWall, WEEKDAYS } from '#domain/calendar/repeat-rule.ts'
import type { Weekday } from './repeat-form.ts'
import { repeatMessages as messages } from './repeat-messages.ts'

/** What a weekday is called. */
export function weekdayName(weekday: Weekday, width: 'short' | 'long'): string {
  // 5 January 2026 is a Monday.
  return formatWeekday(`2026-01-${String(5 + WEEKDAYS.indexOf(weekday)).padStart(2, '0')}`, width)
}

/**
 * How an event repeats, as a sentence; empty where it does not, and that it is a rule of its own where no sentence says it. `lastDay` is said
 * in place of an end of the rule that lies after it.
 */
export function repeatWords(rule: string, startDay: string, lastDay?: string): string {
  return rule === '' ? '' : (sentenceOf(rule, startDay, lastDay) ?? messages.own)
}

/** A rule as a sentence; undefined where it says more than sentences can. */
export function sentenceOf(text: string, startDay: string, lastDay?: string): string | undefined {
  const read = readRule(text)
  if ('issue' in read) return undefined
  const { rule } = read
  const days = dayWords(rule, startDay)
  if (days === undefined || rule.byWeekNo.length + rule.byYearDay.length > 0) return undefined
  const months = rule.byMonth.map((month) => formatMonthName(`2026-${String(month).padStart(2, '0')}-01`))
  const inMonths = months.length === 0 ? '' : messages.inMonths(months)
  return `${messages.every(rule.freq, rule.interval)}${days}${inMonths}${endWords(rule, lastDay)}`
}

/** On which days of its weeks or months; undefined where no words say it. */
function dayWords(rule: RepeatRule, startDay: string): string | undefined {
  const { freq, byMonth, byMonthDay, byDay, bySetPos } = rule
  const isOfMonth = freq === 'MONTHLY' || (freq === 'YEARLY' && byMonth.length > 0)
  if (byMonthDay.length > 0) {
    const isPlain = byDay.length + bySetPos.length === 0 && byMonthDay.every((day) => day >= -1)
    return isOfMonth && isPlain ? messages.onDays(byMonthDay) : undefined
  }
  if (byDay.length > 0) return isOfMonth ? nthWords(rule) : plainWords(rule)
  if (bySetPos.length > 0) return undefined
  if (freq === 'WEEKLY') return messages.on([formatWeekday(startDay, 'long')])
  return isOfMonth ? messages.onDays([Number(startDay.slice(8))]) : ''
}

/** The weekdays of a week. */
function plainWords({ freq, byDay, bySetPos }: RepeatRule): string | undefined {
  const days = WEEKDAYS.filter((day) => byDay.includes(day))
  if (bySetPos.length > 0 || freq === 'YEARLY' || days.length !== byDay.length) return undefined
  return messages.on(days.map((day) => weekdayName(day, 'long')))
}

/** The weekdays of a month, each with which of them it is: the last Friday, as its own number or as the position of the one weekday that there is. */
function nthWords({ byDay, bySetPos }: RepeatRule): string | undefined {
  const [only = ''] = byDay
  const named =
    bySetPos.length === 0
      ? byDay
      : byDay.length === 1 && only.length === 2
        ? bySetPos.map((nth) => `${nth}${only}`)
        : []
  const days = named.map((day) => {
    const nth = Number(day.slice(0, -2))
    const weekday = WEEKDAYS.find((each) => day.endsWith(each))
    return weekday && (nth === -1 || (nth >= 1 && nth <= 5))
      ? messages.nth(nth, weekdayName(weekday, 'long'))
      : undefined
  })
  const known = days.filter((day) => day !== undefined)
  return known.length > 0 && known.length === days.length ? messages.on(known) : undefined
}

function endWords(rule: RepeatRule, lastDay: string | undefined): string {
  if (rule.count !== null) return messages.times(rule.count)
  const wall = untilWall(rule, (moment) => moment)
  if (wall === undefined) return ''
  const until = new Date(wall).toISOString().slice(0, 10)
  return messages.until(lastDay !== undefined && lastDay < until ? lastDay : until)
}
