import { entities } from '#contract/entities/registry.ts'
import { PULL_PAGE } from '#contract/sync-limits.ts'
import type { Queryable, Statement } from '../database/database.ts'
import { currentUser } from '../database/doors.ts'
import { syncColumns, syncProjection } from '../rows/projections.ts'

const COLUMNS = JSON.stringify(Object.fromEntries(entities.map((entity) => [entity.collection, syncColumns(entity)])))

/** The collection of a tombstone (SYNC-06). */
const COLLECTION = `case kind ${entities.map(({ kind, collection }) => `when '${kind}' then '${collection}'`).join(' ')} end`

const BRANCHES = [
  ...entities.map(
    (
      entity,
    ) => `(select version, json_build_array('${entity.collection}', id, version, ${syncProjection(entity)})::text as line
      from ${entity.table} where user_id = ${currentUser} and version > $1 order by version limit $2)`,
  ),
  `(select version, json_build_array(${COLLECTION}, id, version)::text as line
    from tombstone where user_id = ${currentUser} and version > $1 order by version limit $2)`,
]

const PAGE = `select count(*)::int as "count", max(version) as "last", coalesce(string_agg(line, ',' order by version), '') as "lines"
  from (select version, line from (${BRANCHES.join(' union all ')}) every order by version limit $2) page`

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
 * One page of everything newer than `since`, as JSON text made by the database (SYNC-03). Head and rows come from one snapshot,
 * so give a transaction of isolation `repeatable read` or a single flight; a page that reaches the head is whole.
 */
export async function pull(tx: Queryable, since: number, limit: number, paging: boolean): Promise<string> {
  const { rows } = await tx.query<Head>(HEAD)
  const at = rows[0] ?? { userId: '', version: 0, forgotten: 0 }
  const head = at.version
  const reset = !paging && (since > head || (since > 0 && since < at.forgotten))
  const from = reset ? 0 : since
  if (from === head && !reset) return pageText(at, false, false, '')
  const size = Math.min(Math.max(limit, 1), PULL_PAGE)
  const page = await tx.query<{ count: number; last: number; lines: string }>({
    name: 'pull:page',
    text: PAGE,
    values: [from, size],
  })
  const { count = 0, lines = '' } = page.rows[0] ?? {}
  return pageText(at, reset, count === size, lines)
}

function pageText({ userId, version }: Head, reset: boolean, more: boolean, lines: string): string {
  return `{"userId":"${userId}","head":${version},"reset":${reset},"more":${more},"columns":${COLUMNS},"rows":[${lines}]}`
}
