import { type ReactNode, useState } from 'react'
import type { AnyRow } from '#contract/entity.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber, formatPercent } from '#web/kit/format/number.ts'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { Move } from './landed-table.tsx'
import { shipmentsText } from './text.ts'
import type { Proposal } from './use-landing.ts'

const text = shipmentsText.land
const PAGE_SIZE = '50'
const FILTERS = ['all', 'update', 'bad', 'same'] as const
type Filter = (typeof FILTERS)[number]

/** What a landing would do, as the server has worked it out: the whole in figures, then each product before and after (CHANGE-01). */
export function LandPreview({ proposal }: { readonly proposal: Proposal }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const { id, effect } = proposal
  const rows = useRowsPage({ id, state: filter, kind: 'product', page, pageSize: PAGE_SIZE, thing: text.thing })
  const Rows = useMediaQuery(PHONE_QUERY) ? PreviewList : PreviewTable
  const percent = (ppm: number | null | undefined) => (ppm === null || ppm === undefined ? '–' : formatPercent(ppm))
  return (
    <section aria-label={text.rows}>
      <dl className="grid gap-x-8 gap-y-1.5 rounded-xl bg-bg px-4 py-3 sm:grid-cols-2">
        <Figure name={text.figures.margin}>
          {percent(effect.marginBefore)} → {percent(effect.marginAfter)}
        </Figure>
        <Figure name={text.figures.belowFloor}>
          <Count count={effect.belowFloor ?? 0} />
        </Figure>
        {(effect.refused ?? 0) > 0 && (
          <Figure name={text.figures.refused}>
            <Count count={effect.refused ?? 0} />
          </Figure>
        )}
      </dl>
      <div className="mt-4 mb-2 flex items-center justify-between gap-4">
        <h3 className="text-base">{text.rows}</h3>
        <NativeSelect
          label={text.show}
          hideLabel
          className="w-44"
          value={filter}
          options={FILTERS.map((value) => ({ value, label: text.filters[value] }))}
          onChange={(next) => {
            setFilter(next)
            setPage(1)
          }}
        />
      </div>
      {rows.problem && <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />}
      {!rows.problem && !rows.page && <TableSkeleton rows={5} columns={4} />}
      {rows.page && <Rows rows={rows.page.items} />}
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

function PreviewTable({ rows }: { readonly rows: readonly ChangeSetRow[] }) {
  const hasStock = rows.some(
    ({ after }) =>
      after !== null && ('stock' in after || variantsIn(after).some(({ stock }) => typeof stock === 'number')),
  )
  if (rows.length === 0) return <p className="py-3 text-muted">{text.none}</p>
  return (
    <DataTable label={text.rows}>
      <thead>
        <tr>
          <HeadCell pin="first">{text.columns.product}</HeadCell>
          <HeadCell align="end">{text.columns.cost}</HeadCell>
          <HeadCell align="end">{text.columns.price}</HeadCell>
          <HeadCell>{text.columns.margin}</HeadCell>
          {hasStock && <HeadCell align="end">{text.columns.stock}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PreviewRows key={row.n ?? row.id} row={row} hasStock={hasStock} />
        ))}
      </tbody>
    </DataTable>
  )
}

interface Figures {
  readonly totalCost?: unknown
  readonly effectivePrice?: unknown
  readonly stock?: unknown
  readonly margin?: unknown
  readonly belowFloor?: unknown
}

interface Landed extends Figures {
  readonly name: string
  readonly baseCurrency: string
}

interface LandedVariant extends Figures {
  readonly id: string
  readonly name: string
}

/** What a landing does to a product and to each of its variants: a row tells what it changes, the rest is as it is now. */
function useLandedParts(row: ChangeSetRow): readonly LandedPart[] {
  const store = useStore()
  const isGone = row.id === null || row.problems.some(({ field }) => field === 'variantId')
  const now = (isGone ? undefined : store.get('product', row.id)) as (AnyRow & Landed) | undefined
  const [currency, name] = [now?.baseCurrency ?? '', row.title ?? now?.name ?? '']
  const own = partOf(row.id ?? '', name, currency, { ...now, ...row.before }, { ...now, ...row.after })
  const earlier = new Map(variantsIn(row.before).map((variant) => [variant.id, variant]))
  const variants = variantsIn(row.after).flatMap((after) => {
    const before = earlier.get(after.id)
    if (!before) return []
    const part = partOf(after.id, text.ofVariant(name, after.name), currency, before, after)
    return isMoved(part) ? [part] : []
  })
  return variants.length > 0 && !isMoved(own) ? variants : [own, ...variants]
}

function variantsIn(side: ChangeSetRow['after']): readonly LandedVariant[] {
  return (side?.['variants'] ?? []) as readonly LandedVariant[]
}

type LandedPart = ReturnType<typeof partOf>

function partOf(key: string, name: string, currency: string, before: Figures, after: Figures) {
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  const move = (field: keyof Figures) => ({ before: number(before[field]), after: number(after[field]) })
  return {
    key,
    name,
    currency,
    cost: move('totalCost'),
    price: move('effectivePrice'),
    stock: move('stock'),
    margin: { marginPpm: number(after.margin), belowFloor: after.belowFloor === true, flag: null },
  }
}

function isMoved({ cost, price, stock }: LandedPart): boolean {
  return [cost, price, stock].some(({ before, after }) => before !== after)
}

function Problems({ row }: { readonly row: ChangeSetRow }) {
  return row.problems.map(({ message }) => (
    <span key={message} className="block pb-1 text-[13px] font-medium whitespace-normal text-bad">
      {message}
    </span>
  ))
}

function PreviewRows({ row, hasStock }: { readonly row: ChangeSetRow; readonly hasStock: boolean }) {
  return useLandedParts(row).map((part, index) => (
    <PreviewRow key={part.key} part={part} hasStock={hasStock}>
      {index === 0 && <Problems row={row} />}
    </PreviewRow>
  ))
}

function PreviewRow({
  part: { name, currency, cost, price, stock, margin },
  hasStock,
  children,
}: {
  readonly part: LandedPart
  readonly hasStock: boolean
  readonly children: ReactNode
}) {
  return (
    <Row>
      <Cell head pin="first" className="max-w-56">
        <span className="block truncate font-semibold">{name}</span>
        {children}
      </Cell>
      <Cell align="end">
        <Move {...cost} currency={currency} />
      </Cell>
      <Cell align="end">
        <Move {...price} currency={currency} />
      </Cell>
      <Cell>
        <MarginPill result={margin} />
      </Cell>
      {hasStock && (
        <Cell align="end">
          {formatNumber(stock.before ?? 0)} → {formatNumber(stock.after ?? 0)}
        </Cell>
      )}
    </Row>
  )
}

/** On a phone each product takes three lines: its name, its cost and its price. */
function PreviewList({ rows }: { readonly rows: readonly ChangeSetRow[] }) {
  if (rows.length === 0) return <p className="py-3 text-muted">{text.none}</p>
  return (
    <ul aria-label={text.rows} className="rounded-xl border border-line">
      {rows.map((row) => (
        <li key={row.n ?? row.id} className="border-b border-line px-3 py-2.5 last:border-b-0">
          <PreviewCards row={row} />
        </li>
      ))}
    </ul>
  )
}

function PreviewCards({ row }: { readonly row: ChangeSetRow }) {
  return useLandedParts(row).map((part, index) => (
    <PreviewCard key={part.key} part={part}>
      {index === 0 && <Problems row={row} />}
    </PreviewCard>
  ))
}

function PreviewCard({
  part: { name, currency, cost, price, margin },
  children,
}: {
  readonly part: LandedPart
  readonly children: ReactNode
}) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate font-semibold">{name}</span>
        <MarginPill result={margin} />
      </p>
      {children}
      <dl className="mt-1 grid grid-cols-[4rem_1fr] text-[13px]">
        <dt className="text-muted">{text.columns.cost}</dt>
        <dd className="text-right">
          <Move {...cost} currency={currency} />
        </dd>
        <dt className="text-muted">{text.columns.price}</dt>
        <dd className="text-right">
          <Move {...price} currency={currency} />
        </dd>
      </dl>
    </>
  )
}
