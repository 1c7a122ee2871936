import type { CounterRow } from '#contract/entities/document-counter.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentNumber, seriesPeriod } from '#domain/documents/number.ts'
import { nextSequence, overlappingPeriods, reaching } from '#domain/documents/series.ts'
import { DOCUMENT_TYPES, type DocumentType } from '#domain/documents/types.ts'
import type { ProfileRow } from './profile-row.ts'

/** The number that the next document of a type would get. */
export interface NextNumber {
  readonly type: DocumentType
  readonly number: string
}

/** What a business's next documents would be called if they were made at a moment (ms), from the counters as they are (DOC-02). */
export function nextNumbers(
  { id, numberReset, timeZone }: Pick<ProfileRow, 'id' | 'numberReset' | 'timeZone'>,
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
    return { type, number: documentNumber(type, day, nextSequence(own, reaching(others, period))) }
  })
}
