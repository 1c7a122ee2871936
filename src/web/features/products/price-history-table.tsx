import { formatDateTime } from '#web/kit/format/date.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import type { PriceCourse, PriceEntry } from './price-course.ts'
import { priceHistoryText as text } from './price-history-text.ts'

const FIGURES = ['price', 'tradePrice', 'cost'] as const

/** Every step of a price history, newest first, each in its currency: what the chart draws. */
export function PriceHistoryTable({ course }: { readonly course: PriceCourse }) {
  const shown = FIGURES.filter((figure) => figure === 'price' || course.entries.some((entry) => entry[figure] !== null))
  return (
    <div className="mt-2">
      <DataTable label={text.title}>
        <thead>
          <tr>
            <HeadCell>{text.date}</HeadCell>
            {shown.map((figure) => (
              <HeadCell key={figure} align="end">
                {text[figure]}
              </HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {course.entries.toReversed().map((entry) => (
            <Row key={entry.version}>
              <Cell head className="min-w-24 whitespace-normal">
                <time dateTime={new Date(entry.at).toISOString()}>{formatDateTime(entry.at)}</time>
              </Cell>
              {shown.map((figure) => (
                <Cell key={figure} align="end" className={figure === 'price' ? 'font-bold' : ''}>
                  {amountOf(entry, figure)}
                </Cell>
              ))}
            </Row>
          ))}
        </tbody>
      </DataTable>
    </div>
  )
}

function amountOf(entry: PriceEntry, figure: (typeof FIGURES)[number]): string {
  const units = entry[figure]
  return units === null ? text.none : formatMoney(units, entry.currency)
}
