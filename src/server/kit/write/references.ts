import type { Change, Ref } from '#contract/command.ts'
import { type Entity, fieldsOf } from '#contract/entity.ts'
import { entities, knownEntity } from '#contract/entities/registry.ts'
import type { PlannedChange } from '#contract/plan-changes.ts'
import type { Statement } from '../database/database.ts'
import { currentUser } from '../database/data-access.ts'
import { columnName } from '../rows/columns.ts'
import { readRefs } from '../rows/reading.ts'
import { type OpenWrite, readMore } from './write.ts'

/** A string that identifies a row of any kind. */
export function rowKey({ kind, id }: Ref): string {
  return `${kind} ${id}`
}

/** Leaves out what today's references do not allow: naming a missing row, and deleting one that others still name. */
export async function settleReferences(
  open: OpenWrite,
  changes: readonly PlannedChange[],
): Promise<readonly PlannedChange[]> {
  const settled = await withoutGone(open, changes)
  const kept = await stillNamed(open, settled)
  return settled.filter((change) => change.op !== 'delete' || !kept.has(rowKey(change)))
}

interface Reference {
  readonly entity: Entity
  readonly field: string
  readonly target: string
  readonly isRequired: boolean
}

function referencesOf(entity: Entity): Reference[] {
  return fieldsOf(entity).flatMap(([field, { target, stored }]) =>
    target === undefined ? [] : [{ entity, field, target, isRequired: !stored.safeParse(null).success }],
  )
}

async function withoutGone(open: OpenWrite, changes: readonly PlannedChange[]): Promise<PlannedChange[]> {
  const made = new Set(changes.flatMap((change) => (change.op === 'put' ? [rowKey(change)] : [])))
  await readMore(open, readRefs(changes.flatMap(refsOf).filter((ref) => !made.has(rowKey(ref)))))
  const isThere = (ref: Ref): boolean => made.has(rowKey(ref)) || open.cache.get(ref.kind, ref.id) !== undefined
  return changes.flatMap((change): PlannedChange[] => {
    if (change.op === 'delete' || refsOf(change).every(isThere)) return [change]
    const entity = knownEntity(change.kind)
    const gone = referencesOf(entity).filter(({ field, target }) => {
      const id = change.data[field]
      return typeof id === 'string' && !isThere({ kind: target, id })
    })
    const dropped = new Set(gone.map(({ field }) => field))
    // A row cannot come back without the row that it belongs to.
    if (change.op === 'put' && gone.some(({ isRequired }) => isRequired)) return []
    const { op, kind, id, createdAt } = change
    const data = Object.fromEntries(Object.entries(change.data).filter(([name]) => !dropped.has(name)))
    // Without what it brought along: what is derived from the reference is worked out anew. It still brings back what was.
    return [{ op, kind, id, data, restored: {}, createdAt }]
  })
}

function refsOf(change: Change): Ref[] {
  if (change.op === 'delete') return []
  return referencesOf(knownEntity(change.kind)).flatMap(({ field, target }) => {
    const id = change.data[field]
    return typeof id === 'string' ? [{ kind: target, id }] : []
  })
}

async function stillNamed(open: OpenWrite, changes: readonly Change[]): Promise<ReadonlySet<string>> {
  const gone = new Set(changes.flatMap((change) => (change.op === 'delete' ? [rowKey(change)] : [])))
  const kept = new Set<string>()
  if (gone.size === 0) return kept
  const uses = await usesOf(open, changes)
  // A row that stays may name another that was to be deleted, so this repeats until a round finds none.
  for (let found = uses; found.length > 0;) {
    found = uses.filter(({ by, of }) => !gone.has(by) && gone.has(of))
    for (const { of } of found) {
      gone.delete(of)
      kept.add(of)
    }
  }
  return kept
}

/** The rows that will name those to be deleted once the other changes are made. */
async function usesOf(open: OpenWrite, changes: readonly Change[]): Promise<{ by: string; of: string }[]> {
  const settled = new Set<string>()
  for (const change of changes) {
    if (change.op !== 'delete') for (const field of Object.keys(change.data)) settled.add(`${rowKey(change)} ${field}`)
  }
  const references = entities.flatMap(referencesOf)
  const answers = await open.tx.batch(references.map((reference) => usersOf(reference, changes)))
  const stored = references.flatMap(({ entity: { kind }, field, target }, index) =>
    ((answers[index]?.rows ?? []) as { id: string; named: string }[])
      .filter(({ id }) => !settled.has(`${rowKey({ kind, id })} ${field}`))
      .map(({ id, named }) => ({ by: rowKey({ kind, id }), of: rowKey({ kind: target, id: named }) })),
  )
  const planned = changes.flatMap((change) => refsOf(change).map((ref) => ({ by: rowKey(change), of: rowKey(ref) })))
  return [...stored, ...planned]
}

function usersOf({ entity, field, target }: Reference, changes: readonly Change[]): Statement {
  const column = columnName(field)
  const ids = changes.flatMap(({ op, kind, id }) => (op === 'delete' && kind === target ? [id] : []))
  return {
    name: `${entity.kind}:users-by-${field}`,
    text: `select id, ${column} as named from ${entity.table} where user_id = ${currentUser} and ${column} = any($1::uuid[])`,
    values: [ids],
  }
}
