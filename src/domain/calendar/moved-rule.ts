import { readRule, type RepeatRule, ruleText, WEEKDAYS } from './repeat-rule.ts'

const DAY_MS = 86_400_000

/**
 * A rule whose series is moved from one local start to another (as if both were UTC): its weekdays and dates go along, so that what took
 * place on Mondays takes place on Tuesdays. A rule that says more than one date stays as it is.
 */
export function movedRule(text: string, from: number, to: number): string {
  const days = Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS)
  const read = readRule(text)
  if (days === 0 || 'issue' in read) return text
  const { rule } = read
  if (rule.freq === 'WEEKLY' || rule.freq === 'DAILY') {
    const byDay = rule.byDay.map((day) => weekdayAfter(day, days))
    return ruleText({ ...rule, byDay })
  }
  return ruleText({ ...rule, ...movedDates(rule, new Date(to)) })
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
  const last = new Date(allDay ? before - DAY_MS : before - 1_000).toISOString().replaceAll(/[-:]/g, '')
  return ruleText({ ...read.rule, count: null, until: allDay ? last.slice(0, 8) : last.slice(0, 15) })
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
