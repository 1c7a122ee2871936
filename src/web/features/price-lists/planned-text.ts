import type { ScheduledState } from '#domain/price-list/list-rules.ts'
import type { Noun } from '#web/kit/format/number.ts'

const product: Noun = { one: 'product', other: 'products' }
const price: Noun = { one: 'planned price', other: 'planned prices' }

const states: Readonly<Record<ScheduledState, string>> = {
  planned: 'Planned',
  running: 'Running',
  done: 'Done',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

/** The words of planned prices and promotions. */
export const plannedText = {
  title: 'Planned prices',
  lead: 'A price that begins on its own at its time. A promotion goes back to the price before when it ends.',
  product,
  price,
  thing: 'these planned prices',
  plan: 'Plan a price',
  states,
  columns: { what: 'What', product: 'Product', price: 'Price', from: 'From', to: 'To', status: 'Status' },
  noEnd: 'for good',
  percentOff: (percent: string) => `${percent} off`,
  percentUp: (percent: string) => `${percent} up`,
  cameTo: (price: string) => `came to ${price}`,
  promotion: 'Promotion',
  cancel: (title: string) => `Call off ${title}`,
  cancelAll: 'Call off',
  cancelled: 'Called off',
  kept: (count: string) => `${count} kept what was changed meanwhile`,
  gone: 'A deleted product',
  showDone: 'Show what is over',
  hideDone: 'Hide what is over',
  empty: 'Nothing is planned.',
  more: (count: string) => `and ${count} more`,
  lowest: {
    line: (price: string, day: string) => `Lowest price of the 30 days before: ${price} (${day})`,
    none: 'No price is known of the 30 days before.',
    reading: 'Reading the lowest price of the 30 days before …',
    offline: 'The lowest price of the 30 days before shows once the network is back.',
    raise: 'This is no reduction: it is not below the lowest price of the 30 days before.',
  },
  dialog: {
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
    endsHelp: 'Empty: for good.',
    promotion: 'Promotion',
    promotionHelp: 'Announced as a reduction: the lowest price of the 30 days before stands beside it.',
    save: 'Plan it',
    cancel: 'Cancel',
    issues: {
      amount: 'Enter the price.',
      percent: 'Enter the percentage.',
      starts: 'Say when it begins.',
      ends: 'It must end after it begins.',
      promotion: 'A promotion needs an end.',
      product: 'Choose a product.',
    },
  },
  planned: (count: string) => `${count} made`,
  undo: 'Undo',
} as const
