import { useMemo } from 'react'
import type { DocumentTotals } from '#domain/documents/totals.ts'
import { unitOf } from '#domain/documents/unit-codes.ts'
import type { DocumentRow, ItemRow } from '#web/kit/documents/document-row.ts'
import { formatAmount, formatMoney } from '#web/kit/format/money.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { lineDetail } from './document-line-cards.tsx'
import { LINE_COLUMNS } from './document-line-columns.ts'
import { NO_VALUES, valuesById } from './document-line-values.ts'
import { PriceStoryButton } from './document-price-story.tsx'
import { documentText } from './document-text.ts'
import type { DocumentPricing } from '#contract/document-pricing.ts'

const text = documentText.lines
const cellClass = 'border-b border-line px-2 py-2 align-top'
const PUBLIC_COLUMNS = LINE_COLUMNS.filter(({ isPrivate }) => !isPrivate)
const [COST_COLUMN] = LINE_COLUMNS.filter(({ isPrivate }) => isPrivate)

interface FinishedLinesProps {
  readonly row: DocumentRow
  readonly totals: DocumentTotals
  readonly pricing: DocumentPricing
  readonly hasMargins: boolean
}

/** The lines of an issued document, to read; each price still tells its story. */
export function FinishedLines(props: FinishedLinesProps) {
  const isPhone = useMediaQuery(PHONE_QUERY)
  return (
    <section aria-label={text.label} className="mt-8">
      {isPhone ? <Cards {...props} /> : <Table {...props} />}
    </section>
  )
}

function Table({ row, totals, pricing, hasMargins }: FinishedLinesProps) {
  const { items, currency } = row
  const values = useMemo(() => valuesById(items, totals), [items, totals])
  const hasCosts = hasMargins && COST_COLUMN !== undefined
  return (
    <div className="@container -mx-2 overflow-x-auto">
      <table aria-label={text.label} className="w-full border-separate border-spacing-0 text-left">
        <thead>
          <tr className="text-xs text-muted [&>th]:border-b [&>th]:border-line [&>th]:px-2 [&>th]:pb-1.5 [&>th]:font-semibold [&>th]:whitespace-nowrap">
            <th scope="col">{text.position}</th>
            <th scope="col" className="w-full">
              {text.description}
            </th>
            {PUBLIC_COLUMNS.map(({ id, label }) => (
              <th key={id} scope="col" className="text-right">
                {label}
              </th>
            ))}
            <th scope="col" className="text-right">
              {text.total}
            </th>
            {hasCosts && (
              <>
                <th scope="col" className="text-right" data-tip={text.private}>
                  {COST_COLUMN.label}
                </th>
                <th scope="col" className="text-right" data-tip={text.private}>
                  {text.margin}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => {
            const { total, margin } = values.get(item.id) ?? NO_VALUES
            return (
              <tr key={item.id}>
                <td className={`${cellClass} text-[13px] text-muted`}>{formatNumber(index + 1)}</td>
                <td className={`${cellClass} min-w-40`}>
                  <span className="font-medium break-words whitespace-pre-line">{item.description}</span>
                  <Small item={item} />
                </td>
                {PUBLIC_COLUMNS.map((column) => (
                  <td key={column.id} className={`${cellClass} text-right whitespace-nowrap`}>
                    <span className="inline-flex items-center justify-end gap-1">
                      {column.id === 'unitPrice' && item.productId !== null && (
                        <span className="-my-1">
                          <PriceStoryButton item={item} pricing={pricing} currency={currency} disabled />
                        </span>
                      )}
                      {column.text(item, currency)}
                      {column.id === 'quantity' && unitWord(item)}
                    </span>
                  </td>
                ))}
                <td className={`${cellClass} text-right font-semibold whitespace-nowrap`}>
                  {formatAmount(total, currency)}
                </td>
                {hasCosts && (
                  <>
                    <td className={`${cellClass} bg-bg text-right whitespace-nowrap`}>
                      {COST_COLUMN.text(item, currency)}
                    </td>
                    <td className={`${cellClass} bg-bg text-right whitespace-nowrap`}>
                      {margin === null ? (
                        <span className="text-muted">–</span>
                      ) : (
                        <MarginPill result={{ marginPpm: margin, belowFloor: false, flag: null }} />
                      )}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ row, totals, hasMargins }: FinishedLinesProps) {
  const { items, currency } = row
  const values = useMemo(() => valuesById(items, totals), [items, totals])
  return (
    <ul aria-label={text.label} className="divide-y divide-line border-y border-line">
      {items.map((item) => {
        const { total, margin } = values.get(item.id) ?? NO_VALUES
        return (
          <li key={item.id} className="py-2.5">
            <p className="flex items-baseline justify-between gap-3 font-semibold">
              <span className="min-w-0 break-words">{item.description || item.sku || text.noName}</span>
              <span className="shrink-0">{formatMoney(total, currency)}</span>
            </p>
            <p className="flex items-baseline justify-between gap-3 text-[13px] text-muted">
              <span>{lineDetail(item, currency)}</span>
              {hasMargins && margin !== null && <span className="shrink-0">{formatPercent(margin)}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Small({ item: { sku, taxCategory } }: { readonly item: ItemRow }) {
  const words = [sku, taxCategory && documentText.categories[taxCategory]].filter(Boolean).join(' · ')
  return words === '' ? null : <span className="block text-xs text-muted">{words}</span>
}

/** Pieces go without saying. */
function unitWord({ unitCode }: ItemRow): string {
  return unitCode === 'C62' ? '' : ` ${unitOf(unitCode)?.label ?? unitCode}`
}
