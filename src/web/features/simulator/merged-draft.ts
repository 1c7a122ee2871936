import { same } from '#contract/same.ts'
import type { ScenarioLevers } from '#contract/scenario-levers.ts'
import type { SavedDraft } from './draft.ts'

type Values = Readonly<Record<string, unknown>>

/** What identifies an entry of a lever that has several. */
const KEYS: Readonly<Record<string, (entry: Values) => string>> = {
  rates: ({ currency }) => String(currency),
  duties: ({ heading, country = '' }) => `${String(country)} ${String(heading)}`,
  lists: ({ listId }) => String(listId),
}

/** A draft that was changed here and elsewhere since it was the same, lever by lever; where both changed one, that of here stands. */
export function mergedDraft(base: SavedDraft, mine: SavedDraft, theirs: SavedDraft): SavedDraft {
  const levers = mergedKeys(base.levers, mine.levers, theirs.levers, (name, ...sides) => {
    const keyOf = KEYS[name]
    return keyOf ? mergedEntries(keyOf, ...sides) : chosen(...sides)
  })
  return {
    levers: levers as unknown as ScenarioLevers,
    scope: mergedKeys(base.scope, mine.scope, theirs.scope, (_, ...sides) => chosen(...sides)) as SavedDraft['scope'],
    soldDays: chosen(base.soldDays, mine.soldDays, theirs.soldDays) as number,
    volumeChange: chosen(base.volumeChange, mine.volumeChange, theirs.volumeChange) as number,
  }
}

function chosen(base: unknown, mine: unknown, theirs: unknown): unknown {
  return same(base ?? null, mine ?? null) ? theirs : mine
}

function mergedKeys(
  base: object,
  mine: object,
  theirs: object,
  merge: (name: string, base: unknown, mine: unknown, theirs: unknown) => unknown,
): Values {
  const [was, own, other] = [base as Values, mine as Values, theirs as Values]
  const names = [...new Set([...Object.keys(other), ...Object.keys(own)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = merge(name, was[name], own[name], other[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function mergedEntries(keyOf: (entry: Values) => string, ...sides: readonly unknown[]): unknown {
  const [base = {}, mine = {}, theirs = {}] = sides.map((side) =>
    Object.fromEntries(((side ?? []) as readonly Values[]).map((entry) => [keyOf(entry), entry])),
  )
  const entries = Object.values(mergedKeys(base, mine, theirs, (_, ...each) => chosen(...each)))
  return entries.length === 0 ? undefined : entries
}
