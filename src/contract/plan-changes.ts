import type { RateSet } from '#domain/exchange-rates.ts'
import type { Change, Ref } from './command.ts'
import {
  type AnyPatch,
  type AnyRow,
  type DeriveContext,
  type Entity,
  fieldsOf,
  type Follow,
  type RowReader,
} from './entity.ts'
import { knownEntity } from './entities/registry.ts'
import type { Fields } from './fields.ts'
import { Refusal } from './refusal.ts'
import { nextRow, settledDeletion } from './next-row.ts'
import { same } from './same.ts'
import { flaggedKinds, withSingleFlags } from './single-flags.ts'

/** A change to be planned, and the values in it that `lost` to a later edit, for the history (SYNC-04). */
export type PlannedChange = Change & { readonly lost?: AnyPatch }

/** One row before and after; `after` undefined is a deletion. */
export interface PlannedWrite extends Pick<PlannedChange, 'lost'> {
  readonly entity: Entity
  readonly id: string
  readonly before: AnyRow | undefined
  readonly after: AnyRow | undefined
}

/** The rows that a plan reads, and what only the server knows: exchange rates by day, and the owners of keys. */
export interface SeenRows extends RowReader {
  readonly rates?: ReadonlyMap<string, RateSet | undefined>
  readonly tombstones?: ReadonlySet<string>
  all(kind: string): Iterable<AnyRow>
  where?(kind: string, field: string, value: unknown): readonly AnyRow[]
}

/** The same with the rows planned so far; undefined deletes a row. */
export interface PlanRows extends SeenRows {
  plan(kind: string, id: string, row: AnyRow | undefined): void
}

type Followed = Parameters<Follow<Fields>['changes']>

/** What the next step of a plan reads; the server reads those rows before it goes on. */
export type Ahead =
  | { readonly about: 'flags'; readonly kinds: readonly string[] }
  | { readonly about: 'asked' | 'following'; readonly changes: readonly Change[] }
  | { readonly about: 'follow'; readonly follow: Follow<Fields>; readonly of: Followed }

/**
 * Plans changes, the same on both sides: with the changes that keep single flags single, and all that follow. It says before each step
 * what that step reads. `issues` is where numbers and the like are issued. Answers each changed row once, without rows that end as they
 * began. Throws `Refusal`.
 */
export function* planSteps(
  changes: readonly PlannedChange[],
  rows: PlanRows,
  now: number,
  issues = false,
): Generator<Ahead, PlannedWrite[]> {
  yield { about: 'flags', kinds: flaggedKinds(changes) }
  const asked = withSingleFlags(changes, (kind) => rows.all(kind))
  yield { about: 'asked', changes: asked }
  return yield* followSteps(planWrites(asked, rows, now), rows, now, {
    issues,
    restored: new Map(
      asked.flatMap((change) => (isRestoring(change) ? [[keyOf(change), change.restored] as const] : [])),
    ),
    undone: new Set(asked.filter(isUndo).map(keyOf)),
  })
}

/** How the changes came about that others follow. */
interface Following {
  readonly issues: boolean
  /** What is restored, by row. */
  readonly restored: ReadonlyMap<string, AnyPatch>
  readonly undone: ReadonlySet<string>
}

/** What is followed by numbers and the like, of rows that are simply made. */
const ISSUING: Following = { issues: true, restored: new Map(), undone: new Set() }

/** Plans all that follows from planned writes; it says before each step what that step reads. Answers each changed row once. */
export function* followSteps(
  planned: readonly PlannedWrite[],
  rows: PlanRows,
  now: number,
  { issues, restored, undone }: Following = ISSUING,
): Generator<Ahead, PlannedWrite[]> {
  const steps = [...planned]
  for (const step of steps) {
    const { entity, before, after } = step
    const key = keyOf({ kind: entity.kind, id: step.id })
    for (const follow of issues ? [entity.issue, entity.follow] : [entity.follow]) {
      if (!follow) continue
      const of: Followed = [
        before,
        after,
        {
          ...contextOf(entity, rows, before, restored.has(key)),
          isUndo: undone.has(key),
          restoredIn: (kind, id) => restored.get(keyOf({ kind, id })),
        },
      ]
      yield { about: 'follow', follow, of }
      const following = follow.changes(...of)
      yield { about: 'following', changes: following }
      steps.push(...planWrites(following, rows, now))
    }
  }
  return steps.length === planned.length ? [...planned] : inAll(steps)
}

/** Plans changes one after the other, without the changes that follow: merge, defaults, `derive`, rules. Throws `Refusal`. */
export function planWrites(changes: readonly PlannedChange[], rows: PlanRows, now: number): PlannedWrite[] {
  return inAll(changes.flatMap((change) => planWrite(change, rows, now) ?? []))
}

function planWrite(change: PlannedChange, rows: PlanRows, now: number): PlannedWrite | undefined {
  const { kind, id, op, lost } = change
  const entity = knownEntity(kind)
  const before = rows.get(kind, id)
  if (op === 'delete' && !before) return undefined
  if (op === 'patch' && !before && rows.tombstones?.has(keyOf(change))) throw new Refusal('row-deleted')
  const context = contextOf(entity, rows, before, isRestoring(change))
  const settled = settledDeletion(entity, change, isUndo(change) ? { ...context, isUndo: true } : context)
  const after = settled.op === 'delete' ? undefined : nextRow(entity, settled, context, now)
  rows.plan(kind, id, after)
  return { entity, id, before, after, ...(lost ? { lost } : {}) }
}

function isRestoring(change: PlannedChange): change is PlannedChange & { readonly restored: AnyPatch } {
  return change.op !== 'delete' && change.restored !== undefined
}

function isUndo(change: PlannedChange): boolean {
  return change.isUndo === true
}

function keyOf({ kind, id }: Ref): string {
  return `${kind} ${id}`
}

/** Joins the steps of each row into one write; writes that change nothing are left out. */
export function inAll(steps: readonly PlannedWrite[]): PlannedWrite[] {
  const writes = new Map<string, PlannedWrite>()
  for (const step of steps) {
    const key = keyOf({ kind: step.entity.kind, id: step.id })
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

/** What `derive`, rules and followers see of the other rows. */
export function contextOf(
  entity: Entity,
  rows: SeenRows,
  before: AnyRow | undefined,
  isRestored = false,
): DeriveContext {
  return {
    before,
    isRestored,
    get: (kind, id) => rows.get(kind, id),
    ratesOn: (day) => rows.rates?.get(day),
    naming: (kind, field, id) => rows.where?.(kind, field, id) ?? [],
    flagged(kind) {
      const need = entity.context?.find((each) => 'flag' in each && each.kind === kind)
      const flag = need && 'flag' in need ? need.flag : ''
      return [...rows.all(kind)].find((row) => row[flag] === true)
    },
  }
}
