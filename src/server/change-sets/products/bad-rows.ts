import { csvText, type CsvValue } from '#domain/csv.ts'
import { type OwnColumn, ownCells, ownColumns, type OwnRow } from '#domain/import/own-columns.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { product } from '#contract/entities/product.ts'
import type { FieldIssue } from '#contract/refusal.ts'
import type { Result, Statement } from '#server/kit/database/database.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import { badRowsMessages } from '../change-set-messages.ts'
import type { DraftInput } from './draft-input.ts'

/** Rows that are read at once. */
const PAGE = 2_000
/** Spreadsheet programs read a file with this mark as UTF-8. */
const MARK = '\uFEFF'

interface BadRow {
  readonly n: number
  readonly kind: string
  readonly title: string | null
  readonly input: Partial<DraftInput>
  readonly problems: readonly FieldIssue[]
}

/** Reads as the caller of the call. */
type Read = (statement: Statement) => Promise<Result | undefined>

/** The refused rows of a change set as CSV, in parts: the line of the file, its values, and the reasons. */
export async function* badRowsCsv(read: Read, id: string): AsyncGenerator<string> {
  const given = new Set((await read(givenFields(id)))?.rows.map(({ field }) => String(field)))
  const columns = ownColumns(product.fields).filter(({ field, calculated }) => !calculated && given.has(field))
  const named = given.has('name') ? [] : [badRowsMessages.name]
  yield (
    MARK + csvText([[badRowsMessages.row, ...named, ...columns.map(({ header }) => header), badRowsMessages.problem]])
  )
  for (let after = 0, more = true; more;) {
    const rows = ((await read(badRows(id, after)))?.rows ?? []) as unknown as readonly BadRow[]
    yield csvText(
      rows.map((row) => [row.n, ...named.map(() => row.title), ...givenCells(columns, row), problemsOf(row)]),
    )
    after = rows.at(-1)?.n ?? after
    more = rows.length === PAGE
  }
}

const NUMBERS: ReadonlySet<string> = new Set(['money', 'percent', 'quantity'])
const LISTS: ReadonlySet<string> = new Set(['tags', 'lines'])

/** Values that could not be read are written as they were given. */
function givenCells(columns: readonly OwnColumn[], { input }: BadRow): CsvValue[] {
  const { data = {}, category = [], brand = '' } = input
  const row: OwnRow = { ...data, categoryId: category.length > 0 ? '' : null, brandId: brand === '' ? null : '' }
  return columns.flatMap((column): readonly CsvValue[] => {
    const value = row[column.field]
    const isUnread =
      (NUMBERS.has(column.type) && typeof value !== 'number') || (LISTS.has(column.type) && !Array.isArray(value))
    if (isUnread) return [typeof value === 'string' ? value : null]
    return ownCells([column], row, (type) => (type === 'category' ? category : [brand]))
  })
}

function problemsOf({ kind, problems }: BadRow): string {
  const { fields } = knownEntity(kind)
  return problems.map(({ field, message }) => `${fields[field]?.label ?? field}: ${message}`).join(' · ')
}

const BAD = `r.user_id = ${currentUser} and r.change_set_id = $1 and r.state = 'bad'`

function givenFields(id: string): Statement {
  return {
    name: 'draft:bad-fields',
    text: `select distinct jsonb_object_keys(r.input->'data') as field from change_set_row r
        where ${BAD} and jsonb_typeof(r.input->'data') = 'object'
      union select 'categoryId' where exists (select from change_set_row r where ${BAD} and r.input ? 'category')
      union select 'brandId' where exists (select from change_set_row r where ${BAD} and r.input ? 'brand')`,
    values: [id],
  }
}

function badRows(id: string, after: number): Statement {
  return {
    name: 'draft:bad-rows',
    text: `select r.n, r.kind, coalesce(r.input->'data'->>'name', p.name, r.input->>'title') as title, r.input, r.problems
      from change_set_row r left join product p on p.user_id = r.user_id and p.id = r.row_id
      where ${BAD} and r.n > $2 order by r.n limit ${PAGE}`,
    values: [id, after],
  }
}
