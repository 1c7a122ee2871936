import { countOf } from '#web/kit/actions/nouns.ts'
import { formatQuantity } from '#web/kit/format/number.ts'

export const priceFileMessages = {
  title: 'Prices from a file',
  lead: 'A CSV file or a workbook with one price a row: SKU, quantity and price. A price that is other than now becomes a price of this list. Rows without a price change nothing.',
  cancel: 'Cancel',
  drop: 'Drop a file with prices',
  dropText: 'The list as you exported it, or any table with SKUs and prices: .csv, .tsv or .xlsx.',
  bringIn: (prices: number) => `Set ${countOf('priceListPrice', prices)}`,
  set: (file: string) => `Prices of ${file}`,
  told: (prices: number) => `${countOf('priceListPrice', prices)} set`,
  thing: 'these prices',
  row: 'Product',
  change: 'Price',
  changes: (quantity: number, before: string, after: string) =>
    `from ${formatQuantity(quantity)}: ${before} → ${after}`,
  noPrice: 'none',
  refusedFile: 'prices_refused.csv',
  issues: {
    unnamed: 'There is no SKU, barcode or name.',
    notInList: 'This list has no such product. Add it to the list, or correct the SKU.',
    several: 'Several products of the list are called so. Give each a SKU of its own.',
    otherCurrency: (found: string, own: string) =>
      `Currency is ${found}, but this product has ${own} in this list. Correct the cell, or change the currency of the list.`,
    repeated: (n: string) => `The same product and quantity are in row ${n} already.`,
  },
} as const
