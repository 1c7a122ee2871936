import { addDays } from '#domain/calendar-day.ts'
import {
  type Frequency,
  type RepeatRule,
  readRule,
  ruleText,
  untilWall,
  WEEKDAYS,
} from '#domain/calendar/repeat-rule.ts'

/** A weekday as repeat rules name it. */
export type Weekday = (typeof WEEKDAYS)[number]

/** A repeat rule as its editor shows it. */
export interface RepeatForm {
  readonly freq: Frequency
  readonly interval: number
  /** Of a week; never empty there. */
  readonly weekdays: readonly Weekday[]
  /** By the day of the month, or by a weekday: the second Tuesday, -1 for the last one. */
  readonly monthly: 'day' | number
  readonly ends: 'never' | 'until' | 'count'
  readonly untilDay: string
  readonly count: number
}

const USUAL_COUNT = 10

/**
 * The editor's form of a rule of an event that begins on a day, at a time unless it takes whole days; undefined where the rule says more than
 * the editor can.
 */
export function formOf(text: string, startDay: string, startTime = ''): RepeatForm | undefined {
  const read = readRule(text)
  if ('issue' in read) return undefined
  const { rule } = read
  const form: RepeatForm = {
    ...newForm(rule.freq, startDay),
    interval: rule.interval,
    ends: rule.count !== null ? 'count' : rule.until !== '' ? 'until' : 'never',
    count: rule.count ?? USUAL_COUNT,
    untilDay: lastDayOf(rule, startTime) ?? startDay,
  }
  const days = rule.byDay
  const isPlain = days.length === 0
  if (rule.byWeekNo.length + rule.byYearDay.length + rule.bySetPos.length > 0) return undefined
  if (rule.byMonth.length > 0) return undefined
  if (rule.freq === 'WEEKLY') {
    const weekdays = WEEKDAYS.filter((day) => days.includes(day))
    return isPlain ? form : weekdays.length === days.length ? { ...form, weekdays } : undefined
  }
  if (rule.freq === 'MONTHLY' && isPlain) {
    const isItsDay = rule.byMonthDay.length === 0 || isOnly(rule.byMonthDay, Number(startDay.slice(8)))
    return isItsDay ? { ...form, monthly: 'day' } : undefined
  }
  if (rule.freq === 'MONTHLY' && rule.byMonthDay.length === 0 && days.length === 1) {
    const [day = ''] = days
    const nth = Number(day.slice(0, -2))
    return nth !== 0 && nthsOf(startDay).includes(nth) && day.endsWith(weekdayOf(startDay))
      ? { ...form, monthly: nth }
      : undefined
  }
  return isPlain && rule.byMonthDay.length === 0 ? form : undefined
}

/** What the editor begins with when somebody chooses how often. */
export function newForm(freq: Frequency, startDay: string): RepeatForm {
  return {
    freq,
    interval: 1,
    weekdays: [weekdayOf(startDay)],
    monthly: 'day',
    ends: 'never',
    untilDay: startDay,
    count: USUAL_COUNT,
  }
}

/** The rule that the editor shows, for an event that begins on a day. */
export function ruleOf(form: RepeatForm, startDay: string): string {
  const { freq, interval, weekdays, monthly, ends, untilDay, count } = form
  return ruleText({
    freq,
    interval,
    count: ends === 'count' ? count : null,
    until: ends === 'until' ? untilDay.replaceAll('-', '') : '',
    byMonth: [],
    byWeekNo: [],
    byYearDay: [],
    byMonthDay: [],
    byDay:
      freq === 'WEEKLY'
        ? weekdays
        : freq === 'MONTHLY' && monthly !== 'day'
          ? [`${monthly}${weekdayOf(startDay)}`]
          : [],
    bySetPos: [],
    weekStart: 'MO',
  })
}

/** The weekday of a day, as rules name it. */
function weekdayOf(day: string): Weekday {
  return WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'MO'
}

/** Which of its weekday a day is in its month: the second, and -1 where it is also the last. */
export function nthsOf(day: string): readonly number[] {
  const date = Number(day.slice(8))
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString()
  return [Math.ceil(date / 7), ...(next.slice(0, 7) === day.slice(0, 7) ? [] : [-1])]
}

/** The last day on which it may begin: an end before that time of day leaves its day out. */
function lastDayOf(rule: RepeatRule, startTime: string): string | undefined {
  const wall = untilWall(rule, (moment) => moment)
  if (wall === undefined) return undefined
  const [day = '', clock = ''] = new Date(wall).toISOString().split('T')
  return clock < startTime ? addDays(day, -1) : day
}

function isOnly(values: readonly number[], value: number): boolean {
  return values.length === 1 && values[0] === value
}
