import { Suspense, useState } from 'react'
import { useQuery, useStore } from '#web/kit/data/use-store.ts'
import { asDocuments } from '#web/kit/documents/document-row.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { ListRows } from '#web/kit/list/list-page.tsx'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { useVisibleColumns } from '#web/kit/list/visible-columns.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useRowChoice } from '#web/kit/ui/use-row-choice.ts'
import { documentsOf } from './documents-acts.ts'
import { DocumentsCards } from './documents-cards.tsx'
import { DEFAULT_COLUMNS, DOCUMENT_COLUMNS, fittingColumns } from './documents-columns.tsx'
import { documentsCsv } from './documents-csv.ts'
import { DocumentsFigures } from './documents-figures.tsx'
import {
  DOCUMENTS_SEARCH,
  documentsFilter,
  documentsQuery,
  filtersOf,
  NO_FILTERS,
  sumsOf,
  TYPE_TABS,
  type TypeTab,
} from './documents-list.ts'
import { SelectionBar } from './documents-selection-bar.tsx'
import { DocumentsTable } from './documents-table.tsx'
import { documentsText as text } from './documents-text.ts'
import { DocumentsToolbar } from './documents-toolbar.tsx'
import { DocumentTypeTabs } from './documents-type-tabs.tsx'
import { useFoundCounts } from './use-found-counts.ts'

const BatchDialog = lazyPart(() => import('./documents-batch-dialog.tsx').then((module) => module.BatchDialog))

/** Where the sums would be cut, days make room: the status says what is overdue. */
const NARROW_QUERY = '(width < 60rem)'
const PAGE_SIZES = [5, 10, 20, 50, 100]

/** Figures, filters and the documents that match them; everything that is asked for stands in the address. */
export function DocumentsList() {
  const { query, search, type, filter, update } = useListSearch(DOCUMENTS_SEARCH)
  const store = useStore()
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const wide = useListRoom(false)
  const narrow = useMediaQuery(NARROW_QUERY)
  const room = narrow ? 'small' : wide
  const [columns, setColumns] = useVisibleColumns('documents', DOCUMENT_COLUMNS, DEFAULT_COLUMNS)
  const [choosing, setChoosing] = useState(false)
  const [removing, setRemoving] = useState<readonly string[]>([])

  const asked = { ...query, search }
  const found = documentsFilter(asked, businessToday())
  const { rows, total, page } = useQuery('document', documentsQuery(asked, businessToday()))
  const shown = asDocuments(rows)
  const sums = sumsOf(useFoundCounts('sums', found))
  const selection = useRowChoice(
    shown.map(({ id }) => id),
    () => store.idsOf('document', found),
    (id) => store.get('document', id) !== undefined,
  )
  const open = (id: string) => go('document', { id })

  function reset() {
    type('')
    update(NO_FILTERS)
  }
  function choose(tab: TypeTab) {
    filter({ type: tab, ...(filtersOf(tab).includes(query.status) ? {} : { status: 'all' as const }) })
  }
  function save(ids: readonly string[]) {
    const documents = documentsOf(store, ids)
    saveFile(text.fileName(businessToday()), csvFile([documentsCsv(documents, businessToday())]))
    showToast({ title: text.exported(formatCount(documents.length, text.document)) })
  }

  const list = { rows: shown, sums, chosen: selection.chosen, onOpen: open }
  return (
    <>
      <DocumentsFigures status={query.status} onFilter={(status) => filter({ type: 'all', status })} />
      <DocumentTypeTabs tabs={TYPE_TABS} value={query.type} onChange={choose} />
      <DocumentsToolbar
        query={query}
        search={search}
        onSearch={type}
        onChange={filter}
        columns={columns}
        onColumns={setColumns}
        onExport={() => save(store.idsOf('document', found))}
      />
      <ListRows
        list={{ shown, page, pageSize: query.pageSize, total }}
        search={search}
        found={text.found(formatCount(total, text.document))}
        words={text.nothing}
        onReset={reset}
        onPage={update}
        pageSizes={PAGE_SIZES}
        keys={text.keys}
      >
        {phone ? (
          <DocumentsCards {...list} {...(choosing ? { onChoose: selection.choose } : {})} />
        ) : (
          <DocumentsTable
            {...list}
            columns={fittingColumns(columns, query.type, room)}
            sort={query.sort}
            direction={query.direction}
            onSort={(sort, direction) => filter({ sort, direction })}
            onChoose={selection.choose}
            onChooseAll={selection.choosePage}
            onRemove={setRemoving}
          />
        )}
      </ListRows>
      {phone && total > 0 && selection.count === 0 && (
        <div className="flex flex-wrap gap-1">
          <ChoosingButton choosing={choosing} onChange={setChoosing} />
          <Button tone="ghost" onClick={() => save(store.idsOf('document', found))}>
            {text.exportCsv}
          </Button>
          <ScreenButton tone="ghost" screen="documents" search={{ view: 'numbers' }}>
            {text.numbers}
          </ScreenButton>
        </div>
      )}
      <SelectionBar selection={selection} total={total} onExport={save} />
      {removing.length > 0 && (
        <Suspense fallback={null}>
          <BatchDialog
            act="delete"
            rows={documentsOf(store, removing)}
            onClose={() => setRemoving([])}
            onDone={() => {
              if (removing.some((id) => selection.chosen.has(id))) selection.clear()
              setRemoving([])
            }}
          />
        </Suspense>
      )}
    </>
  )
}
