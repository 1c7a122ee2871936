import { useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { type PlainColumn, PlainTable } from '#web/kit/ui/plain-table.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import { keptReasons, type LaterChange } from './kept-reasons.ts'
import { changeSetsMessages as messages } from './messages.ts'

const PAGE_SIZE = '20'

/** The rows of which something stayed when a change set was taken back: what, and why (CHANGE-02). */
export function KeptRows({
  header,
  isOnline,
}: {
  readonly header: RowOfKind<'changeSet'>
  readonly isOnline: boolean
}) {
  const { skipped, size, state } = header
  if (skipped === 0) return null
  return (
    <section aria-label={messages.kept.label} className="space-y-3">
      <Banner tone="warn" title={messages.kept.title(skipped)}>
        {skipped < size ? messages.kept.rest(size - skipped) : ''}{' '}
        {state === 'partly' ? messages.kept.again : messages.kept.later}
      </Banner>
      {isOnline && <KeptTable header={header} />}
    </section>
  )
}

const columns = (): readonly PlainColumn<ChangeSetRow>[] => [
  {
    label: messages.kept.row,
    className: 'max-w-48 py-2 align-top whitespace-normal',
    renderCell: (row) => (
      <>
        <span className="block font-semibold break-words">{row.title ?? messages.rows.unnamed}</span>
        <span className="block text-[13px] text-muted">
          {row.isKept ? messages.kept.nothing : messages.kept.otherwise}
        </span>
      </>
    ),
  },
  {
    label: messages.kept.stayed,
    className: 'py-2 align-top whitespace-normal',
    renderCell: (row) => <Parts row={row} />,
  },
]

function KeptTable({ header: { id, version } }: { readonly header: RowOfKind<'changeSet'> }) {
  const [page, setPage] = useState(1)
  const asked = { id, version, state: 'kept' as const, page, pageSize: PAGE_SIZE, thing: messages.thing }
  const { page: found, ...rows } = useRowsPage(asked)
  const items = found?.items ?? []
  if (rows.problem) return <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />
  if (items.length === 0) return null
  return (
    <>
      <PlainTable
        takesFocus
        label={messages.kept.label}
        rows={items}
        keyOf={({ kind, id }) => `${kind} ${id ?? ''}`}
        columns={columns()}
      />
      <PageSteps page={page} more={!rows.isLoading && found?.more === true} onPage={setPage} />
    </>
  )
}

function Parts({ row }: { readonly row: ChangeSetRow }) {
  const store = useStore()
  const laterOf = (id: string): LaterChange | undefined => {
    const later = store.get('changeSet', id)
    return later && { title: later.title, state: later.state }
  }
  return (
    <ul className="space-y-1">
      {keptReasons(row, laterOf).map(({ key, what, why }) => (
        <li key={key}>
          <span className="font-semibold">{what}</span>
          <span className="block text-[13px] text-muted">{why}</span>
        </li>
      ))}
    </ul>
  )
}
