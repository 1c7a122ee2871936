import type { ChargeSplit } from '#domain/landed-cost/charge.ts'
import type { CostMethod } from '#domain/landed-cost/cost-method.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'

const states = { draft: 'On the way', landed: 'Landed' } as const

export const shipmentsMessages = {
  title: 'Shipments',
  label: 'Shipments',
  facts: (rows: readonly RowOfKind<'shipment'>[]) =>
    `${countOf('shipment', rows.length)} · ${formatNumber(rows.filter(({ status }) => status === 'draft').length)} on the way`,
  search: 'Search shipments',
  searchHint: 'Name, supplier …',
  filters: { status: { label: 'Status', all: 'All statuses', options: states } },
  states,
  create: 'New shipment',
  newName: 'New shipment',
  columns: {
    name: 'Shipment',
    reference: 'Reference',
    supplier: 'Supplier',
    lines: 'Lines',
    value: 'Landed value',
    arrivesOn: 'Arrival',
    status: 'Status',
    updatedAt: 'Changed',
  },
  incomplete: 'Something is missing for the calculation',
  incompleteShort: 'Not complete',
  chosen: 'Selected shipments',
  nothing: {
    title: 'Nothing matches',
    text: 'No shipment matches in its name, supplier or reference, with this status.',
    reset: 'Show all shipments',
  },
} as const

export const exampleMessages = {
  title: 'What did it cost when it reached your shelf?',
  text: 'A shipment takes the supplier’s lines and what it cost to bring them here, and gives each product its landed cost.',
  exampleTitle: 'An example: 200 mugs',
  exampleLead: (asked: number, landed: number, currency: string) =>
    `The supplier asks ${formatMoney(asked, currency)}. On the shelf each mug has cost ${formatMoney(landed, currency)}.`,
  shared: (amount: number, currency: string, pieces: number) =>
    `${formatMoney(amount, currency)} ÷ ${formatNumber(pieces)}`,
  dutyOf: (rate: number, amount: number, currency: string) => `${formatRate(rate)} of ${formatMoney(amount, currency)}`,
  perUnit: 'Cost of one mug',
  goods: 'Supplier price',
  freight: 'Freight',
  insurance: 'Insurance',
  duty: 'Duty',
  total: 'Landed cost',
} as const

export const chargeSplits: Readonly<Record<ChargeSplit, string>> = {
  value: 'Value',
  weight: 'Weight',
  volume: 'Volume',
  quantity: 'Quantity',
  equal: 'Equal parts',
  manual: 'By hand',
}

export const costMethods: Readonly<Record<CostMethod, { readonly label: string; readonly detail: string }>> = {
  last: { label: 'This shipment', detail: 'The landed cost becomes the cost.' },
  average: { label: 'Average', detail: 'Weighted with the stock you still have at the old cost.' },
  higher: { label: 'The higher', detail: 'The old cost stays where it is higher.' },
}
