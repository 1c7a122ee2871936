import { expect, it } from 'vitest'
import type { OpenTable } from '../files/open-table.ts'
import { columnNames, type FileHead } from './file-form.ts'
import { lostColumns, recogniseColumns } from './recognise-columns.ts'

const columns = [
  { id: 'name', label: () => 'Name' },
  { id: 'email', label: () => 'E-mail' },
]
const head: FileHead = {
  columns,
  byName: () => columnNames(columns, { name: 'customer, company', email: 'mail' }),
  enough: [['name']],
}
const table = (headers: readonly string[]) => ({ headers, width: headers.length, rows: [] }) as unknown as OpenTable

it('CUST-05 PROD-14 what a field is called here goes before what others call it, and what is left out for it is said', () => {
  const opened = table(['Company', 'Mail', 'Name'])
  const { targets } = recogniseColumns(head, opened)
  expect(targets).toEqual([null, 'email', 'name'])
  expect(lostColumns(head, opened, targets)).toEqual(['Name', undefined, undefined])
  expect(lostColumns(head, opened, [null, 'email', null])).toEqual([undefined, undefined, undefined])
})

it('PROD-14 the first of two names of others is taken', () => {
  expect(recogniseColumns(head, table(['Company', 'Customer'])).targets).toEqual(['name', null])
})
