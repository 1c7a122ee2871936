import type { AnyPatch, AnyRow, Entity } from '#contract/entity.ts'
import { boundGroups } from '#contract/field-groups.ts'
import { type Inverse, isWithoutEffect, standingInverse } from '#contract/inverse.ts'
import { same } from '#contract/same.ts'
import type { UndoOutcome } from '#contract/sync.ts'
import { currentUser } from '../database/data-access.ts'
import type { OpenWrite } from './write.ts'

/** The part of an undo that is stored, and for its device what comes out otherwise than it saw. */
export interface SettledUndo {
  readonly data: AnyPatch
  readonly told?: UndoOutcome
}

/** So far back in the history of a row an undo looks for the edits that it takes back. */
const MOST_WRITES = 200

/**
 * Takes back what edits left, and nothing else (CHANGE-02): what was changed since stays, and where another device had written before them
 * what theirs had not seen, that comes back in place of what theirs had there. `undoes` are their mutations.
 */
export async function settleUndo(
  open: OpenWrite,
  entity: Entity,
  row: AnyRow,
  inverse: Inverse,
  undoes: readonly string[],
): Promise<SettledUndo> {
  const { data, kept } = standingInverse(entity, row, inverse)
  const names = Object.keys(data)
  const writes = undoes.length > 0 && names.length > 0 ? await lastWrites(open, entity.kind, row.id, undoes) : []
  const stood: Record<string, unknown> = {}
  const others: string[] = []
  for (const group of boundGroups(entity.fields, (name) => name in data)) {
    if (group.isOfCurrency || !group.names.some((name) => name in data)) continue
    const before = Object.entries(stoodBefore(group.names, writes)).filter(
      ([name, value]) => !isList(entity, name) && !same(value, data[name]),
    )
    if (before.length === 0) continue
    Object.assign(stood, Object.fromEntries(before))
    others.push(...before.map(([name]) => name))
  }
  const stands = { ...data, ...stood }
  const isNothing = isWithoutEffect(row, stands)
  const isAsSeen = kept.length === 0 && others.length === 0 && !isNothing
  return { data: stands, ...(isAsSeen ? {} : { told: { kept: [...kept], others, isNothing } }) }
}

interface LastWrite {
  readonly before: AnyPatch | null
  readonly isUndone: boolean
}

/** The writes of a row, the last one first. */
async function lastWrites(
  open: OpenWrite,
  kind: string,
  id: string,
  undoes: readonly string[],
): Promise<readonly LastWrite[]> {
  const { rows } = await open.tx.query<LastWrite>({
    name: 'undo:writes',
    text: `select before, mutation_id is not null and mutation_id = any($3::uuid[]) as "isUndone"
      from change where user_id = ${currentUser} and kind = $1 and id = $2 order by version desc limit $4`,
    values: [kind, id, undoes, MOST_WRITES],
  })
  return rows
}

/** What these fields held before the undone edits, which were the last to write them. */
function stoodBefore(names: readonly string[], writes: readonly LastWrite[]): AnyPatch {
  const stood: Record<string, unknown> = {}
  for (const { before, isUndone } of writes) {
    if (before === null) break
    const written = names.filter((name) => name in before)
    if (written.length > 0 && !isUndone) break
    for (const name of written) stood[name] = before[name]
  }
  return stood
}

function isList({ fields }: Entity, name: string): boolean {
  return fields[name]?.type === 'lines' || fields[name]?.type === 'tags'
}
