import { readRule, type RepeatRule, ruleText, WEEKDAYS } from './repeat-rule.ts'

const DAY_MS = 86_400_000

/**
 * A rule whose series is moved from one local start to another (as if both were UTC): its weekdays, dates and end go along, so that what
 * took place on Mondays takes place on Tuesdays, as often as before. A rule that says more than one date keeps these.
 */
export function movedRule(text: string, from: number, to: number): string {
  const days = Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS)
  const read = readRule(text)
  if (from === to || 'issue' in read) return text
  const rule = { ...read.rule, until: movedEnd(read.rule.until, days, to - from) }
  if (days === 0) return ruleText(rule)
  if (rule.freq === 'WEEKLY' || rule.freq === 'DAILY') {
    const byDay = rule.byDay.map((day) => weekdayAfter(day, days))
    // Of every other week, days that were in the same week stay in the same one.
    const weekStart = rule.interval > 1 && byDay.length > 1 ? weekdayAfter(rule.weekStart, days) : rule.weekStart
    return ruleText({ ...rule, byDay, weekStart })
  }
  return ruleText({ ...rule, ...movedDates(rule, new Date(to)) })
}

/** The end of a rule moves by days where it is a day, else by as much as the start. */
function movedEnd(until: string, days: number, by: number): string {
  if (until === '') return ''
  const [, date = '', time] = /^(\d{8})(?:T(\d{6}))?/.exec(until) ?? []
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  if (time === undefined) return stamp(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).slice(0, 8)
  const clock = time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')
  return `${stamp(Date.parse(`${day}T${clock}Z`) + by)}${until.slice(15)}`
}

/** `20260706T093000`. */
function stamp(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}

function weekdayAfter(day: string, days: number): string {
  const at = WEEKDAYS.findIndex((each) => each === day)
  return at < 0 ? day : (WEEKDAYS[(((at + days) % 7) + 7) % 7] ?? day)
}

/** The one date of a monthly or yearly rule, as that of its new start. */
function movedDates({ byMonth, byMonthDay, byDay, bySetPos }: RepeatRule, to: Date): Partial<RepeatRule> {
  const date = to.getUTCDate()
  const months = byMonth.length === 1 ? { byMonth: [to.getUTCMonth() + 1] } : {}
  if (byMonthDay.length === 1 && byDay.length === 0) return { ...months, byMonthDay: [dateFor(byMonthDay[0], to)] }
  const [only = ''] = byDay
  if (byDay.length !== 1 || only.length === 2 || bySetPos.length > 0) return byDay.length === 0 ? months : {}
  const weekday = WEEKDAYS[(to.getUTCDay() + 6) % 7] ?? 'MO'
  const isLast = only.startsWith('-1') && date + 7 > lastDate(to)
  return { ...months, byDay: [`${isLast ? -1 : Math.ceil(date / 7)}${weekday}`] }
}

/** The last day of a month stays the last one. */
function dateFor(was: number | undefined, to: Date): number {
  return was === -1 && to.getUTCDate() === lastDate(to) ? -1 : to.getUTCDate()
}

function lastDate(day: Date): number {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
}

/** A rule that ends before a local start (as if it were UTC). */
export function endedRule(text: string, before: number, allDay: boolean): string {
  const read = readRule(text)
  if ('issue' in read) return text
  const last = stamp(allDay ? before - DAY_MS : before - 1_000)
  return ruleText({ ...read.rule, count: null, until: allDay ? last.slice(0, 8) : last })
}

/** A rule for what is left of a series after so many occurrences; undefined where nothing is left. */
export function remainingRule(text: string, earlier: number): string | undefined {
  const read = readRule(text)
  if ('issue' in read || read.rule.count === null) return text
  const count = read.rule.count - earlier
  return count < 1 ? undefined : ruleText({ ...read.rule, count })
}

/** Whether a rule ends after a number of times. */
export function isCounted(text: string): boolean {
  const read = readRule(text)
  return 'rule' in read && read.rule.count !== null
}
