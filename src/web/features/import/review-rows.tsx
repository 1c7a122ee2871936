import { useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { Skeleton } from '#web/kit/ui/skeleton.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { ChangeSetApi, ChangeSetRow } from './change-set-api.ts'
import { PhoneList } from './phone-list.tsx'
import { problemWords } from './problem-words.ts'
import { amountOf, costOf, changeWords, wordOf } from './row-words.ts'
import { importText } from './text.ts'
import { ROWS_PER_PAGE, useRowsPage } from './use-rows-page.ts'

/** The parts of a dry run that are listed. */
export type RowsView = 'bad' | 'create' | 'update' | 'newVariant' | 'updatedVariant' | 'category' | 'brand'

export interface ReviewRowsProps {
  readonly api: ChangeSetApi
  readonly changeSetId: string
  readonly view: RowsView
  readonly currency: string
  /** Opens a row that was not understood, to correct it. */
  readonly onCorrect: (item: ChangeSetRow & { readonly n: number }) => void
}

interface RowsQuery {
  readonly state: 'bad' | 'create' | 'update'
  readonly kind: string | undefined
}

const QUERIES: Readonly<Record<RowsView, RowsQuery>> = {
  bad: { state: 'bad', kind: undefined },
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
  const isPhone = useMediaQuery(PHONE_QUERY)
  const { state, kind } = QUERIES[props.view]
  const loaded = useRowsPage(props.api, props.changeSetId, { state, kind }, page)
  const { review: text } = importText
  if (loaded.failed) return <ProblemDisplay problem={{ title: importText.problems.unreachable }} />
  if (!loaded.page) return <Skeleton className="h-40 w-full" />
  const { items, more } = loaded.page
  if (items.length === 0) return <p className="text-muted">{text.none}</p>
  return (
    <>
      {isPhone ? <RowsList {...props} items={items} /> : <RowsTable {...props} items={items} />}
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
  const { review: text } = importText
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

type ItemsProps = ReviewRowsProps & { readonly items: readonly ChangeSetRow[] }

function titleOf(item: ChangeSetRow): string {
  return item.title || importText.sample.noName
}

function keyOf({ n, id }: ChangeSetRow): string {
  return `${n} ${id}`
}

/** What is said about a row besides its name: reasons or changes. */
function useDetails({ view, currency }: ReviewRowsProps): (item: ChangeSetRow) => readonly string[] {
  const store = useStore()
  return (item) => {
    if (view === 'bad') return item.problems.map(problemWords)
    return UPDATES.has(view) ? changeWords(item, currency, store) : []
  }
}

function RowsList(props: ItemsProps) {
  const { view, items, currency } = props
  const details = useDetails(props)
  const { review: text } = importText
  const prices = ({ after }: ChangeSetRow): string =>
    [wordOf(after, 'sku'), costOf(after, currency), amountOf(after, 'effectivePrice', currency)]
      .filter(Boolean)
      .join('  ·  ')
  const entries = items.map((item) => ({
    key: keyOf(item),
    title: titleOf(item),
    aside: item.n !== null && view !== 'category' && view !== 'brand' && text.inRow(formatNumber(item.n)),
    detail: CREATIONS.has(view) ? (
      prices(item)
    ) : (
      <>
        {lines(details(item))}
        {view === 'bad' && <CorrectButton item={item} onCorrect={props.onCorrect} />}
      </>
    ),
  }))
  return <PhoneList label={text.tabs[view]} entries={entries} />
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

function CorrectButton({ item, onCorrect }: Pick<ReviewRowsProps, 'onCorrect'> & { readonly item: ChangeSetRow }) {
  const { n } = item
  const { review: text } = importText
  if (n === null) return null
  return (
    <Button size="small" aria-label={text.correctRow(formatNumber(n))} onClick={() => onCorrect({ ...item, n })}>
      {text.correct}
    </Button>
  )
}

function RowsTable(props: ItemsProps) {
  const { review: text } = importText
  const { view, items, currency } = props
  const details = useDetails(props)
  const isNames = view === 'category' || view === 'brand'
  return (
    <DataTable label={text.tabs[view]}>
      <thead>
        <tr>
          {!isNames && <HeadCell align="end">{text.row}</HeadCell>}
          <HeadCell>{isNames ? text.name : text.product}</HeadCell>
          {view === 'bad' && <HeadCell>{text.what}</HeadCell>}
          {UPDATES.has(view) && <HeadCell>{text.changes}</HeadCell>}
          {CREATIONS.has(view) && (
            <>
              <HeadCell>{text.sku}</HeadCell>
              <HeadCell align="end">{text.cost}</HeadCell>
              <HeadCell align="end">{text.price}</HeadCell>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={keyOf(item)}>
            {!isNames && (
              <Cell align="end" className="text-muted">
                {item.n === null ? '' : formatNumber(item.n)}
              </Cell>
            )}
            <Cell head className="max-w-72 truncate font-semibold">
              {titleOf(item)}
            </Cell>
            {(view === 'bad' || UPDATES.has(view)) && (
              <Cell>
                <div className="flex min-w-80 items-center justify-between gap-3 py-2 whitespace-normal">
                  <div>{lines(details(item))}</div>
                  {view === 'bad' && <CorrectButton item={item} onCorrect={props.onCorrect} />}
                </div>
              </Cell>
            )}
            {CREATIONS.has(view) && (
              <>
                <Cell>{wordOf(item.after, 'sku')}</Cell>
                <Cell align="end">{costOf(item.after, currency)}</Cell>
                <Cell align="end">{amountOf(item.after, 'effectivePrice', currency)}</Cell>
              </>
            )}
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
