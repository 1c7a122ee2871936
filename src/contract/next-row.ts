import type { Change } from './command.ts'
import { type AnyPatch, type AnyRow, type DeriveContext, emptyRow, type Entity } from './entity.ts'
import { keptFigures } from './currency-change.ts'
import { doubledLines } from './line-keys.ts'
import { mergedRow } from './merged-row.ts'
import { invalid } from './refusal.ts'
import { missingFields, notFound } from './row-rules.ts'

export type DataChange = Exclude<Change, { op: 'delete' }>

/** The values among these that only the server's own steps set; other fields may be derived from them. */
function byServer(entity: Entity, values: AnyPatch): AnyPatch {
  return Object.fromEntries(Object.entries(values).filter(([name]) => entity.fields[name]?.byServer))
}

/**
 * The row after a change, the same on both sides: merge, defaults, `derive`, rules. The row before is `context.before`. Throws
 * `Refusal`.
 */
export function nextRow(entity: Entity, change: DataChange, seen: DeriveContext, now: number): AnyRow {
  const { id, data, restored, stated, isUndo, isFromStore, isFromProvider, why, createdAt = now } = change
  const marks = {
    ...(isUndo && { isUndo }),
    ...(isFromStore && { isFromStore }),
    ...(isFromProvider && { isFromProvider }),
  }
  const context = { ...seen, given: data, why, ...(restored && { restored }), ...marks }
  const current = context.before
  if (!current && change.op === 'patch') throw notFound(entity, id)
  const start = current ?? emptyRow(entity, id, createdAt, context)
  const given = { ...byServer(entity, restored ?? {}), ...stated }
  const merged = mergedRow(entity, { ...start, ...given, updatedAt: now }, data)
  // A late change never makes the row older.
  const updatedAt = Math.max(now, current?.updatedAt ?? 0)
  // An undo restores values exactly, to the unit.
  if (!context.isRestored) Object.assign(merged, keptFigures(entity, current, merged, data))
  const after: AnyRow = Object.assign(merged, entity.derive?.(merged, context), restored, { updatedAt })
  const broken = Object.entries(entity.check?.(after, new Set(Object.keys(data)), context) ?? {})
  const issues = broken.map(([field, message]) => ({ field, message }))
  if (!current) issues.unshift(...missingFields(entity, after))
  if (!context.isRestored) {
    const isNamed = (name: string): boolean =>
      issues.some(({ field }) => field === name || field.startsWith(`${name}.`))
    issues.push(
      ...doubledLines(entity, current, after, data).filter(({ field }) => !isNamed(field.split('.', 1)[0] ?? '')),
    )
  }
  if (issues.length > 0) throw invalid(issues)
  return after
}

/** The change that deletes a row: its deletion, or the patch that its kind does instead. Throws `Refusal`. */
export function settledDeletion(entity: Entity, change: Change, context: DeriveContext): Change {
  if (change.op !== 'delete' || !context.before) return change
  const instead = entity.onDelete?.(context.before, context)
  return instead ? { op: 'patch', kind: change.kind, id: change.id, data: instead } : change
}
