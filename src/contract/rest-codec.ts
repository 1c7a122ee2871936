import { clearIssues } from './clear-issues.ts'
import { CURRENCY_CHANGES } from './currency-change.ts'
import * as z from 'zod/mini'
import { momentOf } from '#domain/calendar-day.ts'
import { momentIn } from '#domain/calendar/wall-time.ts'
import { lenientDecimal } from '#domain/lenient-decimal.ts'
import { beyondLimit, ppmFromDecimal, quantityFromDecimal, unitsFromDecimal, unitsPerMajor } from '#domain/money.ts'
import type { Ref } from './command.ts'
import { isNaming } from './named-rows.ts'
import { perEntity } from './per-entity.ts'
import { entityOf } from './entities/registry.ts'
import { type AnyPatch, type AnyRow, type Entity, fieldsOf } from './entity.ts'
import { fieldMessages } from './field-messages.ts'
import type { Field } from './fields.ts'
import { asLimited, type LimitReader } from './limited.ts'
import type { FieldIssue } from './refusal.ts'
import { allSteps, type Steps } from './steps.ts'

/** A REST body or answer: major-unit decimals, percent, ISO 8601, nested where the specification nests. */
export type RestObject = { [name: string]: unknown }

interface SchemaTree {
  [name: string]: z.ZodMiniType | SchemaTree
}

function isSchema(value: z.ZodMiniType | SchemaTree): value is z.ZodMiniType {
  return '_zod' in value
}

function put(tree: SchemaTree, path: string, schema: z.ZodMiniType): void {
  const [head = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    tree[head] = z.optional(schema)
    return
  }
  const inner = tree[head]
  const branch: SchemaTree = inner && !isSchema(inner) ? inner : {}
  tree[head] = branch
  put(branch, rest.join('.'), schema)
}

function strict(tree: SchemaTree): z.ZodMiniType<RestObject> {
  const shape = Object.entries(tree).map(([name, inner]) => [name, isSchema(inner) ? inner : z.optional(strict(inner))])
  return z.strictObject(Object.fromEntries(shape) as Record<string, z.ZodMiniType>)
}

const inputSchemas = new WeakMap<Entity, z.ZodMiniType<RestObject>>()

/** Fields that only the server writes: accepted as a GET gave them, and ignored. */
const passedOver = z.unknown().register(z.globalRegistry, { readOnly: true })
const STAMPS = ['id', 'version', 'userId', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy']

/**
 * The REST input of an entity: every field, all optional, unknown names refused. What was read can be sent back: fields that only the
 * server writes are ignored (API-02).
 */
export function inputSchema(entity: Entity): z.ZodMiniType<RestObject> {
  const known = inputSchemas.get(entity)
  if (known) return known
  const tree: SchemaTree = {}
  for (const [name, field] of fieldsOf(entity)) {
    if (field.internal && field.readOnly) continue
    const form = field.readOnly ? passedOver : field.rest
    put(tree, field.path ?? name, form)
    if (field.alias) put(tree, field.alias, form)
  }
  for (const [name, { use }] of Object.entries(entity.alternatives ?? {})) {
    const field = entity.fields[use]
    if (field) put(tree, name, field.rest)
  }
  const { shown = {}, stampNames = {}, alsoTold = [] } = entity
  for (const name of [...STAMPS, ...Object.keys(shown), ...Object.keys(stampNames), ...alsoTold])
    tree[name] ??= z.optional(passedOver)
  if (entity.amountsIn !== undefined) tree['currencyChange'] = z.optional(z.enum(CURRENCY_CHANGES))
  const schema = strict(tree)
  inputSchemas.set(entity, schema)
  return schema
}

const numberOrNull = z.nullable(z.number())

/** Stored as a whole number, shown as a decimal. */
function isDecimal({ type }: Field): boolean {
  return type === 'money' || type === 'percent' || type === 'quantity'
}

function outputField(field: Field): z.ZodMiniType {
  if (isDecimal(field)) return field.nullable ? numberOrNull : z.number()
  if (field.type === 'instant') return field.nullable ? z.nullable(z.string()) : z.string()
  if (field.type !== 'lines' || !field.line) return field.stored
  const inner = toldOf(field.line).map(([name, each]) => [name, outputField(each)])
  return z.array(z.object({ id: z.string(), ...Object.fromEntries(inner) }))
}

/** The fields of a line that REST shows. */
export function toldOf(line: NonNullable<Field['line']>): readonly (readonly [string, Field])[] {
  return Object.entries(line).filter(([, { internal }]) => !internal)
}

/** The REST answer for one row of an entity. */
export function outputSchema(entity: Entity): z.ZodMiniType {
  const tree: SchemaTree = { id: z.string(), version: z.int(), userId: z.string() }
  const add = (path: string, schema: z.ZodMiniType): void => {
    const branch: SchemaTree = {}
    put(branch, path, schema)
    mergeTree(tree, branch)
  }
  for (const [name, field] of fieldsOf(entity)) {
    if (field.internal) continue
    add(field.path ?? name, outputField(field))
    if (field.alias) add(field.alias, outputField(field))
  }
  for (const name of Object.keys(entity.alternatives ?? {})) tree[name] = numberOrNull
  const repeated = Object.keys(entity.stampNames ?? {})
  for (const name of ['createdAt', 'updatedAt', 'createdBy', 'updatedBy', ...repeated]) tree[name] = z.string()
  return required(tree)
}

function mergeTree(into: SchemaTree, from: SchemaTree): void {
  for (const [name, value] of Object.entries(from)) {
    const present = into[name]
    if (present && !isSchema(present) && !isSchema(value)) mergeTree(present, value)
    else into[name] = value
  }
}

function required(tree: SchemaTree): z.ZodMiniType {
  const shape = Object.entries(tree).map(([name, inner]) => [name, isSchema(inner) ? inner : required(inner)])
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType>)
}

function at(body: RestObject, path: readonly string[]): unknown {
  let inner: unknown = body
  for (const name of path) inner = (inner as RestObject | undefined | null)?.[name]
  return inner
}

/** A path where a body may hold a value of a field; the last one wins. */
interface Place {
  readonly name: string
  readonly field: Field
  readonly path: string
  readonly steps: readonly string[]
}

/** The writable paths of an entity. Currencies, time zones and modes come first: amounts, local times and alternatives depend on them. */
const placesOf = perEntity((entity) => {
  const isLate = (field: Field): number => Number(isAmount(field) || field.zoneField !== undefined)
  const ordered = fieldsOf(entity).toSorted(([, a], [, b]) => isLate(a) - isLate(b))
  return ordered.flatMap(([name, field]): Place[] => {
    const paths = field.readOnly ? [] : [...(field.alias ? [field.alias] : []), field.path ?? name]
    return paths.map((path) => ({ name, field, path, steps: path.split('.') }))
  })
})

/** The fields that a row is told by, with the steps of each path. */
const toldFieldsOf = perEntity((entity) =>
  fieldsOf(entity).flatMap(([name, field]) => {
    const paths = [field.path ?? name, ...(field.alias ? [field.alias] : [])]
    return field.internal ? [] : [{ name, field, places: paths.map((path) => path.split('.')) }]
  }),
)

/** The writable paths with ids of other rows. */
const namedPlacesOf = perEntity((entity) => {
  const read = new Set(entity.context?.flatMap((need) => ('by' in need ? [need.by] : [])))
  return placesOf(entity).filter(({ name, field }) => field.type === 'reference' || read.has(name) || isNaming(field))
})

/** The ids of other rows in a checked body, by field. */
export function namedIn(entity: Entity, body: RestObject): AnyPatch {
  const named = namedPlacesOf(entity).flatMap(({ name, steps }) => {
    const value = at(body, steps)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(named)
}

/** The key of a new row from a checked body, in stored form; undefined for a kind without one, and if a part of it is invalid. */
export function keyIn({ key, fields }: Entity, body: RestObject): AnyPatch | undefined {
  if (!key) return undefined
  const parts = key.of.map((name) => {
    const field = fields[name]
    const value = field && at(body, (field.path ?? name).split('.'))
    return [
      name,
      field && value !== undefined
        ? storedValue(
            field,
            value,
            () => '',
            () => undefined,
          )
        : field?.fallback,
    ]
  })
  return parts.some(([, part]) => part === undefined) ? undefined : (Object.fromEntries(parts) as AnyPatch)
}

/** A stored-form patch, and the issues of the body. */
interface FromRest {
  readonly patch: AnyPatch
  readonly issues: readonly FieldIssue[]
}

/** Reads the stored-form patch from a REST body, or its issues, by the names that the caller used. */
export function fromRest(entity: Entity, body: RestObject, before: AnyRow | undefined): FromRest {
  return allSteps(fromRestSteps(entity, body, before))
}

/** The same in steps of some lines of a long list. */
export function* fromRestSteps(entity: Entity, body: RestObject, before: AnyRow | undefined): Steps<FromRest> {
  const patch: Record<string, unknown> = {}
  const issues: FieldIssue[] = []
  const current = (name: string): unknown => {
    if (name in patch) return patch[name]
    return before ? before[name] : entity.fields[name]?.fallback
  }
  const take = function* ({ name, field, path }: Omit<Place, 'steps'>, value: unknown): Steps<void> {
    const refuse: Refuse = (message, inner) => {
      issues.push({ field: inner === undefined ? path : `${path}.${inner}`, message })
    }
    const isLines = field.type === 'lines' && field.line && value !== null
    const stored = isLines
      ? yield* storedLines(field.line ?? {}, value as RestObject[], current, refuse)
      : storedValue(field, value, current, refuse)
    // Of the two names of a value, that with the new one counts: what was read and sent back repeats the other.
    const isRepeated = name in patch && stored === before?.[name]
    if (stored !== undefined && !isRepeated) patch[name] = stored
  }
  // Most bodies name few of the fields, and a generator for each would cost more than the rest.
  for (const place of placesOf(entity)) {
    const value = at(body, place.steps)
    if (value !== undefined) yield* take(place, value)
  }
  for (const [name, { when, use, otherwise }] of Object.entries(entity.alternatives ?? {})) {
    const target = when.some(({ field, is }) => current(field) === is) ? use : otherwise
    const field = entity.fields[target]
    const value = body[name]
    if (field && value !== undefined) yield* take({ name: target, field, path: name }, value)
  }
  return { patch, issues }
}

/** Answers the value of a row's field. */
type ValueOf = (name: string) => unknown

function currencyOf({ currencyField = '' }: Field, valueOf: ValueOf): string {
  return namedText(currencyField, valueOf)
}

function namedText(name: string, valueOf: ValueOf): string {
  const text = valueOf(name)
  return typeof text === 'string' ? text : ''
}

function isAmount(field: Field): boolean {
  return field.type === 'money' || field.type === 'lines'
}

/** Records an issue with a value, or with one inside it. */
type Refuse = (message: string, inner?: string) => void

function storedValue(field: Field, value: unknown, current: ValueOf, refuse: Refuse): unknown {
  if (value === null) return null
  const currency = currencyOf(field, current)
  const converted = convert(field, value, currency, namedText(field.zoneField ?? '', current))
  if ('issue' in converted) {
    refuse(converted.issue)
    return undefined
  }
  const checked = field.stored.safeParse(converted.value)
  if (checked.success) return checked.data
  const [issue] = clearIssues(checked.error.issues)
  const isBeyond = field.type === 'money' && issue?.code === 'too_big'
  refuse(isBeyond ? beyondLimit(currency, field.max) : (issue?.message ?? fieldMessages.invalid))
  return undefined
}

/** Lines that are converted in one step. */
const LINES_A_STEP = 100

function* storedLines(
  line: NonNullable<Field['line']>,
  values: readonly RestObject[],
  current: ValueOf,
  refuse: Refuse,
): Steps<unknown> {
  const fields = Object.entries(line)
  const all: RestObject[] = []
  for (const [index, value] of values.entries()) {
    if (index % LINES_A_STEP === LINES_A_STEP - 1) yield
    const stored: RestObject = { id: typeof value['id'] === 'string' ? value['id'] : `line-${index + 1}` }
    for (const [name, field] of fields) {
      const each = value[name]
      const isGiven = each !== undefined && !field.readOnly
      stored[name] = isGiven
        ? storedValue(field, each, current, (message) => refuse(message, `${index}.${name}`))
        : field.fallback
    }
    all.push(stored)
  }
  return all
}

function convert(
  field: Field,
  value: unknown,
  currency: string,
  timeZone: string,
): { value: unknown } | { issue: string } {
  if (field.type === 'money') return unitsFromDecimal(value as number | string, currency)
  if (field.type === 'percent') {
    return ppmFromDecimal(
      field.lenient && typeof value === 'string' ? lenientDecimal(value) : (value as number | string),
    )
  }
  if (field.type === 'quantity') return quantityFromDecimal(value as number | string)
  if (field.type !== 'instant') return { value }
  const moment = timeZone === '' ? momentOf(String(value)) : momentIn(String(value), timeZone)
  return moment === undefined ? { issue: fieldMessages.noMoment } : { value: moment }
}

/**
 * The REST form of a row; the same as the database's own projection (a test compares them). `rows` holds those that `shownBy` names and
 * those of the entity's context.
 */
export function toRest(entity: Entity, stored: AnyRow, userId: string, rows: LimitReader = NO_ROWS): RestObject {
  const row = asLimited(entity, stored, rows)
  const rest: RestObject = { id: row.id, version: row.version, userId }
  const scales = scalesOf(row)
  for (const { name, field, places } of toldFieldsOf(entity)) {
    const value = restOf(field, row[name], scales)
    for (const steps of places) set(rest, steps, value)
  }
  for (const [name, { when, use, otherwise }] of Object.entries(entity.alternatives ?? {})) {
    const source = when.some(({ field, is }) => row[field] === is) ? use : otherwise
    const field = entity.fields[source]
    if (field) rest[name] = restOf(field, row[source], scales)
  }
  for (const [name, { by, otherwise }] of Object.entries(entity.shown ?? {})) {
    const target = entityOf(entity.fields[by]?.target ?? '')
    rest[name] = (target && rows.get(target.kind, String(row[by]))?.[target.title]) ?? otherwise
  }
  rest['createdAt'] = new Date(row.createdAt).toISOString()
  rest['updatedAt'] = new Date(row.updatedAt).toISOString()
  rest['createdBy'] = userId
  rest['updatedBy'] = userId
  for (const [name, stamp] of Object.entries(entity.stampNames ?? {})) rest[name] = rest[stamp]
  return rest
}

const NO_ROWS: LimitReader = { get: () => undefined, flagged: () => undefined }

/** The rows whose titles the REST form of a row shows. */
export function shownBy(entity: Entity, row: AnyRow): Ref[] {
  return Object.values(entity.shown ?? {}).flatMap(({ by }) => {
    const id = row[by]
    return typeof id === 'string' ? [{ kind: entity.fields[by]?.target ?? '', id }] : []
  })
}

/** Units per major unit by the field with the currency, each looked up once per row. */
function scalesOf(row: AnyRow): (field: Field) => number {
  const known = new Map<string, number>()
  return (field) => {
    const { currencyField = '' } = field
    const scale = known.get(currencyField) ?? unitsPerMajor(currencyOf(field, (name) => row[name]))
    known.set(currencyField, scale)
    return scale
  }
}

function set(target: RestObject, steps: readonly string[], value: unknown): void {
  let inner = target
  steps.forEach((step, index) => {
    if (index === steps.length - 1) inner[step] = value
    else inner = (inner[step] ??= {}) as RestObject
  })
}

function restOf(field: Field, value: unknown, scaleOf: (field: Field) => number): unknown {
  if (value === null || value === undefined) return null
  if (field.type === 'money') return (value as number) / scaleOf(field)
  if (field.type === 'percent' || field.type === 'quantity') return (value as number) / 10_000
  if (field.type === 'instant') return new Date(value as number).toISOString()
  if (field.type !== 'lines' || !field.line) return value
  const inner = toldOf(field.line)
  return (value as RestObject[]).map((line) => {
    const told: RestObject = { id: line['id'] }
    for (const [name, each] of inner) told[name] = restOf(each, line[name], scaleOf)
    return told
  })
}
