import { describe, expect, it } from 'vitest'
import { nameKey, searchText } from '#domain/text-fold.ts'
import { readSearch, writeSearch } from '#web/kit/shell/search-params.ts'
import { type Accounts, CUSTOMER_SEARCH, CUSTOMER_SORTS, listedCustomers } from './customer-list.ts'
import type { CustomerRow } from './customer-row.ts'

type Listed = Parameters<typeof listedCustomers>[0][number]

function customer(name: string, updatedAt: number, more: Partial<CustomerRow> = {}): Listed {
  return {
    id: name,
    nameKey: nameKey(name),
    searchText: searchText([name, more.email]),
    email: '',
    status: 'pending',
    country: '',
    industry: '',
    tags: [],
    createdAt: updatedAt,
    updatedAt,
    ...more,
  }
}

const rows = [
  customer('Äpfel', 3, { status: 'active', country: 'DE', tags: ['vip'], industry: 'Retail' }),
  customer('Bean', 1, { status: 'active', country: 'AT', tags: ['eu', 'vip'], email: 'ann@bean.example' }),
  customer('Café', 2, { status: 'inactive', tags: ['eu'] }),
]
const account = { currency: 'EUR', invoiced: 0, credited: 0, paid: 0, due: 0, overdue: 0, credit: 0 }
const accounts: Accounts = new Map([
  ['Bean', [{ ...account, due: 5_000_000, overdue: 1 }]],
  ['Café', [{ ...account, currency: 'JPY', due: 60_000 }]],
])
const names = (raw: Readonly<Record<string, string>>) =>
  listedCustomers(rows, readSearch(CUSTOMER_SEARCH, raw), accounts).map(({ id }) => id)

describe('the list of customers', () => {
  it('DOC-10 CUST-06 the last changed come first, ten on a page', () => {
    expect(names({})).toEqual(['Äpfel', 'Café', 'Bean'])
    expect(readSearch(CUSTOMER_SEARCH, {})).toMatchObject({ page: 1, pageSize: 10 })
    expect(readSearch(CUSTOMER_SEARCH, { pageSize: '4', page: '0' })).toMatchObject({ page: 1, pageSize: 10 })
  })

  it('CUST-06 is searched without regard to case and accents', () => {
    expect(names({ search: 'APFEL' })).toEqual(['Äpfel'])
    expect(names({ search: 'bean.ex' })).toEqual(['Bean'])
    expect(names({ search: 'nobody' })).toEqual([])
  })

  it('CUST-06 is filtered by status, country, industry, tags and what is owed', () => {
    expect(names({ status: 'active' })).toEqual(['Äpfel', 'Bean'])
    expect(names({ country: 'Unknown' })).toEqual(['Café'])
    expect(names({ country: 'DE' })).toEqual(['Äpfel'])
    expect(names({ industry: 'Unknown', sort: 'name', direction: 'asc' })).toEqual(['Bean', 'Café'])
    expect(names({ tags: 'vip,none' })).toEqual(['Äpfel', 'Bean'])
    expect(names({ owing: 'due' })).toEqual(['Café', 'Bean'])
    expect(names({ owing: 'overdue' })).toEqual(['Bean'])
  })

  it('CUST-06 is ordered by what is due in major units, and by each other column in both directions', () => {
    expect(names({ sort: 'due', direction: 'desc' })).toEqual(['Café', 'Bean', 'Äpfel'])
    for (const sort of CUSTOMER_SORTS) {
      expect(names({ sort, direction: 'asc' })).toEqual(names({ sort, direction: 'desc' }).toReversed())
    }
  })

  it('NAV-08 lives in the address', () => {
    const raw = {
      search: 'x',
      status: 'active',
      country: 'DE',
      tags: 'a,b',
      owing: 'due',
      sort: 'name',
      direction: 'asc',
    }
    expect(writeSearch(CUSTOMER_SEARCH, {}, readSearch(CUSTOMER_SEARCH, raw))).toEqual(raw)
  })
})
