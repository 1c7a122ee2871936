import { compareText } from '#domain/text-fold.ts'
import type { Change } from './command.ts'
import type { AnyRow } from './entity.ts'
import { entities } from './entities/registry.ts'

/** By kind: the flag that exactly one row has, because rows of other kinds are derived from that one. */
const flags = new Map(
  entities.flatMap(({ context = [] }) => context.flatMap((need) => ('flag' in need ? [[need.kind, need.flag]] : []))),
)

/** The kinds among changes of whose rows one alone is flagged. */
export function flaggedKinds(changes: readonly Change[]): readonly string[] {
  return [...new Set(changes.map(({ kind }) => kind))].filter((kind) => flags.has(kind))
}

/**
 * Changes with those that keep the flag of each kind on exactly one row (PROF-02): the row that was flagged last keeps it, and when
 * none would have it the first one made of those that stay gets it. `all` answers every row of a kind as it is before the changes.
 */
export function withSingleFlags(
  changes: readonly Change[],
  all: (kind: string) => readonly AnyRow[],
): readonly Change[] {
  return [...changes, ...flaggedKinds(changes).flatMap((kind) => settling(kind, changes, all(kind)))]
}

function settling(kind: string, changes: readonly Change[], rows: readonly AnyRow[]): Change[] {
  const flag = flags.get(kind) ?? ''
  const ordered = [...rows].sort((a, b) => a.createdAt - b.createdAt || compareText(a.id, b.id))
  // Rows that the changes make come after those that are there.
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
