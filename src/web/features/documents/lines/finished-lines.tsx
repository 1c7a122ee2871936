import { useMemo } from 'react'
import type { DocumentTotals } from '#domain/documents/totals.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'
import type { DocumentRow, ItemRow } from '#web/kit/documents/document-row.ts'
import { formatAmount, formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { LINE_COLUMNS } from './line-columns.ts'
import { LineHead } from './line-head.tsx'
import { LineMargin } from './line-margin.tsx'
import { lineDetail, lineName, lineNote, unitText } from './line-texts.ts'
import { NO_VALUES, valuesById } from './line-values.ts'
import { PriceStoryButton } from './price-story-button.tsx'
import { lineMessages as messages } from './messages.ts'

const cellClass = 'border-b border-line px-2 py-2 align-top'
const numberClass = `${cellClass} text-end whitespace-nowrap`

interface FinishedLinesProps {
  readonly row: DocumentRow
  readonly totals: DocumentTotals
  readonly pricing: DocumentPricing
  readonly hasMargins: boolean
}

/** The lines of an issued document, to read; each price still tells its story. */
export function FinishedLines(props: FinishedLinesProps) {
  const { items } = props.row
  const isPhone = useMediaQuery(PHONE_QUERY)
  const values = useMemo(() => valuesById(items, props.totals), [items, props.totals])
  const lines = items.map((item) => ({ item, ...(values.get(item.id) ?? NO_VALUES) }))
  return (
    <section aria-label={messages.label} className="mt-8">
      {isPhone ? <Cards {...props} lines={lines} /> : <Table {...props} lines={lines} />}
    </section>
  )
}

type LinesProps = FinishedLinesProps & {
  readonly lines: readonly ({ readonly item: DocumentRow['items'][number] } & typeof NO_VALUES)[]
}

function Table({ lines, row: { currency }, pricing, hasMargins }: LinesProps) {
  return (
    <div className="@container -mx-2 overflow-x-auto">
      <table aria-label={messages.label} className="w-full border-separate border-spacing-0 text-start">
        <LineHead hasUnits={false} hasMenu={false} hasMargins={hasMargins} className="[&>th]:px-2" />
        <tbody>
          {lines.map(({ item, total, margin }, index) => (
            <tr key={item.id}>
              <td className={`${cellClass} text-[13px] text-muted`}>{formatNumber(index + 1)}</td>
              <td className={`${cellClass} min-w-40`}>
                <span className="font-medium break-words whitespace-pre-line">{item.description}</span>
                <span className="block text-xs text-muted">{lineNote(item)}</span>
              </td>
              {LINE_COLUMNS.filter(({ isPrivate }) => !isPrivate).map((column) => (
                <td key={column.id} className={numberClass}>
                  <span className="inline-flex items-center justify-end gap-1">
                    {column.id === 'unitPrice' && (
                      <span className="-my-1 empty:hidden">
                        <PriceStoryButton item={item} pricing={pricing} currency={currency} disabled />
                      </span>
                    )}
                    {column.text(asIssued(item), currency)}
                    {column.id === 'quantity' && unitText(item)}
                  </span>
                </td>
              ))}
              <td className={`${numberClass} font-semibold`}>{formatAmount(total, currency)}</td>
              {hasMargins && (
                <>
                  {LINE_COLUMNS.filter(({ isPrivate }) => isPrivate).map((column) => (
                    <td key={column.id} className={`${numberClass} bg-bg`}>
                      {column.text(item, currency)}
                    </td>
                  ))}
                  <td className={`${numberClass} bg-bg`}>
                    <LineMargin margin={margin} />
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What went out without a price went out at 0. */
function asIssued(item: ItemRow): ItemRow {
  return { ...item, priceRule: '' }
}

function Cards({ lines, row: { currency }, hasMargins }: LinesProps) {
  return (
    <ul aria-label={messages.label} className="divide-y divide-line border-y border-line">
      {lines.map(({ item, total, margin }) => (
        <li key={item.id} className="py-2.5">
          <p className="flex items-baseline justify-between gap-3 font-semibold">
            <span className="min-w-0 break-words">{lineName(item)}</span>
            <span className="shrink-0">{formatMoney(total, currency)}</span>
          </p>
          <p className="flex items-baseline justify-between gap-3 text-[13px] text-muted">
            <span>{lineDetail(asIssued(item), currency)}</span>
            {hasMargins && margin !== null && <span className="shrink-0">{formatPercent(margin)}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
