import { commandRows, type CommandRows, type Lookup } from '#contract/command.ts'
import { sampleReads, sampleRemoval, type SampleRemoval } from '#contract/commands/sample.ts'
import type { AnyRow, RowReader } from '#contract/entity.ts'
import { startMessages } from './messages.ts'

const { refs = [], lookups = [] } = sampleReads()
/** Rows of kinds that are known only at run time. */
interface AnyRows extends RowReader {
  all(kind: string): readonly AnyRow[]
}
const NOTHING: SampleRemoval = { gone: [], kept: [] }

/** What removing the sample shop would take away and what it would leave; both empty where it is not loaded. */
export function plannedRemoval(store: AnyRows, withChanged = false): SampleRemoval {
  if (!refs.some(({ kind, id }) => store.get(kind, id))) return NOTHING
  return sampleRemoval(rowsThatNameIt(store), withChanged)
}

/** How many rows of the sample shop are here. */
export function sampleSize({ gone, kept }: SampleRemoval): number {
  return gone.length + kept.length
}

/** Names for a sentence, the first few of them; what has no name is not told. */
export function namesOf(kept: SampleRemoval['kept'], shown = 4): string {
  const names = kept.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []))
  const first = names.slice(0, shown).join(', ')
  return names.length > shown ? startMessages.sample.andMore(first, String(names.length - shown)) : first
}

/** The rows as the command sees them; each kind is gone through once, however many lookups there are. */
function rowsThatNameIt(store: AnyRows): CommandRows {
  const found = new Map<string, AnyRow[]>(lookups.map((lookup) => [keyOf(lookup), []]))
  const fields = new Map(lookups.map(({ kind, field }) => [`${kind} ${field}`, { kind, field }]))
  for (const { kind, field } of fields.values()) {
    for (const row of store.all(kind)) found.get(keyOf({ kind, field, is: String(row[field]) }))?.push(row)
  }
  return commandRows({
    get: (kind: string, id: string) => store.get(kind, id),
    find: (lookup: Lookup) => found.get(keyOf(lookup)) ?? [],
  })
}

function keyOf({ kind, field, is }: Lookup): string {
  return `${kind} ${field} ${String(is)}`
}
