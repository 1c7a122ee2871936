import { MOST_RANGE_DAYS, type NamedRange, namedRange } from '../analytics/period.ts'
import { addDays, addMonths, firstOfMonth, firstOfQuarter, mondayOf } from '../calendar-day.ts'
import type { Concept } from './concepts.ts'
import type { RoledFigure } from './figure-roles.ts'
import { has, type Question } from './question.ts'
import { type Edge, edgeBefore, type Period, periodBetween, writtenPeriod } from './written-days.ts'
import { MONTHS, QUARTERS, yearIn } from './year.ts'

const [MONTHS_OF_YEAR, MONTHS_OF_QUARTER, DAYS_OF_WEEK] = [12, 3, 7]

/** How each word for a period counts from today; what is not over ends today, as the ranges of the analytics do (PAGE-02). */
const PERIODS: readonly (readonly [Concept, (today: string) => Period])[] = [
  ['today', (today) => ({ from: today, until: today })],
  ['yesterday', (today) => ({ from: addDays(today, -1), until: addDays(today, -1) })],
  ['thisWeek', (today) => ({ from: mondayOf(today), until: today })],
  ['lastWeek', (today) => ({ from: addDays(mondayOf(today), -DAYS_OF_WEEK), until: addDays(mondayOf(today), -1) })],
  ['thisMonth', untilToday('month')],
  ['lastMonth', (today) => monthsFrom(addMonths(firstOfMonth(today), -1), 1)],
  ['thisYear', untilToday('year')],
  ['lastYear', (today) => monthsFrom(addMonths(firstOfYear(today.slice(0, 4)), -MONTHS_OF_YEAR), MONTHS_OF_YEAR)],
  ['thisQuarter', untilToday('quarter')],
  ['lastQuarter', (today) => monthsFrom(addMonths(firstOfQuarter(today), -MONTHS_OF_QUARTER), MONTHS_OF_QUARTER)],
]

/** Every word for a period. */
export const PERIOD_CONCEPTS: readonly Concept[] = [...PERIODS.map(([concept]) => concept), ...QUARTERS, ...MONTHS]

/**
 * The period that a question names, with the number of it that is a year; nothing where it names none. Undefined where it names one that
 * cannot be read: to answer as if it named none would be a wrong figure.
 */
export function periodOf(question: Question, yearFigure = periodFigureIn(question)): Partial<Period> | undefined {
  const { around, reading } = question
  const { today } = around
  const times = namedTimes(question)
  if (hasDay(question)) {
    const isUntilToday = times.some(({ concept, edge }) => concept === 'today' && edge === 'until')
    const written = writtenPeriod(reading.pieces, today, isUntilToday)
    const mayEndToday = written?.until === today && written.from !== today
    const isAlone = yearFigure === undefined && times.every(({ concept }) => concept === 'today' && mayEndToday)
    return isAlone ? written : undefined
  }
  const count = daysCountedBy(question, yearFigure)
  const since = times.find(({ concept, edge }) => concept !== 'today' && edge === 'since')
  // What ends today anyway may say so: `since March until today`.
  const named = count === undefined && !since ? times : times.filter(({ concept }) => concept !== 'today')
  const [first] = named
  if (named.some(({ concept }) => concept !== first?.concept)) return undefined
  if (count !== undefined) return first ? undefined : { from: addDays(today, 1 - count), until: today }
  const period = namedPeriod(today, first?.concept, yearFigure?.value)
  if (since) return period.from === undefined ? undefined : periodBetween(period.from, today)
  return first?.edge === undefined ? period : undefined
}

interface NamedTime {
  readonly concept: Concept
  readonly edge: Edge | undefined
}

/** The words for a period that a question has. */
function namedTimes({ reading: { pieces } }: Question): readonly NamedTime[] {
  return pieces.flatMap((piece, at) => {
    const concept = piece.kind === 'concept' && piece.concepts.find((each) => PERIOD_CONCEPTS.includes(each))
    return concept ? [{ concept, edge: edgeBefore(pieces, at) }] : []
  })
}

function namedPeriod(today: string, concept: Concept | undefined, year: string | undefined): Partial<Period> {
  const named = PERIODS.find(([each]) => each === concept)
  if (named) return named[1](today)
  const [quarter, month] = [QUARTERS, MONTHS].map((names) => names.findIndex((each) => each === concept))
  if (quarter !== undefined && quarter >= 0)
    return partOfYear(today, year, quarter * MONTHS_OF_QUARTER, MONTHS_OF_QUARTER)
  if (month !== undefined && month >= 0) return partOfYear(today, year, month, 1)
  return year === undefined ? {} : monthsFrom(firstOfYear(year), MONTHS_OF_YEAR)
}

/** Whether a question is about a period that is not simply now. */
export function hasPeriod(question: Question): boolean {
  const isNamed = PERIOD_CONCEPTS.some((concept) => concept !== 'today' && has(question, concept))
  return isNamed || hasDay(question) || periodFigureIn(question) !== undefined
}

/** Whether a time only ends, such as `until 2026-03-31`: a sum of it would need a day to begin with. */
export function isWithoutBeginning({ from, until }: Partial<Period>): boolean {
  return from === undefined && until !== undefined
}

/** Words that make the number between them and `days` a time that ends today, in any language; French says them behind the number. */
const PAST = new Set(
  'last past previous letzten letzte vergangenen vergangene derniers dernieres passes ultimos ultimas pasados'.split(
    ' ',
  ),
)

/** The number of a question that says which period is meant: a year, or how many days that end today. */
export function periodFigureIn(question: Question, isOfEvents?: boolean): RoledFigure | undefined {
  return question.figures.find((figure) => daysCountedBy(question, figure)) ?? yearIn(question, isOfEvents)
}

/** How many days a number counts back from today: `the last 30 days`. */
function daysCountedBy({ reading: { pieces } }: Question, figure: RoledFigure | undefined): number | undefined {
  const count = Number(figure?.value)
  if (figure?.kind !== 'plain' || !Number.isInteger(count) || count < 1 || count > MOST_RANGE_DAYS) return undefined
  const isPast = (at: number): boolean => pieces[at]?.words.some((word) => PAST.has(word)) ?? false
  const behind = isPast(figure.at + 1) ? 1 : 0
  const unit = pieces[figure.at + 1 + behind]
  const isOfDays = unit?.kind === 'concept' && unit.concepts.includes('days')
  return isOfDays && (behind === 1 || isPast(figure.at - 1) || isPast(figure.at + 2)) ? count : undefined
}

/** Whether a day is written in figures, be it that nobody can tell which. */
function hasDay({ reading: { pieces } }: Question): boolean {
  return pieces.some(({ kind }) => kind === 'day')
}

/** The one day that is written in figures; undefined also where nobody can tell which. */
export function dayOf({ reading: { pieces } }: Question): string | undefined {
  const days = pieces.flatMap((piece) => (piece.kind === 'day' ? [piece.day] : []))
  return days.length === 1 && days[0] !== '' ? days[0] : undefined
}

/** Some months of a year; without the year those that began last. */
function partOfYear(today: string, year: string | undefined, first: number, months: number): Period {
  const begin = addMonths(firstOfYear(year ?? today.slice(0, 4)), first)
  return monthsFrom(year === undefined && begin > today ? addMonths(begin, -MONTHS_OF_YEAR) : begin, months)
}

function untilToday(name: NamedRange): (today: string) => Period {
  return (today) => ({ from: namedRange(name, today).from, until: today })
}

function monthsFrom(first: string, months: number): Period {
  return { from: first, until: addDays(addMonths(first, months), -1) }
}

function firstOfYear(year: string): string {
  return `${year}-01-01`
}
