import { applyPatch } from '#domain/merge.ts'
import type { Change } from '#contract/command.ts'
import {
  type AnyPatch,
  type AnyRow,
  type DeriveContext,
  emptyRow,
  type Entity,
  type RowReader,
} from '#contract/entity.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { type FieldIssue, fillText, Refusal } from '#contract/messages.ts'
import { patchSchema } from '#contract/patch-schema.ts'
import { missingFields } from '#contract/row-rules.ts'
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

/** A refusal that names the bad fields. */
export function invalid(issues: readonly FieldIssue[]): Refusal {
  return new Refusal('invalid-input', {}, issues)
}

/** Refuses data that names unknown or read-only fields or holds bad values. */
export function checkData(entity: Entity, data: AnyPatch): void {
  const checked = patchSchema(entity).safeParse(data)
  if (checked.success) return
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

/** Computes what changes make of the rows, as the server's write path does: merge, defaults, `derive`, rules. Throws `Refusal`. */
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
  for (const change of withSingleFlags(changes, (kind) => rows.all(kind))) {
    const { kind, id } = change
    const before = get(kind, id)
    if (change.op === 'delete' && !before) continue
    const row = change.op === 'delete' ? null : nextRow(change, before, contextOf(change, before, get, flagged), now)
    ofKind(kind).set(id, { kind, id, row })
  }
  return [...planned.values()].flatMap((each) => [...each.values()])
}

type DataChange = Exclude<Change, { op: 'delete' }>

function nextRow(change: DataChange, before: AnyRow | undefined, context: DeriveContext, now: number): AnyRow {
  const entity = knownEntity(change.kind)
  if (!before && change.op === 'patch') {
    throw new Refusal('no-such-row', { message: fillText(entity.notFound, { id: change.id }) })
  }
  const start = before ?? emptyRow(entity, change.id, now, context)
  const merged: AnyRow = { ...applyPatch(start, change.data), updatedAt: now }
  const row: AnyRow = { ...merged, ...entity.derive?.(merged, context) }
  const broken = Object.entries(entity.check?.(row, new Set(Object.keys(change.data)), context) ?? {})
  const issues = broken.map(([field, message]) => ({ field, message }))
  if (!before) issues.unshift(...missingFields(entity, row))
  if (issues.length > 0) throw invalid(issues)
  return row
}

function contextOf(
  { kind }: DataChange,
  before: AnyRow | undefined,
  get: DeriveContext['get'],
  flagged: (kind: string, flag: string) => AnyRow | undefined,
): DeriveContext {
  const needs = knownEntity(kind).context ?? []
  return {
    before,
    get,
    flagged(of) {
      const need = needs.find((each) => 'flag' in each && each.kind === of)
      return need && 'flag' in need ? flagged(of, need.flag) : undefined
    },
  }
}
