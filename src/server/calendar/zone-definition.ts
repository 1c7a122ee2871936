import { type RepeatRule, readRule, untilWall } from '#domain/calendar/repeat-rule.ts'

/** Local time less UTC at a local time that is given as if it were UTC, both in milliseconds. */
export type OffsetAtWall = (wall: number) => number

/** A part of a definition: an offset that holds from some moments on. All in milliseconds, moments by the clock that they end. */
interface Observance {
  readonly start: number
  readonly before: number
  readonly after: number
  readonly dates: readonly number[]
  /** The days on which it begins by its rule, by year; none in a year in which another part does. */
  readonly yearly: { readonly dayIn: (year: number) => number | undefined; readonly until: number } | undefined
}

const DAY_MS = 86_400_000
const OFFSET = /^([+-])(\d\d)(\d\d)(\d\d)?$/
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/
const WEEKDAY_NUMBERS: Readonly<Record<string, number>> = { SU: 0, MO: 1, TU: 2, WE: 3, TH: 4, FR: 5, SA: 6 }

/**
 * What the lines of a VTIMEZONE say of a clock; undefined where they say nothing. Of repeat rules those are followed that clocks have, once a
 * year, and each is asked for the one year in question: nothing is counted from its beginning.
 */
export function zoneDefinition(lines: readonly string[]): OffsetAtWall | undefined {
  const observances = observancesOf(lines)
  const [first] = observances.toSorted((a, b) => a.start - b.start)
  if (!first) return undefined
  return (wall) => {
    let latest = -Infinity
    let offset = first.before
    for (const each of observances) {
      const begun = latestStart(each, wall)
      if (begun <= latest) continue
      latest = begun
      offset = each.after
    }
    return offset
  }
}

/** The last time by a local time at which an observance began; minus infinity where it had not. */
function latestStart({ start, dates, yearly }: Observance, wall: number): number {
  let latest = -Infinity
  const consider = (each: number): void => {
    if (each <= wall && each > latest) latest = each
  }
  consider(start)
  for (const date of dates) consider(date)
  if (yearly) {
    const year = new Date(Math.min(wall, yearly.until)).getUTCFullYear()
    for (const each of [year, year - 1]) {
      const begun = (yearly.dayIn(each) ?? Infinity) + modulo(start, DAY_MS)
      if (begun >= start && begun <= yearly.until) consider(begun)
    }
  }
  return latest
}

function observancesOf(lines: readonly string[]): readonly Observance[] {
  const found: Observance[] = []
  let own: string[] | undefined
  for (const line of lines) {
    if (/^BEGIN:(STANDARD|DAYLIGHT)$/.test(line)) own = []
    else if (/^END:(STANDARD|DAYLIGHT)$/.test(line)) {
      const observance = own && observanceOf(own)
      if (observance) found.push(observance)
      own = undefined
    } else own?.push(line)
  }
  return found
}

function observanceOf(lines: readonly string[]): Observance | undefined {
  const valuesOf = (name: string): readonly string[] =>
    lines.flatMap((line) => (line.toUpperCase().startsWith(name) ? [line.slice(line.indexOf(':') + 1).trim()] : []))
  const start = wallOf(valuesOf('DTSTART')[0])
  const [before, after] = [offsetOf(valuesOf('TZOFFSETFROM')[0]), offsetOf(valuesOf('TZOFFSETTO')[0])]
  if (start === undefined || before === undefined || after === undefined) return undefined
  const dates = valuesOf('RDATE').flatMap((list) => list.split(',').flatMap((each) => wallOf(each) ?? []))
  const read = readRule(valuesOf('RRULE')[0] ?? '')
  return { start, before, after, dates, yearly: 'rule' in read ? yearlyOf(read.rule, before) : undefined }
}

/** The rules of clocks: the last Sunday of March, the Sunday that is one of some days, the first of April. */
function yearlyOf(rule: RepeatRule, before: number): Observance['yearly'] {
  const { freq, interval, count, byMonth, byDay, byMonthDay } = rule
  const [month, day] = [byMonth[0], byDay[0]]
  const monthDay = byMonthDay.length > 0 ? Math.min(...byMonthDay) : undefined
  const isOnce = freq === 'YEARLY' && interval === 1 && byMonth.length === 1 && byDay.length <= 1 && (monthDay ?? 1) > 0
  if (!isOnce || count !== null || month === undefined) return undefined
  const until = untilWall(rule, (moment) => moment + before) ?? Infinity
  const first = (year: number): number => Date.UTC(year, month - 1, monthDay ?? 1)
  if (day === undefined) return monthDay === undefined ? undefined : { dayIn: first, until }
  const weekday = WEEKDAY_NUMBERS[day.slice(-2)] ?? 0
  const which = Number(day.slice(0, -2) || 1)
  const dayIn = (year: number): number | undefined => {
    const from = which > 0 ? first(year) : Date.UTC(year, month, 0)
    const distance = modulo(which > 0 ? weekday - weekdayOf(from) : weekdayOf(from) - weekday, 7)
    const found = from + (which > 0 ? distance + (which - 1) * 7 : -distance + (which + 1) * 7) * DAY_MS
    return byMonthDay.length === 0 || byMonthDay.includes(new Date(found).getUTCDate()) ? found : undefined
  }
  return { dayIn, until }
}

function weekdayOf(day: number): number {
  return new Date(day).getUTCDay()
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}

/** `20260329T020000` as if it were UTC; a name that is no time is none. */
function wallOf(text: string | undefined): number | undefined {
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = TIME.exec(text ?? '') ?? []
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(wall) ? undefined : wall
}

/** `+0530` in milliseconds. */
function offsetOf(text: string | undefined): number | undefined {
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(text ?? '') ?? []
  if (sign === undefined) return undefined
  const length = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  return (sign === '-' ? -length : length) * 1_000
}
