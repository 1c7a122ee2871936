import { isDay } from '../is-day.ts'
import { ruleMessages as messages } from './rule-messages.ts'

/** How often an event repeats; an event repeats once a day at most. */
export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** The days of the week as repeat rules name them, from Monday on. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** A repeat rule of RFC 5545, part by part; lists that it does not have are empty. */
export interface RepeatRule {
  readonly freq: Frequency
  /** Every so many days, weeks, months or years. */
  readonly interval: number
  /** The number of times, the first included; null without such an end. */
  readonly count: number | null
  /** The last possible start as the rule writes it: `20261231`, `20261231T235959` or the same with Z; empty without such an end. */
  readonly until: string
  readonly byMonth: readonly number[]
  readonly byWeekNo: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byMonthDay: readonly number[]
  /** `MO`, or `-1FR` for the last Friday. */
  readonly byDay: readonly string[]
  readonly bySetPos: readonly number[]
  readonly weekStart: string
}

type Read = { readonly rule: RepeatRule } | { readonly issue: string }

const MOST_COUNT = 10_000
const MOST_INTERVAL = 1_000
const UNTIL = /^(\d{4})(\d\d)(\d\d)(T([01]\d|2[0-3])[0-5]\d[0-5]\dZ?)?$/
const BY_DAY = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/
const NUMBER = /^[+-]?\d{1,5}$/

/** Number lists by the name of their part: the field, and the largest number; negative ones count from the end where that is allowed. */
const LISTS = {
  BYMONTH: { field: 'byMonth', most: 12, isSigned: false },
  BYWEEKNO: { field: 'byWeekNo', most: 53, isSigned: true },
  BYYEARDAY: { field: 'byYearDay', most: 366, isSigned: true },
  BYMONTHDAY: { field: 'byMonthDay', most: 31, isSigned: true },
  BYSETPOS: { field: 'bySetPos', most: 366, isSigned: true },
} as const

type Draft = { -readonly [K in keyof RepeatRule]: RepeatRule[K] }

/** Reads a repeat rule, or says what is wrong with it. Only what this grammar knows is ever stored, so the library reads it too. */
export function readRule(text: string): Read {
  const parts = text
    .trim()
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .filter((part) => part !== '')
  if (parts.length === 0 || parts.length > 12) return { issue: messages.form }
  const rule: Partial<Draft> = {}
  const seen = new Set<string>()
  for (const part of parts) {
    const [name = '', value = '', ...more] = part.split('=')
    if (seen.has(name)) return { issue: messages.twice(name) }
    seen.add(name)
    if (more.length > 0 || !takePart(rule, name, value))
      return { issue: name === 'FREQ' ? messages.frequency : messages.part(part.slice(0, 60)) }
  }
  if (rule.freq === undefined) return { issue: messages.frequency }
  const whole: RepeatRule = { ...EMPTY, ...rule, freq: rule.freq }
  const issue = unfitting(whole)
  return issue === undefined ? { rule: whole } : { issue }
}

const EMPTY = {
  interval: 1,
  count: null,
  until: '',
  byMonth: [],
  byWeekNo: [],
  byYearDay: [],
  byMonthDay: [],
  byDay: [],
  bySetPos: [],
  weekStart: 'MO',
} as const satisfies Omit<RepeatRule, 'freq'>

/** Whether the part was understood. */
function takePart(rule: Partial<Draft>, name: string, value: string): boolean {
  if (Object.hasOwn(LISTS, name)) return takeList(rule, LISTS[name as keyof typeof LISTS], value)
  if (name === 'FREQ') {
    const freq = FREQUENCIES.find((each) => each === value)
    if (freq !== undefined) rule.freq = freq
    return freq !== undefined
  }
  if (name === 'INTERVAL' || name === 'COUNT') {
    const number = NUMBER.test(value) ? Number(value) : 0
    rule[name === 'COUNT' ? 'count' : 'interval'] = number
    return number >= 1 && number <= (name === 'COUNT' ? MOST_COUNT : MOST_INTERVAL)
  }
  if (name === 'UNTIL') {
    rule.until = value
    const [, year = '', month = '', day = ''] = UNTIL.exec(value) ?? []
    return isDay(`${year}-${month}-${day}`)
  }
  if (name === 'BYDAY') {
    rule.byDay = value.split(',').map((day) => day.replace(/^\+/, ''))
    return rule.byDay.length <= 40 && rule.byDay.every(isWeekday)
  }
  rule.weekStart = value
  return name === 'WKST' && WEEKDAYS.some((day) => day === value)
}

function isWeekday(text: string): boolean {
  const [, which, day] = BY_DAY.exec(text) ?? []
  const number = Number(which ?? 1)
  return day !== undefined && number !== 0 && Math.abs(number) <= 53
}

function takeList(
  rule: Partial<Draft>,
  { field, most, isSigned }: (typeof LISTS)[keyof typeof LISTS],
  value: string,
): boolean {
  const texts = value.split(',')
  const numbers = texts.map(Number)
  rule[field] = numbers
  const isFit = (number: number): boolean => number !== 0 && Math.abs(number) <= most && (isSigned || number > 0)
  return texts.length <= 100 && texts.every((text) => NUMBER.test(text)) && numbers.every(isFit)
}

/** Parts that cannot stand together, as RFC 5545 has them. */
function unfitting(rule: RepeatRule): string | undefined {
  const { freq, byDay, byMonthDay, byWeekNo, byYearDay, bySetPos, byMonth } = rule
  if (rule.count !== null && rule.until !== '') return messages.ends
  if (byWeekNo.length > 0 && freq !== 'YEARLY') return messages.unfit('BYWEEKNO', freq)
  if (byYearDay.length > 0 && freq !== 'YEARLY') return messages.unfit('BYYEARDAY', freq)
  if (byMonthDay.length > 0 && freq === 'WEEKLY') return messages.unfit('BYMONTHDAY', freq)
  const isCounted = byDay.some((day) => day.length > 2)
  if (isCounted && (freq === 'DAILY' || freq === 'WEEKLY' || byWeekNo.length > 0))
    return messages.unfit('BYDAY', byWeekNo.length > 0 ? `${freq};BYWEEKNO` : freq)
  const isChosenFrom = byDay.length + byMonthDay.length + byWeekNo.length + byYearDay.length + byMonth.length > 0
  if (bySetPos.length > 0 && !isChosenFrom) return messages.position
  const most = mostDays(rule)
  if (bySetPos.length > 0 && bySetPos.every((position) => Math.abs(position) > most)) return messages.noPosition(most)
  return isNever(rule) ? messages.never : undefined
}

const LONGEST = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** No period of a rule has more days than these to choose from by position. */
function mostDays({ freq, byDay, byMonth, byMonthDay }: RepeatRule): number {
  if (freq === 'DAILY') return 1
  if (freq === 'WEEKLY') return Math.max(1, byDay.length)
  const months = freq === 'MONTHLY' ? 1 : byMonth.length || 12
  // A weekday comes five times in a month, one that is counted from its ends once.
  const weekdays = byDay.reduce((days, day) => days + (day.length > 2 ? 1 : 5), 0)
  const inMonth = Math.min(byDay.length > 0 ? weekdays : 31, byMonthDay.length || 31, 31)
  return Math.min(months * inMonth, 366)
}

/** Whether each of its days lies beyond the end of each of its months, such as 30 February. */
function isNever({ byMonth, byMonthDay }: RepeatRule): boolean {
  if (byMonth.length === 0 || byMonthDay.length === 0) return false
  return byMonth.every((month) => byMonthDay.every((day) => Math.abs(day) > (LONGEST[month - 1] ?? 31)))
}

/** The canonical text of a rule. */
export function ruleText(rule: RepeatRule): string {
  const list = (name: string, values: readonly (string | number)[]): string[] =>
    values.length === 0 ? [] : [`${name}=${values.join(',')}`]
  return [
    `FREQ=${rule.freq}`,
    ...(rule.interval === 1 ? [] : [`INTERVAL=${rule.interval}`]),
    ...(rule.count === null ? [] : [`COUNT=${rule.count}`]),
    ...(rule.until === '' ? [] : [`UNTIL=${rule.until}`]),
    ...list('BYMONTH', rule.byMonth),
    ...list('BYWEEKNO', rule.byWeekNo),
    ...list('BYYEARDAY', rule.byYearDay),
    ...list('BYMONTHDAY', rule.byMonthDay),
    ...list('BYDAY', rule.byDay),
    ...list('BYSETPOS', rule.bySetPos),
    ...(rule.weekStart === 'MO' ? [] : [`WKST=${rule.weekStart}`]),
  ].join(';')
}

/** The canonical spelling of the text of a rule; an empty text is no rule, undefined one that is refused. */
export function canonicalRule(text: string): string | undefined {
  if (text.trim() === '') return ''
  const read = readRule(text)
  return 'rule' in read ? ruleText(read.rule) : undefined
}

/** What is wrong with the text of a rule. */
export function ruleIssue(text: string): string {
  const read = readRule(text)
  return 'issue' in read ? read.issue : messages.form
}

/** The last local time at which a rule may start, as if it were UTC; a day means all of it. Undefined without such an end. */
export function untilWall({ until }: RepeatRule, wallOfMoment: (moment: number) => number): number | undefined {
  const [, year = '', month = '', day = '', time = ''] = UNTIL.exec(until) ?? []
  if (year === '') return undefined
  if (time === '') return Date.parse(`${year}-${month}-${day}T23:59:59Z`)
  const clock = `${time.slice(1, 3)}:${time.slice(3, 5)}:${time.slice(5, 7)}`
  const stated = Date.parse(`${year}-${month}-${day}T${clock}Z`)
  return time.endsWith('Z') ? wallOfMoment(stated) : stated
}
