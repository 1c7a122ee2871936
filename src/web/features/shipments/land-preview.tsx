import { type ReactNode, useState } from 'react'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { ColumnTable, figureColumn } from '#web/kit/grid/column-table.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { BeforeAfter } from '#web/kit/ui/before-after.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { none } from '#web/kit/ui/none.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { type LandedPart, landedParts, type Moved, tellsStock } from './landed-parts.ts'
import { Move } from './move.tsx'
import { landMessages as messages } from './page-messages.ts'
import type { Proposal } from './use-landing.ts'

const PAGE_SIZE = '50'

/** The effect of a landing as the server calculated it: the totals, then each product before and after (CHANGE-01). */
export function LandPreview({ proposal: { id, effect } }: { readonly proposal: Proposal }) {
  const store = useStore()
  const [filter, setFilter] = useState<keyof typeof messages.filters>('all')
  const [page, setPage] = useState(1)
  const rows = useRowsPage({ id, state: filter, kind: 'product', page, pageSize: PAGE_SIZE, thing: messages.thing })
  const items = rows.page?.items ?? []
  const parts = items.flatMap((row) => landedParts(row, (productId) => store.get('product', productId)))
  const percent = (ppm: number | null = null) => (ppm === null ? '–' : formatPercent(ppm))
  return (
    <section aria-label={messages.rows}>
      <dl className="grid gap-x-8 gap-y-1.5 rounded-xl bg-bg px-4 py-3 sm:grid-cols-2">
        <Figure name={messages.figures.margin}>
          <BeforeAfter before={percent(effect.marginBefore)} after={percent(effect.marginAfter)} />
        </Figure>
        <Figure name={messages.figures.belowFloor}>
          <Count count={effect.belowFloor ?? 0} />
        </Figure>
        {(effect.refused ?? 0) > 0 && (
          <Figure name={messages.figures.refused}>
            <Count count={effect.refused ?? 0} />
          </Figure>
        )}
      </dl>
      <div className="mt-4 mb-2 flex items-center justify-between gap-4">
        <h3 className="text-base">{messages.rows}</h3>
        <NativeSelect
          label={messages.show}
          hideLabel
          className="w-44"
          value={filter}
          options={optionsOf(messages.filters)}
          onChange={(next) => {
            setFilter(next)
            setPage(1)
          }}
        />
      </div>
      {rows.problem && <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />}
      {!rows.problem && !rows.page && <TableSkeleton rows={5} columns={4} />}
      {rows.page &&
        (items.length === 0 ? (
          <p className="py-3 text-muted">{messages.none}</p>
        ) : (
          <PartTable parts={parts} hasStock={tellsStock(items)} />
        ))}
      <PageSteps page={page} more={!rows.isLoading && rows.page?.more === true} onPage={setPage} />
    </section>
  )
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="shrink-0 font-semibold">{children}</dd>
    </div>
  )
}

function Count({ count }: { readonly count: number }) {
  if (count === 0) return formatNumber(0)
  return (
    <Pill plain tone="warn">
      {formatNumber(count)}
    </Pill>
  )
}

function PartTable({ parts, hasStock }: { readonly parts: readonly LandedPart[]; readonly hasStock: boolean }) {
  const { columns } = messages
  const figures = figureColumn<LandedPart>
  return (
    <ColumnTable
      label={messages.rows}
      rows={parts}
      keyOf={({ key }) => key}
      columns={[
        {
          head: columns.product,
          className: 'max-w-56',
          render: (part) => (
            <>
              <span className="block truncate font-semibold">{part.name}</span>
              <Problems part={part} />
              {part.dutyNote !== undefined && (
                <span className="block pb-1 text-[13px] whitespace-normal text-muted">{part.dutyNote}</span>
              )}
            </>
          ),
        },
        figures(columns.cost, ({ cost, currency }) => moved(cost, currency), { card: 'line' }),
        figures(columns.price, ({ price, currency }) => moved(price, currency), { card: 'line' }),
        { head: columns.margin, card: 'value', render: ({ margin }) => <MarginPill result={margin} /> },
        hasStock && figures(columns.stock, ({ stock }) => movedStock(stock), { card: 'line' }),
      ]}
    />
  )
}

function moved(amount: Moved, currency: string | null) {
  return <Move {...amount} currency={currency} />
}

function movedStock({ before, after }: Moved) {
  if (before === null && after === null) return none
  return <BeforeAfter before={formatNumber(before ?? 0)} after={formatNumber(after ?? 0)} />
}

function Problems({ part: { problems } }: { readonly part: LandedPart }) {
  return problems.map((message) => (
    <span key={message} className="block pb-1 text-[13px] font-medium whitespace-normal text-bad">
      {message}
    </span>
  ))
}
