import { isStaleScenario } from '#domain/simulator/catalogue-fingerprint.ts'
import { wasApplied } from './change-states.ts'
import type { RowOfKind } from './row-kinds.ts'

type ChangeSet = RowOfKind<'changeSet'>

/** What a saved scenario is now: applied as it is, tried on an earlier catalogue, or neither (PAGE-04). */
export type ScenarioState = 'applied' | 'stale' | 'current'

/** The last change set that applied each saved scenario and was not taken back as a whole, by the scenario. */
export function appliedScenarios(changeSets: readonly ChangeSet[]): ReadonlyMap<string, ChangeSet> {
  const standing = changeSets.filter(
    ({ state, effect }) => effect.scenarioId !== undefined && wasApplied(state) && state !== 'reverted',
  )
  const byTime = standing.sort((one, other) => (one.appliedAt ?? 0) - (other.appliedAt ?? 0))
  return new Map(byTime.map((each) => [each.effect.scenarioId ?? '', each]))
}

/** The state of a scenario, by what applied it and the catalogue of now; one that was tried since it was applied is no longer what was applied. */
export function scenarioState(
  { catalogue, triedAt }: Pick<RowOfKind<'scenario'>, 'catalogue' | 'triedAt'>,
  applied: Pick<ChangeSet, 'appliedAt'> | undefined,
  now: string,
): ScenarioState {
  if (applied && (applied.appliedAt ?? 0) >= (triedAt ?? 0)) return 'applied'
  return isStaleScenario(catalogue, now) ? 'stale' : 'current'
}
