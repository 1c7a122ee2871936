import type { AnyPatch } from '#contract/entity.ts'
import type { Field, Fields } from '#contract/fields.ts'
import { type Line, type LinesEdit, setEdit } from '#domain/merge.ts'
import { same } from './plan.ts'

/** A value before and after a change, and as it is now. */
interface Course {
  readonly before: unknown
  readonly after: unknown
  readonly now: unknown
}

type AnyLine = Line & Readonly<Record<string, unknown>>

/**
 * What undoes a change of one field where others came since (CHANGE-02); undefined where nothing can be undone. Lines go back one by
 * one, in the fields that nothing else changed; entries of a set as they were added or removed; what is counted by what was added.
 */
export function undoneValue(field: Field, { before, after, now }: Course): unknown {
  if (same(now, after)) return before
  if (field.line) return undoneLines(field.line, { before, after, now })
  if (field.type === 'tags') return setEdit(entriesOf(after), entriesOf(before)) ?? undefined
  return field.isCounted ? undoneCount({ before, after, now }) : undefined
}

function undoneCount({ before, after, now }: Course): number | null {
  const count = Number(now ?? 0) + Number(before ?? 0) - Number(after ?? 0)
  return before === null && count === 0 ? null : count
}

function undoneLines(fields: Fields, { before, after, now }: Course): LinesEdit | undefined {
  const own = Object.entries(fields).filter(([, { readOnly }]) => !readOnly)
  const [was, left, is] = [linesById(before), linesById(after), linesById(now)]
  const lines: Record<string, AnyPatch | null> = {}
  for (const id of new Set([...was.keys(), ...left.keys()])) {
    const [b, a, line] = [was.get(id), left.get(id), is.get(id)]
    if (b && !a && !line) lines[id] = Object.fromEntries(own.map(([name]) => [name, b[name]]))
    if (!b && a && line && own.every(([name]) => same(line[name], a[name]))) lines[id] = null
    if (b && a && line) {
      const changed = own.filter(([name]) => !same(b[name], a[name]))
      const undone = changed
        .map(
          ([name, field]) => [name, undoneValue(field, { before: b[name], after: a[name], now: line[name] })] as const,
        )
        .filter(([, value]) => value !== undefined)
      if (undone.length > 0) lines[id] = Object.fromEntries(undone)
    }
  }
  return Object.keys(lines).length === 0 ? undefined : { lines }
}

function linesById(list: unknown): ReadonlyMap<string, AnyLine> {
  return new Map(Array.isArray(list) ? (list as AnyLine[]).map((line) => [line.id, line]) : [])
}

function entriesOf(set: unknown): readonly string[] {
  return Array.isArray(set) ? (set as string[]) : []
}
