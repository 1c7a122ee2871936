import type { CustomerAccount } from '#domain/customers/accounts.ts'
import type { CUSTOMER_STATES } from '#contract/entities/customer.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'

type Status = (typeof CUSTOMER_STATES)[number]

const states: Readonly<Record<Status, string>> = { active: 'Active', inactive: 'Inactive', pending: 'Pending' }

/** Amounts by currency: `€120.00, $4.00`; empty where there is nothing. */
function amounts(sums: Iterable<readonly [currency: string, units: number]>): string {
  return [...sums].flatMap(([currency, units]) => (units > 0 ? formatMoney(units, currency) : [])).join(', ')
}

/** The messages of the list of customers. */
export const customersMessages = {
  title: 'Customers',
  factsOf: (customers: readonly { readonly status: Status }[], accounts: readonly CustomerAccount[]) => {
    const active = customers.filter(({ status }) => status === 'active').length
    const [due, overdue] = (['due', 'overdue'] as const).map((name) => amounts(sumsOf(accounts, name)))
    return [
      `${countOf('customer', customers.length)}, ${formatNumber(active)} active`,
      ...(due ? [`${due} open`] : []),
      ...(overdue ? [`${overdue} overdue`] : []),
    ].join(' · ')
  },
  amounts,
  overdue: (units: number, currency: string) => `${formatMoney(units, currency)} overdue`,
  create: 'New customer',
  figures: 'Figures',
  searchHint: 'Name, e-mail …',
  states,
  notSet: 'Not set',
  filters: {
    status: { label: 'Status', all: 'All statuses', options: states },
    country: { label: 'Country', all: 'All countries', absent: 'Not set' },
    industry: { label: 'Industry', all: 'All industries', absent: 'Not set' },
    owing: { label: 'Balance', all: 'Any balance', options: { due: 'Owes something', overdue: 'Overdue' } },
    tags: { label: 'Tags', all: 'Any tag' },
  },
  columns: { name: 'Customer', due: 'Open' },
  noContact: 'No contact',
  selection: { status: 'Status', tags: 'Tags' },
  tagging: {
    title: (count: number) => `Tags of ${countOf('customer', count)}`,
    add: 'Add',
    remove: 'Remove',
    apply: 'Change tags',
  },
  making: {
    title: 'New customer',
    lead: 'The name is enough. Everything else can follow on the customer’s page.',
    noCountry: 'Not known',
    known: (name: string) => `There is already a customer with this e-mail: ${name}.`,
    create: 'Add customer',
  },
  empty: {
    title: 'No customers yet',
    text: 'A customer holds the details for documents, the balance and the price list. One is also added with their first invoice.',
    importFile: 'Import a file',
  },
  statusSet: (count: number, status: Status) => `${countOf('customer', count)} set to ${states[status].toLowerCase()}`,
  tagged: (count: number) => `Tags of ${countOf('customer', count)} changed`,
  documentsStay: 'Their documents stay, with the name and address on them.',
} as const

function sumsOf(accounts: readonly CustomerAccount[], name: 'due' | 'overdue'): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const account of accounts) sums.set(account.currency, (sums.get(account.currency) ?? 0) + account[name])
  return sums
}
