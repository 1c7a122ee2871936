import type { Line, LinesEdit, SetEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { type BoundGroup, boundGroups, currencyFields } from './field-groups.ts'
import type { Field } from './fields.ts'
import { chosenParts, isSamePart } from './merged-parts.ts'
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

/** What a write of the edit's own device changed since the version that the edit builds on. */
export type OwnWrite = Pick<UnseenWrite, 'before' | 'after'>

/** An edit split into the part that is stored and the part that lost; both are patches. */
export interface SettledEdit {
  readonly data: AnyPatch
  /** Values that lost to a later edit of the same field, or whose line was removed. */
  readonly lost: AnyPatch
  /** The list fields whose edited lines were removed meanwhile. */
  readonly homeless: readonly string[]
  /** The list fields where the edit removes lines that others changed meanwhile; the removal wins. */
  readonly emptied: readonly string[]
  /** Fields whose amounts were typed in a currency that was changed meanwhile; they are lost. */
  readonly inOtherCurrency: readonly string[]
}

type Values = Readonly<Record<string, unknown>>
type Part = { readonly kept: unknown; readonly lost: unknown }

/**
 * Splits an edit that arrives after writes which its device had not seen (SYNC-04): the later edit wins, by the corrected clocks, of a
 * field or of a group of fields that are one decision; in lists that holds for each field of a line and for each entry. Amounts that were
 * typed in another currency never win. `ownSince` are what the same device wrote since. The same on both sides.
 */
export function settledEdit(
  entity: Entity,
  row: AnyRow,
  edit: AnyPatch,
  unseen: readonly UnseenWrite[],
  ownSince: readonly OwnWrite[] = [],
): SettledEdit {
  const later = unseen.filter(({ isLater }) => isLater)
  const settling: Settling = {
    entity,
    edit,
    row,
    unseen,
    later,
    ownSince,
    seen: seenRow(entity, row, unseen),
    data: {},
    lost: {},
    homeless: [],
    emptied: [],
    inOtherCurrency: [],
  }
  const isTouched = (name: string): boolean => changes(settling, name) || touches(unseen, name)
  for (const group of boundGroups(entity.fields, isTouched)) settleGroup(settling, group)
  const { data, lost, homeless, emptied, inOtherCurrency } = settling
  return { data, lost, homeless, emptied, inOtherCurrency }
}

interface Settling {
  readonly entity: Entity
  readonly row: AnyRow
  readonly edit: AnyPatch
  readonly unseen: readonly UnseenWrite[]
  readonly later: readonly UnseenWrite[]
  readonly ownSince: readonly OwnWrite[]
  /** The row as the edit's device saw it. */
  readonly seen: AnyRow
  readonly data: Record<string, unknown>
  readonly lost: Record<string, unknown>
  readonly homeless: string[]
  readonly emptied: string[]
  readonly inOtherCurrency: string[]
}

function settleGroup(settling: Settling, group: BoundGroup): void {
  const { entity, edit, later, lost } = settling
  const own = group.names.filter((name) => edit[name] !== undefined)
  const isPlain = own.every((name) => !isList(entity, name))
  const lose = (): void => own.forEach((name) => (lost[name] = edit[name]))
  if (own.length === 0) return
  if (group.isOfCurrency) {
    const currencies = [...currencyFields(entity.fields)].filter((name) => group.names.includes(name))
    const sets = currencies.some((name) => changes(settling, name))
    if (!sets) settling.inOtherCurrency.push(...own)
    if (!sets || currencies.some((name) => touches(later, name))) lose()
    else decide(settling, group, own)
  } else if (group.names.length > 1 && isPlain) {
    if (group.names.some((name) => touches(later, name))) lose()
    else decide(settling, group, own)
  } else for (const name of own) settleField(settling, name)
}

/** The edit decides its whole group: what others changed of it meanwhile goes back to what its device saw. */
function decide(
  { entity, edit, unseen, ownSince, seen, data }: Settling,
  { names }: BoundGroup,
  own: readonly string[],
): void {
  for (const name of own) data[name] = edit[name]
  const others = names.filter((name) => edit[name] === undefined && !isList(entity, name) && touches(unseen, name))
  for (const name of others) if (!touches(ownSince, name)) data[name] = seen[name]
}

/** Whether an edit changes what its device saw; a whole row also repeats what it leaves alone. */
function changes({ edit, seen }: Settling, name: string): boolean {
  return edit[name] !== undefined && !same(edit[name], seen[name])
}

function settleField({ entity, row, edit, unseen, later, ownSince, ...into }: Settling, name: string): void {
  const field = entity.fields[name]
  if (!field) return
  const gone = goneLines(field, row[name], edit[name], name, unseen)
  if (gone.size > 0) into.homeless.push(name)
  if (removesChanged(name, edit[name], unseen)) into.emptied.push(name)
  const inParts = partedParts(field, name, row[name], edit[name], unseen, ownSince)
  const part = inParts ?? parted(field, name, edit[name], later, gone)
  if (part.kept !== undefined) into.data[name] = part.kept
  if (part.lost !== undefined) into.lost[name] = part.lost
}

function isList({ fields }: Entity, name: string): boolean {
  return fields[name]?.type === 'lines' || fields[name]?.type === 'tags'
}

function touches(writes: readonly OwnWrite[], name: string): boolean {
  return writes.some(({ before, after }) => name in before || name in after)
}

/** The fields of an edit and those that are decided with them, as a device keeps them to see later what others changed. */
export function decidedWith({ fields }: Entity, edit: AnyPatch): readonly string[] {
  const currencies = currencyFields(fields)
  const groups = boundGroups(fields, (name) => currencies.has(name))
  const decided = groups.filter(({ names }) => names.some((name) => edit[name] !== undefined))
  return [...new Set([...Object.keys(edit), ...decided.flatMap(({ names }) => names)])]
}

/** Whether others may have changed something that an edit decides with its own fields, or leaves in a part of one. */
export function decidesMore({ fields }: Entity, edit: AnyPatch): boolean {
  const currencies = currencyFields(fields)
  const inParts = Object.keys(edit).some((name) => fields[name]?.parts)
  return (
    inParts ||
    boundGroups(fields, (name) => currencies.has(name)).some(
      ({ names }) => names.length > 1 && names.some((name) => edit[name] !== undefined),
    )
  )
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
  const touching = later.filter((write) => touches([write], name))
  if (isLinesEdit(value)) return partedLines(name, value, touching, gone)
  if (touching.length === 0) return { kept: value, lost: undefined }
  return field.type === 'tags' && isSetEdit(value) ? partedSet(name, value, touching) : { kept: undefined, lost: value }
}

/** Of a value with parts, each part for itself; undefined where that is not what it is, or what stands of it does not go together. */
function partedParts(
  { parts, fallback }: Field,
  name: string,
  stored: unknown,
  value: unknown,
  unseen: readonly UnseenWrite[],
  ownSince: readonly OwnWrite[],
): Part | undefined {
  if (!parts || value === null) return undefined
  const split = (whole: unknown): Values => parts.split(whole ?? fallback)
  const [own, other] = [split(value), split(stored)]
  const inParts = <Write extends OwnWrite>(writes: readonly Write[]) =>
    writes
      .filter((write) => touches([write], name))
      .map((write) => ({ ...write, before: split(write.before[name]), after: split(write.after[name]) }))
  const [writes, ownWrites] = [inParts(unseen), inParts(ownSince)]
  let isLost = false
  const kept = chosenParts(own, other, (part) => {
    const isTouching = ({ before, after }: OwnWrite): boolean => !isSamePart(before[part], after[part])
    const touching = writes.filter(isTouching)
    const [first] = touching
    if (!first) return own[part]
    // What a write of the device itself holds of other parts may be others' work that the device never saw.
    const ownLast = ownWrites.findLast(isTouching)
    if (isSamePart(own[part], ownLast ? ownLast.after[part] : first.before[part])) return other[part]
    if (!touching.some(({ isLater }) => isLater)) return own[part]
    isLost ||= !isSamePart(own[part], other[part])
    return other[part]
  })
  const joined = parts.join(kept)
  return joined === undefined ? undefined : { kept: joined, lost: isLost ? value : undefined }
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
