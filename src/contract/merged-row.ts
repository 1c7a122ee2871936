import { applyPatch, type Line } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import type { Fields } from './fields.ts'

/**
 * A row after a patch (SYNC-04), where only whole lines enter its lists: an edit of a line that another device removed meanwhile names
 * some of its fields, and the removal stands. The same on both sides.
 */
export function mergedRow(entity: Entity, row: AnyRow, patch: AnyPatch): AnyRow {
  const merged = applyPatch(row, patch)
  const edited = fieldsOf(entity).filter(([name, { line }]) => line && isLinesEdit(patch[name]))
  if (edited.length === 0) return merged
  const whole = edited.map(
    ([name, { line = {} }]) => [name, wholeLines(merged[name] as readonly Line[], line)] as const,
  )
  return { ...merged, ...Object.fromEntries(whole) }
}

function isLinesEdit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'lines' in value
}

/** The lines that hold every field but those that `derive` fills and those that may be left out. */
function wholeLines(lines: readonly Line[], fields: Fields): readonly Line[] {
  const needed = Object.entries(fields).flatMap(([name, { readOnly, stored }]) =>
    readOnly || stored.safeParse(undefined).success ? [] : [name],
  )
  return lines.filter((line) => needed.every((name) => name in line))
}
