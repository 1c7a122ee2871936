/** One SQL statement. A `name` makes it a prepared statement, so give the same text to the same name. */
export interface Statement {
  readonly text: string
  readonly values?: readonly unknown[] | undefined
  readonly name?: string | undefined
  /** Makes a row of its columns as the database writes them, instead of an object of parsed values. */
  readonly read?: ((fields: readonly (string | null)[]) => Record<string, unknown>) | undefined
}

/** What a statement answered. `int8` arrives as number, `json` and `jsonb` parsed, `timestamptz` as ISO 8601 text. */
export interface Result<Row = Record<string, unknown>> {
  readonly rows: Row[]
  readonly rowCount: number
}

/** Anything that answers statements one after the other. */
export interface Queryable {
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Result<Row>>
  /** Sends all statements at once and answers when the last has; the first failure rejects. */
  batch(statements: readonly Statement[]): Promise<Result[]>
  /** As `batch`, with the end of the transaction in the same packet: nothing can follow. */
  last(statements: readonly Statement[]): Promise<Result[]>
}

/** Whose work it is: sessions are given in fair turns by it (OPS-06). */
export interface Whose {
  /** Work of one key waits for its own kind; that of others has its turns in between. */
  readonly key: string
  /** The user in whose name alone it works, once that is known. */
  readonly userId: () => string | undefined
}

/** How a transaction runs. */
export interface TransactionOptions {
  readonly isolation?: 'repeatable read'
  /** Raises the longest time that it, and any statement of it, may take. */
  readonly limitMs?: number
  /** The product's own when it is left out. */
  readonly whose?: Whose
  /** Aborts when nobody waits for the answer any more: what waits is not begun, and a flight under way is ended where the engine can. */
  readonly signal?: AbortSignal | undefined
  /** The flight changes nothing, so it may be answered in the middle of another user's transaction where the engine has one session only. */
  readonly readsOnly?: boolean
}

/** The door to one database engine. Nothing but `doors.ts`, the migrator and backup may hold one. */
export interface Database {
  readonly engine: 'postgres' | 'embedded'
  /** `begin`, the statements and `commit` in one flight; all or nothing. */
  flight(statements: readonly Statement[], options?: TransactionOptions): Promise<Result[]>
  /** A transaction whose statements depend on each other. A rejected body rolls back. */
  transaction<T>(body: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Calls `hear` with each payload notified on the channel, and `missed` when the connection was lost and is back, so that
   * payloads may have passed unheard; resolves to the function that stops it.
   */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** Tells what a health page may know: latency is measured by the caller. */
  health(): Promise<{ ok: boolean; detail?: string }>
  close(): Promise<void>
}

/** A failure that the database answered; `code` is the SQLSTATE. */
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

/** The database cannot be reached, or went away before it answered: whether a commit under way took effect is unknown. */
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
