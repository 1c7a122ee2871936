import type { CommandRows, Lookup } from '#contract/command.ts'
import { sampleReads, sampleRemoval, type SampleRemoval } from '#contract/commands/sample.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { Store } from '#web/kit/data/store.ts'

const { refs = [], lookups = [] } = sampleReads()
const NOTHING: SampleRemoval = { gone: [], kept: [] }

/** What removing the sample shop would take away and what it would leave; both empty where it is not loaded. */
export function plannedRemoval(store: Pick<Store, 'get' | 'all'>): SampleRemoval {
  if (!refs.some(({ kind, id }) => store.get(kind, id))) return NOTHING
  return sampleRemoval(rowsThatNameIt(store))
}

/** How many rows of the sample shop are here. */
export function sampleSize({ gone, kept }: SampleRemoval): number {
  return gone.length + kept.length
}

/** The rows as the command sees them; each kind is gone through once, however many lookups there are. */
function rowsThatNameIt(store: Pick<Store, 'get' | 'all'>): CommandRows {
  const found = new Map<string, AnyRow[]>(lookups.map((lookup) => [keyOf(lookup), []]))
  const fields = new Map(lookups.map(({ kind, field }) => [`${kind} ${field}`, { kind, field }]))
  for (const { kind, field } of fields.values()) {
    for (const row of store.all(kind)) found.get(keyOf({ kind, field, is: String(row[field]) }))?.push(row)
  }
  return { get: (kind, id) => store.get(kind, id), find: (lookup) => found.get(keyOf(lookup)) ?? [] }
}

function keyOf({ kind, field, is }: Lookup): string {
  return `${kind} ${field} ${String(is)}`
}
