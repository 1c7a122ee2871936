import { Suspense, useMemo, useState } from 'react'
import { formatCount } from '#web/kit/format/number.ts'
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { useVisibleColumns } from '#web/kit/list/visible-columns.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { useChosenRows } from '#web/kit/ui/use-row-choice.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import type { CustomerActs } from './customer-acts.ts'
import { CustomerCards } from './customer-cards.tsx'
import { type Accounts, CUSTOMER_SEARCH, listedCustomers, NO_FILTERS } from './customer-list.ts'
import type { CustomerRow } from './customer-row.ts'
import { CUSTOMER_COLUMNS, CustomerTable, DEFAULT_COLUMNS } from './customer-table.tsx'
import { CustomerToolbar } from './customer-toolbar.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { customersText as text } from './text.ts'

const TagsDialog = lazyPart(() => import('./tags-dialog.tsx').then((module) => module.TagsDialog))
const PAGE_SIZES = [5, 10, 20, 50, 100]

interface CustomersListProps {
  readonly rows: readonly CustomerRow[]
  readonly accounts: Accounts
  readonly acts: CustomerActs
}

/** The customers that search and filters find, and what is done with many of them. */
export function CustomersList({ rows, accounts, acts }: CustomersListProps) {
  const { query, search, type, filter, update } = useListSearch(CUSTOMER_SEARCH)
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const [columns, setColumns] = useVisibleColumns('customers', CUSTOMER_COLUMNS, DEFAULT_COLUMNS)
  const [choosing, setChoosing] = useState(false)
  const [isTagging, setTagging] = useState(false)

  const { status, country, industry, tags, owing, sort, direction } = query
  const found = useMemo(
    () => listedCustomers(rows, { search, status, country, industry, tags, owing, sort, direction }, accounts),
    [rows, search, status, country, industry, tags, owing, sort, direction, accounts],
  )
  const listed = pageOf(found, query)
  const selection = useChosenRows(rows, found, listed.shown)
  const ids = selection.rows.map(({ id }) => id)
  const counted = formatCount(ids.length, text.customer)
  const list = {
    rows: listed.shown,
    accounts,
    chosen: selection.chosen,
    onChoose: selection.choose,
    onOpen: (id: string) => go('customer', { id }),
  }
  function reset() {
    type('')
    update(NO_FILTERS)
  }
  const remove = (gone: readonly CustomerRow[]) => void acts.remove(gone).then((done) => done && selection.clear())
  return (
    <>
      <CustomerToolbar
        rows={rows}
        query={query}
        search={search}
        onSearch={type}
        onChange={filter}
        columns={columns}
        onColumns={setColumns}
        phone={phone}
      />
      <ListRows
        list={listed}
        search={search}
        found={text.found(formatCount(found.length, text.customer))}
        words={text.nothing}
        onReset={reset}
        onPage={update}
        pageSizes={PAGE_SIZES}
        keys={text.keys}
      >
        {phone ? (
          <CustomerCards {...list} choosing={choosing} />
        ) : (
          <CustomerTable
            {...list}
            columns={columns}
            sort={sort}
            direction={direction}
            onSort={(nextSort, nextDirection) => filter({ sort: nextSort, direction: nextDirection })}
            onChooseAll={selection.choosePage}
            onRemove={(gone) => remove(rows.filter(({ id }) => gone.includes(id)))}
          />
        )}
      </ListRows>
      {phone && <ChoosingButton choosing={choosing} onChange={setChoosing} />}
      <SelectionBar
        selection={selection}
        total={found.length}
        onStatus={(next) => void acts.edit(ids, { status: next }, text.statusOf(counted, text.states[next]))}
        onTags={() => setTagging(true)}
        onRemove={() => remove(selection.rows)}
      />
      <Suspense fallback={null}>
        {isTagging && (
          <TagsDialog
            count={ids.length}
            onApply={(addTags, removeTags) => acts.edit(ids, { addTags, removeTags }, text.tagged(counted))}
            onClose={() => setTagging(false)}
          />
        )}
      </Suspense>
    </>
  )
}
