import { UNKNOWN } from '#domain/customers/metrics.ts'
import { PAGE_SIZE } from '#domain/list-query.ts'
import { unitsPerMajor } from '#domain/money.ts'
import { customerList } from '#contract/lists/customer-list.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countryName } from '#web/kit/format/country-names.ts'
import { plainView } from '#web/kit/list/plain-view.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { companyOf, CustomerName, CustomerStatus, DueAmount, TagList } from './customer-cells.tsx'
import { customersMessages as text } from './messages.ts'
import type { Accounts } from './use-accounts.ts'

type CustomerRow = RowOfKind<'customer'>

/** How customers are shown as a list, with what each owes (CUST-06, DOC-10). */
export const customerListView = plainView<'customer', Accounts>('customer', {
  list: customerList,
  messages: () => text,
  pageSize: PAGE_SIZE.default,
  pageSizes: [5, 10, 20, 50, 100, 100_000],
  columns: {
    name: { cell: (row) => <CustomerName row={row} />, value: ({ name }) => name, edit: 'name' },
    company: { isExtra: true },
    contactName: { isExtra: true },
    email: {},
    phone: { isExtra: true },
    status: { cell: (row) => <CustomerStatus status={row.status} />, value: (row) => text.states[row.status] },
    country: { cell: (row) => placeOf(row) || none, value: placeOf },
    industry: { isExtra: true },
    tags: { cell: (row) => <TagList tags={row.tags} />, breakpoint: 'medium' },
    due: {
      cell: (row, accounts) => <DueAmount accounts={accounts.get(row.id)} />,
      value: (row, accounts) => text.amounts((accounts.get(row.id) ?? []).map(({ due, currency }) => [currency, due])),
      align: 'end',
    },
    updatedAt: { breakpoint: 'medium' },
    createdAt: { isExtra: true },
  },
  card: (row, accounts) => ({
    title: row.name,
    value: <DueAmount accounts={accounts.get(row.id)} />,
    detail: [companyOf(row), row.email || row.phone, placeOf(row)].filter(Boolean).join(' · ') || text.noContact,
    state: <CustomerStatus status={row.status} />,
  }),
  choices: { country: { nameOf: (code) => (code === UNKNOWN ? text.notSet : countryName(code)) } },
  told: (accounts) => ({
    filters: {
      owing: ({ id }, what) =>
        (accounts.get(id) ?? []).some(({ due, overdue }) => (what === 'due' ? due : overdue) > 0),
    },
    // Amounts of several currencies are compared by their figures: the list has no rate to turn them into one.
    sorts: {
      due: ({ id }) =>
        (accounts.get(id) ?? []).reduce((sum, { due, currency }) => sum + due / unitsPerMajor(currency), 0),
    },
  }),
})

function placeOf({ country }: CustomerRow): string {
  return country === '' ? '' : countryName(country)
}
