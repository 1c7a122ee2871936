import type { Change } from '#contract/command.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, type Entity, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { invalid, Refusal } from '#contract/messages.ts'
import { nextRow, settledDeletion } from '#contract/next-row.ts'
import { same } from '#contract/same.ts'
import type { RowCache } from '../rows/reading.ts'

/** One row's way from before to after; `after` undefined is a deletion. */
export interface PlannedWrite {
  readonly entity: Entity
  readonly id: string
  readonly before: AnyRow | undefined
  readonly after: AnyRow | undefined
  /** What an edit said that does not stand (SYNC-04); kept in the history. */
  readonly lost?: AnyPatch
}

/**
 * A change that may bring values along which stand whatever `derive` says today: what a revert restores, or a step of the server states.
 * What `lost` to a later edit goes into the history.
 */
export type PlannedChange = Change & { readonly restored?: AnyPatch; readonly lost?: AnyPatch }

/** The entity of a kind that callers may write; anything else is refused by name. */
export function writableEntity(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw invalid([{ field: 'kind', message: `there is no kind ${kind}` }])
  return entity
}

/**
 * Computes each changed row's before and after: merge, defaults, `derive`, rules. Rows are read from the cache and written back
 * to it, so a later change sees an earlier one. Several changes of one row become one write. Throws `Refusal`.
 */
export function planWrites(
  changes: readonly PlannedChange[],
  cache: RowCache,
  deleted: ReadonlySet<string>,
  now: number,
): PlannedWrite[] {
  const planned: PlannedWrite[] = []
  for (const change of changes) {
    const { kind, id } = change
    const entity = writableEntity(kind)
    const before = cache.get(kind, id)
    if (change.op === 'delete' && !before) continue
    if (change.op === 'patch' && deleted.has(`${kind} ${id}`) && !before) throw new Refusal('row-deleted')
    const context = contextOf(entity, cache, before, change.op !== 'delete' && change.restored !== undefined)
    const settled = settledDeletion(entity, change, context)
    const after = settled.op === 'delete' ? undefined : nextRow(entity, settled, context, now)
    cache.plan(kind, id, after)
    const { lost } = change
    planned.push({ entity, id, before, after, ...(lost ? { lost } : {}) })
  }
  return inAll(planned)
}

/** Several steps of one row as one write, from before the first to after the last; without those that come to nothing. */
export function inAll(steps: readonly PlannedWrite[]): PlannedWrite[] {
  const writes = new Map<string, PlannedWrite>()
  for (const step of steps) {
    const key = `${step.entity.kind} ${step.id}`
    const first = writes.get(key)
    writes.set(key, first ? { ...first, ...step, before: first.before } : step)
  }
  return [...writes.values()].filter(isChange)
}

function isChange({ entity, before, after, lost }: PlannedWrite): boolean {
  if (lost) return true
  if (!before || !after) return before !== after
  return fieldsOf(entity).some(([name]) => !same(before[name], after[name]))
}

/** What `derive` and its like see of the other rows: those that were read. */
export function contextOf(
  entity: Entity,
  cache: RowCache,
  before: AnyRow | undefined,
  isRestored: boolean,
): DeriveContext {
  const flags = new Map((entity.context ?? []).flatMap((need) => ('flag' in need ? [[need.kind, need.flag]] : [])))
  return {
    before,
    isRestored,
    get: (kind, id) => cache.get(kind, id),
    ratesOn: (day) => cache.rates.get(day),
    naming: (kind, field, id) => [...cache.of(kind).values()].filter((row) => row[field] === id),
    flagged: (kind) => [...cache.of(kind).values()].find((row) => row[flags.get(kind) ?? ''] === true),
  }
}
