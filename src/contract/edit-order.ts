import type { Line, LinesEdit, SetEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import type { Field } from './fields.ts'
import { missingInLines } from './merged-row.ts'
import { same } from './same.ts'

/** The row as an edit's device saw it: without what was written since. A row that the device never saw is empty. */
export function seenRow(entity: Entity, row: AnyRow, unseen: readonly UnseenWrite[]): AnyRow {
  const none = (): AnyPatch => Object.fromEntries(fieldsOf(entity).map(([name, { fallback }]) => [name, fallback]))
  return unseen.reduceRight<AnyRow>((seen, { before, makes }) => ({ ...seen, ...(makes ? none() : before) }), row)
}

/** The fields that a write changed which the edit's device had not seen. */
export interface UnseenWrite {
  readonly before: AnyPatch
  readonly after: AnyPatch
  /** It was made after the edit, by the corrected clocks. */
  readonly isLater: boolean
  /** It created the row. */
  readonly makes?: boolean
}

/** An edit split into the part that is stored and the part that lost; both are patches. */
export interface SettledEdit {
  readonly data: AnyPatch
  /** Values that lost to a later edit of the same field, or whose line was removed. */
  readonly lost: AnyPatch
  /** The list fields whose edited lines were removed meanwhile. */
  readonly homeless: readonly string[]
  /** The list fields where the edit removes lines that others changed meanwhile; the removal wins. */
  readonly emptied: readonly string[]
}

type Values = Readonly<Record<string, unknown>>
type Part = { readonly kept: unknown; readonly lost: unknown }

/**
 * Splits an edit that arrives after writes which its device had not seen (SYNC-04): the later edit of a field wins, by the corrected
 * clocks; in lists that holds for each field of a line and for each entry. The same on both sides.
 */
export function settledEdit(entity: Entity, row: AnyRow, edit: AnyPatch, unseen: readonly UnseenWrite[]): SettledEdit {
  const data: Record<string, unknown> = {}
  const lost: Record<string, unknown> = {}
  const homeless: string[] = []
  const emptied: string[] = []
  const later = unseen.filter(({ isLater }) => isLater)
  for (const [name, field] of fieldsOf(entity)) {
    if (edit[name] === undefined) continue
    const gone = goneLines(field, row[name], edit[name], name, unseen)
    if (gone.size > 0) homeless.push(name)
    if (removesChanged(name, edit[name], unseen)) emptied.push(name)
    const part = parted(field, name, edit[name], later, gone)
    if (part.kept !== undefined) data[name] = part.kept
    if (part.lost !== undefined) lost[name] = part.lost
  }
  return { data, lost, homeless, emptied }
}

/** Whether an edit removes lines of some list. */
export function removesLines(edit: AnyPatch): boolean {
  return Object.values(edit).some((value) => removedIn(value).length > 0)
}

function removedIn(value: unknown): readonly string[] {
  return isLinesEdit(value) ? Object.entries(value.lines).flatMap(([id, change]) => (change === null ? [id] : [])) : []
}

function removesChanged(name: string, edit: unknown, unseen: readonly UnseenWrite[]): boolean {
  return removedIn(edit).some((id) =>
    unseen.some(({ before, after }) => {
      const [was, is] = [lineOf(before[name], id), lineOf(after[name], id)]
      return was !== undefined && is !== undefined && !same(was, is)
    }),
  )
}

function parted(
  field: Field,
  name: string,
  value: unknown,
  later: readonly UnseenWrite[],
  gone: ReadonlySet<string>,
): Part {
  const touching = later.filter(({ before, after }) => name in before || name in after)
  if (isLinesEdit(value)) return partedLines(name, value, touching, gone)
  if (touching.length === 0) return { kept: value, lost: undefined }
  return field.type === 'tags' && isSetEdit(value) ? partedSet(name, value, touching) : { kept: undefined, lost: value }
}

function partedLines(name: string, edit: LinesEdit, later: readonly UnseenWrite[], gone: ReadonlySet<string>): Part {
  const [kept, lost] = [new Map<string, object | null>(), new Map<string, object>()]
  for (const [id, change] of Object.entries(edit.lines)) {
    const isTaken = (inner: string): boolean =>
      later.some(({ before, after }) => {
        const line = lineOf(after[name], id)
        return line !== undefined && !same(lineOf(before[name], id)?.[inner], line[inner])
      })
    if (change === null) kept.set(id, null)
    else if (gone.has(id)) lost.set(id, change)
    else {
      const [own, other] = split(change as Values, isTaken)
      if (Object.keys(own).length > 0) kept.set(id, own)
      if (Object.keys(other).length > 0) lost.set(id, other)
    }
  }
  const isNothing = kept.size === 0 && edit.places === undefined
  return {
    kept: isNothing ? undefined : { ...edit, lines: Object.fromEntries(kept) },
    lost: lost.size === 0 ? undefined : { lines: Object.fromEntries(lost) },
  }
}

function partedSet(name: string, { add = [], remove = [] }: SetEdit, later: readonly UnseenWrite[]): Part {
  const went = (entry: string, from: 'before' | 'after', to: 'before' | 'after'): boolean =>
    later.some((write) => entriesOf(write[from][name]).includes(entry) && !entriesOf(write[to][name]).includes(entry))
  const [lostAdd, keptAdd] = halves(add, (entry) => went(entry, 'before', 'after'))
  const [lostRemove, keptRemove] = halves(remove, (entry) => went(entry, 'after', 'before'))
  return { kept: setEditOf(keptAdd, keptRemove), lost: setEditOf(lostAdd, lostRemove) }
}

function setEditOf(add: readonly string[], remove: readonly string[]): SetEdit | undefined {
  return add.length + remove.length === 0 ? undefined : { add, remove }
}

/** The lines that an edit changes and an unseen write removed. */
function goneLines(
  field: Field,
  lines: unknown,
  edit: unknown,
  name: string,
  unseen: readonly UnseenWrite[],
): ReadonlySet<string> {
  const lacking = missingInLines(field, lines, edit)
  return new Set(
    [...lacking.keys()].filter((id) => unseen.some(({ before }) => lineOf(before[name], id) !== undefined)),
  )
}

function isLinesEdit(value: unknown): value is LinesEdit {
  return typeof value === 'object' && value !== null && 'lines' in value
}

function isSetEdit(value: unknown): value is SetEdit {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function lineOf(list: unknown, id: string): Values | undefined {
  return Array.isArray(list) ? (list as (Line & Values)[]).find((line) => line.id === id) : undefined
}

function entriesOf(set: unknown): readonly string[] {
  return Array.isArray(set) ? (set as string[]) : []
}

function split(values: Values, isOther: (name: string) => boolean): readonly [Values, Values] {
  const [other, own] = halves(Object.entries(values), ([name]) => isOther(name))
  return [Object.fromEntries(own), Object.fromEntries(other)]
}

function halves<T>(list: readonly T[], belongs: (each: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [list.filter(belongs), list.filter((each) => !belongs(each))]
}
