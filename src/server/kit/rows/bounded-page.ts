import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { Refusal } from '#contract/messages.ts'
import { columnName } from './columns.ts'
import { perEntity } from './per-entity.ts'

/** What the texts of one page of a list come to at most, in bytes; a larger page is refused as `list-too-large`. */
export const MOST_PAGE_BYTES = 8 * 2 ** 20

/** The refusal of a page that holds more. */
export function pageTooLarge(most = MOST_PAGE_BYTES): Refusal {
  return new Refusal('list-too-large', { limit: `${most / 2 ** 20} MB` })
}

/** Texts that are no longer are not counted: all of a page come to less than they could, and counting them costs every list. */
const SHORT_TEXT = 300

/** An empty list is no longer than this as it is kept, and costs nothing to be told from others. */
const EMPTY_BYTES = 32

/**
 * A column of a page that refuses it where its rows hold too much, by what `bytes` says of each: the database looks at them no further than
 * to the bound, and sends no more.
 */
export function refusedBeyond(bytes: string, most = MOST_PAGE_BYTES): string {
  return `case when sum(${bytes}) over (rows unbounded preceding) > ${most} then refuse_large_list() end as refused`
}

/** The rows of a page as `src`, bounded so, to be selected from; `bytes` calls a row `src` too. */
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
  // Of a text the database knows the length without reading it.
  if (type === 'text') return max > SHORT_TEXT ? `octet_length(${column})` : undefined
  const isText = type === 'lines' || type === 'tags' || type === 'json'
  if (!isText) return undefined
  return `case when pg_column_size(${column}) > ${EMPTY_BYTES} then octet_length(${column}::text) else 0 end`
}
