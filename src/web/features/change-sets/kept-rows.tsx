import { useState } from 'react'
import { useRowsPage } from '#web/kit/change-sets/use-rows-page.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Cell, DataTable, HeadCell, Row } from '#web/kit/ui/data-table.tsx'
import { PageSteps } from '#web/kit/ui/page-steps.tsx'
import { ProblemDisplay } from '#web/kit/ui/problem-display.tsx'
import { useRowNavigation } from '#web/kit/ui/use-row-navigation.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import type { ChangeSetHeader } from './change-set-row.ts'
import { keptWords, type LaterChange } from './kept-words.ts'
import { changeSetsText } from './text.ts'

const text = changeSetsText.kept
const PAGE_SIZE = '20'

/** The rows of which something stayed when a change set was taken back: what, and why (CHANGE-02). */
export function KeptRows({ header, isOnline }: { readonly header: ChangeSetHeader; readonly isOnline: boolean }) {
  const { skipped, size, state } = header
  if (skipped === 0) return null
  const rows = formatCount(skipped, changeSetsText.row)
  return (
    <section aria-label={text.label} className="space-y-3">
      <Banner tone="warn" title={text.title(rows)}>
        {skipped < size ? text.rest(formatCount(size - skipped, changeSetsText.row)) : ''}{' '}
        {state === 'partly' ? text.again : text.later}
      </Banner>
      {isOnline && <KeptTable header={header} />}
    </section>
  )
}

function KeptTable({ header: { id, version } }: { readonly header: ChangeSetHeader }) {
  const [page, setPage] = useState(1)
  const { page: found, ...rows } = useRowsPage({
    id,
    version,
    state: 'kept',
    page,
    pageSize: PAGE_SIZE,
    thing: changeSetsText.thing,
  })
  const items = found?.items ?? []
  const rowAt = useRowNavigation({ count: items.length, onOpen: () => undefined })
  if (rows.problem) return <ProblemDisplay problem={rows.problem} onRetry={rows.retry} />
  if (items.length === 0) return null
  return (
    <>
      <DataTable label={text.label}>
        <thead>
          <tr>
            <HeadCell pin="first">{text.row}</HeadCell>
            <HeadCell>{text.stayed}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {items.map((row, index) => (
            // Rows take the focus, so that keys can scroll the table.
            <Row key={`${row.kind} ${row.id ?? ''}`} {...rowAt(index)} onClick={undefined}>
              <Cell head pin="first" className="max-w-48 py-2 align-top whitespace-normal">
                <span className="block font-semibold break-words">{row.title ?? changeSetsText.rows.unnamed}</span>
                <span className="block text-[13px] text-muted">{row.isKept ? text.nothing : text.otherwise}</span>
              </Cell>
              <Cell className="py-2 align-top whitespace-normal">
                <Parts row={row} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </DataTable>
      <PageSteps page={page} more={!rows.isLoading && found?.more === true} onPage={setPage} />
    </>
  )
}

function Parts({ row }: { readonly row: ChangeSetRow }) {
  const store = useStore()
  const laterOf = (id: string): LaterChange | undefined => {
    const later = store.get('changeSet', id)
    return later && { title: String(later['title']), state: String(later['state']) }
  }
  return (
    <ul className="space-y-1">
      {keptWords(row, laterOf).map(({ key, what, why }) => (
        <li key={key}>
          <span className="font-semibold">{what}</span>
          <span className="block text-[13px] text-muted">{why}</span>
        </li>
      ))}
    </ul>
  )
}
