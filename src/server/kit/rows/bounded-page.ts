import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { Refusal } from '#contract/refusal.ts'
import { sizeMessages } from '../http/refusal-messages.ts'
import { columnName } from './columns.ts'
import { perEntity } from '#contract/per-entity.ts'

/** The most bytes of one page of a list; a larger page is refused as `list-too-large`. */
export const MOST_PAGE_BYTES = 8 * 2 ** 20

/** The refusal of a larger page. */
export function pageTooLarge(most = MOST_PAGE_BYTES): Refusal {
  return new Refusal('list-too-large', { limit: sizeMessages.megabytes(most / 2 ** 20) })
}

/** Texts up to this length are not counted: a whole page of them stays below the limit, and counting slows every list. */
const SHORT_TEXT = 300

/** The stored size of an empty list; cheap to compare. */
const EMPTY_BYTES = 32

/**
 * A column that refuses a page whose rows hold too much, by what `bytes` counts for each row: the database stops at the limit and sends
 * nothing more.
 */
export function refusedBeyond(bytes: string, most = MOST_PAGE_BYTES): string {
  return `case when sum(${bytes}) over (rows unbounded preceding) > ${most} then refuse_large_list() end as refused`
}

/** The rows of a limited page as `src`; `bytes` also names a row `src`. */
export function boundedPage(query: string, bytes: string, most = MOST_PAGE_BYTES): string {
  return `(select src.*, ${refusedBeyond(bytes, most)} from (${query}) src) src`
}

/** The bytes of a row's long texts and lists as REST says them, in SQL over `src`. */
export const bytesOfRow = perEntity((entity: Entity): string => {
  const parts = fieldsOf(entity).flatMap(([name, field]) => {
    const bytes = field.internal ? undefined : bytesOfField(field, `src.${columnName(name)}`)
    if (bytes === undefined) return []
    return [field.alias === undefined ? bytes : `2 * ${bytes}`]
  })
  return parts.length === 0 ? '0' : parts.join(' + ')
})

function bytesOfField({ type, max = 0 }: Field, column: string): string | undefined {
  // The database knows the length of a text without reading it.
  if (type === 'text') return max > SHORT_TEXT ? `octet_length(${column})` : undefined
  const isText = type === 'lines' || type === 'tags' || type === 'json'
  if (!isText) return undefined
  return `case when pg_column_size(${column}) > ${EMPTY_BYTES} then octet_length(${column}::text) else 0 end`
}
