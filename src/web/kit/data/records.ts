import type { AnyPatch, AnyRow } from '#contract/entity.ts'
import type { Problem } from '#contract/problem.ts'
import type { Mutation, PullPage } from '#contract/sync.ts'
import type { RowChunk } from './row-chunk.ts'

/** The names of the values of each kind's rows, as the server declares them. */
export type Columns = PullPage['columns']
/** A row or a deletion as it travels. */
export type RestRow = PullPage['rows'][number]

/** A mutation that waits for the server, with what people are told about it. */
export interface OutboxRecord extends Mutation {
  /** What was changed: `Product`; for a command, what it does. */
  readonly label: string
  /** Which one: `Enamel mug`; empty for a command. */
  readonly title: string
  /** The one row that a command changes, as it was called before: it may be gone when the server refuses. */
  readonly thing?: { readonly id: string; readonly title: string }
  /** The row as it was shown after the mutation, so that it can be restored; null for commands and deletions. */
  readonly row: AnyRow | null
  /** What the fields of a patch held before it, so that it is known which of them others changed since. */
  readonly before?: AnyPatch
}

/** A mutation that the server refused for good, kept until a person decides. */
export interface RefusedRecord extends OutboxRecord {
  readonly problem: Problem
  readonly refusedAt: number
}

/** Rows of one page, as JSON text of `WireRow[]`. */
export interface DeltaRecord {
  readonly rows: string
}

/** Pages of a pull that is not complete; nobody sees their rows yet (SYNC-03). */
export interface Staged {
  /** The pages replace all rows instead of adding to them. */
  readonly replace: boolean
  readonly columns: Columns
  /** The last version among them: the pull goes on from here. */
  readonly through: number
  readonly rows: number
  readonly at: number
}

/** Where the local copy stands. Delta records of this generation up to the cursor are part of it, all others are staged. */
export interface LocalMark {
  /** Which declarations the rows were made by; rows of others are dropped. */
  readonly schema: string
  /** Rises when all rows are replaced. */
  readonly generation: number
  readonly cursor: number
  readonly columns: Columns
  /** The cursor when the rows were last written into chunks. */
  readonly compacted: number
  /** Rows in delta records since. */
  readonly loose: number
  readonly staged: Staged | null
}

/** This browser profile as the server knows it; `seq` counts mutations without gaps across its tabs. */
export interface ClientRecord {
  readonly clientId: string
  readonly nextSeq: number
}

/** What each place of the local copy holds. */
export interface Contents {
  /** By [kind, number]. */
  chunks: RowChunk
  /** By [generation, version]. */
  delta: DeltaRecord
  /** By seq. */
  outbox: OutboxRecord
  /** By mutation id. */
  refused: RefusedRecord
  /** One, under `mark`. */
  meta: LocalMark
  /** One, under `client`. */
  client: ClientRecord
}
