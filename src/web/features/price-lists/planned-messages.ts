import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { formatDate } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatRate } from '#web/kit/format/number.ts'

type Plan = RowOfKind<'scheduledPrice'>

const states: Readonly<Record<ScheduledState, string>> = {
  planned: 'Planned',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

export const plannedMessages = {
  title: 'Planned prices',
  lead: 'A price that takes effect by itself at its time. When a promotion ends, the earlier price comes back.',
  thing: 'these planned prices',
  plan: 'Plan a price',
  states,
  noEnd: 'no end',
  /** The change of a plan: `$12.00`, `20% off`. */
  change: ({
    patchKind,
    amount,
    currency,
    percentOff,
  }: Pick<Plan, 'patchKind' | 'amount' | 'currency' | 'percentOff'>) => {
    if (patchKind === 'price') return amount === null ? '–' : formatMoney(amount, currency)
    return percentOff < 0 ? `${formatRate(-percentOff)} up` : `${formatRate(percentOff)} off`
  },
  cameTo: (price: number, currency: string) => `became ${formatMoney(price, currency)}`,
  promotion: 'Promotion',
  cancel: (title: string) => `Cancel ${title}`,
  cancelAll: 'Cancel',
  cancelled: 'Cancelled',
  kept: (rows: number) => `${formatNumber(rows)} kept a later change`,
  gone: 'A deleted product',
  showDone: 'Show what is over',
  hideDone: 'Hide what is over',
  empty: 'Nothing is planned.',
  more: (products: number) => `and ${formatNumber(products)} more`,
  planned: (prices: number) => `${countOf('scheduledPrice', prices)} made`,
} as const

/** The messages of the lowest price before a reduction (LEDGER-03). */
export const lowestMessages = {
  line: (price: number, currency: string, since: number) =>
    `Lowest price of the 30 days before: ${formatMoney(price, currency)} (${formatDate(since)})`,
  none: 'No price is known for the 30 days before.',
  reading: 'Reading the lowest price of the 30 days before …',
  offline: 'The lowest price of the 30 days before shows once the network is back.',
  raise: 'This is not a reduction: it is not below the lowest price of the 30 days before.',
} as const

export const planMessages = {
  title: 'Plan a price',
  what: 'What for',
  whatHint: 'Winter sale',
  defaults: { price: 'Planned price', promotion: 'Promotion' },
  scope: 'Products',
  scopes: { all: 'All of the list', one: 'One product' },
  product: 'Product',
  kind: 'New price',
  kinds: { price: 'A price', percentOff: 'Percent off' },
  amount: 'Price',
  percent: 'Percent off',
  starts: 'From',
  ends: 'Until',
  endsHelp: 'Empty: no end.',
  promotion: 'Promotion',
  promotionHelp: 'Announced as a reduction: the lowest price of the 30 days before is shown next to it.',
  save: 'Plan it',
  cancel: 'Cancel',
  issues: {
    amount: 'Enter the price.',
    percent: 'Enter the percentage.',
    starts: 'Enter when it begins.',
    ends: 'It must end after it begins.',
    promotion: 'A promotion needs an end.',
    product: 'Choose a product.',
  },
} as const
