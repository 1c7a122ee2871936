import { type CsvValue, csvText } from '#domain/csv.ts'
import { listedCell } from '#domain/import/category-path.ts'
import { customer } from '#contract/entities/customer.ts'
import type { AddressOrText } from '#contract/postal-address.ts'
import type { CustomerRow } from './customer-row.ts'

/** The parts of an address, a column each; an address that is one text has a column of its own. */
export const ADDRESS_PARTS = ['street', 'street2', 'zip', 'city', 'state', 'country'] as const

/** The columns of a file of customers, by the names of their fields (CUST-05); what is written can be read again without loss. */
export const PLAIN_COLUMNS = [
  'name',
  'company',
  'contactName',
  'email',
  'phone',
  'status',
  'country',
  'industry',
  'vatId',
  'registrationNumber',
  'electronicAddress',
  'electronicScheme',
  'buyerReference',
  'currency',
  'language',
  'taxCategory',
  'paymentDays',
  'customerGroup',
  'subscriptionId',
  'notes',
] as const
export type PlainColumn = (typeof PLAIN_COLUMNS)[number]

/** Addresses that a file may hold. */
export const ADDRESSES = ['billingAddress', 'shippingAddress'] as const
export type AddressName = (typeof ADDRESSES)[number]
/** One column of a file of customers. */
export type ColumnId =
  | 'id'
  | 'tags'
  | 'priceListId'
  | PlainColumn
  | AddressName
  | `${AddressName}.${(typeof ADDRESS_PARTS)[number]}`

/** Every column, in the order of the file. */
export const COLUMNS: readonly ColumnId[] = [
  'id',
  ...PLAIN_COLUMNS,
  'tags',
  'priceListId',
  ...ADDRESSES.flatMap((name): ColumnId[] => [name, ...ADDRESS_PARTS.map((part): ColumnId => `${name}.${part}`)]),
]

/** The head of a column: `E-mail`, `Billing address: City`. */
export function columnLabel(column: ColumnId): string {
  if (column === 'id') return 'ID'
  const [name, part] = column.split('.') as [Exclude<ColumnId, 'id' | `${string}.${string}`>, string?]
  const { label } = customer.fields[name]
  return part === undefined ? label : `${label}: ${PART_LABELS[part as (typeof ADDRESS_PARTS)[number]]}`
}

const PART_LABELS: Readonly<Record<(typeof ADDRESS_PARTS)[number], string>> = {
  street: 'Street',
  street2: 'Second line',
  zip: 'Postcode',
  city: 'City',
  state: 'State',
  country: 'Country',
}

/** The title of a price list by its id; undefined where there is none. */
export type TitleOf = (priceListId: string) => string | undefined

/** Customers as CSV text: codes as they are kept, tags with commas between, text that a spreadsheet would run disarmed. */
export function customersCsv(rows: readonly CustomerRow[], titleOf: TitleOf): string {
  const lines = rows.map((row) => COLUMNS.map((column) => cellOf(row, column, titleOf)))
  return csvText([COLUMNS.map(columnLabel), ...lines])
}

function cellOf(row: CustomerRow, column: ColumnId, titleOf: TitleOf): CsvValue {
  if (column === 'id') return row.id
  if (column === 'tags') return listedCell(row.tags)
  if (column === 'priceListId') return row.priceListId === null ? '' : (titleOf(row.priceListId) ?? row.priceListId)
  const [name = '', part] = column.split('.')
  if (name !== 'billingAddress' && name !== 'shippingAddress') return row[column as PlainColumn]
  return addressCell(row[name], part as keyof Exclude<AddressOrText, string> | undefined)
}

function addressCell(address: AddressOrText, part: keyof Exclude<AddressOrText, string> | undefined): string {
  if (part === undefined) return typeof address === 'string' ? address : ''
  return typeof address === 'string' ? '' : (address[part] ?? '')
}
