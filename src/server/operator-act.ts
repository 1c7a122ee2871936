import type { Config } from './config.ts'
import type { Database } from './kit/database/database.ts'

/** A one-off action of the operator, run on the configured database. */
export interface Act {
  /** The arguments of the action, in order; those in brackets are optional. */
  readonly needs: readonly string[]
  /** It makes the schema itself. */
  readonly migratesItself?: boolean
  /** Runs it and answers what the operator is told. */
  readonly run: (database: Database, values: readonly string[], config: Config) => Promise<string>
}
