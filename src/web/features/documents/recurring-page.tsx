import ChevronLeft from 'lucide-react/icons/chevron-left'
import Plus from 'lucide-react/icons/plus'
import Repeat from 'lucide-react/icons/repeat'
import { Suspense, useMemo, useState } from 'react'
import { matchesSearch, searchTerms, searchText } from '#domain/text-fold.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useRow, useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { asRecurring, type RecurringRow, useRecurringActs } from './recurring-acts.ts'
import { RecurringDue } from './recurring-due.tsx'
import { RecurringCards, RecurringTable } from './recurring-table.tsx'
import { recurringText as text } from './recurring-text.ts'

const RecurringDialog = lazyPart(() => import('./recurring-dialog.tsx').then((module) => module.RecurringDialog))

/** The state of the page that lives in its address (NAV-08); `from` begins a new one, made from that document. */
const SEARCH = {
  search: textParam(),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(20, { min: 5, max: 500 }),
  id: textParam(),
  from: textParam(),
}

/** In place of an id: one that is being made. */
const NEW = 'new'

/** Invoices that are made again and again by themselves (DOC-17). */
export function RecurringPage() {
  const { query, search, type, update } = useListSearch(SEARCH)
  const rows = useRows('recurringDocument')
  const store = useStore()
  const acts = useRecurringActs()
  const phone = useMediaQuery(PHONE_QUERY)
  const [name] = useState(
    () => (row: RecurringRow) =>
      textOf(store.get('customer', row.customerId ?? ''), 'name') ||
      textOf(store.get('document', row.documentId ?? ''), 'customerName'),
  )
  const all = useMemo(() => asRecurring(rows), [rows])
  const found = useMemo(() => {
    const terms = searchTerms(search)
    return all.filter((row) => terms.length === 0 || matchesSearch(searchText([row.name, name(row)]), terms))
  }, [all, search, name])
  const listed = pageOf(found, query)
  const current = all.find(({ id }) => id === query.id)
  // On a device that is new to the account the document may still be on its way.
  const source = useRow('document', query.from)
  const isSourceHere = !isArriving(useSyncStatus()) || source !== undefined
  const isNew = query.id === NEW || (query.from !== '' && isSourceHere)
  const create = (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={RecurringDialog.preload}
      onClick={() => update({ id: NEW })}
    >
      <span className={all.length > 0 ? 'max-md:sr-only' : ''}>{text.create}</span>
    </Button>
  )
  const list = {
    rows: listed.shown,
    customerOf: name,
    onOpen: (id: string) => update({ id }),
    onPause: (row: RecurringRow) => void acts.save(row.id, { isActive: !row.isActive }),
    onRemove: (row: RecurringRow) => void acts.remove(row),
  }
  return (
    <>
      <ScreenLink
        screen="documents"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {text.back}
      </ScreenLink>
      <ListPage
        title={text.title}
        count={all.length}
        columns={5}
        facts={formatCount(all.length, text.recurring)}
        action={create}
        empty={
          <EmptyState icon={<Repeat />} title={text.empty.title} action={create}>
            {text.empty.text}
          </EmptyState>
        }
      >
        <RecurringDue />
        <ListToolbar words={text} value={search} onType={type} />
        <ListRows
          search={search}
          found={text.found(formatCount(found.length, text.recurring))}
          list={listed}
          words={text.nothing}
          onReset={() => type('')}
          onPage={update}
        >
          {phone ? <RecurringCards {...list} /> : <RecurringTable {...list} />}
        </ListRows>
      </ListPage>
      <Suspense fallback={null}>
        {(current ?? isNew) && (
          <RecurringDialog
            key={current?.id ?? NEW}
            row={current}
            sourceId={query.from}
            acts={acts}
            onClose={() => update({ id: '', from: '' })}
          />
        )}
      </Suspense>
    </>
  )
}

function textOf(row: AnyRow | undefined, name: string): string {
  const value = row?.[name]
  return typeof value === 'string' ? value : ''
}
