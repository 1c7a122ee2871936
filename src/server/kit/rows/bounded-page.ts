import { type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { Refusal } from '#contract/messages.ts'
import { columnName } from './columns.ts'
import { perEntity } from './per-entity.ts'

/** What the texts of one page of a list come to at most, in bytes; a larger page is refused as `list-too-large`. */
export const MOST_PAGE_BYTES = 8 * 2 ** 20

/** The refusal of a page that holds more. */
export function pageTooLarge(): Refusal {
  return new Refusal('list-too-large', { limit: `${MOST_PAGE_BYTES / 2 ** 20} MB` })
}

/** Texts that are no longer are not counted: all of a page come to less than they could, and counting them costs every list. */
const SHORT_TEXT = 300

/**
 * The rows of a page as `src`, to be selected from, bounded by what `bytes` says of each, which is called `row` in it: a page that holds more
 * is refused by the database before any text of it is sent, and its rows are looked at no further than to the bound.
 */
export function boundedPage(query: string, bytes: string): string {
  // Rows before the first one too many would be on their way already: a count over all of them lets none go before the last was looked at.
  return `(select counted.*, count(is_refused) over () as refused from (
      select row.*, case when sum(${bytes}) over (rows unbounded preceding) > ${MOST_PAGE_BYTES} then refuse_large_list() end as is_refused
      from (${query}) row) counted) src where refused = 0`
}

/** The bytes of a row's long texts and lists as REST says them, in SQL over `row`. */
export const bytesOfRow = perEntity((entity: Entity): string => {
  const parts = fieldsOf(entity).flatMap(([name, field]) => {
    const bytes = field.internal ? undefined : bytesOfField(field, `row.${columnName(name)}`)
    if (bytes === undefined) return []
    return [field.alias === undefined ? bytes : `2 * ${bytes}`]
  })
  return parts.length === 0 ? '0' : parts.join(' + ')
})

function bytesOfField({ type, max = 0 }: Field, column: string): string | undefined {
  // Of a text the database knows the length without reading it.
  if (type === 'text') return max > SHORT_TEXT ? `octet_length(${column})` : undefined
  const isText = type === 'lines' || type === 'tags' || type === 'json'
  return isText ? `coalesce(octet_length(${column}::text), 0)` : undefined
}
