import { minorDigits } from '#domain/currency.ts'
import { csvText } from '#domain/csv.ts'
import { decimalFromQuantity, decimalFromUnits } from '#domain/money.ts'
import { csvFile } from '#web/kit/files/save-file.ts'
import { sheetFile } from '#web/kit/files/sheet-file.ts'
import { CELL_STYLES, type SheetCell } from '#web/kit/files/xlsx-sheet.ts'
import type { ListedPrice } from './list-pricing.ts'
import { exportMessages as messages } from './page-messages.ts'
import { ONE } from '#domain/price-list/list-rules.ts'

/** One line of a price list in a file: never a cost or a margin, because the file goes to customers (PLIST-05). */
export interface FileLine {
  readonly sku: string
  readonly barcode: string
  readonly name: string
  readonly currency: string
  /** Exact decimal text; empty without a price. */
  readonly price: string
  /** Exact decimal text: 1 for the price of one piece. */
  readonly minQuantity: string
}

const COLUMNS = ['sku', 'barcode', 'name', 'minQuantity', 'price', 'currency'] as const

/** The lines of one product or variant: its price, and its quantity breaks as `priceFrom` answers them. */
export function fileLines(
  { sku, barcode, name, price, typed }: ListedPrice,
  tiers: readonly { readonly minQuantity: number }[],
  priceFrom: (quantity: number) => { readonly price: number | null; readonly currency: string },
): readonly FileLine[] {
  const quantities = [...typed, ...tiers].map(({ minQuantity }) => minQuantity).filter((quantity) => quantity > ONE)
  const breaks = [...new Set(quantities)].sort((a, b) => a - b)
  return [ONE, ...breaks].map((minQuantity) => {
    const told = minQuantity === ONE ? price : priceFrom(minQuantity)
    return {
      sku,
      barcode,
      name,
      currency: told.currency,
      price: told.price === null ? '' : decimalFromUnits(told.price, told.currency),
      minQuantity: decimalFromQuantity(minQuantity),
    }
  })
}

export function csvOf(lines: readonly FileLine[]): Blob {
  const rows = lines.map((line) => COLUMNS.map((column) => line[column]))
  return csvFile([csvText([COLUMNS.map((column) => messages.columns[column]), ...rows])])
}

/** The lines as an XLSX workbook whose prices and quantities are numbers. */
export function xlsxOf(lines: readonly FileLine[]): Promise<Blob> {
  const head = COLUMNS.map((column) => ({ text: messages.columns[column], style: CELL_STYLES.head }))
  const rows = lines.map((line) => COLUMNS.map((column) => cellOf(line, column)))
  const widths = COLUMNS.map((column) => (column === 'name' ? 40 : 16))
  return sheetFile([head, ...rows], messages.sheet, widths)
}

function cellOf(line: FileLine, column: (typeof COLUMNS)[number]): SheetCell {
  const value = line[column]
  if (value === '') return null
  if (column === 'minQuantity') return { number: value }
  return column === 'price' ? { number: value, style: amountStyle(line.currency) } : { text: value }
}

function amountStyle(currency: string): number {
  const digits = minorDigits(currency)
  if (digits === 0) return CELL_STYLES.plain
  return digits === 3 ? CELL_STYLES.threeDigits : CELL_STYLES.twoDigits
}
