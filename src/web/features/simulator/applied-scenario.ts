import type { RowOfKind } from '#contract/row-kinds.ts'
import { wasApplied } from '#contract/change-states.ts'

type ChangeSet = RowOfKind<'changeSet'>

/** The last change set that applied each saved scenario and was not taken back as a whole, by the scenario. */
export function appliedScenarios(changeSets: readonly ChangeSet[]): ReadonlyMap<string, ChangeSet> {
  const standing = changeSets.filter(
    ({ state, effect }) => effect.scenarioId !== undefined && wasApplied(state) && state !== 'reverted',
  )
  const byTime = standing.sort((one, other) => (one.appliedAt ?? 0) - (other.appliedAt ?? 0))
  return new Map(byTime.map((each) => [each.effect.scenarioId ?? '', each]))
}
