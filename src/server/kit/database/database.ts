/** One SQL statement. A `name` makes it a prepared statement, so give the same text to the same name. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  readonly name?: string | undefined
  /** Makes a row from its columns as the database writes them, instead of an object of parsed values. */
  readonly read?: ((fields: readonly (string | null)[]) => Record<string, unknown>) | undefined
}

/** The answer to a statement. `int8` arrives as number, `json` and `jsonb` parsed, `timestamptz` as ISO 8601 text. */
export interface Result<Row = Record<string, unknown>> {
  readonly rows: Row[]
  readonly rowCount: number
}

/** Runs statements one after the other. */
export interface Queryable {
  /** Whether rows of users lie on several nodes, where triggers reach nothing beyond their row. */
  readonly isDistributed?: boolean
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  /** Sends all statements at once and answers when the last has; the first failure rejects. */
  batch(statements: readonly Statement[]): Promise<Result[]>
  /** As `batch`, with the end of the transaction in the same packet: nothing can follow. */
  last(statements: readonly Statement[]): Promise<Result[]>
}

/** The owner of a piece of work: sessions are shared out in fair turns by owner (OPS-06). */
export interface Whose {
  /** Work of one key queues behind its own; the keys take turns. */
  readonly key: string
  /** The only user that the work runs as, once it is known. */
  readonly userId: () => string | undefined
}

/** How a transaction runs. */
export interface TransactionOptions {
  readonly isolation?: 'repeatable read'
  /** Raises the time limit of the transaction and of each of its statements. */
  readonly limitMs?: number
  /** The product's own work when left out. */
  readonly whose?: Whose
  /** Aborts when nobody waits for the answer any more: waiting work is dropped, and a running batch is ended where the engine can. */
  readonly signal?: AbortSignal | undefined
  /** The batch changes nothing, so on an engine with one session it may run inside another user's open transaction. */
  readonly readsOnly?: boolean
}

/** `full`: its disk has less free space than it needs; `away`: it does not answer. */
export type DatabaseTrouble = 'full' | 'away'

/** The handle of one database engine. Only `data-access.ts`, the migrator and backup may hold one. */
export interface Database {
  readonly engine: 'postgres' | 'embedded'
  /** Whether the rows of users are shared out over several nodes, so that statements must name their user by value (OPS-02). */
  readonly isDistributed?: boolean
  /** `begin`, the statements and `commit` in one batch; all or nothing. */
  batch(statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>
  /** A transaction whose statements depend on each other. A rejected body rolls back. */
  transaction<T>(body: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls `hear` with each payload of the channel, and `missed` after the connection was lost and made again, since payloads may be
   * missing; resolves to the function that stops it.
   */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** What is wrong with it, for the health page; undefined where it is well. The caller measures latency. */
  trouble(): Promise<DatabaseTrouble | undefined>
  /** How much work has a session, and how much waits for one. */
  load(): { readonly running: number; readonly waiting: number }
  close(): Promise<void>
}

/** An error that the database answered; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string
  readonly constraint: string | undefined
  constructor(message: string, code: string, constraint?: string) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code
    this.constraint = constraint
  }
}

/** The database cannot be reached, or went away before it answered. Whether a running commit took effect is unknown. */
export class DatabaseUnavailable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseUnavailable'
  }
}

/** A write was refused because the data folder is nearly full; reads go on. Sizes are bytes. */
export class LowDiskError extends Error {
  readonly freeBytes: number
  readonly neededBytes: number
  constructor(freeBytes: number, neededBytes: number) {
    super(`The disk is nearly full: ${megabytes(freeBytes)} MB free, ${megabytes(neededBytes)} MB needed.`)
    this.name = 'LowDiskError'
    this.freeBytes = freeBytes
    this.neededBytes = neededBytes
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / 2 ** 20)
}
