import { useState } from 'react'
import { useRowsPage, type WantedRows } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { tableFileMessages } from '#web/kit/files/messages.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { type PlainColumn, PlainRows } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { problemText } from './problem-text.ts'
import { amountOf, costOf, changeMessages, wordOf } from './row-texts.ts'
import { importMessages } from './messages.ts'

const ROWS_PER_PAGE = 50

/** The parts of a dry run that are listed. */
export type RowsView = 'bad' | 'losing' | 'create' | 'update' | 'newVariant' | 'updatedVariant' | 'category' | 'brand'

export interface ReviewRowsProps {
  readonly changeSetId: string
  readonly view: RowsView
  readonly currency: string
  /** Opens a row that was not understood, to correct it. */
  readonly onCorrect: (item: ChangeSetRow & { readonly n: number }) => void
}

type RowsQuery = Pick<WantedRows, 'state' | 'kind'>

const QUERIES: Readonly<Record<RowsView, RowsQuery>> = {
  bad: { state: 'bad' },
  losing: { state: 'losing' },
  create: { state: 'create', kind: 'product' },
  update: { state: 'update', kind: 'product' },
  newVariant: { state: 'create', kind: 'variant' },
  updatedVariant: { state: 'update', kind: 'variant' },
  category: { state: 'create', kind: 'category' },
  brand: { state: 'create', kind: 'brand' },
}

const UPDATES: ReadonlySet<RowsView> = new Set(['update', 'updatedVariant'])
const CREATIONS: ReadonlySet<RowsView> = new Set(['create', 'newVariant'])

/** Rows of a dry run, page by page: why they were not understood, or what they would do. */
export function ReviewRows(props: ReviewRowsProps) {
  const [page, setPage] = useState(1)
  const columns = useColumns(props)
  const { state, kind } = QUERIES[props.view]
  const { review: text } = importMessages
  const { changeSetId: id } = props
  const loaded = useRowsPage({ id, state, kind, page, pageSize: String(ROWS_PER_PAGE), thing: text.thing })
  if (loaded.problem) return <ProblemDisplay problem={loaded.problem} onRetry={loaded.retry} />
  if (!loaded.page) return <Skeleton className="h-40 w-full" />
  const { items, more } = loaded.page
  if (items.length === 0) return <p className="text-muted">{text.none}</p>
  return (
    <>
      <PlainRows label={text.tabs[props.view]} rows={items} keyOf={keyOf} columns={columns} />
      {(more || page > 1) && <Pages page={page} shown={items.length} more={more} onPage={setPage} />}
    </>
  )
}

interface PagesProps {
  readonly page: number
  readonly shown: number
  readonly more: boolean
  readonly onPage: (page: number) => void
}

function Pages({ page, shown, more, onPage }: PagesProps) {
  const { review: text } = importMessages
  const first = (page - 1) * ROWS_PER_PAGE + 1
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-muted">
      <span>{text.page(formatNumber(first), formatNumber(first + shown - 1))}</span>
      <span className="flex gap-2">
        <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {text.previous}
        </Button>
        <Button size="small" disabled={!more} onClick={() => onPage(page + 1)}>
          {text.next}
        </Button>
      </span>
    </div>
  )
}

function keyOf({ n, id }: ChangeSetRow): string {
  return `${n} ${id}`
}

/** What is said about a row besides its name: reasons, changes or prices. */
function useColumns({ view, currency, onCorrect }: ReviewRowsProps): readonly (PlainColumn<ChangeSetRow> | false)[] {
  const store = useStore()
  const { review: text } = importMessages
  const [isBad, isUpdate, isCreation] = [view === 'bad', UPDATES.has(view), CREATIONS.has(view)]
  const isLosing = view === 'losing'
  const isOfProducts = isBad || isUpdate || isCreation || isLosing
  const valuesOf = ({ kind, id, after }: ChangeSetRow) => ({
    ...(kind === 'product' && id !== null ? store.get('product', id) : {}),
    ...after,
  })
  return [
    isOfProducts && {
      label: text.row,
      align: 'end',
      className: 'text-muted',
      phone: 'aside',
      isNamed: true,
      renderCell: ({ n }) => n !== null && formatNumber(n),
    },
    {
      label: isOfProducts ? text.product : text.name,
      isHead: true,
      className: 'max-w-72 truncate font-semibold',
      renderCell: ({ title }) => title || importMessages.sample.noName,
    },
    (isBad || isUpdate) && {
      label: isBad ? text.what : text.changes,
      phone: 'alone',
      renderCell: (item) => (
        <div className="flex items-center justify-between gap-3 whitespace-normal md:min-w-80 md:py-2">
          {lines(isBad ? item.problems.map(problemText) : changeMessages(item, currency, store))}
          {isBad && <CorrectButton item={item} onCorrect={onCorrect} />}
        </div>
      ),
    },
    isCreation && { label: text.sku, renderCell: ({ after }) => wordOf(after, 'sku') },
    isCreation && { label: text.cost, align: 'end', renderCell: ({ after }) => costOf(after, currency) },
    isLosing && {
      label: text.wholeCost,
      align: 'end',
      renderCell: (item) => amountOf(valuesOf(item), 'totalCost', currency),
    },
    (isCreation || isLosing) && {
      label: text.price,
      align: 'end',
      renderCell: (item) => amountOf(valuesOf(item), 'effectivePrice', currency),
    },
    (isCreation || isLosing) && {
      label: text.marginChange,
      align: 'end',
      renderCell: ({ after }) => <Margin values={after} />,
    },
  ]
}

function lines(texts: readonly string[]) {
  if (texts.length === 0) return null
  return (
    <ul className="space-y-0.5">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/** The margin of a row, marked where it is sold for less than it costs. */
function Margin({ values }: { readonly values: ChangeSetRow['after'] }) {
  const [margin, cost] = [values?.['margin'], values?.['totalCost']]
  const marginPpm = typeof margin === 'number' ? margin : null
  return (
    <MarginPill
      result={{ marginPpm, belowFloor: values?.['belowFloor'] === true, flag: cost === 0 ? 'no-cost' : null }}
    />
  )
}

function CorrectButton({ item, onCorrect }: Pick<ReviewRowsProps, 'onCorrect'> & { readonly item: ChangeSetRow }) {
  const { n } = item
  if (n === null) return null
  return (
    <Button
      size="small"
      aria-label={tableFileMessages.correctRow(formatNumber(n))}
      onClick={() => onCorrect({ ...item, n })}
    >
      {tableFileMessages.correct}
    </Button>
  )
}
