/** A line of a list that merges by id: `additionalCosts`, `variants`. */
export interface Line {
  readonly id: string
}

/** A change of single lines: the fields to set by line id, null to remove the line. */
export interface LinesEdit {
  readonly lines: Readonly<Record<string, object | null>>
  /** Lines to move, one after the other; all others keep their positions. */
  readonly places?: readonly Place[]
}

/** A line, and the line that it moves behind; null for the beginning. */
export interface Place {
  readonly id: string
  readonly after: string | null
}

/** A change of single entries of a set. */
export interface SetEdit {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/**
 * The row after a patch (SYNC-04): fields replace fields, but a list also takes an edit: lines by id, entries of a set added and
 * removed. A list given as an array replaces the whole list. Pure, and the same on both sides.
 */
export function applyPatch<Row extends object>(row: Row, patch: Readonly<Record<string, unknown>>): Row {
  const merged = { ...row } as { [field: string]: unknown }
  for (const [field, value] of Object.entries(patch)) {
    if (value !== undefined) merged[field] = mergedValue(merged[field], value)
  }
  return merged as Row
}

function mergedValue(current: unknown, value: unknown): unknown {
  if (!isList(current) || typeof value !== 'object' || value === null || isList(value)) return value
  if ('lines' in value) {
    const { lines, places = [] } = value as LinesEdit
    return placedLines(editedLines(current as readonly Line[], lines), places)
  }
  if ('add' in value || 'remove' in value) return editedSet(current as readonly string[], value as SetEdit)
  return value
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Lines with an edit applied: kept lines stay in place, new ones follow in the order of their ids. */
export function editedLines<L extends Line>(lines: readonly L[], edit: LinesEdit['lines']): readonly L[] {
  const kept = lines.flatMap((line) => {
    const change = edit[line.id]
    if (change === null) return []
    return [change ? { ...line, ...change, id: line.id } : line]
  })
  const known = new Set(lines.map(({ id }) => id))
  // By id, because the keys of stored JSON do not keep their order.
  const added = Object.entries(edit)
    .filter(([id, change]) => change !== null && !known.has(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, change]) => ({ ...change, id }) as L)
  return [...kept, ...added]
}

/** Lines in a new order. If one line of a pair was removed meanwhile, the other stays where it is. */
function placedLines<L extends Line>(lines: readonly L[], places: readonly Place[]): readonly L[] {
  return places.reduce((order, { id, after }) => {
    const line = order.find((each) => each.id === id)
    const others = order.filter((each) => each !== line)
    const at = after === null ? 0 : others.findIndex((each) => each.id === after) + 1
    return line && (at > 0 || after === null) ? [...others.slice(0, at), line, ...others.slice(at)] : order
  }, lines)
}

/** A set with an edit applied: removals first, additions at the end, each entry once. */
export function editedSet(entries: readonly string[], { add = [], remove = [] }: SetEdit): readonly string[] {
  const removed = new Set(remove)
  return [...new Set([...entries.filter((entry) => !removed.has(entry)), ...add])]
}

/** The edit that turns one list of lines into another, ignoring their order; null if they are equal. */
export function linesEdit<L extends Line>(before: readonly L[], after: readonly L[]): LinesEdit | null {
  const old = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => [id, null] as const)
  const changed = after.flatMap((line) => {
    const fields = Object.entries(line).filter(([name, value]) => old.get(line.id)?.[name as keyof L] !== value)
    return fields.length === 0 ? [] : [[line.id, Object.fromEntries(fields.filter(([name]) => name !== 'id'))] as const]
  })
  const lines = Object.fromEntries([...removed, ...changed])
  return Object.keys(lines).length === 0 ? null : { lines }
}

/** The edit that turns one set into another; null if they are equal. */
export function setEdit(before: readonly string[], after: readonly string[]): SetEdit | null {
  const [old, kept] = [new Set(before), new Set(after)]
  const add = after.filter((entry) => !old.has(entry))
  const remove = before.filter((entry) => !kept.has(entry))
  return add.length + remove.length === 0 ? null : { add, remove }
}
