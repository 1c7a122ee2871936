import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, opendir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedKey, type FileFacts, type FileStorage, StorageFailure } from './storage.ts'

/** Where incomplete files are; no key begins with a dot. */
const INCOMING = '.incoming'

/** Files in a folder of the local disk. Below `neededBytes` of free space nothing is stored. */
export function createDiskStorage(folder: string, neededBytes: number): FileStorage {
  const pathOf = (key: string): string => join(folder, ...checkedKey(key).split('/'))
  return {
    put: async (key, bytes) => put(folder, pathOf(key), bytes, neededBytes),
    get: async (key) => known(readFile(pathOf(key))),
    async stat(key) {
      const facts = await known(stat(pathOf(key)))
      return facts && { key, bytes: facts.size, changedAt: facts.mtimeMs }
    },
    async delete(key) {
      await known(rm(pathOf(key)))
    },
    list: (prefix) => walk(folder, prefix),
    check: () => check(folder, neededBytes),
  }
}

/** A file is written beside, synced, and only then renamed: it exists completely or not at all. */
async function put(folder: string, path: string, bytes: Uint8Array, neededBytes: number): Promise<void> {
  const incoming = join(folder, INCOMING)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await requireRoom(folder, bytes.length + neededBytes)
  const partial = join(incoming, randomUUID())
  try {
    await writeThrough(partial, bytes)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(partial, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(partial, { force: true })
    throw isFull(error) ? new StorageFailure('full', 'the disk of the files is full', { cause: error }) : error
  }
}

async function check(folder: string, neededBytes: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new StorageFailure('denied', 'the folder of the files cannot be written to', { cause: error })
  }
  await requireRoom(folder, neededBytes)
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes) throw new StorageFailure('full', 'the disk of the files is nearly full')
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot sync folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function* walk(folder: string, prefix: string): AsyncGenerator<FileFacts> {
  const entries = await known(opendir(folder, { recursive: true }))
  for await (const entry of entries ?? []) {
    const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    if (!entry.isFile() || key.startsWith(`${INCOMING}/`) || !key.startsWith(prefix)) continue
    const facts = await known(stat(join(entry.parentPath, entry.name)))
    if (facts) yield { key, bytes: facts.size, changedAt: facts.mtimeMs }
  }
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

function isFull(error: unknown): boolean {
  return FULL.has((error as NodeJS.ErrnoException).code)
}

/** A missing file is undefined; every other failure is thrown. */
async function known<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
