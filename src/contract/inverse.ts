import { applyPatch, type Line, type LinesEdit, linesEdit, type Place, setEdit } from '#domain/merge.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { boundGroups, groupsOf, ownPart } from './field-groups.ts'
import type { Field, Fields } from './fields.ts'
import { same } from './same.ts'

/** The undo of an edit: a patch, and the values that the fields must still hold, which are those the edit left. */
export interface Inverse {
  readonly data: AnyPatch
  readonly expect: AnyPatch
}

/** The part of an inverse that still applies to a row, and the labels of the fields that were changed since and are kept. */
export interface StandingInverse {
  readonly data: AnyPatch
  readonly kept: readonly string[]
}

type AnyLine = Line & Readonly<Record<string, unknown>>

/**
 * The undo of an edit, from the row before and after it: fields by value, sets by their added and removed entries, lists by their lines
 * and positions. Derived fields that changed go back too.
 */
export function inverseOf(entity: Entity, before: AnyRow, after: AnyRow): Inverse {
  const changed = fieldsOf(entity).filter(([name, { readOnly }]) => !readOnly && !same(before[name], after[name]))
  const back = changed.flatMap(([name, field]) => {
    const value = inverseValue(field, before[name], after[name])
    return value === undefined ? [] : [[name, value] as const]
  })
  const left = back.map(
    ([name, value]) => [name, isLinesEdit(value) ? named(after[name], value) : after[name]] as const,
  )
  const data = Object.fromEntries(back)
  return { data, expect: { ...Object.fromEntries(left), ...amountsLeft(entity, data, after) } }
}

/** The amounts that an edit left when it changed the currency: only while all of them are unchanged can the currency go back. */
function amountsLeft({ fields }: Entity, data: AnyPatch, after: AnyRow): AnyPatch {
  const bound = boundGroups(fields, (name) => name in data).filter(({ isOfCurrency }) => isOfCurrency)
  return Object.fromEntries(
    bound.flatMap(({ names }) => names.map((name) => [name, ownPart(fields[name], after[name])])),
  )
}

/**
 * The part of an inverse that still applies (CHANGE-02): where the row no longer holds what the undone edit left, it was changed since
 * and is kept; a field that follows from another goes unmentioned. A group of fields is undone or kept as one. The same on both sides.
 */
export function standingInverse(entity: Entity, row: AnyRow, { data, expect }: Inverse): StandingInverse {
  const kept: string[] = []
  const stands: Record<string, unknown> = {}
  for (const { label, names, isOfCurrency } of boundGroups(entity.fields, (name) => name in data)) {
    if (isOfCurrency) {
      const { value, isWhole } = standingAmounts(entity.fields, names, { row, data, expect })
      if (!isWhole) kept.push(label)
      Object.assign(stands, value)
      continue
    }
    const own = names.filter((name) => data[name] !== undefined)
    const parts = own.map((name) => {
      const field = entity.fields[name]
      return {
        name,
        ...(field ? standingValue(field, row[name], data[name], expect[name]) : { value: undefined, isWhole: false }),
      }
    })
    const isOne = parts.some(({ value }) => value === undefined)
    if (parts.some(({ name, isWhole }) => !isWhole && !isLed(entity.fields[name], data))) kept.push(label)
    if (!isOne) for (const { name, value } of parts) stands[name] = value
  }
  return { data: stands, kept }
}

/** Whether a field follows from one that a patch changes: that it holds something else by then is no change of its own. */
function isLed(field: Field | undefined, data: AnyPatch): boolean {
  return field?.follows !== undefined && data[field.follows] !== undefined
}

/** Whether a patch leaves a row as it is. */
export function isWithoutEffect(row: AnyRow, data: AnyPatch): boolean {
  const names = Object.keys(data)
  return same(pick(applyPatch(pick(row, names), data), names), pick(row, names))
}

function inverseValue(field: Field, before: unknown, after: unknown): unknown {
  if (field.line) return linesBack(field.line, linesOf(before), linesOf(after))
  if (field.type === 'tags') return setEdit(after as readonly string[], before as readonly string[]) ?? undefined
  return before
}

function linesBack(fields: Fields, before: readonly AnyLine[], after: readonly AnyLine[]): LinesEdit | undefined {
  const own = (line: AnyLine): AnyLine => {
    const writable = Object.entries(line).filter(([name]) => name === 'id' || fields[name]?.readOnly !== true)
    return Object.fromEntries(writable) as AnyLine
  }
  const [was, is] = [before.map(own), after.map(own)]
  const edit = linesEdit(is, was) ?? { lines: {} }
  const present = new Set(is.map(({ id }) => id))
  // A line that comes back states its position: other lines may be at the end by then.
  const placed = [placesIn(was, ({ id }) => !present.has(id)), placesIn(was, () => true)]
  const order = was.map(({ id }) => id)
  const places = placed.find((each) =>
    same(idsOf(applyPatch({ list: is }, { list: { ...edit, places: each } }).list), order),
  )
  if (Object.keys(edit.lines).length + (places?.length ?? 0) === 0) return undefined
  return places && places.length > 0 ? { ...edit, places } : edit
}

function placesIn(lines: readonly AnyLine[], isMoved: (line: AnyLine) => boolean): Place[] {
  return lines.flatMap((line, at) => (isMoved(line) ? [{ id: line.id, after: lines[at - 1]?.id ?? null }] : []))
}

/** The lines that an edit names, as they are now. */
function named(list: unknown, { lines }: LinesEdit): readonly AnyLine[] {
  return linesOf(list).filter(({ id }) => id in lines)
}

interface StandingValue {
  /** Undefined where nothing applies. */
  readonly value: unknown
  readonly isWhole: boolean
}

/** A currency and its amounts are undone or kept as one: an amount typed since would otherwise change its currency. */
function standingAmounts(
  fields: Fields,
  names: readonly string[],
  { row, data, expect }: Inverse & { readonly row: AnyRow },
): { readonly value: AnyPatch; readonly isWhole: boolean } {
  const own = (name: string, value: unknown): unknown => ownPart(fields[name], value)
  const told = names.filter((name) => name in expect)
  if (told.every((name) => same(own(name, row[name]), own(name, expect[name]))))
    return { value: pick(data, names), isWhole: true }
  const back = applyPatch(pick(row, told), pick(data, names))
  return { value: {}, isWhole: told.every((name) => same(own(name, row[name]), own(name, back[name]))) }
}

function pick(values: AnyPatch, names: readonly string[]): AnyPatch {
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))
}

function standingValue(field: Field, now: unknown, back: unknown, left: unknown): StandingValue {
  if (field.line && isLinesEdit(back)) return standingLines(field.line, linesOf(now), back, linesOf(left))
  // Each entry of a set is undone by itself.
  if (field.type === 'tags' && !Array.isArray(back)) return { value: back, isWhole: true }
  const isAsLeft = same(now, left)
  return { value: isAsLeft ? back : undefined, isWhole: isAsLeft || same(now, back) }
}

function standingLines(
  fields: Fields,
  now: readonly AnyLine[],
  { lines, ...placed }: LinesEdit,
  left: readonly AnyLine[],
): StandingValue {
  const stands: Record<string, object | null> = {}
  let isWhole = true
  for (const [id, change] of Object.entries(lines)) {
    const [line, was] = [now, left].map((list) => list.find((each) => each.id === id))
    const isAsLeft = (names: readonly string[]): boolean => names.every((name) => same(line?.[name], was?.[name]))
    if (change === null) {
      if (line && isAsLeft(ownNames(fields))) stands[id] = null
      else if (line) isWhole = false
    } else if (!line && !was) stands[id] = change
    else if (!line) isWhole = false
    else {
      const groups = groupsOf(fields).map(({ names }) => names.filter((name) => name in change))
      const ownGroups = groups.filter((names) => isAsLeft(names))
      if (ownGroups.length < groups.length) isWhole = false
      const values = ownGroups.flat().map((name) => [name, (change as AnyPatch)[name]] as const)
      if (values.length > 0) stands[id] = Object.fromEntries(values)
    }
  }
  const isNothing = Object.keys(stands).length === 0 && placed.places === undefined
  return { value: isNothing ? undefined : { lines: stands, ...placed }, isWhole }
}

function ownNames(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name]))
}

function isLinesEdit(value: unknown): value is LinesEdit {
  return typeof value === 'object' && value !== null && 'lines' in value
}

function linesOf(list: unknown): readonly AnyLine[] {
  return Array.isArray(list) ? (list as AnyLine[]) : []
}

function idsOf(lines: readonly Line[]): readonly string[] {
  return lines.map(({ id }) => id)
}
