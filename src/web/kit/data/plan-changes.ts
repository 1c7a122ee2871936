import type { Change } from '#contract/command.ts'
import type { AnyRow, DeriveContext, Entity, RowReader } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { invalid } from '#contract/messages.ts'
import { nextRow, settledDeletion } from '#contract/next-row.ts'
import { withSingleFlags } from '#contract/single-flags.ts'

/** The rows as they are before a mutation. */
export interface RowSource extends RowReader {
  all(kind: string): readonly AnyRow[]
  where(kind: string, field: string, value: unknown): readonly AnyRow[]
}

/** What a mutation makes of a row; null: deleted. */
export interface PlannedRow {
  readonly kind: string
  readonly id: string
  readonly row: AnyRow | null
}

/** The entity of a kind. Throws `Refusal` for a word that is no kind. */
export function knownEntity(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw invalid([{ field: 'kind', message: `there is no kind ${kind}` }])
  return entity
}

/** A step of the plan: a row as it was and as it is then; null: not there. */
interface Step extends PlannedRow {
  readonly entity: Entity
  readonly before: AnyRow | undefined
}

/**
 * Computes what changes make of the rows, as the server's write path does: merge, defaults, `derive`, rules, and what follows from all
 * that. Throws `Refusal`.
 */
export function planChanges(changes: readonly Change[], rows: RowSource, now: number): PlannedRow[] {
  const planned = new Map<string, Map<string, PlannedRow>>()
  const ofKind = (kind: string): Map<string, PlannedRow> => {
    const known = planned.get(kind) ?? new Map<string, PlannedRow>()
    planned.set(kind, known)
    return known
  }
  const get = (kind: string, id: string): AnyRow | undefined => {
    const own = planned.get(kind)?.get(id)
    return own ? (own.row ?? undefined) : rows.get(kind, id)
  }
  const flagged = (kind: string, flag: string): AnyRow | undefined => {
    const changed = ofKind(kind)
    const untouched = rows.all(kind).filter(({ id }) => !changed.has(id))
    return [...untouched, ...[...changed.values()].flatMap(({ row }) => row ?? [])].find((row) => row[flag] === true)
  }
  const naming = (kind: string, field: string, id: string): readonly AnyRow[] => {
    const changed = ofKind(kind)
    const untouched = rows.where(kind, field, id).filter((row) => !changed.has(row.id))
    return [...untouched, ...[...changed.values()].flatMap(({ row }) => (row?.[field] === id ? [row] : []))]
  }
  const step = (change: Change): Step[] => {
    const { kind, id } = change
    const before = get(kind, id)
    if (change.op === 'delete' && !before) return []
    const entity = knownEntity(kind)
    const context = contextOf(entity, before, { get, naming }, flagged)
    const settled = settledDeletion(entity, change, context)
    const row = settled.op === 'delete' ? null : nextRow(entity, settled, context, now)
    ofKind(kind).set(id, { kind, id, row })
    return [{ kind, id, row, entity, before }]
  }
  const steps = withSingleFlags(changes, (kind) => rows.all(kind)).flatMap(step)
  for (const { entity, before, row } of steps) {
    const following = entity.follow?.changes(
      before,
      row ?? undefined,
      contextOf(entity, before, { get, naming }, flagged),
    )
    if (following) steps.push(...following.flatMap(step))
  }
  return [...planned.values()].flatMap((each) => [...each.values()])
}

function contextOf(
  entity: Entity,
  before: AnyRow | undefined,
  seen: Pick<DeriveContext, 'get' | 'naming'>,
  flagged: (kind: string, flag: string) => AnyRow | undefined,
): DeriveContext {
  const needs = entity.context ?? []
  return {
    ...seen,
    before,
    flagged(of) {
      const need = needs.find((each) => 'flag' in each && each.kind === of)
      return need && 'flag' in need ? flagged(of, need.flag) : undefined
    },
  }
}
