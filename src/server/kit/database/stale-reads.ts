import { type Database, DatabaseError, DatabaseUnavailable } from './database.ts'

/** So long a replica that did not answer is left alone. */
const REST_MS = 5_000
/** The replica ended a read because it had to take over a change of the rows that were read. */
const OVERTAKEN = '40001'

/** Transactions that only read, at the replica; where that does not answer, at the database itself. The body may run twice (OPS-07). */
export function createStaleReads(database: Database, replica: Database): Pick<Database, 'transaction'> {
  let restsUntil = 0
  return {
    transaction: async (body, options) => {
      if (performance.now() < restsUntil) return database.transaction(body, options)
      try {
        return await replica.transaction(body, options)
      } catch (error) {
        if (error instanceof DatabaseUnavailable) restsUntil = performance.now() + REST_MS
        else if (!(error instanceof DatabaseError && error.code === OVERTAKEN)) throw error
        return database.transaction(body, options)
      }
    },
  }
}
