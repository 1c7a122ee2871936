import type { Entity } from '#contract/entity.ts'
import { entities } from '#contract/entities/registry.ts'
import { PULL_PAGE } from '#contract/sync-limits.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { syncColumns, syncProjection } from '../rows/projections.ts'
import { sharedNow } from '../clock.ts'

/** The names of the values of rows, by collection, as JSON text. */
export function columnsText(of: readonly Entity[]): string {
  return JSON.stringify(Object.fromEntries(of.map((entity) => [entity.collection, syncColumns(entity)])))
}

/** SQL for a row as a page tells it, as JSON text. */
export function lineSql(entity: Entity): string {
  return `json_build_array('${entity.collection}', id, version, ${syncProjection(entity)})::text`
}

const COLUMNS = columnsText(entities)

/** The collection of a tombstone (SYNC-06). */
const COLLECTION = `case kind ${entities.map(({ kind, collection }) => `when '${kind}' then '${collection}'`).join(' ')} end`

const BRANCHES = [
  ...entities.map(
    (entity) => `(select version, ${lineSql(entity)} as line
      from ${entity.table} where user_id = ${currentUser} and version > $1 order by version limit $2)`,
  ),
  `(select version, json_build_array(${COLLECTION}, id, version)::text as line
    from tombstone where user_id = ${currentUser} and version > $1 order by version limit $2)`,
]

/** The first rows up to the limit of bytes; `found` counts all rows that were read. */
const PAGE = `select count(*) filter (where fits)::int as "count", count(*)::int as "found", max(version) filter (where fits) as "last",
    coalesce(string_agg(line, ',' order by version) filter (where fits), '') as "lines"
  from (
    select version, line, sum(octet_length(line)) over (order by version) - octet_length(line) < $3::int as fits
    from (${BRANCHES.join(' union all ')}) every order by version limit $2
  ) page`

/** Most bytes of one page, except for its last row: a slow reader holds no more. */
const PAGE_BYTES = 2 ** 20
/** Rows read first, and the bytes that a step aims at, estimated from the rows so far. */
const FIRST_STEP = 50
const STEP_BYTES = 2 ** 18

interface Head {
  readonly userId: string
  readonly version: number
  readonly forgotten: number
}

const HEAD: Statement = {
  name: 'pull:head',
  text: `select user_id as "userId", version, forgotten from user_head where user_id = ${currentUser}`,
}

/**
 * One page of everything newer than `since`, as JSON text made by the database (SYNC-03). Head and rows come from one snapshot, so pass
 * a transaction of isolation `repeatable read` or a single batch; a page that reaches the head is complete.
 */
export async function pull(tx: Queryable, since: number, limit: number, paging: boolean): Promise<string> {
  const { rows } = await tx.query<Head>(HEAD)
  const at = rows[0] ?? { userId: '', version: 0, forgotten: 0 }
  const head = at.version
  const reset = !paging && (since > head || (since > 0 && since < at.forgotten))
  const from = reset ? 0 : since
  if (from === head && !reset) return pageText(at, false, false, '')
  const { lines, more } = await readPage(tx, from, Math.min(Math.max(limit, 1), PULL_PAGE))
  return pageText(at, reset, more, lines.join(','))
}

interface Step {
  readonly count: number
  readonly found: number
  readonly last: number | null
  readonly lines: string
}

/** Reads step by step until the page is full, in rows or bytes, or nothing is left. */
async function readPage(
  tx: Queryable,
  since: number,
  size: number,
): Promise<{ readonly lines: readonly string[]; readonly more: boolean }> {
  const lines: string[] = []
  let [from, rows, bytes, step] = [since, 0, 0, Math.min(FIRST_STEP, size)]
  for (;;) {
    const values = [from, step, PAGE_BYTES - bytes]
    const { rows: answer } = await tx.query<Step>({ name: 'pull:page', text: PAGE, values })
    const { count = 0, found = 0, last = null, lines: some = '' } = answer[0] ?? {}
    if (count > 0) lines.push(some)
    rows += count
    bytes += Buffer.byteLength(some)
    from = last ?? from
    if (rows === size || bytes >= PAGE_BYTES) return { lines, more: true }
    if (found < step) return { lines, more: false }
    step = Math.min(Math.max(Math.floor((STEP_BYTES * rows) / bytes), 1), size - rows)
  }
}

function pageText({ userId, version }: Head, reset: boolean, more: boolean, lines: string): string {
  return `{"userId":"${userId}","head":${version},"at":${sharedNow()},"reset":${reset},"more":${more},"columns":${COLUMNS},"rows":[${lines}]}`
}
