import type { AnyPatch, Entity } from '#contract/entity.ts'
import { fieldsOf } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Field } from '#contract/fields.ts'
import { isNaming } from '#contract/named-rows.ts'
import { perEntity } from '#contract/per-entity.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import { fromRest, inputSchema, type RestObject } from '#contract/rest-codec.ts'
import type { Note } from '#domain/archive/record-reader.ts'
import { PPM } from '#domain/money.ts'
import { PRICE_CHOICES } from '#domain/price-floor.ts'
import { archiveMoment, type ArchiveValues, objectOf } from '#domain/archive/values.ts'
import type { BroughtAlong, PatchRow } from '../kit/write/patch-draft.ts'
import type { ArchiveIds } from './archive-account.ts'
import { archiveMessages as messages } from './archive-messages.ts'
import type { ArchiveRecord } from './archive-records.ts'
import { sharedNow } from '../kit/clock.ts'

/** A record in the terms of REST, before it is checked as any caller's input is. */
export interface ReadRow {
  readonly kind: string
  readonly record: ArchiveRecord
  /** The id here, where it follows from what the record says and not from its id in the archive. */
  readonly id?: string
  readonly body: RestObject
  readonly notes?: readonly Note[]
  readonly brings?: Omit<BroughtAlong, 'createdAt' | 'updatedAt' | 'dropsMissing'>
  /** What does not fit is left out with a note, not refused: the old product kept no such rules. */
  readonly isLenient?: boolean
}

/** Told notes of one row. */
const MOST_NOTES = 20
const LONGEST_TITLE = 300
/** What may be left out without changing what the row says of money. */
const SPARED = new Set<Field['type']>(['text', 'choice', 'flag', 'integer', 'instant', 'json', 'tags'])

const namingPaths = perEntity((entity) =>
  fieldsOf(entity).flatMap(([name, field]) =>
    field.type === 'reference' || isNaming(field) ? [{ path: (field.path ?? name).split('.'), field }] : [],
  ),
)

/** The row of a change set that makes a record of an archive, or that lists it among the refused ones. */
export function proposedRow(read: ReadRow, ids: ArchiveIds): PatchRow {
  const { kind, record, body, brings, isLenient = false } = read
  const entity = knownEntity(kind)
  const { id = ids.of(kind, record.id) } = read
  const own = { kind, id, title: titleOf(entity, body, record), makes: true } as const
  if (record.problem) return { ...own, patch: {}, problems: [record.problem] }
  const notes = (read.notes ?? []).map(({ field, code, was }) => ({ field, message: messages.notes[code](was) }))
  const { patch, problems, left } = checked(entity, withIds(entity, body, ids), isLenient)
  if (problems.length > 0) return { ...own, patch: {}, problems: problems.slice(0, MOST_NOTES).map(named(entity)) }
  const stands = brings?.stated?.['receipt'] !== undefined
  const kept = keptMargin(kind, patch, stands ? PRICE_CHOICES : [])
  const all = [...notes, ...left, ...kept.notes].slice(0, MOST_NOTES).map(named(entity))
  const moments = momentsOf(record.values)
  return {
    ...own,
    patch: kept.patch,
    ...(all.length > 0 && { notes: all }),
    brings: { ...moments, ...brings, stated: { ...kept.stated, ...brings?.stated }, dropsMissing: true },
  }
}

/** The field with the percentage of a price. */
const PERCENTS: Readonly<Record<string, string>> = { product: 'pricingPercent', service: 'pricingValue' }

/** What was chosen before, which no rule for new choices refuses. */
interface Kept {
  readonly patch: AnyPatch
  readonly stated: AnyPatch
  readonly notes: readonly FieldIssue[]
}

/**
 * PRICE-01: an archive keeps a margin of 100 % and more, which the rule for new ones refuses. The `standing` choices of a price that comes
 * with its receipt were let through when it was made (PRICE-12).
 */
function keptMargin(kind: string, patch: AnyPatch, standing: readonly string[]): Kept {
  const name = PERCENTS[kind] ?? ''
  const { [name]: percent, pricingStrategy = 'margin' } = patch
  const isClamped = pricingStrategy === 'margin' && Number(percent ?? 0) >= PPM
  const names = new Set([...standing, ...(isClamped ? [name, 'pricingStrategy'] : [])])
  const known = Object.entries({ pricingStrategy, ...patch })
  const notes = isClamped ? [{ field: name, message: messages.clamped }] : []
  return {
    patch: Object.fromEntries(Object.entries(patch).filter(([each]) => !names.has(each))),
    stated: Object.fromEntries(known.filter(([each]) => names.has(each))),
    notes,
  }
}

/** The stored form of a body, or its issues by the names of REST. */
interface Checked {
  readonly patch: AnyPatch
  readonly problems: readonly FieldIssue[]
  /** What was left out because it does not fit. */
  readonly left: readonly FieldIssue[]
}

/** The checks of every call. */
export function checked(entity: Entity, body: RestObject, isLenient: boolean): Checked {
  const { patch, issues } = asInput(entity, body)
  if (issues.length === 0) return { patch, problems: [], left: [] }
  const spared = isLenient && issues.every(({ field }) => isSpared(entity, field))
  if (!spared) return { patch: {}, problems: issues, left: [] }
  const rest = issues.reduce((reduced, { field }) => without(reduced, spotOf(entity, field)), body)
  const again = asInput(entity, rest)
  return { patch: again.patch, problems: again.issues, left: issues.map(leftOut) }
}

function asInput(
  entity: Entity,
  body: RestObject,
): { readonly patch: AnyPatch; readonly issues: readonly FieldIssue[] } {
  const parsed = inputSchema(entity).safeParse(body)
  if (parsed.success) return fromRest(entity, parsed.data, undefined)
  const issues = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => {
          const field = [...issue.path, key].join('.')
          return { field, message: messages.unknownField(field) }
        })
      : [{ field: issue.path.join('.') || 'row', message: issue.message }],
  )
  return { patch: {}, issues }
}

function leftOut({ field, message }: FieldIssue): FieldIssue {
  return { field, message: messages.leftOut(message) }
}

/** An issue by the name of the stored field, which has a label. */
function named(entity: Entity): (issue: FieldIssue) => FieldIssue {
  return ({ field: place, message }) => {
    const found = fieldAt(entity, place)
    return { field: found ? `${found.name}${place.slice(found.path.length)}` : place, message }
  }
}

function isSpared(entity: Entity, place: string): boolean {
  const found = fieldAt(entity, place)
  // Without its name nobody would know the row again.
  return found !== undefined && SPARED.has(found.field.type) && found.field !== entity.fields[entity.title]
}

interface Found {
  readonly name: string
  readonly path: string
  readonly field: Field
}

function fieldAt(entity: Entity, place: string): Found | undefined {
  const otherwise = entity.alternatives?.[place]?.otherwise
  const own = otherwise === undefined ? undefined : entity.fields[otherwise]
  if (otherwise !== undefined && own) return { name: otherwise, path: place, field: own }
  for (const [name, field] of fieldsOf(entity)) {
    const path = [field.path ?? name, ...(field.alias ? [field.alias] : [])].find(
      (each) => place === each || place.startsWith(`${each}.`),
    )
    if (path !== undefined) return { name, path, field }
  }
  return undefined
}

function spotOf(entity: Entity, place: string): readonly string[] {
  return (fieldAt(entity, place)?.path ?? place).split('.')
}

function without(body: RestObject, [name = '', ...inner]: readonly string[]): RestObject {
  if (inner.length > 0) return { ...body, [name]: without({ ...objectOf(body[name]) }, inner) }
  return Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))
}

/** The body with the ids that the rows it names have here. */
function withIds(entity: Entity, body: RestObject, ids: ArchiveIds): RestObject {
  return namingPaths(entity).reduce((changed, { path, field }) => changedAt(changed, path, mapping(field, ids)), body)
}

function mapping(field: Field, ids: ArchiveIds): (value: unknown) => unknown {
  const kind = field.type === 'reference' ? field.target : field.names
  const idOf = (value: unknown): unknown =>
    typeof value === 'string' && value !== '' && kind !== undefined ? ids.of(kind, value) : value
  return (value) => {
    if (!Array.isArray(value)) return idOf(value)
    return value.map((each: unknown) => (field.line ? lineWithIds(field.line, each, ids) : idOf(each)))
  }
}

function lineWithIds(fields: NonNullable<Field['line']>, line: unknown, ids: ArchiveIds): unknown {
  const values = objectOf(line)
  const changed = Object.entries(fields).flatMap(([name, field]) =>
    field.names !== undefined && values[name] !== undefined ? [[name, mapping(field, ids)(values[name])]] : [],
  )
  return changed.length === 0 ? line : { ...values, ...(Object.fromEntries(changed) as object) }
}

function changedAt(
  body: RestObject,
  [name = '', ...inner]: readonly string[],
  change: (value: unknown) => unknown,
): RestObject {
  if (body[name] === undefined || body[name] === null) return body
  const value = inner.length > 0 ? changedAt({ ...objectOf(body[name]) }, inner, change) : change(body[name])
  return { ...body, [name]: value }
}

/** When a record was made and last changed, as the archive says (NOTE-04). */
function momentsOf(values: ArchiveValues): Pick<BroughtAlong, 'createdAt' | 'updatedAt'> {
  const [made, changed] = [
    archiveMoment(values['createdAt']),
    archiveMoment(values['updatedAt'] ?? values['lastUpdated']),
  ]
  const now = sharedNow()
  const isPast = (moment: number | undefined): moment is number => moment !== undefined && moment <= now
  const updatedAt = isPast(changed) ? changed : isPast(made) ? made : undefined
  return { ...(isPast(made) && { createdAt: made }), ...(updatedAt !== undefined && { updatedAt }) }
}

function titleOf({ title, fields }: Entity, body: RestObject, { id, values }: ArchiveRecord): string {
  const told = body[fields[title]?.path ?? title]
  const number = values['documentNumber']
  const text = typeof told === 'string' && told !== '' ? told : typeof number === 'string' ? number : ''
  return (text.trim() || id).slice(0, LONGEST_TITLE)
}
