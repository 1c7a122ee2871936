import type { Config } from './config.ts'
import type { Database } from './kit/database/database.ts'
import { openEmbedded } from './kit/database/embedded.ts'
import { openPostgres } from './kit/database/postgres.ts'
import type { Log } from './kit/log.ts'

/** Warnings and errors for the operator, one line each on standard error. */
const operatorLog: Log = {
  info: () => undefined,
  warn: print,
  error: print,
}

function print(fields: object, message: string): void {
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
}

/** Opens the configured database: a PostgreSQL server, or the embedded engine in the data folder. */
export async function openDatabase(config: Config): Promise<Database> {
  return config.DATABASE_URL
    ? openPostgres({
        url: config.DATABASE_URL,
        log: operatorLog,
        isDistributed: config.DATABASE_DISTRIBUTED === 'yes',
      })
    : openEmbedded({ folder: config.dataDir, log: operatorLog, neededBytes: config.minFreeBytes })
}
