import type { Contents } from './records.ts'

export type StoreName = keyof Contents
export type Key = string | number | (string | number)[]

/** Every place of the local copy. */
export const STORE_NAMES: readonly StoreName[] = ['chunks', 'delta', 'outbox', 'refused', 'meta', 'client']

/** Keys above `after`, up to and including `upTo`. */
export interface KeyRange {
  readonly after?: Key
  readonly upTo?: Key
}

/** One transaction. Its body may await nothing but these calls: IndexedDB commits as soon as it idles. */
export interface Transaction {
  get<S extends StoreName>(store: S, key: Key): Promise<Contents[S] | undefined>
  /** The values in the order of their keys. */
  all<S extends StoreName>(store: S, range?: KeyRange, limit?: number): Promise<Contents[S][]>
  put<S extends StoreName>(store: S, key: Key, value: Contents[S]): Promise<void>
  delete(store: StoreName, key: Key): Promise<void>
  clear(store: StoreName, range?: KeyRange): Promise<void>
}

/** `write-through` is on the disk when it answers; `write` survives the end of the browser, not a power cut. */
export type TransactionMode = 'read' | 'write' | 'write-through'

/** Where the local copy lies. All or nothing of a transaction is kept. */
export interface Database {
  /** `memory`: nothing outlives the tab. */
  readonly storage: 'disk' | 'memory'
  /** Runs a body in a transaction over some stores. Throws `StorageProblem` when the storage fails; what the body throws undoes it. */
  run<T>(mode: TransactionMode, stores: readonly StoreName[], body: (tx: Transaction) => Promise<T>): Promise<T>
  close(): void
}

export type StorageCode = 'storage-full' | 'storage-lost' | 'storage-failed'

/** The device cannot keep data: it is full, the browser took the storage away, or it failed otherwise. */
export class StorageProblem extends Error {
  readonly code: StorageCode
  constructor(code: StorageCode, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'StorageProblem'
    this.code = code
  }
}
