import { compareText } from '#domain/text-fold.ts'
import type { Change } from './command.ts'
import type { AnyRow } from './entity.ts'
import { entities } from './entities/registry.ts'

/** By kind: the flag that exactly one row has, because rows of other kinds are derived from it. */
const flags = new Map(
  entities.flatMap(({ context = [] }) => context.flatMap((need) => ('flag' in need ? [[need.kind, need.flag]] : []))),
)

/** The kinds among changes with a flag that only one row may have. */
export function flaggedKinds(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.map(({ kind }) => kind))].filter((kind) => flags.has(kind))
}

/**
 * Adds the changes that keep each kind's flag on exactly one row (PROF-02): the row flagged last keeps it, and if none would have it,
 * the oldest remaining row gets it. `all` answers every row of a kind before the changes.
 */
export function withSingleFlags(
  changes: readonly Change[],
  all: (kind: string) => Iterable<AnyRow>,
): readonly Change[] {
  return [...changes, ...flaggedKinds(changes).flatMap((kind) => settling(kind, changes, all(kind)))]
}

function settling(kind: string, changes: readonly Change[], rows: Iterable<AnyRow>): Change[] {
  const flag = flags.get(kind) ?? ''
  const ordered = [...rows].sort((a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id))
  // New rows come after existing ones.
  const flagged = new Map(ordered.map((row) => [row.id, row[flag] === true]))
  let chosen: string | undefined
  for (const change of changes) {
    if (change.kind !== kind) continue
    if (change.op === 'delete') flagged.delete(change.id)
    else flagged.set(change.id, (change.data[flag] ?? flagged.get(change.id) ?? false) === true)
    if (change.op !== 'delete' && change.data[flag] === true) chosen = change.id
  }
  const holders = [...flagged].flatMap(([id, holds]) => (holds ? [id] : []))
  const [first] = flagged.keys()
  const holder = holders.find((id) => id === chosen) ?? holders[0] ?? first
  const patch = (id: string, value: boolean): Change => ({ op: 'patch', kind, id, data: { [flag]: value } })
  return [
    ...holders.filter((id) => id !== holder).map((id) => patch(id, false)),
    ...(holder === undefined || flagged.get(holder) ? [] : [patch(holder, true)]),
  ]
}
