import { Refusal } from '#contract/refusal.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { DraftPatches } from '#server/kit/write/patch-draft.ts'
import { changeSetMessages } from './change-set-messages.ts'
import { putRows } from './drafts.ts'
import { createDraft } from './lifecycle.ts'
import { NOBODY_WAITS } from './progress.ts'
import { checkDraft, within } from './run.ts'

/** Rows in one statement at most. */
const CHUNK = 2_000

/** Proposes patches of many rows as a checked change set (CHANGE-01); app.ts passes it to other capabilities. */
export const draftPatches: DraftPatches = (tx, caller, { id, title, origin, rows, stale, ...how }) => {
  if (rows.length > MAX_ROWS) {
    throw new Refusal('too-large', { limit: changeSetMessages.rowsInSet(MAX_ROWS) })
  }
  const act = { id, caller, now: Date.now() }
  const plan = {
    from: 'patches',
    stale,
    ...(how.isWhole && { isWhole: true }),
    ...(how.countsAll && { countsAll: true }),
    ...(how.isIssued && { isIssued: true }),
  } as const
  return createDraft(tx, act, { title, origin, plan }, async () => {
    const numbered = rows.map((input, index) => ({ n: index + 1, input }))
    for (let start = 0; start < numbered.length; start += CHUNK)
      await putRows(tx, id, numbered.slice(start, start + CHUNK))
    return how.isCheckedLater ? undefined : checkDraft(within(tx), act, NOBODY_WAITS)
  })
}
