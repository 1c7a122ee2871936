import { csvText } from '#domain/csv.ts'
import { decimalFromPpm, decimalFromUnits } from '#domain/money.ts'
import type { ServiceRow } from './service-row.ts'

/** The columns of SERV-06, as the documents name them. */
const HEADER = [
  'ID',
  'Name',
  'Category',
  'Pricing Model',
  'Base Currency',
  'Total Cost',
  'Price/Rate',
  'Margin %',
  'Active',
]

type Exported = Pick<
  ServiceRow,
  'id' | 'name' | 'category' | 'pricingModel' | 'baseCurrency' | 'totalCost' | 'mainPrice' | 'margin' | 'isActive'
>

/** Services as CSV text (SERV-06): amounts and percentages as plain decimals, text that a spreadsheet would run disarmed. */
export function servicesCsv(rows: readonly Exported[]): string {
  return csvText([HEADER, ...rows.map(cellsOf)])
}

function cellsOf(row: Exported): readonly string[] {
  const { baseCurrency } = row
  return [
    row.id,
    row.name,
    row.category,
    row.pricingModel,
    baseCurrency,
    decimalFromUnits(row.totalCost, baseCurrency),
    decimalFromUnits(row.mainPrice, baseCurrency),
    decimalFromPpm(row.margin),
    row.isActive ? 'Yes' : 'No',
  ]
}

/** The name of the file for a day, YYYY-MM-DD. */
export function servicesFileName(day: string): string {
  return `services_export_${day}.csv`
}
