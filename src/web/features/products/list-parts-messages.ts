/** Words of what the product list shows later: nothing to show, and what is done with chosen products. */
export const listPartsMessages = {
  newName: 'New Product',
  importFile: 'Import a file',
  connectStore: 'Connect a store',
  empty: {
    title: 'No products yet',
    text: 'Everything you sell is listed here, with what it really cost you and what it must sell for.',
  },
  edit: 'Edit',
  paletteActs: {
    priceChange: (products: string) => `Raise prices of ${products}…`,
    pricing: (products: string) => `Set margin of ${products}…`,
    costChange: (products: string) => `Raise supplier prices of ${products}…`,
  },
  /** What else people call the chosen ones. */
  paletteWords: 'the selection selected chosen',
  labels: 'Labels',
  /** The title of the change. */
  deleted: (products: string) => `Deleted ${products}`,
} as const
