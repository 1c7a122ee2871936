import { setTimeout as pause } from 'node:timers/promises'
import { type Config, ConfigurationError } from './config.ts'
import { type Database, DatabaseUnavailable } from './kit/database/database.ts'
import { openEmbedded } from './kit/database/embedded.ts'
import { openPostgres } from './kit/database/postgres.ts'
import { keptBack } from './kit/database/session-settings.ts'
import type { Log } from './kit/log.ts'

/** What an operator reads whose `DATABASE_URL` leads through a pooler without the product knowing (OPS-05, OPS-07). */
export const UNTOLD_POOLER =
  'DATABASE_URL leads through a pooler. Set DATABASE_DIRECT_URL to the address of the same database without it: ' +
  'live updates and migrations need sessions of their own.'

/** How long a replica may be behind the migrations of this start. */
const REPLICA_MS = 10_000
const LOOK_EVERY_MS = 200

/** Warnings and errors for the operator, one line each on standard error. */
const operatorLog: Log = {
  info: () => undefined,
  warn: print,
  error: print,
}

function print(fields: object, message: string): void {
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
}

/** Opens the configured database: a PostgreSQL server, by its pooler if it has one, or the embedded engine in the data folder. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.DATABASE_URL === '')
    return openEmbedded({ folder: config.dataDir, log: operatorLog, neededBytes: config.minFreeBytes })
  return openPostgres({
    url: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL || undefined,
    isPrepared: config.DATABASE_PREPARED === '' ? undefined : config.DATABASE_PREPARED === 'yes',
    log: operatorLog,
  })
}

/** The same without a pooler, for commands and migrations, which last long and need the settings of their session (OPS-07). */
export async function openDirectly(config: Config): Promise<Database> {
  return openDatabase({
    ...config,
    DATABASE_URL: config.DATABASE_DIRECT_URL || config.DATABASE_URL,
    DATABASE_DIRECT_URL: '',
    DATABASE_PREPARED: '',
  })
}

/** The databases of a server that runs. */
export interface Databases {
  readonly database: Database
  /** Where reads go that may be a moment old. */
  readonly replica: Database | undefined
  readonly close: () => Promise<void>
}

/**
 * Opens the configured databases once `prepare` has made them ready. Throws `ConfigurationError` where a pooler keeps back what
 * sessions need, or addresses name different databases (OPS-05, OPS-07).
 */
export async function openDatabases(
  config: Config,
  prepare: (database: Database) => Promise<void>,
): Promise<Databases> {
  const database = await openDatabase(config)
  const replica =
    config.DATABASE_READ_URL === '' ? undefined : openPostgres({ url: config.DATABASE_READ_URL, log: operatorLog })
  const close = async (): Promise<void> => {
    await Promise.all([database.close(), replica?.close()])
  }
  try {
    if (config.DATABASE_DIRECT_URL === '') await prepare(database)
    else await prepareDirectly(config, database, prepare)
    if (config.DATABASE_URL !== '') await refuseKeptBack(config, database)
    if (replica) await refuseOtherDatabase(database, replica, 'DATABASE_READ_URL', REPLICA_MS)
  } catch (error) {
    await close()
    throw error
  }
  return { database, replica, close }
}

async function prepareDirectly(
  config: Config,
  database: Database,
  prepare: (database: Database) => Promise<void>,
): Promise<void> {
  const direct = await openDirectly(config)
  try {
    await prepare(direct)
    await refuseOtherDatabase(database, direct, 'DATABASE_DIRECT_URL')
  } finally {
    await direct.close()
  }
}

async function refuseKeptBack({ DATABASE_DIRECT_URL }: Config, database: Database): Promise<void> {
  const isPooled = DATABASE_DIRECT_URL !== ''
  const kept = await keptBack(database, isPooled)
  if (!kept) return
  if (!isPooled) throw new ConfigurationError(UNTOLD_POOLER)
  throw new ConfigurationError(
    `The pooler of DATABASE_URL passes no settings on, and its sessions lack ${kept.names.join(', ')}. ` +
      `As an administrator of the server: ${kept.remedy} Then start the pooler again.`,
  )
}

/** Two addresses are of one database if it was migrated at the same moments. A replica may be away, and lags. */
async function refuseOtherDatabase(one: Database, other: Database, setting: string, limitMs = 0): Promise<void> {
  const expected = await migratedAt(one)
  for (const startedAt = performance.now(); ; await pause(LOOK_EVERY_MS)) {
    const found = await migratedAt(other).catch((error: unknown) => {
      if (error instanceof DatabaseUnavailable && limitMs > 0) return expected
      throw error
    })
    if (found === expected) return
    if (performance.now() - startedAt > limitMs)
      throw new ConfigurationError(`${setting} must name the same database as DATABASE_URL`)
  }
}

async function migratedAt(database: Database): Promise<unknown> {
  const [known] = await database.batch([{ text: `select to_regclass('public.migration') is not null as "isMigrated"` }])
  if (known?.rows[0]?.['isMigrated'] !== true) return undefined
  const [answer] = await database.batch([
    { text: `select md5(string_agg(name || applied_at::text, ',' order by name)) as at from migration` },
  ])
  return answer?.rows[0]?.['at']
}
