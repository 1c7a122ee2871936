import { readConfig } from './config.ts'
import { migrate } from './kit/database/migrate.ts'
import { openDatabase } from './open-database.ts'
import { backup, type BackupSummary, restore } from './operations/backup.ts'

/** `npm run backup -- FILE` and `npm run restore -- FILE` (OPS-04), on the database that the settings name. */
const ACTS: Readonly<Record<string, { act: typeof backup; done: (file: string, summary: BackupSummary) => string }>> = {
  backup: { act: backup, done: (file, { rows }) => `Backed up ${rows} rows to ${file}` },
  restore: { act: restore, done: (file, { rows }) => `Restored ${rows} rows from ${file}` },
}

async function operate(name = '', file = ''): Promise<string> {
  const chosen = ACTS[name]
  if (!chosen || file === '') throw new Error('Say what to do and with which file: backup FILE, or restore FILE')
  const database = await openDatabase(readConfig(process.env, process.cwd()))
  try {
    await migrate(database)
    return chosen.done(file, await chosen.act(database, file))
  } finally {
    await database.close()
  }
}

await operate(...process.argv.slice(2)).then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
