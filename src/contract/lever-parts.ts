import { hsDigits } from '#domain/simulator/levers.ts'
import type { FieldParts } from './merged-parts.ts'
import { leverProblems, scenarioLevers, type ScenarioLevers } from './scenario-levers.ts'

type Entries<N extends keyof ScenarioLevers> = NonNullable<ScenarioLevers[N]>
/** The levers that have entries of their own. */
type ListLeverName = {
  [N in keyof ScenarioLevers]-?: Entries<N> extends readonly unknown[] ? N : never
}[keyof ScenarioLevers]

/** What identifies an entry. */
const KEYS: { readonly [N in ListLeverName]: (entry: Entries<N>[number]) => string } = {
  rates: ({ currency }) => currency,
  duties: ({ heading, country = '' }) => `${country} ${hsDigits(heading)}`,
  lists: ({ listId }) => listId,
}

/** Levers by name, those that have entries entry by entry: `freight`, `rates USD`, and `rates USD 2` where one that is off has that key too. */
export function splitLevers(levers: ScenarioLevers): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(levers).flatMap(([name, lever]): [string, unknown][] => {
      if (!isListLever(name)) return [[name, lever]]
      const keyOf = KEYS[name] as (entry: unknown) => string
      const times = new Map<string, number>()
      return ((lever ?? []) as readonly unknown[]).map((entry) => {
        const key = `${name} ${keyOf(entry)}`
        const time = (times.get(key) ?? 0) + 1
        times.set(key, time)
        return [time === 1 ? key : `${key} ${time}`, entry]
      })
    }),
  )
}

/** The same as levers again; of a person who is still trying them they may contradict each other. */
export function joinedLevers(parts: Readonly<Record<string, unknown>>): ScenarioLevers {
  const levers: Record<string, unknown> = {}
  for (const [part, value] of Object.entries(parts)) {
    const [name = ''] = part.split(' ', 1)
    levers[name] = isListLever(name) ? [...((levers[name] ?? []) as readonly unknown[]), value] : value
  }
  return levers as ScenarioLevers
}

/** The levers of a saved scenario: those that contradict each other do not go together. */
export const leverParts: FieldParts<ScenarioLevers> = {
  split: splitLevers,
  join(parts) {
    const { data } = scenarioLevers.safeParse(joinedLevers(parts))
    return data && Object.keys(leverProblems(data)).length === 0 ? data : undefined
  },
}

function isListLever(name: string): name is ListLeverName {
  return Object.hasOwn(KEYS, name)
}
