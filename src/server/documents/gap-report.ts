import { csvText } from '#domain/csv.ts'
import { SAMPLE_BUSINESS } from '#domain/sample-id.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Statement } from '../kit/database/database.ts'

/** An issued number that no valid document has. */
export interface Gap {
  readonly sequence: number
  readonly state: 'void' | 'deleted' | 'skipped' | 'missing'
  readonly documentId: string | null
  readonly documentNumber: string
  readonly at: string | null
  readonly actor: string | null
}

/** One series of numbers, with the numbers that no valid document has. */
export interface SeriesReport {
  readonly counterId: string
  readonly businessProfileId: string | null
  readonly business: string
  readonly documentType: string
  readonly prefix: string
  readonly period: string
  /** 1, or the number at which the series went on after another one of the same months. */
  readonly firstNumber: number
  readonly currentNumber: number
  readonly present: number
  readonly gaps: readonly Gap[]
}

/**
 * Every series, except that of a removed sample shop, with its numbers that are void, deleted (by the history), skipped (another series
 * had used them, by the counter) or, which must not happen, missing (DOC-02). One row per series; `gaps` is JSON.
 */
export const readSeries: Statement = {
  name: 'documents:gap-report',
  text: `with ended as (
      select distinct on (before->>'counterId', before->>'sequence') id, before, recorded_at as at, actor,
        before->>'counterId' as counter_id, (before->>'sequence')::int as sequence
      from change where user_id = ${currentUser} and kind = 'document' and after is null and before->>'sequence' is not null
      order by before->>'counterId', before->>'sequence', version desc
    ), voided as (
      select distinct on (id) id, recorded_at as at, actor from change
      where user_id = ${currentUser} and kind = 'document' and after->>'status' = 'void' order by id, version desc
    )
    select c.id as "counterId", c.business_profile_id as "businessProfileId", coalesce(p.name, '') as business,
      c.document_type as "documentType", c.prefix, c.period, c.first_number as "firstNumber", c.current_number as "currentNumber",
      count(d.id)::int as present,
      coalesce(jsonb_agg(jsonb_build_object(
        'sequence', n,
        'state', case when d.id is not null then 'void' when e.id is not null then 'deleted'
          when exists (select from jsonb_to_recordset(c.skipped) as s (first int, last int) where n between s.first and s.last) then 'skipped'
          else 'missing' end,
        'documentId', coalesce(d.id, e.id),
        'documentNumber', coalesce(d.document_number, e.before->>'documentNumber', ''),
        'at', coalesce(v.at, e.at), 'actor', coalesce(v.actor, e.actor)
      ) order by n) filter (where d.id is null or d.status = 'void'), '[]') as gaps
    from document_counter c
      cross join lateral generate_series(c.first_number, c.current_number) n
      left join document d on d.user_id = c.user_id and d.counter_id = c.id::text and d.sequence = n
      left join ended e on e.counter_id = c.id::text and e.sequence = n and d.id is null
      left join voided v on v.id = d.id and d.status = 'void'
      left join business_profile p on p.user_id = c.user_id and p.id::text = c.business_profile_id
    where c.user_id = ${currentUser}
    group by c.user_id, c.id, p.name
    having count(d.id) > 0 or c.business_profile_id is distinct from '${SAMPLE_BUSINESS}'
    order by business, c.document_type, c.period`,
  values: [],
}

/** The report as CSV: one line per number without a valid document. */
export function gapFile(series: readonly SeriesReport[]): string {
  const head = [
    'business',
    'documentType',
    'period',
    'documentNumber',
    'sequence',
    'state',
    'at',
    'actor',
    'documentId',
  ]
  const lines = series.flatMap(({ business, documentType, period, gaps }) =>
    gaps.map(({ documentNumber, sequence, state, at, actor, documentId }) => [
      business,
      documentType,
      period,
      documentNumber,
      sequence,
      state,
      at,
      actor,
      documentId,
    ]),
  )
  return csvText([head, ...lines])
}
