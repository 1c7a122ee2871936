import { wasApplied } from '#contract/change-states.ts'
import type { ChangeSetRow } from './rows.ts'

/** The change sets that were applied last, the newest first (CHANGE-03). */
export function recentChanges(rows: readonly ChangeSetRow[], count: number): readonly ChangeSetRow[] {
  const applied = rows.filter(({ state }) => wasApplied(state))
  return applied.sort((a, b) => (b.appliedAt ?? 0) - (a.appliedAt ?? 0) || (a.id < b.id ? 1 : -1)).slice(0, count)
}
