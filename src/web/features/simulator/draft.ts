import type { Ppm } from '#domain/money.ts'
import { NO_LEVERS } from '#domain/simulator/levers.ts'
import { scenarioLevers, type ScenarioLevers } from '#contract/scenario-levers.ts'
import { same } from '#contract/same.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { RawSearch, SearchParam } from '#web/kit/shell/search-params.ts'

/** What is tried on the workbench: it becomes a scenario when it is saved. */
export interface Draft {
  readonly levers: ScenarioLevers
  /** The sales of so many last days weigh the profit; 0 counts one of each. */
  readonly soldDays: number
  readonly volumeChange: Ppm
}

/** A scenario as it is saved, without its name. */
export type SavedDraft = Draft & Pick<RowOfKind<'scenario'>, 'scope'>

/** In the place of the id of a scenario: what is tried at the moment. */
export const ON_WORKBENCH = 'now'

/** The draft that changes nothing. */
export const NEW_DRAFT: Draft = { levers: NO_LEVERS as ScenarioLevers, soldDays: 365, volumeChange: 0 }

/** Levers as JSON in the address; what is none means none. */
export const leversParam: SearchParam<ScenarioLevers | null> = {
  read(text) {
    if (text === undefined) return null
    const read = scenarioLevers.safeParse(parsed(text))
    return read.success ? read.data : null
  },
  write: (levers) => (levers === null ? undefined : JSON.stringify(levers)),
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The address that shows a scenario as it is saved; `kept` are its parameters that are no part of a scenario. */
export function searchOf(
  scenario: SavedDraft & { readonly id: string },
  kept: RawSearch,
  filters: readonly string[],
): RawSearch {
  const none = Object.fromEntries(filters.map((name) => [name, undefined]))
  return {
    ...kept,
    ...none,
    ...scenario.scope,
    id: scenario.id,
    levers: leversParam.write(scenario.levers),
    days: String(scenario.soldDays),
    volume: String(scenario.volumeChange),
  }
}

/** Whether two drafts are one scenario. */
export function isSameDraft(one: SavedDraft, other: SavedDraft): boolean {
  return (
    same(one.levers, other.levers) &&
    same(one.scope, other.scope) &&
    one.soldDays === other.soldDays &&
    one.volumeChange === other.volumeChange
  )
}

/** The filters that are set, as they are saved and sent. */
export function scopeOf(search: string, filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const asked = { search: search.trim(), ...filters }
  return Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== ''))
}
