import { addDays } from '#domain/calendar-day.ts'
import { isIssued } from '#domain/documents/types.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** Periods that a statement is often about. */
export const PERIODS = ['thisYear', 'lastYear', 'threeMonths', 'all'] as const
export type Period = (typeof PERIODS)[number]

/** First and last day, both included. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** The days of a period; `all` begins with the first document. Days as `2026-07-06`. */
export function daysOf(period: Period, today: string, documents: readonly RowOfKind<'document'>[]): Days {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'thisYear':
      return { from: `${year}-01-01`, to: today }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
    case 'threeMonths':
      return { from: addDays(today, -90), to: today }
    case 'all':
      return { from: firstDay(documents) ?? `${year}-01-01`, to: today }
  }
}

/** The period that some days are, if they are one. */
export function periodOf(
  { from, to }: Days,
  today: string,
  documents: readonly RowOfKind<'document'>[],
): Period | undefined {
  return PERIODS.find((period) => {
    const days = daysOf(period, today, documents)
    return days.from === from && days.to === to
  })
}

function firstDay(documents: readonly RowOfKind<'document'>[]): string | undefined {
  const days = documents.flatMap(({ issueDate, status }) => (issueDate !== null && isIssued(status) ? [issueDate] : []))
  return days.sort()[0]
}
