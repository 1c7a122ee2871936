import type { Line, LinesEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import type { Field } from './fields.ts'
import type { FieldIssue } from './refusal.ts'
import { same } from './same.ts'

type Values = Readonly<Record<string, unknown>>
type AnyLine = Line & Values

/** The key of a line as text, by the declared key of its list; undefined if the key is empty. */
export function keyOfLine({ key }: Pick<Field, 'key'>, line: Values): string | undefined {
  if (!key) return undefined
  const values = key.map((name) => plain(line[name]))
  return values.every(isEmpty) ? undefined : JSON.stringify(values)
}

/**
 * Rewrites an edit whose new lines exist in the list already under other ids: two devices added the same thing (SYNC-04). Such lines
 * become edits of the existing ones, so that one thing stays one line, and the later edit of each field wins.
 */
export function joinedLines(entity: Entity, row: AnyRow, edit: AnyPatch): AnyPatch {
  const joined = fieldsOf(entity).flatMap(([name, field]) => {
    const value = edit[name]
    if (!field.key || !isLinesEdit(value)) return []
    const next = joinedEdit(field, linesOf(row[name]), value)
    return next === value ? [] : [[name, next] as const]
  })
  return joined.length === 0 ? edit : { ...edit, ...Object.fromEntries(joined) }
}

function joinedEdit(field: Field, lines: readonly AnyLine[], edit: LinesEdit): LinesEdit {
  const known = new Set(lines.map(({ id }) => id))
  // A line that the edit removes, or turns into another thing, does not match a new one.
  const after = lines.flatMap((line) => {
    const change = edit.lines[line.id]
    return change === null ? [] : [{ ...line, ...change }]
  })
  const there = new Map(after.map((line) => [keyOfLine(field, line), line.id]))
  const targets = new Map(
    Object.entries(edit.lines).flatMap(([id, change]) => {
      const key = change === null || known.has(id) ? undefined : keyOfLine(field, change as Values)
      const target = key === undefined ? undefined : there.get(key)
      return target === undefined ? [] : [[id, target] as const]
    }),
  )
  if (targets.size === 0) return edit
  const own = Object.entries(edit.lines).filter(([id]) => !targets.has(id))
  const merged: Record<string, object | null> = Object.fromEntries(own)
  for (const [id, target] of targets) {
    merged[target] = { ...said(field, edit.lines[id] as Values), ...merged[target] }
  }
  const places = edit.places?.filter(({ id, after: before }) => !targets.has(id) && !targets.has(before ?? ''))
  return { lines: merged, ...(places && places.length > 0 ? { places } : {}) }
}

/** The values that a new line sets: those that differ from the defaults. */
function said({ line = {}, key = [] }: Field, change: Values): Values {
  const isSaid = (name: string): boolean =>
    name !== 'id' && !key.includes(name) && !same(change[name], line[name]?.fallback)
  return Object.fromEntries(Object.entries(change).filter(([name]) => isSaid(name)))
}

/** New duplicates in the lists of a patch: which lines, and what to do about it. */
export function doubledLines(entity: Entity, before: AnyRow | undefined, row: AnyRow, patch: AnyPatch): FieldIssue[] {
  return fieldsOf(entity).flatMap(([name, field]) => {
    if (!field.key || patch[name] === undefined) return []
    const earlier = new Set(doubledKeys(field, linesOf(before?.[name])).map(({ key }) => key))
    const [first = ''] = field.key
    const words = field.line?.[first]?.label ?? first
    return doubledKeys(field, linesOf(row[name]))
      .filter(({ key }) => !earlier.has(key))
      .map(({ index }) => ({
        field: `${name}.${index}.${first}`,
        message: fieldMessages.doubled(words),
      }))
  })
}

function doubledKeys(field: Field, lines: readonly AnyLine[]): { readonly key: string; readonly index: number }[] {
  const seen = new Set<string>()
  return lines.flatMap((line, index) => {
    const key = keyOfLine(field, line)
    if (key === undefined) return []
    const isThere = seen.has(key)
    seen.add(key)
    return isThere ? [{ key, index }] : []
  })
}

/** Compares texts as people read them. */
function plain(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toLowerCase() : value
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.every(isEmpty))
}

function linesOf(list: unknown): readonly AnyLine[] {
  return Array.isArray(list) ? (list as AnyLine[]) : []
}

function isLinesEdit(value: unknown): value is LinesEdit {
  return typeof value === 'object' && value !== null && 'lines' in value
}
