import { movedDates } from './moved-dates.ts'
import { readRule, ruleText } from './repeat-rule.ts'
import { momentAtWall, offsetAt } from './wall-time.ts'

const DAY_MS = 86_400_000

/** The time zones of a series before and after it is moved (`ruleZone`). */
interface MovedZones {
  readonly from: string
  readonly to: string
}

const SAME: MovedZones = { from: 'UTC', to: 'UTC' }

/** The zone in which an end that is told in UTC counts. */
export function ruleZone({ allDay, timeZone }: { readonly allDay: boolean; readonly timeZone: string }): string {
  return allDay ? 'UTC' : timeZone
}

/**
 * A rule whose series is moved from one local start to another (as if both were UTC): its weekdays, dates and end go along, so that what
 * took place on Mondays takes place on Tuesdays, as often as before. Undefined for dates that no rule could name so many days later.
 */
export function movedRule(text: string, from: number, to: number, zones = SAME): string | undefined {
  const days = Math.floor(to / DAY_MS) - Math.floor(from / DAY_MS)
  const read = readRule(text)
  if ('issue' in read || (from === to && zones.from === zones.to)) return text
  const dates = days === 0 ? {} : movedDates(read.rule, from, days)
  if (!dates) return undefined
  return ruleText({ ...read.rule, ...dates, until: movedEnd(read.rule.until, days, to - from, zones) })
}

/** A rule whose time of day, or time zone, is another: its end moves along where it has a time. */
export function ruleWithMovedEnd(text: string, by: number, zones: MovedZones): string {
  const read = readRule(text)
  if ('issue' in read || (by === 0 && zones.from === zones.to)) return text
  return ruleText({ ...read.rule, until: movedEnd(read.rule.until, 0, by, zones) })
}

/** The end of a rule moves by days where it is a day, else by as much as the start on the clock of its zone. */
function movedEnd(until: string, days: number, by: number, { from, to }: MovedZones): string {
  if (until === '') return ''
  const [, date = '', time] = /^(\d{8})(?:T(\d{6}))?/.exec(until) ?? []
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  if (time === undefined) return stamp(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).slice(0, 8)
  const clock = time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')
  const told = Date.parse(`${day}T${clock}Z`)
  if (!until.endsWith('Z')) return stamp(told + by)
  return `${stamp(momentAtWall(told + offsetAt(told, from) + by, to))}Z`
}

/** `20260706T093000`. */
function stamp(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
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
