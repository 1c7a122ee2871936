import { addDays } from '../calendar-day.ts'
import type { Concept } from './concepts.ts'
import { has, type Question } from './question.ts'

/** The days of a period, both included. */
export interface Period {
  readonly from: string
  readonly until: string
}

const MONTHS_OF_YEAR = 12

/** How each word for a period counts from today. */
const PERIODS: readonly (readonly [Concept, (today: string) => Period])[] = [
  ['today', (today) => ({ from: today, until: today })],
  ['yesterday', (today) => ({ from: addDays(today, -1), until: addDays(today, -1) })],
  ['thisWeek', (today) => weekOf(today)],
  ['lastWeek', (today) => weekOf(addDays(today, -7))],
  ['thisMonth', (today) => monthOf(today, 0)],
  ['lastMonth', (today) => monthOf(today, -1)],
  ['thisYear', (today) => yearOf(today, 0)],
  ['lastYear', (today) => yearOf(today, -1)],
  ['thisQuarter', (today) => quarterOf(today, 0)],
  ['lastQuarter', (today) => quarterOf(today, -1)],
]

const QUARTERS = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
/** Every word for a period. */
export const PERIOD_CONCEPTS: readonly Concept[] = [...PERIODS.map(([concept]) => concept), ...QUARTERS, ...MONTHS]
const MONTHS_OF_QUARTER = 3
const YEAR = /^(?:19|20)\d\d$/

/** The period that a question names; nothing where it names none. */
export function periodOf(question: Question): Partial<Period> {
  const { today } = question.around
  const named = PERIODS.find(([concept]) => has(question, concept))
  if (named) return named[1](today)
  const year = yearIn(question)
  const [quarter, month] = [QUARTERS, MONTHS].map((names) => names.findIndex((each) => has(question, each)))
  if (quarter !== undefined && quarter >= 0)
    return partOfYear(today, year, quarter * MONTHS_OF_QUARTER, MONTHS_OF_QUARTER)
  if (month !== undefined && month >= 0) return partOfYear(today, year, month, 1)
  return year === undefined ? {} : { from: `${year}-01-01`, until: `${year}-12-31` }
}

/** The number of a question that is a year. */
export function yearIn({ figures }: Question): string | undefined {
  return figures.find(({ kind, value }) => kind === 'plain' && YEAR.test(value))?.value
}

/** Whether a question is about a period that is not simply now. */
export function hasPeriod(question: Question): boolean {
  return PERIOD_CONCEPTS.some((concept) => concept !== 'today' && has(question, concept))
}

/** Some months of a year; without the year those that began last. */
function partOfYear(today: string, year: string | undefined, first: number, months: number): Period {
  const begin = firstDay(Number(year ?? today.slice(0, 4)) * MONTHS_OF_YEAR + first)
  const isToCome = year === undefined && begin > today
  const start = Number((year ?? today).slice(0, 4)) * MONTHS_OF_YEAR + first - (isToCome ? MONTHS_OF_YEAR : 0)
  return { from: firstDay(start), until: addDays(firstDay(start + months), -1) }
}

function quarterOf(today: string, later: number): Period {
  const months = Number(today.slice(0, 4)) * MONTHS_OF_YEAR + Number(today.slice(5, 7)) - 1
  const start = months - (months % MONTHS_OF_QUARTER) + later * MONTHS_OF_QUARTER
  return { from: firstDay(start), until: addDays(firstDay(start + MONTHS_OF_QUARTER), -1) }
}

/** Monday to Sunday. */
function weekOf(day: string): Period {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  const from = addDays(day, -weekday)
  return { from, until: addDays(from, 6) }
}

function monthOf(today: string, later: number): Period {
  const months = Number(today.slice(0, 4)) * MONTHS_OF_YEAR + Number(today.slice(5, 7)) - 1 + later
  return { from: firstDay(months), until: addDays(firstDay(months + 1), -1) }
}

function firstDay(months: number): string {
  const year = String(Math.floor(months / MONTHS_OF_YEAR)).padStart(4, '0')
  return `${year}-${String((months % MONTHS_OF_YEAR) + 1).padStart(2, '0')}-01`
}

function yearOf(today: string, later: number): Period {
  const year = String(Number(today.slice(0, 4)) + later).padStart(4, '0')
  return { from: `${year}-01-01`, until: `${year}-12-31` }
}
