import type { Result, Statement } from '../database/database.ts'
import type { Entity } from '#contract/entity.ts'
import { currentUser } from '../database/doors.ts'
import { perEntity } from '../rows/per-entity.ts'
import { bytesOfRow, refusedBeyond } from '../rows/bounded-page.ts'
import { restColumns, restText } from '../rows/rest-text.ts'

const ownRows = perEntity((entity) => `from ${entity.table} src where user_id = ${currentUser}`)

const one = perEntity((entity) => ({
  name: `${entity.kind}:one`,
  text: `select ${restColumns(entity)} ${ownRows(entity)} and id = $1`,
  read: reader(entity),
}))

/** One row of an entity as REST JSON text in column `text`; $1 is its id. */
export function oneAsText(entity: Entity, id: string): Statement {
  const { name, text, read } = one(entity)
  return { name, text, read, values: [id] }
}

function reader(entity: Entity): NonNullable<Statement['read']> {
  const say = restText(entity)
  return (fields) => ({ text: say(fields) })
}

const listReader = perEntity(reader)

/** What a list is to hold. `where` uses $1 and so on, in the order of `values`, and may name the row as `src`. */
export interface TextList {
  readonly entity: Entity
  readonly where: string
  readonly order: string
  readonly values: readonly unknown[]
  readonly limit: number
  readonly offset: number
  readonly total: boolean
}

/** Reads a page of rows as REST JSON text, bounded in bytes, and how many there are where asked for; `listText` puts the answers together. */
export function listAsText({ entity, where, order, values, limit, offset, total }: TextList): Statement[] {
  const [limitAt, offsetAt] = [values.length + 1, values.length + 2]
  const rows = `(select * ${ownRows(entity)} and ${where} order by ${order} limit $${limitAt} offset $${offsetAt}) src`
  const columns = `${restColumns(entity)}, ${refusedBeyond(bytesOfRow(entity))}`
  const page = { text: `select ${columns} from ${rows}`, read: listReader(entity) }
  // One row too many is read to know `more`; counting is left out unless asked for (performance.md rule 2).
  const statements: Statement[] = [{ ...page, values: [...values, limit + 1, offset] }]
  if (total) statements.push({ text: `select count(*) as total ${ownRows(entity)} and ${where}`, values })
  return statements.map((statement) => ({ ...statement, ...nameOf(statement.text) }))
}

/** The answers of `listAsText` as the parts of `{items, more}`, and `total` where asked for. */
export function listText([page, count]: readonly Result[], limit: number): readonly string[] {
  const rows = page?.rows ?? []
  const items = rows.slice(0, limit).map(({ text }, index) => (index === 0 ? String(text) : `,${String(text)}`))
  const total = count ? `,"total":${String(count.rows[0]?.['total'])}` : ''
  return ['{"items":[', ...items, `],"more":${rows.length > limit}${total}}`]
}

/** Each named text is kept prepared by every session, so they are limited: the lists that are asked for most are asked for first. */
const NAMED_LISTS = 32
const listNames = new Map<string, string>()

function nameOf(text: string): Pick<Statement, 'name'> {
  if (!listNames.has(text) && listNames.size < NAMED_LISTS) listNames.set(text, `list:${listNames.size + 1}`)
  const name = listNames.get(text)
  return name === undefined ? {} : { name }
}
