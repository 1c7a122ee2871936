import { applyScenarioCall } from '#contract/endpoints/change-sets.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import type { SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import type { Store } from '#web/kit/data/store.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { screenHref } from '#contract/screens.ts'
import { simulatorMessages as messages } from './messages.ts'

/** A scenario that is to be applied. */
interface ScenarioToApply {
  readonly title: string
  /** Undefined for one that is not saved. */
  readonly scenarioId: string | undefined
  readonly scope: Readonly<Record<string, string>>
  readonly levers: ScenarioLevers
  readonly deps: Pick<SimulatorDeps, 'rates' | 'day' | 'floorOverride'>
}

/** Has the server prepare a scenario as a change set, and shows what it would do, row by row: there it is applied (CHANGE-01). */
export async function previewScenario(store: Store, scenario: ScenarioToApply): Promise<void> {
  const { title, scenarioId, scope, levers, deps } = scenario
  const { rates, day, floorOverride } = deps
  try {
    await oncePerPress(
      `scenario ${JSON.stringify([title, scope, levers, floorOverride])}`,
      async () => {
        const id = store.newId()
        const reason = floorOverride === undefined ? {} : { floorOverride }
        const named = scenarioId === undefined ? {} : { scenarioId }
        const body = { id, title, filter: scope, levers, rates, day, ...reason, ...named }
        await callEndpoint(applyScenarioCall, { body })
        store.retry()
        goTo(screenHref('change-sets', { id }))
      },
      store,
    )
  } catch (error) {
    showFailure(error, { act: 'change', thing: messages.thing })
  }
}
