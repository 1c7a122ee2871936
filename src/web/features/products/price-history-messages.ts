export const priceHistoryMessages = {
  title: 'Price history',
  thing: 'the price history of this product',
  now: 'Now',
  price: 'Retail price',
  tradePrice: 'Trade price',
  cost: 'Total cost',
  /** Names at the lines. */
  lines: { price: 'Price', cost: 'Cost' },
  date: 'Date',
  none: '–',
  table: 'Show as table',
  csv: 'CSV file',
  fileName: (name: string) => `Price history of ${name}.csv`,
  of: 'Prices of',
  product: 'The product',
  currency: 'Currency',
  empty: (currency: string) => `It has not had a price in ${currency} yet.`,
  since: (day: string) => `Since ${day}. “Show older changes” below goes further back; the CSV file has them all.`,
  sinceOffline: (day: string) =>
    `Since ${day}. Older changes are kept on the server: they show once the network is back.`,
  cut: 'The file has the newest 10,000 changes.',
  steady: (value: string, day: string) => `Retail price ${value} since ${day}. The table has every change.`,
  series: (from: string, day: string, to: string, changes: string) =>
    `Retail price from ${from} on ${day} to ${to}, in ${changes}. The table has every change.`,
  change: { one: 'step', other: 'steps' },
  /** The heads of the file, in its order. */
  file: ['Date', 'Variant', 'SKU', 'Currency', 'Retail price', 'Trade price', 'Total cost', 'Changed by', 'Reason'],
} as const
