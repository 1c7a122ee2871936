import type { Database, Queryable } from '../kit/database/database.ts'
import { knownMigrations } from '../kit/database/migrate.ts'
import { differing, fingerprintOf, MOVE_LIMIT_MS, type MovedTable, pagesOf, settleIn } from './copy-rows.ts'
import { emptySchema, insertRows, loadRows } from './loading.ts'
import { MoveError } from './move-error.ts'
import { dataTables } from './tables.ts'

/**
 * Copies every row of one moment into a database without data (OPS-08), in one transaction on each side: all or nothing. Row counts and hashes of both
 * sides are compared before it is kept; at the end the source is looked at once more, so that what was written meanwhile is noticed. The source
 * stays as it is. Throws `MoveError` and `NotEmptyError`.
 */
export async function moveDatabase(source: Database, target: Database): Promise<readonly MovedTable[]> {
  await emptySchema(target, new Set(await knownMigrations()))
  const options = { isolation: 'repeatable read', limitMs: MOVE_LIMIT_MS } as const
  return source.transaction(async (from) => {
    await settleIn(from)
    const tables = await dataTables(from)
    const before = await fingerprintsOf(from, tables)
    await target.transaction(
      async (into) => {
        await settleIn(into)
        await loadRows(into, () => copyTables(from, into, tables))
        refuseDifferences(before, await fingerprintsOf(into, tables))
        await refuseLaterWrites(source, tables, before)
      },
      { limitMs: MOVE_LIMIT_MS },
    )
    return before
  }, options)
}

async function copyTables(from: Queryable, into: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    for await (const page of pagesOf(from, table, `select * from ${table}`)) await insertRows(into, table, page)
}

async function fingerprintsOf(tx: Queryable, tables: readonly string[]): Promise<readonly MovedTable[]> {
  const moved: MovedTable[] = []
  for (const table of tables) moved.push({ table, ...(await fingerprintOf(tx, { table })) })
  return moved
}

function refuseDifferences(before: readonly MovedTable[], after: readonly MovedTable[]): void {
  const wrong = differing(before, after)
  if (wrong.length > 0)
    throw new MoveError(`These tables did not arrive as they were: ${wrong.join(', ')}. Nothing was kept; move again.`)
}

/** An embedded source is held by this process alone; a server may have others that write. */
async function refuseLaterWrites(
  source: Database,
  tables: readonly string[],
  before: readonly MovedTable[],
): Promise<void> {
  if (source.engine === 'embedded') return
  const now = await source.transaction(
    async (tx) => {
      await settleIn(tx)
      return fingerprintsOf(tx, tables)
    },
    { isolation: 'repeatable read', limitMs: MOVE_LIMIT_MS },
  )
  const written = differing(before, now)
  if (written.length > 0) {
    throw new MoveError(
      `Something was written meanwhile (${written.join(', ')}). Nothing was kept. Stop every Pricewright that uses the database, and move again.`,
    )
  }
}
