import type { ChangeSetRowsQuery } from '#contract/endpoints/change-sets.ts'
import type { Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { boundedPage } from '#server/kit/rows/bounded-page.ts'
import { FIRST_NAME_ROW } from './drafts.ts'

const PAGE_SIZE = 50

/** The rows of an applied change set are in the history; refused rows, and all rows before that, are draft rows. */
export function changeSetRows(id: string, isApplied: boolean, query: ChangeSetRowsQuery) {
  const { name, rows } = isApplied && query.state !== 'bad' ? APPLIED : DRAFTS
  const values = [id, query.state ?? null, query.kind ?? null]
  return {
    page: Number(query.page ?? 1),
    pageSize: Number(query.pageSize ?? PAGE_SIZE),
    rows: (limit: number, offset: number): Statement => ({
      name: `${name}:list`,
      text: page(`${rows} limit $4 offset $5`),
      values: [...values, limit, offset],
    }),
    count: { name: `${name}:list-count`, text: `select count(*)::int as total from (${rows}) src`, values },
  }
}

/** A page of these rows; what a row holds is its values. */
function page(rows: string): string {
  const held = ['before', 'after', 'problems', 'input', 'kept', 'names']
  const bytes = held.map((name) => `coalesce(octet_length(src.${name}::text), 0)`).join(' + ')
  return `select n, kind, id, state, title, before, after, problems, input, kept, "isKept", names from ${boundedPage(rows, bytes)}`
}

/** At a price of 0 the margin is 0; a figure that the row leaves alone is the product's, and of a variant it is not known. */
const GIVEN_AWAY = (row: string): string =>
  `(${row}.after ? 'effectivePrice' or ${row}.after ? 'totalCost')
    and coalesce((${row}.after->>'totalCost')::numeric, case when ${row}.kind = 'variant' then 1 else p.total_cost end, 0) > 0
    and case when ${row}.after ? 'effectivePrice' or ${row}.kind = 'variant' then (${row}.after->>'effectivePrice')::numeric
      else p.effective_price end = 0`

/** A row that gives a price below the cost, or the goods away; products with variants are sold as those. */
const LOSING = (row: string): string =>
  `((${row}.after->>'margin')::numeric < 0 or (${GIVEN_AWAY(row)}))
    and (${row}.kind = 'variant' or coalesce(${row}.after->>'hasVariants', p.has_variants::text, 'false') <> 'true')`

/** The name that a product had before it was deleted, as the history tells it. */
const LAST_NAME = (row: string, id: string): string =>
  `(select coalesce(h.after->>'name', h.before->>'name') from change h where h.user_id = ${row}.user_id and h.kind = ${row}.kind and h.id = ${row}.${id}
    and coalesce(h.after->>'name', h.before->>'name') is not null order by h.version desc limit 1)`

/** What a product is called in a store that prices were sent to. */
const LISTED_AS = `(select l.title from store_listing l where l.user_id = c.user_id and l.id = c.id)`

/** What a product is called that a row links to a store and that is not here, and its variants, by id: of `from`, rows `o` with that product. */
const NAMES = (row: string, from: string, latest: string): string =>
  `case when ${row}.kind = 'storeListing' and not exists (
      select from product l where l.user_id = ${row}.user_id and l.id = (${row}.after->>'productId')::uuid)
    then (select jsonb_build_object(${row}.after->>'productId', o.after->>'name') || coalesce((
      select jsonb_object_agg(v->>'id', coalesce(nullif(v->>'name', ''), (
        select string_agg(x.value, ' / ' order by x.ordinality) from jsonb_array_elements_text(v->'optionValues') with ordinality x), ''))
      from jsonb_array_elements(o.after->'variants') v), '{}')
    from ${from} and o.user_id = ${row}.user_id and o.after ? 'name' order by ${latest} desc limit 1) end as names`

/** Rows stand behind the product that they name, so that a look back finds it at once. */
const OF_DRAFT = `change_set_row o where o.change_set_id = r.change_set_id and o.n < r.n and o.kind = 'product' and o.row_id = (r.after->>'productId')::uuid`
const OF_HISTORY = `change o where o.kind = 'product' and o.id = (c.after->>'productId')::uuid`

const DRAFTS = {
  name: 'draft',
  rows: `select case when r.n < ${FIRST_NAME_ROW} then r.n end as n, r.kind, r.row_id as id, r.state,
      coalesce(r.after->>'name', r.input->'data'->>'name', r.input->>'title', r.input->'variant'->>'name', p.name, ${LAST_NAME('r', 'row_id')}) as title,
      r.before, r.after, r.problems, case when r.state in ('new', 'bad') then r.input end as input, '[]'::jsonb as kept, false as "isKept",
      ${NAMES('r', OF_DRAFT, 'o.n')}
    from change_set_row r left join product p on p.user_id = r.user_id and p.id = r.row_id
    where r.user_id = ${currentUser} and r.change_set_id = $1
      and ($2::text is null or r.state = $2 or ($2 = 'losing' and ${LOSING('r')})
        or ($2 = 'noted' and r.state <> 'bad' and jsonb_array_length(r.problems) > 0)
        or ($2 = 'moved' and p.version > (select version from change_set s where s.user_id = r.user_id and s.id = r.change_set_id))) and ($3::text is null or r.kind = $3)
    order by r.n`,
}

const APPLIED = {
  name: 'change-set:applied',
  rows: `select null as n, c.kind, c.id, c.state, coalesce(c.after->>'name', p.name, c.before->>'name', ${LISTED_AS}, ${LAST_NAME('c', 'id')}, c.after->>'title', c.before->>'title') as title,
      c.before, c.after, '[]'::jsonb as problems, null::jsonb as input, coalesce(c.parts, '[]') as kept, coalesce(c.is_whole, false) as "isKept",
      ${NAMES('c', OF_HISTORY, 'o.version')}
    from (
      select e.*, k.parts, k.is_whole, case when before is null then 'create' when after is null then 'delete' else 'update' end as state
      from change e left join change_set_kept k
        on k.user_id = e.user_id and k.change_set_id = e.change_set_id and k.kind = e.kind and k.row_id = e.id
      where e.user_id = ${currentUser} and e.change_set_id = $1 and e.kind not in ('changeSet', 'documentCounter')
    ) c left join product p on p.user_id = c.user_id and p.id = c.id
    where ($2::text is null or c.state = $2 or ($2 = 'kept' and c.parts is not null) or ($2 = 'losing' and ${LOSING('c')})) and ($3::text is null or c.kind = $3)
    order by c.version`,
}
