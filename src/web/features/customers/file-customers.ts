import { plainCell } from '#domain/csv.ts'
import { listedNames } from '#domain/import/category-path.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import { foldText } from '#domain/text-fold.ts'
import { customer } from '#contract/entities/customer.ts'
import type { AnyPatch } from '#contract/entity.ts'
import { addressOrText, type PostalAddress } from '#contract/postal-address.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import { ADDRESS_PARTS, ADDRESSES, type AddressName, type ColumnId, COLUMNS, PLAIN_COLUMNS } from './customer-csv.ts'
import { countryOf, statusOf } from './file-words.ts'
import { E_MAIL, type FileTargets } from './file-columns.ts'
import type { CustomerRow } from './customer-row.ts'
import { importText } from './import-text.ts'

const text = importText.issues

/** A row of a file and what it comes to. */
export interface FileCustomer {
  /** The row of the file, as a spreadsheet numbers it. */
  readonly n: number
  readonly state: 'create' | 'update' | 'same' | 'bad'
  readonly title: string
  /** The customer that is meant; null for a new one without an id of its own. */
  readonly id: string | null
  /** The fields that are new or other than they were. */
  readonly data: AnyPatch
  readonly problems: readonly string[]
}

/** What the rows of a file are held against. */
export interface FileSurroundings {
  readonly customers: readonly CustomerRow[]
  readonly priceLists: readonly { readonly id: string; readonly title: string }[]
  /** Whether customers that are here already are changed; else their rows are passed over. */
  readonly updates: boolean
}

type Values = { [name: string]: unknown }

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Reads the rows of a file: whom each means, what it changes, and why it cannot (CUST-05). Empty cells change nothing. */
export function fileCustomers(
  table: OpenTable,
  targets: FileTargets,
  surroundings: FileSurroundings,
): readonly FileCustomer[] {
  const find = finderOf(surroundings.customers)
  const seen = new Map<string, number>()
  const isOwn = COLUMNS.every((column) => targets.includes(column))
  return table.rows.flatMap((row, index): FileCustomer[] => {
    const cells = rowText(row, table.width, '.').map((cell) => (isOwn ? plainCell(cell) : plainCell(cell).trim()))
    if (isBlankRow(cells)) return []
    const cell = (column: ColumnId): string => cells[targets.indexOf(column)] ?? ''
    return [readRow(index + table.firstRow, cell, { ...surroundings, find, seen, isOwn })]
  })
}

interface Reading extends FileSurroundings {
  readonly find: ReturnType<typeof finderOf>
  /** The first row of each customer. */
  readonly seen: Map<string, number>
  /** The file is one of our own: every cell is meant as it stands. */
  readonly isOwn: boolean
}

function readRow(n: number, cell: (column: ColumnId) => string, reading: Reading): FileCustomer {
  const problems: string[] = []
  const key = cell('id').toLowerCase()
  const email = cell('email')
  if (key !== '' && !UUID.test(key)) problems.push(text.id)
  const met = reading.find(key, email)
  if (met === 'several') problems.push(text.several)
  const current = met === 'several' ? undefined : met
  const values = valuesOf(cell, current, reading, problems)
  const title = typeof values['name'] === 'string' ? values['name'] : (current?.name ?? '')
  if (!current && title === '') problems.push(text.unnamed)
  const whom = current?.id ?? (key || foldText(email))
  const first = reading.seen.get(whom)
  if (whom !== '' && first !== undefined) problems.push(text.repeated(String(first)))
  else if (whom !== '') reading.seen.set(whom, n)
  const data = current ? changed(values, current) : values
  const id = current?.id ?? (key === '' ? null : key)
  if (problems.length > 0) return { n, state: 'bad', title, id, data: {}, problems }
  const isSame = current && (!reading.updates || Object.keys(data).length === 0)
  return { n, state: isSame ? 'same' : current ? 'update' : 'create', title, id, data, problems }
}

/** Finds whom a row means: by id, else by an e-mail address that one customer alone has. */
function finderOf(customers: readonly CustomerRow[]) {
  const byId = new Map(customers.map((row) => [row.id, row]))
  const byEmail = new Map<string, CustomerRow | 'several'>()
  for (const row of customers) {
    const email = foldText(row.email.trim())
    if (email !== '') byEmail.set(email, byEmail.has(email) ? 'several' : row)
  }
  return (id: string, email: string): CustomerRow | 'several' | undefined =>
    byId.get(id) ?? (id === '' ? byEmail.get(foldText(email)) : undefined)
}

/** What a row says, in stored form; what cannot be kept is among the problems. */
function valuesOf(
  cell: (column: ColumnId) => string,
  current: CustomerRow | undefined,
  { priceLists, isOwn }: Reading,
  problems: string[],
): Values {
  const values: Values = {}
  const keep = (name: ColumnId & keyof typeof customer.fields, value: unknown): void => {
    const field = customer.fields[name]
    const { error, data } = field.stored.safeParse(value)
    if (error) problems.push(`${field.label} ${error.issues[0]?.message ?? ''}`)
    else values[name] = data
  }
  for (const name of PLAIN_COLUMNS) if (cell(name) !== '') keep(name, plainValue(name, cell(name)))
  if (!current && cell('name') === '') {
    const other = cell('company') || cell('contactName') || cell('email')
    if (other !== '') keep('name', other)
  }
  if (!isOwn && cell('email') !== '' && !E_MAIL.test(cell('email'))) problems.push(text.email)
  if (cell('tags') !== '') keep('tags', [...new Set(listedNames(cell('tags')))])
  const list = cell('priceListId')
  const named = priceLists.filter(({ id, title }) => id === list || foldText(title) === foldText(list))
  const found = named.find(({ id }) => id === current?.priceListId) ?? named[0]
  if (list !== '' && !found) problems.push(text.priceList(list))
  else if (found) values['priceListId'] = found.id
  for (const name of ADDRESSES) {
    const address = addressOf(cell, name, current)
    if (address === undefined) continue
    const { error } = addressOrText.safeParse(address)
    if (error) problems.push(text.address(customer.fields[name].label))
    else values[name] = address
  }
  return values
}

function plainValue(name: (typeof PLAIN_COLUMNS)[number], cell: string): unknown {
  switch (name) {
    case 'country':
      return countryOf(cell)
    case 'status':
      return statusOf(cell)
    case 'currency':
    case 'taxCategory':
      return cell.toUpperCase()
    case 'paymentDays':
      return /^\d{1,5}\b/.test(cell) ? Number.parseInt(cell, 10) : cell
    default:
      return cell
  }
}

/** An address of a row: its parts laid over those that are there, or a text; undefined where the row has none. */
function addressOf(
  cell: (column: ColumnId) => string,
  name: AddressName,
  current: CustomerRow | undefined,
): PostalAddress | string | undefined {
  const parts = ADDRESS_PARTS.flatMap((part) => {
    const value = cell(`${name}.${part}`)
    return value === '' ? [] : [[part, part === 'country' ? countryOf(value) : value] as const]
  })
  if (parts.length === 0) return cell(name) || undefined
  const before = current?.[name]
  return { ...(typeof before === 'object' ? before : {}), ...Object.fromEntries(parts) }
}

/** What a row changes of a customer. */
function changed(values: Values, current: CustomerRow): Values {
  const before = current as unknown as Values
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => canonical(value) !== canonical(before[name])),
  )
}

/** A value as text that does not depend on the order of an address’s parts. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value)
  return JSON.stringify(
    Object.entries(value)
      .filter(([, part]) => part !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}
