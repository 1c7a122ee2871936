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
]

/** The period that a question names; nothing where it names none. */
export function periodOf(question: Question): Partial<Period> {
  const named = PERIODS.find(([concept]) => has(question, concept))
  return named ? named[1](question.around.today) : {}
}

/** Whether a question is about a period that is not simply now. */
export function hasPeriod(question: Question): boolean {
  return PERIODS.some(([concept]) => concept !== 'today' && has(question, concept))
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
