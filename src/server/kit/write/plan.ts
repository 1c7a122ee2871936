import { applyPatch } from '#domain/merge.ts'
import type { Change } from '#contract/command.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, emptyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { type FieldIssue, fillText, Refusal } from '#contract/messages.ts'
import { patchSchema } from '#contract/patch-schema.ts'
import { missingFields } from '#contract/row-rules.ts'
import type { RowCache } from '../rows/reading.ts'

/** One row's way from before to after; `after` undefined is a deletion. */
export interface PlannedWrite {
  readonly entity: Entity
  readonly id: string
  readonly before: AnyRow | undefined
  readonly after: AnyRow | undefined
}

/** A change that may bring values along which stand whatever `derive` says today: what a revert restores, or a step of the server states. */
export type PlannedChange = Change & { readonly restored?: AnyPatch }

/** The entity of a kind that callers may write; anything else is refused by name. */
export function writableEntity(kind: string): Entity {
  const entity = entityOf(kind)
  if (!entity) throw new Refusal('invalid-input', {}, [{ field: 'kind', message: `there is no kind ${kind}` }])
  return entity
}

/** The catalogue's not-found answer for a row. */
export function notFound(entity: Entity, id: string): Refusal {
  return new Refusal('no-such-row', { message: fillText(entity.notFound, { id }) })
}

/** Refuses a stored-form patch that names unknown or read-only fields or holds bad values. */
export function checkPatch(entity: Entity, data: AnyPatch): AnyPatch {
  const checked = patchSchema(entity).safeParse(data)
  if (checked.success) return checked.data
  throw invalid(
    checked.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            field: [...issue.path, key].join('.'),
            message: 'does not exist or is read-only',
          }))
        : [{ field: issue.path.join('.'), message: issue.message }],
    ),
  )
}

/** The refusal that lists each bad field. */
export function invalid(issues: readonly FieldIssue[]): Refusal {
  return new Refusal('invalid-input', {}, issues)
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
  const planned = new Map<string, PlannedWrite>()
  for (const change of changes) {
    const entity = writableEntity(change.kind)
    const key = `${change.kind} ${change.id}`
    const current = cache.get(change.kind, change.id)
    const first = planned.get(key)
    const before = first ? first.before : current
    const after = change.op === 'delete' ? undefined : nextRow(entity, change, current, deleted, cache, now)
    if (change.op === 'delete' && !current) continue
    if (after) cache.set(change.kind, after)
    else cache.remove(change.kind, change.id)
    planned.set(key, { entity, id: change.id, before, after })
  }
  return [...planned.values()].filter(isChange)
}

function isChange({ entity, before, after }: PlannedWrite): boolean {
  if (!before || !after) return before !== after
  return fieldsOf(entity).some(([name]) => !same(before[name], after[name]))
}

/** Whether two stored values are the same; structured ones by what they hold, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, n) => same(each, b[n]))
  }
  // What is undefined is left out of stored JSON.
  const [own, other] = [a, b].map((each) => new Map(Object.entries(each).filter(([, value]) => value !== undefined)))
  return own?.size === other?.size && [...(own ?? [])].every(([name, value]) => same(value, other?.get(name)))
}

function nextRow(
  entity: Entity,
  change: Exclude<PlannedChange, { op: 'delete' }>,
  current: AnyRow | undefined,
  deleted: ReadonlySet<string>,
  cache: RowCache,
  now: number,
): AnyRow {
  if (!current && change.op === 'patch') {
    throw deleted.has(`${change.kind} ${change.id}`) ? new Refusal('row-deleted') : notFound(entity, change.id)
  }
  const context = contextOf(entity, cache, current, change.restored !== undefined)
  const start = current ?? emptyRow(entity, change.id, now, context)
  const stated = byServer(entity, change.restored ?? {})
  const merged = applyPatch<AnyRow>({ ...start, ...stated, updatedAt: now }, change.data)
  const after: AnyRow = Object.assign(merged, entity.derive?.(merged, context), change.restored)
  const broken = Object.entries(entity.check?.(after, new Set(Object.keys(change.data)), context) ?? {})
  const issues = broken.map(([field, message]) => ({ field, message }))
  if (!current) issues.unshift(...missingFields(entity, after))
  if (issues.length > 0) throw invalid(issues)
  return after
}

/** Those of some values that nothing but the server's own steps sets; others may be derived from them. */
export function byServer(entity: Entity, values: AnyPatch): AnyPatch {
  return Object.fromEntries(Object.entries(values).filter(([name]) => entity.fields[name]?.byServer))
}

function contextOf(entity: Entity, cache: RowCache, before: AnyRow | undefined, isRestored: boolean): DeriveContext {
  const flags = new Map((entity.context ?? []).flatMap((need) => ('flag' in need ? [[need.kind, need.flag]] : [])))
  return {
    before,
    isRestored,
    get: (kind, id) => cache.get(kind, id),
    flagged: (kind) => [...cache.of(kind).values()].find((row) => row[flags.get(kind) ?? ''] === true),
  }
}
