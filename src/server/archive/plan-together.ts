import type { AnyRow } from '#contract/entity.ts'
import { planWrites } from '#contract/plan-changes.ts'
import { Refusal } from '#contract/refusal.ts'
import { RowCache } from '../kit/rows/reading.ts'
import type { PatchRow } from '../kit/write/patch-draft.ts'
import type { Account } from './archive-account.ts'
import { sharedNow } from '../kit/clock.ts'

/** These rows as they would be here, one beside the other, in their order; undefined if a rule refuses one of them. */
export function planTogether(
  rows: readonly PatchRow[],
  { business, categories }: Account,
): readonly (AnyRow | undefined)[] | undefined {
  const cache = new RowCache()
  if (business) cache.set('businessProfile', business)
  for (const category of categories) cache.set('category', category)
  try {
    return rows.map(({ kind, id, patch, brings }) => {
      const { stated = {}, restored } = brings ?? {}
      const change = { op: 'put', kind, id, data: patch, stated, ...(restored && { restored }) } as const
      return planWrites([change], cache, sharedNow())[0]?.after
    })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
