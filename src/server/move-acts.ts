import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { onlyAccount } from './accounts/link-identity.ts'
import { accountMove } from './account-move.ts'
import { type Config, readConfig } from './config.ts'
import { openPlaces } from './integrations/storage/open-storage.ts'
import { FOLDER } from './integrations/storage/storage.ts'
import { createDataAccess } from './kit/database/data-access.ts'
import type { Database } from './kit/database/database.ts'
import { migrate } from './kit/database/migrate.ts'
import { type MovedTable, toldTables } from './maintenance/copy-rows.ts'
import { moveAccount, type MovedAccount } from './maintenance/move-account.ts'
import { moveDatabase } from './maintenance/move-database.ts'
import { MoveError } from './maintenance/move-error.ts'
import { moveFiles, moveOf, removeOriginals } from './maintenance/move-files.ts'
import { openDatabase } from './open-database.ts'
import type { Act } from './operator-act.ts'

/** Moves between folder, server, bucket and installations: `npm run move:to-server` and so on (OPS-02, OPS-08). */
export const MOVE_ACTS: Readonly<Record<string, Act>> = {
  'files:move': { needs: ['--to', 's3|folder', '[remove-originals]'], run: moveOrRemoveFiles },
  'move:to-server': { needs: [], migratesItself: true, run: moveToServer },
  'move:to-embedded': { needs: [], run: moveToEmbedded },
  'account:move': { needs: ['EMAIL_OR_ACCOUNT_ID', 'SETTINGS_OF_THE_OTHER'], run: moveAccountAway },
}

async function moveOrRemoveFiles(
  database: Database,
  [, to = '', then = '']: readonly string[],
  config: Config,
): Promise<string> {
  const move = moveOf(openPlaces(config))
  if (!move) throw new MoveError('Set FILES_FORMER_URL to where the files are now, and FILES_URL to where they belong.')
  const isBucket = move.to.name !== FOLDER
  if (to !== (isBucket ? 's3' : FOLDER) || !['', 'remove-originals'].includes(then))
    throw new MoveError(`FILES_URL names ${isBucket ? 'a bucket: say --to s3' : 'no bucket: say --to folder'}`)
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort())
  const dataAccess = createDataAccess(database)
  const { uploads, bytes, missing } = await moveFiles(dataAccess, move, stop.signal)
  const done = [`Found ${uploads} more uploads whole in ${move.to.name}; ${bytes} bytes were copied.`]
  if (missing.length > 0) done.push('In neither place:', ...missing.map((key) => `  ${key}`))
  if (stop.signal.aborted) done.push('Stopped. The next run goes on from here.')
  else if (then === '')
    done.push('The originals are kept. Once every instance runs with these settings, add remove-originals.')
  else done.push(`${await removeOriginals(dataAccess, move)} originals were removed. FILES_FORMER_URL can go.`)
  return done.join('\n')
}

async function moveToServer(target: Database, _values: readonly string[], config: Config): Promise<string> {
  requireServer(config)
  return withDatabase({ ...config, DATABASE_URL: '' }, async (source) => {
    await migrate(source)
    const tables = await moveDatabase(source, target)
    return told(tables, 'Start with DATABASE_URL from now on. Files and secrets.key stay in DATA_DIR.')
  })
}

async function moveToEmbedded(source: Database, _values: readonly string[], config: Config): Promise<string> {
  requireServer(config)
  return withDatabase({ ...config, DATABASE_URL: '' }, async (target) => {
    const tables = await moveDatabase(source, target)
    return told(tables, 'Start without DATABASE_URL from now on. Files and secrets.key stay in DATA_DIR.')
  })
}

function requireServer({ DATABASE_URL }: Config): void {
  if (DATABASE_URL === '')
    throw new MoveError('Set DATABASE_URL to the PostgreSQL server, and DATA_DIR to the data folder.')
}

async function moveAccountAway(
  database: Database,
  [account = '', settings = '']: readonly string[],
  config: Config,
): Promise<string> {
  const other = await settingsIn(resolve(settings))
  const userId = await createDataAccess(database)
    .asSystem((tx) => onlyAccount(tx, account))
    .catch((error: unknown) => {
      // One that was copied whole is known there alone; it is named by its id.
      if (/^[0-9a-f-]{36}$/i.test(account)) return account.toLowerCase()
      throw error
    })
  return withDatabase(other, async (target) => {
    const move = await accountMove({ config, database }, { config: other, database: target })
    return toldAccount(userId, await moveAccount(move, userId), move.providers)
  })
}

async function settingsIn(file: string): Promise<Config> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new MoveError(`${file} cannot be read. Name the file with the settings of the other installation.`, {
      cause: error,
    })
  })
  return readConfig(parseEnv(text), dirname(file))
}

function toldAccount(userId: string, { copied }: MovedAccount, providers: readonly string[]): string {
  if (!copied) return `The account ${userId} had been copied whole; it is open in the target now.`
  const { tables, files, members, invited, others, unopened } = copied
  const notes = [
    `${files} files. People: ${members} go on as members, ${invited} are invited anew by mail.`,
    'Not moved: sessions, API tokens, and rights of administration.',
    ...(providers.includes('stripe')
      ? []
      : ['Not moved: payments of plans, because both have other accounts at Stripe.']),
    ...(others > 0 ? [`Not moved: ${others} memberships in accounts of others.`] : []),
    ...(unopened > 0 ? [`${unopened} secrets opened with no key: connect what they are of anew.`] : []),
  ]
  return [told(tables, `The account ${userId} is in the target, and no longer here.`), ...notes].join('\n')
}

function told(tables: readonly MovedTable[], end: string): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [`Moved ${rows} rows; counts and hashes are the same on both sides:`, ...toldTables(tables), end].join('\n')
}

async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
