export const pastMessages = {
  thing: 'the prices of that day',
  open: 'Prices on a day',
  day: 'Day',
  title: (day: string) => `Prices on ${day}`,
  lead: 'What everything sold for at the end of a day, from the history of every change.',
  csv: 'CSV file',
  fileName: (day: string) => `Prices on ${day}.csv`,
  columns: {
    name: 'Product',
    sku: 'SKU',
    cost: 'Cost then',
    trade: 'Trade then',
    past: 'Price then',
    present: 'Price now',
    change: 'Change',
  },
  empty: 'There were no products on that day.',
  offline: {
    title: 'You are offline',
    text: 'The prices of past days are kept on the server. They show once the network is back.',
  },
} as const
