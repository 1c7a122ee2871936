import type { Fault } from '#contract/endpoints/integrity.ts'
import type { Change } from '#contract/command.ts'
import type { Queryable, Statement } from '#server/kit/database/database.ts'

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

/** Runs one step of a scan: in a short transaction of its own, or in one that is open. */
export type Look = <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>

/** The findings of one statement at most; a recovery looks again for what is more. */
export const MOST_AT_ONCE = 1_000

/** Statements of one step: between two steps others have the database. */
const TOGETHER = 4

/** Asks statements in steps of a few; answers their rows in the same order. */
export async function askedInSteps(
  look: Look,
  statements: readonly Statement[],
): Promise<readonly (readonly Record<string, unknown>[])[]> {
  const answers: (readonly Record<string, unknown>[])[] = []
  for (let start = 0; start < statements.length; start += TOGETHER) {
    const some = statements.slice(start, start + TOGETHER)
    answers.push(...(await look((tx) => tx.batch(some))).map(({ rows }) => rows))
  }
  return answers
}
