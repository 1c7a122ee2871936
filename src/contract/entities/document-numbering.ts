import { dayOf } from '#domain/calendar-day.ts'
import { firstNumberOf, formOf, type NumberSeries } from '#domain/documents/number-series.ts'
import {
  documentNumber,
  type NumberForm,
  type NumberReset,
  provisionalNumber,
  seriesPeriod,
} from '#domain/documents/number.ts'
import { counted, nextSequence, overlappingPeriods, reaching } from '#domain/documents/series.ts'
import { DOCUMENT_TYPES, type DocumentType, isIssued } from '#domain/documents/types.ts'
import { derivedUuid } from '#domain/uuid.ts'
import type { Change } from '../command.ts'
import type { AnyPatch, DeriveContext, Follow } from '../entity.ts'
import type { CounterRow } from './document-counter.ts'
import { type DocumentRow, profileOf, timeZoneOf } from './document-derive.ts'
import type { documentFields } from './document-fields.ts'

const DOCUMENT = 'document'
const COUNTER = 'documentCounter'
/** The business id of a user without a business. */
const NO_BUSINESS = '00000000-0000-8000-8000-000000000000'

/** The series of a document's number, with the counter's fields beside the number. */
interface Series {
  readonly id: string
  readonly issueDate: string
  readonly period: string
  /** The counters of series whose numbers may look the same. */
  readonly overlapping: readonly string[]
  readonly form: NumberForm
  readonly firstNumber: number
  readonly counter: AnyPatch
}

/**
 * The id of a series' counter: derived, so that each business, type and period has exactly one (DOC-02). `period` is empty, a year or a
 * month.
 */
function counterId(businessProfileId: string | null, type: DocumentType, period: string): string {
  const place = Number(period.replace('-', '') || 0) * DOCUMENT_TYPES.length + DOCUMENT_TYPES.indexOf(type)
  return derivedUuid(businessProfileId ?? NO_BUSINESS, place)
}

/**
 * Numbers a document in the transaction that stores it (DOC-02): when it is created, or when it is issued if the business says so. An
 * issued number stays, whatever a revert restores.
 */
export const documentNumbering: Follow<typeof documentFields> = {
  reads(before, after, context) {
    const series = dueSeries(before, after, context)
    return series ? [series.id, ...series.overlapping].map((id) => ({ kind: COUNTER, id })) : []
  },
  changes(before, after, context) {
    if (!after) return []
    if (before && isLost(before, after, context)) return [stating(after, numberOf(before))]
    const returned = before && changesSeries(before, after, context) ? returnedNumber(before, context) : []
    const series = dueSeries(before, after, context)
    if (!series) return returned.length === 0 ? [] : [...returned, stating(after, withoutNumber(after))]
    const { id, issueDate, form, counter } = series
    const own = counterOf(id, context)
    const others = series.overlapping.flatMap((each) => counterOf(each, context) ?? [])
    const reached = reaching(others, series.period)
    const sequence = nextSequence(own, reached, series.firstNumber)
    return [
      ...returned,
      ...reached.flatMap(held),
      { op: 'put', kind: COUNTER, id, data: { ...counter, ...counted(own, sequence, issueDate) } },
      stating(after, {
        documentNumber: documentNumber(form, issueDate, sequence),
        isProvisional: false,
        sequence,
        counterId: id,
      }),
    ]
  },
}

/** A series that another one continues keeps its numbers: a returned one would leave a gap (DOC-02). */
function held({ id, currentNumber, heldNumber }: CounterRow): Change[] {
  const data = { heldNumber: currentNumber }
  return heldNumber < currentNumber ? [{ op: 'patch', kind: COUNTER, id, data }] : []
}

/** Only a number of another business may be lost: it was returned there. */
function isLost(before: DocumentRow, after: DocumentRow, context: DeriveContext): boolean {
  if (before.sequence === null || after.sequence !== null) return false
  const counter = before.counterId === null ? undefined : context.get(COUNTER, before.counterId)
  return !counter || counter['businessProfileId'] === (profileOf(before, context)?.id ?? null)
}

function withoutNumber({ documentType, createdAt }: DocumentRow): AnyPatch {
  return {
    documentNumber: provisionalNumber(documentType, createdAt),
    isProvisional: true,
    sequence: null,
    counterId: null,
  }
}

function numberOf({ documentNumber: number, isProvisional, sequence, counterId: series }: DocumentRow): AnyPatch {
  return { documentNumber: number, isProvisional, sequence, counterId: series }
}

function stating({ id }: DocumentRow, stated: AnyPatch): Change {
  return { op: 'patch', kind: DOCUMENT, id, data: {}, stated }
}

function dueSeries(
  before: DocumentRow | undefined,
  after: DocumentRow | undefined,
  context: DeriveContext,
): Series | undefined {
  if (!after || after.status === 'void' || isNumberedElsewhere(after)) return undefined
  // A deleted draft returned its number; when restored, it takes the next one.
  const isNumbered = after.sequence !== null && (before !== undefined || isIssued(after.status))
  if (isNumbered && !(before && changesSeries(before, after, context))) return undefined
  const profile = profileOf(after, context)
  if (profile?.['numberAt'] === 'issue' && !isIssued(after.status)) return undefined
  const issueDate = after.issueDate ?? dayOf(after.createdAt, timeZoneOf(profile))
  const reset = (profile?.['numberReset'] ?? 'never') as NumberReset
  const period = seriesPeriod(reset, issueDate)
  const businessProfileId = profile?.id ?? null
  const { documentType } = after
  const own = (profile?.['numberSeries'] ?? []) as readonly NumberSeries[]
  const { prefix, padding } = formOf(own, documentType)
  const idOf = (each: string): string => counterId(businessProfileId, documentType, each)
  return {
    id: idOf(period),
    issueDate,
    period,
    overlapping: overlappingPeriods(period, issueDate).map(idOf),
    form: { prefix, padding },
    firstNumber: firstNumberOf(own, { documentType, period }),
    counter: { documentType, businessProfileId, period, prefix, padding },
  }
}

/** Whether another program gave a document its number, as in an imported archive: it is outside of the series here, and stays. */
export function isNumberedElsewhere({
  isProvisional,
  sequence,
}: Pick<DocumentRow, 'isProvisional' | 'sequence'>): boolean {
  return !isProvisional && sequence === null
}

/** Whether a numbered document moves to another business, which has its own series (DOC-02). */
export function isOfOther(before: DocumentRow, after: DocumentRow, context: DeriveContext): boolean {
  if (before.sequence === null || before.businessProfileId === after.businessProfileId) return false
  return profileOf(before, context)?.id !== profileOf(after, context)?.id
}

/** Whether such a document leaves its series without a gap, because it is the newest draft. */
export function changesSeries(before: DocumentRow, after: DocumentRow, context: DeriveContext): boolean {
  return isOfOther(before, after, context) && after.status === 'draft' && isNewest(before, context)
}

/** The change that returns the newest number of a series when its draft is deleted (DOC-02, DOC-20). */
export function returnedNumber(before: DocumentRow, context: DeriveContext): Change[] {
  if (!isNewest(before, context) || before.counterId === null) return []
  const data = { currentNumber: Number(before.sequence) - 1 }
  return [{ op: 'patch', kind: COUNTER, id: before.counterId, data }]
}

/** Whether a draft has the newest number of its series, and no other series continues it. */
export function isNewest({ status, sequence, counterId: series }: DocumentRow, context: DeriveContext): boolean {
  if (status !== 'draft' || sequence === null || series === null) return false
  const counter = counterOf(series, context)
  return counter?.currentNumber === sequence && sequence > counter.heldNumber
}

function counterOf(id: string, context: DeriveContext): CounterRow | undefined {
  return context.get(COUNTER, id) as CounterRow | undefined
}
