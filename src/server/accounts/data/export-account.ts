import { createReadStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { entities } from '#contract/entities/registry.ts'
import type { FileStorage } from '#server/integrations/storage/storage.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, type DataAccess } from '#server/kit/database/data-access.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { csvOf, jsonOf, linesOf } from './exported-rows.ts'
import { OWN_TABLES, SYSTEM_TABLES } from './kept-tables.ts'
import { dataMessages } from './messages.ts'
import { ZipFile } from '#server/kit/zip-file.ts'

/** Longer than any export takes; a backup has the same. */
const LIMIT_MS = 600_000

/** The deps of an export. */
export interface ExportDeps {
  readonly dataAccess: DataAccess
  readonly storage: FileStorage
}

/** An archive that is ready to be sent. Its file is deleted when the stream closes. */
export interface ExportedAccount {
  readonly bytes: number
  readonly content: Readable
}

/**
 * Writes everything stored of the caller into a ZIP archive (PROF-05): all rows of one moment, then the pictures. It goes to a file
 * first, so that a slow download holds no transaction open, and its size is known. Throws `StorageFailure`.
 */
export async function exportAccount(deps: ExportDeps, caller: Caller): Promise<ExportedAccount> {
  const folder = await mkdtemp(join(tmpdir(), 'pricewright-export-'))
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'export.zip')
  try {
    const bytes = await withFile(path, (file) => write(deps, caller, new ZipFile(file)))
    const content = createReadStream(path)
    content.once('close', () => void discard())
    return { bytes, content }
  } catch (error) {
    await discard()
    throw error
  }
}

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path, 'wx', 0o600)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

async function write({ dataAccess, storage }: ExportDeps, caller: Caller, zip: ZipFile): Promise<number> {
  const options = { isolation: 'repeatable read', limitMs: LIMIT_MS } as const
  await zip.add('README.txt', [dataMessages.about])
  const { userId, keys } = await dataAccess.asUser(caller.actor, (tx) => writeOwn(tx, zip), options)
  await dataAccess.asSystem((tx) => writeKept(tx, zip, SYSTEM_TABLES, userId), options)
  // After the transactions, which a slow storage must not hold open.
  for (const key of keys) {
    const bytes = await storage.get(key)
    if (bytes) await zip.addStored(`files/${key}`, bytes)
  }
  return zip.end()
}

async function writeOwn(tx: Queryable, zip: ZipFile): Promise<{ userId: string; keys: readonly string[] }> {
  const { rows } = await tx.query<{ id: string }>({ text: `select ${currentUser} as id` })
  const userId = rows[0]?.id ?? ''
  for (const entity of entities) {
    await zip.add(`data/${entity.collection}.json`, jsonOf(tx, entity))
    await zip.add(`data/${entity.collection}.csv`, csvOf(tx, entity))
  }
  await writeKept(tx, zip, OWN_TABLES, userId)
  const files = await tx.query<{ key: string }>({
    text: `select unnest(array[image_key, thumbnail_key]) as key from stored_file
      where user_id = ${currentUser} and state = 'stored' order by 1`,
  })
  return { userId, keys: files.rows.map(({ key }) => key) }
}

async function writeKept(tx: Queryable, zip: ZipFile, tables: typeof OWN_TABLES, userId: string): Promise<void> {
  for (const kept of tables) await zip.add(kept.file, linesOf(tx, kept, userId))
}
