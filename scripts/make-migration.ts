import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '#contract/entities/registry.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { migrate, writtenMigrations } from '#server/kit/database/migrate.ts'
import { addColumns, createTable } from '#server/kit/rows/table-sql.ts'

/** Prints the SQL that the declarations ask for beyond the migrations there are: `npm run db:make`. */
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const folder = await mkdtemp(join(tmpdir(), 'pricewright-make-'))
const database = await openEmbedded({ folder, log: silent })
try {
  await migrate(database, { only: await writtenMigrations() })
  const [answer] = await database.batch([
    { text: `select table_name, column_name from information_schema.columns where table_schema = 'public'` },
  ])
  const tables = new Map<string, Set<string>>()
  for (const row of answer?.rows ?? []) {
    const name = String(row['table_name'])
    tables.set(name, (tables.get(name) ?? new Set()).add(String(row['column_name'])))
  }
  const parts = entities.map((entity) => {
    const present = tables.get(entity.table)
    return present ? addColumns(entity, present) : createTable(entity)
  })
  console.log(parts.filter(Boolean).join('\n\n') || '-- The database has everything that is declared.')
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
