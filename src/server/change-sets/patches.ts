import { Refusal } from '#contract/refusal.ts'
import { MAX_ROWS } from '#contract/change-set-rows.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import type { AppliedHooks, DraftPatches, DraftSteps, PatchDraft } from '#server/kit/write/patch-draft.ts'
import { changeSetMessages } from './change-set-messages.ts'
import { type DraftPlan, putRows } from './drafts.ts'
import type { Act } from './header.ts'
import { createDraft, discardDraft } from './lifecycle.ts'
import { NOBODY_WAITS } from './progress.ts'
import { applyDraft, checkDraft, within } from './run.ts'
import { sharedNow } from '../kit/clock.ts'

/** Rows in one statement at most. */
const CHUNK = 2_000

/** Proposes patches of many rows as a checked change set (CHANGE-01); app.ts passes it to other capabilities. */
export const draftPatches: DraftPatches = (tx, caller, { id, title, origin, rows, ...how }) => {
  if (rows.length > MAX_ROWS) {
    throw new Refusal('too-large', { limit: changeSetMessages.rowsInSet(MAX_ROWS) })
  }
  const act = { id, caller, now: sharedNow() }
  return createDraft(tx, act, { title, origin, plan: planOfPatches(how) }, async () => {
    const numbered = rows.map((input, index) => ({ n: index + 1, input }))
    for (let start = 0; start < numbered.length; start += CHUNK)
      await putRows(tx, id, numbered.slice(start, start + CHUNK))
    return how.isCheckedLater ? undefined : checkDraft(within(tx), act, NOBODY_WAITS)
  })
}

type How = Pick<PatchDraft, 'stale' | 'isWhole' | 'countsAll' | 'storeId' | 'isIssued'>

function planOfPatches({ stale, isWhole, countsAll, storeId, isIssued }: How): DraftPlan {
  return {
    from: 'patches',
    stale,
    ...(isWhole && { isWhole }),
    ...(countsAll && { countsAll }),
    ...(storeId !== undefined && { storeId }),
    ...(isIssued && { isIssued }),
  }
}

/** Proposes patches in steps, and applies them where the server may; `onApplied` as for change sets that people apply. */
export function draftSteps(onApplied: AppliedHooks): DraftSteps {
  const actOf = (caller: Caller, id: string): Act => ({ id, caller, now: sharedNow() })
  return {
    async begin(tx, caller, { id, title, origin, ...how }) {
      await createDraft(tx, actOf(caller, id), { title, origin, plan: planOfPatches(how) })
    },
    async add(tx, id, rows) {
      if ((await putRows(tx, id, rows)) > MAX_ROWS) {
        throw new Refusal('too-large', { limit: changeSetMessages.rowsInSet(MAX_ROWS) })
      }
    },
    check: (reach, caller, id) => checkDraft(reach, actOf(caller, id), NOBODY_WAITS),
    apply: (tx, caller, id) => applyDraft(tx, actOf(caller, id), NOBODY_WAITS, { onApplied }),
    async discard(tx, caller, id) {
      await discardDraft(tx, actOf(caller, id))
    },
  }
}
