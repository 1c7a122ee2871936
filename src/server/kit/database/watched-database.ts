import type { Database } from './database.ts'

/** What the database is asked to do. */
export interface DatabaseWork {
  readonly kind: 'batch' | 'transaction'
  /** The statements of a batch; those of a transaction are not known before. */
  readonly statements: number
}

/** Does the work, and sees how long it takes and how it ends. */
export type AroundWork = <T>(work: DatabaseWork, run: () => Promise<T>) => Promise<T>

/** A database whose batches and transactions are seen by somebody, with their wait for a session. */
export function watchedDatabase(database: Database, around: AroundWork): Database {
  return {
    ...database,
    batch: (statements, options) =>
      around({ kind: 'batch', statements: statements.length }, () => database.batch(statements, options)),
    transaction: (body, options) =>
      around({ kind: 'transaction', statements: 0 }, () => database.transaction(body, options)),
  }
}
