import { type Entity, fieldsOf } from '#contract/entity.ts'
import { csvText, type CsvValue } from '#domain/csv.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { restShape } from '#server/kit/rows/rest-text.ts'
import type { KeptTable } from './kept-tables.ts'

/** Rows read at a time. */
const PAGE = 1_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The user's rows of an entity as REST JSON text, a page at a time, in the order of their ids. */
async function* restPages(tx: Queryable, entity: Entity): AsyncGenerator<readonly string[]> {
  const { columns, say } = restShape(entity)
  const text = `select ${columns} from (select * from ${entity.table} src
    where user_id = ${currentUser} and id > $1 order by id limit ${PAGE}) src`
  for (let after = FIRST_ID; ;) {
    const { rows } = await tx.query<{ text: string; id: string }>({
      text,
      values: [after],
      read: (fields) => ({ text: say(fields), id: fields[0] }),
    })
    if (rows.length > 0) yield rows.map((row) => row.text)
    if (rows.length < PAGE) return
    after = rows.at(-1)?.id ?? after
  }
}

/** A JSON array of every row in the form of the API. */
export async function* jsonOf(tx: Queryable, entity: Entity): AsyncGenerator<string> {
  let lead = '[\n'
  for await (const page of restPages(tx, entity)) {
    yield lead + page.join(',\n')
    lead = ',\n'
  }
  yield lead === '[\n' ? '[]\n' : '\n]\n'
}

/** The same as CSV for spreadsheets: a column for each value, lists as JSON. */
export async function* csvOf(tx: Queryable, entity: Entity): AsyncGenerator<string> {
  const columns = ['id', ...namesOf(entity), 'createdAt', 'updatedAt']
  yield `\uFEFF${csvText([columns])}`
  const paths = columns.map((column) => column.split('.'))
  for await (const page of restPages(tx, entity)) {
    yield csvText(page.map((text) => paths.map((path) => cell(JSON.parse(text), path))))
  }
}

function namesOf(entity: Entity): string[] {
  return fieldsOf(entity).flatMap(([name, { internal, path }]) => (internal ? [] : [path ?? name]))
}

function cell(row: unknown, path: readonly string[]): CsvValue {
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], row)
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  return JSON.stringify(value)
}

/** The user's rows of another table, as JSON objects with a line each. */
export async function* linesOf(
  tx: Queryable,
  { table, columns, order, by = 'user_id' }: KeptTable,
  userId: string,
): AsyncGenerator<string> {
  const cursor = `export_${table}`
  await tx.query({
    text: `declare ${cursor} no scroll cursor for select row_to_json(t)::text as row
      from (select ${columns} from ${table} where ${by} = '${userId}'::uuid order by ${order}) t`,
  })
  for (;;) {
    const { rows } = await tx.query<{ row: string }>({ text: `fetch ${PAGE} from ${cursor}` })
    if (rows.length > 0) yield rows.map(({ row }) => `${row}\n`).join('')
    if (rows.length < PAGE) break
  }
  await tx.query({ text: `close ${cursor}` })
}
