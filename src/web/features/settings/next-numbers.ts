import type { AnyRow } from '#contract/entity.ts'
import { dayOf } from '#domain/calendar-day.ts'
import { documentNumber, seriesPeriod } from '#domain/documents/number.ts'
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
  counters: readonly AnyRow[],
  now: number,
): readonly NextNumber[] {
  const day = dayOf(now, timeZone)
  return DOCUMENT_TYPES.map((type) => {
    const period = seriesPeriod(numberReset, day)
    const counter = counters.find(
      (each) => each['businessProfileId'] === id && each['documentType'] === type && each['period'] === period,
    )
    const last = Number(counter?.['currentNumber'] ?? 0)
    return { type, number: documentNumber(type, day, last + 1) }
  })
}
