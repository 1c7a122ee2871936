import type { Fault } from '#contract/endpoints/integrity.ts'
import type { Change } from '#contract/command.ts'
import type { Statement } from '#server/kit/database/database.ts'

/** A fault in stored data, and how it is repaired. */
export interface Finding {
  readonly fault: Fault
  /** The kind of the row, or the table. */
  readonly kind: string
  readonly id: string
  readonly detail: string
  readonly repair: Repair
}

/**
 * Rows are repaired by the one write path; what stands beside them (counters, memory of deletions, mirrors) by a statement in the user's
 * own role; pictures by their storage. A fault that only a person can judge is reported.
 */
export type Repair =
  | { readonly by: 'write'; readonly change: Change }
  | { readonly by: 'statement'; readonly statement: Statement }
  | { readonly by: 'thumbnail'; readonly imageKey: string; readonly thumbnailKey: string }
  | { readonly by: 'person' }

/** What was looked at, and what was found. */
export interface Looked {
  readonly rows: number
  readonly findings: readonly Finding[]
}
