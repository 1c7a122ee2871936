import { type Entity, fieldsOf } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Field } from '#contract/fields.ts'
import type { Kind, RowOfKind } from '#contract/row-kinds.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { columnName, selectList } from '#server/kit/rows/columns.ts'
import { readPresence, RowCache } from '#server/kit/rows/reading.ts'
import { inSlices } from '#server/kit/slices.ts'
import { readMore } from '#server/kit/write/write.ts'
import { assistantMessages } from '../assistant-messages.ts'
import type { ToolWork } from './tool-work.ts'

/** Rows in one statement: so few that also the largest do not hold up others (OPS-06). */
const AT_ONCE = 20
/** The most rows of a kind that a report goes through. */
const MOST_READ = 20_000
const FIRST = '00000000-0000-0000-0000-000000000000'
/** Texts of lines that may be longer than this are read as empty: no report is made of them, and a thousand of them are a megabyte. */
const SHORT_TEXT = 300

/** Which rows are read: a condition whose values begin at $2. */
interface Where {
  readonly where?: string
  readonly values?: readonly unknown[]
}

/** The rows of a kind with the fields that were asked for. */
export type Brief<K extends Kind, F extends string> = Pick<RowOfKind<K>, (F | 'id') & keyof RowOfKind<K>>

type Reader = Pick<ToolWork, 'data' | 'caller' | 'signal'>

/**
 * Rows of a kind with the fields that are needed, some at a time, giving way to others; long texts within their lines are empty. Throws
 * `Refusal` where there are more than a report takes.
 */
export async function* rowsOfKind<K extends Kind, F extends keyof RowOfKind<K> & string>(
  reader: Reader,
  kind: K,
  { fields, ...where }: Where & { readonly fields: readonly F[] },
): AsyncGenerator<Brief<K, F>> {
  const entity = knownEntity(kind)
  yield* read<Brief<K, F>>(reader, entity, briefColumns(entity, fields), where)
}

/** All rows of a kind, whole. Throws as `rowsOfKind` does. */
export async function allOfKind<K extends Kind>(
  reader: Reader,
  kind: K,
  where: Where = {},
): Promise<readonly RowOfKind<K>[]> {
  const entity = knownEntity(kind)
  const found: RowOfKind<K>[] = []
  for await (const row of read<RowOfKind<K>>(reader, entity, selectList(entity), where)) found.push(row)
  return found
}

/** Whether the caller has a row of this kind and id. */
export async function isThere(tx: Queryable, kind: string, id: string): Promise<boolean> {
  const cache = new RowCache()
  await readMore({ tx, cache }, readPresence([{ kind, id }]))
  return cache.isThere(kind, id)
}

async function* read<R>(
  { data, caller, signal }: Reader,
  { table }: Entity,
  list: string,
  { where = 'true', values = [] }: Where,
): AsyncGenerator<R> {
  const text = `select ${list} from ${table} where user_id = ${currentUser} and ${where} and id > $1 order by id limit ${AT_ONCE}`
  const giveWay = inSlices(data.keyOf(caller))
  let last = FIRST
  for (let count = 0; ;) {
    const [answer] = await data.read(caller, [{ text, values: [last, ...values] }], signal)
    const rows = (answer?.rows ?? []) as unknown as (R & { readonly id: string })[]
    count += rows.length
    if (count > MOST_READ) throw new Refusal('too-large', { limit: assistantMessages.rowsInReport(MOST_READ) })
    for (const row of rows) {
      yield row as Awaited<R>
      await giveWay()
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}

/** The SQL of the fields that are needed of a row; long texts within their lines are empty. */
export function briefColumns(entity: Entity, fields: readonly string[]): string {
  const declared = new Map(fieldsOf(entity))
  const names = new Set(['id', ...fields])
  return [...names].map((name) => `${column(columnName(name), declared.get(name))} as "${name}"`).join(', ')
}

function column(sql: string, field: Field | undefined): string {
  const long = Object.entries(field?.line ?? {}).flatMap(([name, { type, max = 0 }]) =>
    type === 'text' && max > SHORT_TEXT ? [[name, ''] as const] : [],
  )
  if (long.length === 0) return sql
  const emptied = JSON.stringify(Object.fromEntries(long))
  return `(select coalesce(jsonb_agg(line.value || '${emptied}'::jsonb order by line.n), '[]')
    from jsonb_array_elements(${sql}) with ordinality as line(value, n))`
}
