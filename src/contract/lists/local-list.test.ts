import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../entity.ts'
import { customerList } from './customer-list.ts'
import type { ShownListing } from './declared-list.ts'
import { listedRows } from './local-list.ts'
import { serviceList } from './service-list.ts'

const rowsOf = (field: string, values: readonly string[]) =>
  values.map((value, n) => ({ id: String(n), nameKey: String(n), [field]: value }) as unknown as AnyRow)
const ids = (list: ShownListing, rows: readonly AnyRow[], sort: string, direction: 'asc' | 'desc') =>
  listedRows(list, rows, { filters: {}, sort, direction })
    .map(({ id }) => id)
    .join('')

describe('rows of a list', () => {
  it.each([
    ['country', customerList],
    ['company', customerList],
    ['category', serviceList],
  ] as const)('API-03 DOC-10 rows without a text come last by %s in both directions', (field, list) => {
    const rows = rowsOf(field, ['', 'DE', 'AT', '', 'FR'])
    expect(ids(list, rows, field, 'asc')).toBe('21403')
    expect(ids(list, rows, field, 'desc')).toBe('41230')
  })
})
