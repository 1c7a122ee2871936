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
  const db = await opened(name).catch((error: unknown) => {
    throw storageProblem(error)
  })
  db.addEventListener('close', onLost)
  db.addEventListener('versionchange', () => {
    db.close()
    onLost()
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
export async function deleteIndexedDatabase(name: string): Promise<void> {
  await answer(indexedDB.deleteDatabase(name))
}

async function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, LAYOUT)
  request.addEventListener('upgradeneeded', () => {
    for (const store of STORE_NAMES) request.result.createObjectStore(store)
  })
  return answer(request)
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failure(request.error)))
  })
}

/** Resolves when all of a transaction is kept; rejects when none is. */
function ended(tx: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    tx.addEventListener('complete', () => resolve())
    tx.addEventListener('abort', () => reject(failure(tx.error)))
  })
}

function failure(error: DOMException | null): DOMException {
  return error ?? new DOMException('The transaction was aborted', 'AbortError')
}

async function committed<T>(tx: IDBTransaction, body: (tx: Transaction) => Promise<T>): Promise<T> {
  const done = ended(tx)
  done.catch(() => undefined)
  try {
    const result = await body(within(tx))
    await done
    return result
  } catch (error) {
    if (tx.error === null) abort(tx)
    throw error
  }
}

function abort(tx: IDBTransaction): void {
  try {
    tx.abort()
  } catch {
    // It has ended already; nothing is left to undo.
  }
}

function within(tx: IDBTransaction): Transaction {
  return {
    get: <S extends StoreName>(store: S, key: Key) =>
      answer(tx.objectStore(store).get(key) as IDBRequest<Contents[S] | undefined>),
    all: <S extends StoreName>(store: S, range?: KeyRange, limit?: number) =>
      answer(tx.objectStore(store).getAll(browserRange(range), limit) as IDBRequest<Contents[S][]>),
    async put(store, key, value) {
      await answer(tx.objectStore(store).put(value, key))
    },
    delete: (store, key) => answer(tx.objectStore(store).delete(key)),
    clear(store, range) {
      const keys = browserRange(range)
      return answer(keys ? tx.objectStore(store).delete(keys) : tx.objectStore(store).clear())
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
