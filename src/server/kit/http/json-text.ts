import type { Result, Statement } from '../database/database.ts'
import type { Entity } from '#contract/entity.ts'
import { currentUser } from '../database/data-access.ts'
import { perEntity } from '#contract/per-entity.ts'
import { bytesOfRow, refusedBeyond } from '../rows/bounded-page.ts'
import { countSql, type FoundRows, pageSql } from '../rows/page-sql.ts'
import { partShape, restShape, type RestShape } from '../rows/rest-text.ts'

const ownRows = perEntity((entity) => `from ${entity.table} src where user_id = ${currentUser}`)

const one = perEntity((entity) => ({ name: `${entity.kind}:one`, ...reading(entity, restShape(entity)) }))

/** One row of an entity, or the named part of it, as REST JSON text in column `text`; $1 is its id. */
export function oneAsText(entity: Entity, id: string, part?: readonly string[]): Statement {
  return { ...(part ? reading(entity, partShape(entity, part)) : one(entity)), values: [id] }
}

function reading(entity: Entity, { columns, say }: RestShape): Pick<Statement, 'text' | 'read'> {
  return { text: `select ${columns} ${ownRows(entity)} and id = $1`, read: (fields) => ({ text: say(fields) }) }
}

/** What a list reads. `where` uses $1 and so on, in the order of `values`, and may name the row as `src`. */
export interface TextList extends Omit<FoundRows, 'from'> {
  readonly entity: Entity
  readonly values: readonly unknown[]
  /** Values that only `order` uses, numbered after `values`: the count leaves them out. */
  readonly orderValues?: readonly unknown[]
  readonly limit: number
  readonly offset: number
  readonly total: boolean
  /** Names of `restNames`; absent means whole rows. */
  readonly part?: readonly string[] | undefined
  /** How a row is told instead of as REST tells it. */
  readonly shape?: RestShape | undefined
  /** Finds nothing while this is the user's version: the caller has the answer. */
  readonly known?: number | undefined
}

/** Reads a page of rows as REST JSON text, limited in bytes, and their number where asked for; `listText` joins the answers. */
export function listAsText(list: TextList): Statement[] {
  const { entity, values, orderValues = [], limit, offset, total, part, known } = list
  const { columns, say } = list.shape ?? (part ? partShape(entity, part) : restShape(entity))
  const all = [...values, ...orderValues]
  const [atLimit, atOffset] = [`$${all.length + 1}`, `$${all.length + 2}`]
  const told = known === undefined ? [] : [known]
  const found = (taken: number) => ({
    ...list,
    from: ownRows(entity) + (known === undefined ? '' : newerThan(taken + 1)),
  })
  const rows = `(${pageSql(found(all.length + 2), atLimit, atOffset)}) src`
  const page = {
    text: `select ${columns}, ${refusedBeyond(bytesOfRow(entity))} from ${rows}`,
    read: (fields: Parameters<typeof say>[0]) => ({ text: say(fields) }),
  }
  // One row too many is read to know `more`; rows are counted only where asked for.
  const statements: Statement[] = [{ ...page, values: [...all, limit + 1, offset, ...told] }]
  if (total) statements.push({ text: countSql(found(values.length)), values: [...values, ...told] })
  return statements.map((statement) => ({ ...statement, ...nameOf(statement.text) }))
}

/** Holds of all rows or of none, so that it is looked up once, before them. */
function newerThan(place: number): string {
  return ` and (select version from user_head where user_id = ${currentUser}) <> $${place}::bigint`
}

/** The answers of `listAsText` as the parts of `{items, more}`, and `total` where asked for. */
export function listText([page, count]: readonly Result[], limit: number): readonly string[] {
  const rows = page?.rows ?? []
  const items = rows.slice(0, limit).map(({ text }, index) => (index === 0 ? String(text) : `,${String(text)}`))
  const total = count ? `,"total":${String(count.rows[0]?.['total'])}` : ''
  return ['{"items":[', ...items, `],"more":${rows.length > limit}${total}}`]
}

/** Every session keeps each named text prepared, so they are limited to the first lists that are asked for. */
const NAMED_LISTS = 32
const listNames = new Map<string, string>()

function nameOf(text: string): Pick<Statement, 'name'> {
  if (!listNames.has(text) && listNames.size < NAMED_LISTS) listNames.set(text, `list:${listNames.size + 1}`)
  const name = listNames.get(text)
  return name === undefined ? {} : { name }
}
