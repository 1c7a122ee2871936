import type { RowOfKind } from '#contract/row-kinds.ts'
import { csvText } from '#domain/csv.ts'
import { decimalFromPpm, decimalFromUnits } from '#domain/money.ts'

/** The columns of SERV-06, as the specification names them. */
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
  RowOfKind<'service'>,
  'id' | 'name' | 'category' | 'pricingModel' | 'baseCurrency' | 'totalCost' | 'mainPrice' | 'margin' | 'isActive'
>

/** Services as CSV text (SERV-06): amounts and percentages as plain decimals, text that a spreadsheet would run disarmed. */
export function serviceReport(rows: readonly Exported[]): string {
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

/** The name of a report for a day, YYYY-MM-DD. */
export function reportFileName(day: string): string {
  return `services_export_${day}.csv`
}
