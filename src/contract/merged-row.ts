import { applyPatch, type Line, type LinesEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import type { Field, Fields } from './fields.ts'
import type { FieldIssue } from './refusal.ts'

/**
 * A row after a patch (SYNC-04), where only complete lines enter its lists: if another device removed an edited line meanwhile, the edit
 * has only some of its fields, and the removal wins. The same on both sides.
 */
export function mergedRow(entity: Entity, row: AnyRow, patch: AnyPatch): AnyRow {
  const merged = applyPatch(row, patch)
  const edited = fieldsOf(entity).filter(([name, { line }]) => line && isLinesEdit(patch[name]))
  if (edited.length === 0) return merged
  const whole = edited.map(([name, { line = {} }]) => {
    const needed = neededIn(line)
    return [name, (merged[name] as readonly Line[]).filter((each) => needed.every((inner) => inner in each))] as const
  })
  return { ...merged, ...Object.fromEntries(whole) }
}

/** The missing fields of an edit's new lines, by line id: an incomplete line cannot enter the list. */
export function missingInLines(field: Field, lines: unknown, edit: unknown): ReadonlyMap<string, readonly string[]> {
  if (!field.line || !isLinesEdit(edit)) return new Map()
  const known = new Set(Array.isArray(lines) ? (lines as readonly Line[]).map(({ id }) => id) : [])
  const needed = neededIn(field.line)
  const lacking = Object.entries(edit.lines).flatMap(([id, change]) => {
    const missing = change === null || known.has(id) ? [] : needed.filter((name) => !(name in change))
    return missing.length === 0 ? [] : [[id, missing] as const]
  })
  return new Map(lacking)
}

/** The issues of new lines that are incomplete; empty if all may enter. */
export function lineIssues(entity: Entity, row: AnyRow, patch: AnyPatch): FieldIssue[] {
  return fieldsOf(entity).flatMap(([name, field]) =>
    [...missingInLines(field, row[name], patch[name])].flatMap(([id, missing]) =>
      missing.map((inner) => ({
        field: `${name}.lines.${id}.${inner}`,
        message: fieldMessages.missingInLine,
      })),
    ),
  )
}

function isLinesEdit(value: unknown): value is LinesEdit {
  return typeof value === 'object' && value !== null && 'lines' in value
}

/** Every field of a line except those that `derive` fills and those that may be left out. */
function neededIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, { readOnly, stored }]) =>
    readOnly || stored.safeParse(undefined).success ? [] : [name],
  )
}
