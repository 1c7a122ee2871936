import { clearIssues } from '#contract/clear-issues.ts'
import { type BulkEditInput, bulkEditSchema } from '#contract/commands/bulk-edit.ts'
import { invalid } from '#contract/refusal.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { Outcome } from '#server/kit/user-data.ts'
import { createDraft } from '../lifecycle.ts'
import { fillBulkDraft, type FindProducts, type Selection } from './bulk.ts'
import { sharedNow } from '#server/kit/clock.ts'

/** A bulk edit that another capability proposes. */
export interface ProposedBulk extends Selection {
  readonly id: string
  readonly title: string
  readonly edit: BulkEditInput['edit']
}

/** Drafts and checks a bulk edit that the assistant proposes (CHANGE-01), within the limits of any other one. Throws `Refusal`. */
export function draftBulk(
  tx: Queryable,
  caller: Caller,
  { id, title, edit, ids, filter }: ProposedBulk,
  findProducts: FindProducts,
): Promise<Outcome> {
  const { error } = bulkEditSchema.safeParse(edit)
  if (error)
    throw invalid(
      clearIssues(error.issues).map(({ path, message }) => ({ field: ['edit', ...path].join('.'), message })),
    )
  const act = { id, caller, now: sharedNow() }
  const draft = { title, origin: 'assistant', plan: { from: 'bulk', edit, whatIf: null } } as const
  return createDraft(tx, act, draft, () => fillBulkDraft(tx, act, edit, { ids, filter }, findProducts))
}
