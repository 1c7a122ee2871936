import { countOf } from '#web/kit/actions/nouns.ts'
import { formatQuantity } from '#web/kit/format/number.ts'

export const priceFileMessages = {
  title: 'Prices from a file',
  lead: 'A CSV file or a workbook with one price per row: SKU, quantity and price. A price that differs from the current one is set in this list. Rows without a price change nothing.',
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
    several: 'Several products in the list have this name. Give each its own SKU.',
    otherCurrency: (found: string, own: string) =>
      `Currency is ${found}, but this product has ${own} in this list. Correct the cell, or change the currency of the list.`,
    repeated: (n: string) => `The same product and quantity are already in row ${n}.`,
  },
} as const
