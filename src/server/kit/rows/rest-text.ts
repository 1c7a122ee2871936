import { minorDigits } from '#domain/currency.ts'
import { isBelowFloor } from '#domain/price-floor.ts'
import { entityOf } from '#contract/entities/registry.ts'
import { type Alternative, type Entity, fieldsOf } from '#contract/entity.ts'
import type { Field } from '#contract/fields.ts'
import { toldOf } from '#contract/rest-codec.ts'
import { columnName } from './columns.ts'
import { limitOf } from './limit-sql.ts'
import { perEntity } from '#contract/per-entity.ts'

/** The columns of one row as the database writes them, in the order of its shape. */
type Fields = readonly (string | null)[]

/** Writes one value of a row as JSON; `digits` are the decimals of the row's money units. */
type Say = (fields: Fields, digits: number) => string

/** Makes a writer with the names and brackets before its value, which are joined once and not for every row. */
type Saying = (before: string) => Say

interface Branch {
  [name: string]: Saying | Branch
}

/** Stored decimals beyond those of the minor unit, of a percentage (ppm), and of quantities. */
const EXTRA_DIGITS = 4
/** Stands for the limit in force among the columns. */
const LIMIT = '(limit)'

/** The REST form of a row: what to select over `src`, and how the row's JSON is written from these columns, in their order. */
export interface RestShape {
  /** Plain columns, which are far cheaper than JSON built in SQL. */
  readonly columns: string
  readonly say: (fields: Fields) => string
}

/** The whole row. */
export const restShape = perEntity((entity) => shapeOf(entity, () => true))

/** The part of a row that names of `restNames` ask for, and its id. */
export function partShape(entity: Entity, names: readonly string[]): RestShape {
  const asked = new Set(names)
  const steps = names.map((name) => `${name}.`)
  return shapeOf(
    entity,
    (path) => path === 'id' || asked.has(path) || steps.some((beginning) => path.startsWith(beginning)),
  )
}

/** Numbers the columns of a shape as they are asked for. */
function columnsOf(entity: Entity): { readonly at: (name: string) => number; readonly sql: () => string } {
  const names: string[] = []
  return {
    at(name) {
      const known = names.indexOf(name)
      return known === -1 ? names.push(name) - 1 : known
    },
    sql: () => names.map((name) => columnSql(entity, name)).join(', '),
  }
}

function columnSql(entity: Entity, name: string): string {
  if (name === LIMIT) return limitOf(entity, 'src')
  const by = entity.shown?.[name]?.by
  return by === undefined ? columnName(name) : titleOf(entity, by)
}

function titleOf(entity: Entity, by: string): string {
  const target = entityOf(entity.fields[by]?.target ?? '')
  if (!target) throw new Error(`${entity.kind}.${by} is no reference`)
  const named = `src.${columnName(by)}`
  const title = `(select ${columnName(target.title)} from ${target.table} where user_id = src.user_id and id = ${named})`
  // A look-up costs as much as ten columns, even for a row that names nothing.
  return `case when ${named} is not null then ${title} end`
}

/** Money in major units, percent as percent, instants in ISO 8601 (API-01, PRICE-09). */
function shapeOf(entity: Entity, isAsked: (path: string) => boolean): RestShape {
  const { at, sql } = columnsOf(entity)
  const tree: Branch = {}
  const put = (path: string, saying: () => Saying): void => {
    if (isAsked(path)) place(tree, path, saying())
  }
  const sayingAt = (name: string): Saying => {
    const field = entity.fields[name]
    if (!field || field.internal) throw new Error(`REST shows no ${entity.kind}.${name}`)
    return limitedSaying(entity, name, field, at) ?? sayingOf(field, at(name))
  }
  put('id', () => quoted(at('id')))
  put('version', () => plain(at('version')))
  put('userId', () => quoted(at('userId')))
  for (const [name, { internal, path = name, alias }] of fieldsOf(entity)) {
    if (internal) continue
    put(path, () => sayingAt(name))
    if (alias) put(alias, () => sayingAt(name))
  }
  for (const [name, { otherwise }] of Object.entries(entity.shown ?? {})) {
    put(name, () => saying(at(name), (title) => JSON.stringify(title), undefined, JSON.stringify(otherwise)))
  }
  for (const [name, alternative] of Object.entries(entity.alternatives ?? {})) {
    put(name, () => eitherOf(alternative, at, sayingAt))
  }
  put('createdAt', () => saying(at('createdAt'), instant))
  put('updatedAt', () => saying(at('updatedAt'), instant))
  put('createdBy', () => quoted(at('userId')))
  put('updatedBy', () => quoted(at('userId')))
  for (const [name, stamp] of Object.entries(entity.stampNames ?? {})) {
    put(name, () => (stamp === 'id' ? quoted(at('id')) : saying(at(stamp), instant)))
  }
  const say = sayObject(tree)
  const currency = currencyFieldOf(entity)
  const currencyAt = currency === undefined ? -1 : at(currency)
  return { columns: sql(), say: (fields) => say(fields, minorDigits(fields[currencyAt] ?? '') + EXTRA_DIGITS) }
}

/** The field with the currency of a row's amounts, and of those in its lines. */
function currencyFieldOf(entity: Entity): string | undefined {
  const own = fieldsOf(entity).map(([, field]) => field)
  const ofLines = own.flatMap(({ line }) => Object.values(line ?? {}))
  return [...own, ...ofLines].find(({ currencyField }) => currencyField)?.currencyField
}

/** Writes one of two fields, by what others say. */
function eitherOf(
  { when, use, otherwise }: Alternative,
  at: (name: string) => number,
  sayingAt: (name: string) => Saying,
): Saying {
  const tests = when.map(({ field, is }) => ({ index: at(field), is }))
  const [one, other] = [sayingAt(use), sayingAt(otherwise)]
  return (before) => {
    const [sayOne, sayOther] = [one(before), other(before)]
    return (fields, digits) => (tests.some(({ index, is }) => fields[index] === is) ? sayOne : sayOther)(fields, digits)
  }
}

/** Writes flags of a limit, and lines with such flags, by the limit in force now, not by the stored flag. */
function limitedSaying(
  { limited }: Entity,
  name: string,
  { line }: Field,
  at: (name: string) => number,
): Saying | undefined {
  if (!limited || (name !== limited.flag && name !== limited.lines)) return undefined
  const limitAt = at(LIMIT)
  const limitIn = (fields: Fields): number | null => {
    const limit = fields[limitAt] ?? null
    return limit === null ? null : Number(limit)
  }
  const { flag, keeps, lines } = limited
  if (name === lines) {
    const [index, inner] = [at(name), toldOf(line ?? {})]
    return (before) => (fields, digits) => {
      const stored = fields[index] ?? '[]'
      if (stored === '[]') return `${before}[]`
      const limit = limitIn(fields)
      const list = (JSON.parse(stored) as Line[]).map((each) => ({ ...each, [flag]: isBeyond(each[keeps], limit) }))
      return before + linesText(list, inner, digits)
    }
  }
  const keepsAt = at(keeps)
  return (before) => (fields) => {
    const kept = fields[keepsAt] ?? null
    return `${before}${String(isBeyond(kept === null ? null : Number(kept), limitIn(fields)))}`
  }
}

function isBeyond(kept: unknown, limit: number | null): boolean {
  return isBelowFloor(typeof kept === 'number' ? kept : null, limit)
}

function place(tree: Branch, path: string, saying: Saying): void {
  const [head = '', ...rest] = path.split('.')
  if (rest.length === 0) {
    tree[head] = saying
    return
  }
  const inner = tree[head]
  const branch: Branch = typeof inner === 'object' ? inner : {}
  tree[head] = branch
  place(branch, rest.join('.'), saying)
}

function sayObject(tree: Branch): Say {
  const parts: Say[] = []
  let before = ''
  const add = (branch: Branch): void => {
    before += '{'
    Object.entries(branch).forEach(([name, value], index) => {
      before += `${index === 0 ? '' : ','}${JSON.stringify(name)}:`
      if (typeof value === 'object') return add(value)
      parts.push(value(before))
      before = ''
    })
    before += '}'
  }
  add(tree)
  const after = before
  return (fields, digits) => {
    let text = ''
    for (const say of parts) text += say(fields, digits)
    return text + after
  }
}

function sayingOf(field: Field, index: number): Saying {
  switch (field.type) {
    case 'money':
      return saying(index, decimal, { stored: '0', said: '0' })
    case 'percent':
    case 'quantity':
      return saying(index, (scaled) => decimal(scaled, EXTRA_DIGITS), { stored: '0', said: '0' })
    case 'instant':
      return saying(index, instant)
    case 'text':
      return saying(index, (text) => JSON.stringify(text), { stored: '', said: '""' })
    case 'choice':
    case 'reference':
      return quoted(index)
    case 'flag':
      return saying(index, () => 'true', { stored: 'f', said: 'false' })
    case 'lines':
      return field.line ? saying(index, linesOf(field.line), { stored: '[]', said: '[]' }) : plain(index)
    default:
      return plain(index)
  }
}

/** The text of a stored value that many rows share, so that nothing is worked out for it. */
interface Common {
  readonly stored: string
  readonly said: string
}

function saying(
  index: number,
  write: (stored: string, digits: number) => string,
  common?: Common,
  none = 'null',
): Saying {
  return (before) => {
    const [ifNone, ifCommon] = [before + none, before + (common?.said ?? '')]
    return (fields, digits) => {
      const stored = fields[index] ?? null
      if (stored === null) return ifNone
      return stored === common?.stored ? ifCommon : before + write(stored, digits)
    }
  }
}

/** The database's text is valid JSON already. */
function plain(index: number): Saying {
  return saying(index, (stored) => stored)
}

/** Ids and declared choices hold nothing that JSON escapes. */
function quoted(index: number): Saying {
  return saying(index, (stored) => `"${stored}"`)
}

/** Most rows share their instants with the row before, or within themselves. */
function instant(stored: string): string {
  if (stored !== lastInstant.stored) {
    lastInstant = { stored, said: `"${new Date(Number(stored)).toISOString()}"` }
  }
  return lastInstant.said
}

let lastInstant: Common = { stored: '0', said: '"1970-01-01T00:00:00.000Z"' }

const ZERO = 48

/** A whole number of units as a decimal: only the point is added. */
function decimal(units: string, digits: number): string {
  const point = units.length - digits
  if (point <= 0 || units.startsWith('-')) return String(Number(units) / 10 ** digits)
  let end = units.length
  while (end > point && units.charCodeAt(end - 1) === ZERO) end -= 1
  const whole = units.slice(0, point)
  return end === point ? whole : `${whole}.${units.slice(point, end)}`
}

type Line = Readonly<Record<string, unknown>>

function linesOf(line: NonNullable<Field['line']>): (stored: string, digits: number) => string {
  const inner = toldOf(line)
  return (stored, digits) => linesText(JSON.parse(stored) as Line[], inner, digits)
}

function linesText(list: readonly Line[], inner: readonly (readonly [string, Field])[], digits: number): string {
  return JSON.stringify(
    list.map((each) => ({
      id: each['id'],
      ...Object.fromEntries(inner.map(([name, { type }]) => [name, lineValue(type, each[name] ?? null, digits)])),
    })),
  )
}

function lineValue(type: Field['type'], value: unknown, digits: number): unknown {
  if (typeof value !== 'number') return value
  if (type === 'money') return value / 10 ** digits
  return type === 'percent' || type === 'quantity' ? value / 10 ** EXTRA_DIGITS : value
}
