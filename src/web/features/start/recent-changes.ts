import { wasApplied } from '#contract/change-states.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

/** The change sets that were applied last, the newest first (CHANGE-03). */
export function recentChanges(
  rows: readonly RowOfKind<'changeSet'>[],
  count: number,
): readonly RowOfKind<'changeSet'>[] {
  const applied = rows.filter(({ state }) => wasApplied(state))
  return applied.sort((a, b) => (b.appliedAt ?? 0) - (a.appliedAt ?? 0) || (a.id < b.id ? 1 : -1)).slice(0, count)
}
