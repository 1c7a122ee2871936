import type { CounterRow } from '#contract/entities/document-counter.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentNumber, seriesPeriod } from '#domain/documents/number.ts'
import { firstNumberOf, formOf } from '#domain/documents/number-series.ts'
import { isBegun, nextSequence, overlappingPeriods, reaching } from '#domain/documents/series.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** The number that the next document of a type would get. */
export interface NextNumber {
  readonly type: DocumentType
  readonly number: string
  /** What the counter counts now: empty for all time, a year or a month. */
  readonly period: string
  /** Whether the counter has given out a number: where it begins is settled then. */
  readonly isBegun: boolean
}

/** What a business's next documents would be called if they were made at a moment (ms), from the counters as they are (DOC-02). */
export function nextNumbers(
  {
    id,
    numberReset,
    timeZone,
    numberSeries,
  }: Pick<RowOfKind<'businessProfile'>, 'id' | 'numberReset' | 'timeZone' | 'numberSeries'>,
  counters: readonly CounterRow[],
  now: number,
): readonly NextNumber[] {
  const day = dayOf(now, timeZone)
  const period = seriesPeriod(numberReset, day)
  const periods = new Set(overlappingPeriods(period, day))
  return DOCUMENT_TYPES.map((type) => {
    const ofType = counters.filter((each) => each.businessProfileId === id && each.documentType === type)
    const own = ofType.find((each) => each.period === period)
    const others = ofType.filter((each) => periods.has(each.period))
    const first = firstNumberOf(numberSeries, { documentType: type, period })
    const sequence = nextSequence(own, reaching(others, period), first)
    const number = documentNumber(formOf(numberSeries, type), day, sequence)
    return { type, number, period, isBegun: own !== undefined && isBegun(own) }
  })
}
