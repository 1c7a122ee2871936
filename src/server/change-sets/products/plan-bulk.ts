import { commandRows } from '#contract/command.ts'
import { bulkEffects, statedBy } from '#contract/commands/bulk-edit.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { belowFloorMessage } from '#contract/product-floor.ts'
import { checkPatch } from '#contract/patch-schema.ts'
import { readMore, readsOf } from '#server/kit/write/write.ts'
import { defaultBusiness } from './default-business.ts'
import { rowMessages } from '../change-set-messages.ts'
import type { DraftPlan } from '../drafts.ts'
import { attempt, badOutcome, goneOutcome, goodOutcome, planChange } from '../outcome.ts'
import type { Planner, Planning } from '../planner.ts'

const PRODUCT = general(product)
const { kind } = PRODUCT

/** Plans one edit of many products (PROD-13). */
export function bulkPlanner(planning: Planning, { edit, whatIf }: DraftPlan & { from: 'bulk' }): Planner {
  const { cache, now } = planning
  const named = edit.categoryId === undefined ? {} : { categoryId: edit.categoryId }
  return {
    async prepare(drafts) {
      const ids = drafts.flatMap(({ rowId }) => (rowId === null ? [] : [rowId]))
      await readMore(planning, readsOf(ids.map((id) => ({ op: 'patch', kind, id, data: named }))))
      const profile = defaultBusiness(cache)
      return ({ n, rowId }) => {
        const id = rowId ?? ''
        const [found] = bulkEffects({ ids: [id], edit, whatIf }, commandRows(cache), profile)
        if (!found) return goneOutcome(n, kind, rowId)
        const { patch, after, refusedByFloor } = found.effect
        if (after.flag === 'out-of-range') {
          return badOutcome(n, kind, id, [{ field: 'retailPrice', message: rowMessages.outOfRange }])
        }
        if (refusedByFloor) {
          const { field, floor } = refusedByFloor
          return badOutcome(n, kind, id, [{ field, message: belowFloorMessage(floor) }])
        }
        const planned = attempt(() =>
          planChange(
            { op: 'patch', kind, id, data: checkPatch(PRODUCT, patch), ...statedBy(edit, found.effect) },
            cache,
            now,
          ),
        )
        return 'problems' in planned
          ? badOutcome(n, kind, id, planned.problems)
          : goodOutcome(n, kind, id, planned.value)
      }
    },
    takeNames: () => [],
  }
}
