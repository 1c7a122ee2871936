import { deleteDB, type IDBPTransaction, openDB } from 'idb'
import {
  type Database,
  type Key,
  type KeyRange,
  STORE_NAMES,
  type StorageCode,
  StorageProblem,
  type StoreName,
  type Transaction,
} from './database.ts'
import type { Contents } from './records.ts'

const LAYOUT = 1

/** Opens a database of the browser. `onLost` is told when the browser takes it away or another tab deletes or upgrades it. */
export async function openIndexedDatabase(name: string, onLost: () => void): Promise<Database> {
  const opened = openDB(name, LAYOUT, {
    upgrade(db) {
      for (const store of STORE_NAMES) db.createObjectStore(store)
    },
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      onLost()
    },
    terminated: onLost,
  })
  const db = await opened.catch((error: unknown) => {
    throw storageProblem(error)
  })
  return {
    storage: 'disk',
    run: async (mode, stores, body) => {
      try {
        const durability = mode === 'write-through' ? 'strict' : 'relaxed'
        const tx = db.transaction([...stores], mode === 'read' ? 'readonly' : 'readwrite', { durability })
        return await committed(tx, body)
      } catch (error) {
        throw storageProblem(error)
      }
    },
    close: () => db.close(),
  }
}

/** Deletes a database of the browser; other tabs are told to let go of it. */
export function deleteIndexedDatabase(name: string): Promise<void> {
  return deleteDB(name)
}

type BrowserTransaction = IDBPTransaction<unknown, string[], 'readonly' | 'readwrite'>

async function committed<T>(tx: BrowserTransaction, body: (tx: Transaction) => Promise<T>): Promise<T> {
  const { done } = tx
  done.catch(() => undefined)
  try {
    const result = await body(within(tx as IDBPTransaction<unknown, string[], 'readwrite'>))
    await done
    return result
  } catch (error) {
    if (tx.error === null) abort(tx)
    throw error
  }
}

function abort(tx: BrowserTransaction): void {
  try {
    tx.abort()
  } catch {
    // It has ended already; nothing is left to undo.
  }
}

function within(tx: IDBPTransaction<unknown, string[], 'readwrite'>): Transaction {
  return {
    get: <S extends StoreName>(store: S, key: Key) =>
      tx.objectStore(store).get(key) as Promise<Contents[S] | undefined>,
    all: <S extends StoreName>(store: S, range?: KeyRange, limit?: number) =>
      tx.objectStore(store).getAll(browserRange(range), limit) as Promise<Contents[S][]>,
    async put(store, key, value) {
      await tx.objectStore(store).put(value, key)
    },
    delete: (store, key) => tx.objectStore(store).delete(key),
    clear(store, range) {
      const keys = browserRange(range)
      return keys ? tx.objectStore(store).delete(keys) : tx.objectStore(store).clear()
    },
  }
}

function browserRange({ after, upTo }: KeyRange = {}): IDBKeyRange | undefined {
  if (after !== undefined && upTo !== undefined) return IDBKeyRange.bound(after, upTo, true, false)
  if (after !== undefined) return IDBKeyRange.lowerBound(after, true)
  return upTo === undefined ? undefined : IDBKeyRange.upperBound(upTo)
}

const CODES: Readonly<Record<string, StorageCode>> = {
  QuotaExceededError: 'storage-full',
  InvalidStateError: 'storage-lost',
  NotFoundError: 'storage-lost',
}

function storageProblem(error: unknown): unknown {
  return error instanceof DOMException ? new StorageProblem(CODES[error.name] ?? 'storage-failed', error) : error
}
