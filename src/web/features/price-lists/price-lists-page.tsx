import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListPage, ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { useListSearch } from '#web/kit/shell/use-list-search.ts'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { PickFilter } from '#web/kit/list/pick-filter.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { LIST_SORTS, listedPriceLists, LISTS_SEARCH, STATUS_FILTERS } from './list-search.ts'
import { BrokenSubscription, FetchedLists, isWithoutCopy } from './lists-trouble.tsx'
import { ListsCards, ListsTable } from './lists-table.tsx'
import { pastText } from './past-text.ts'
import { usePriceListActs } from './price-list-acts.ts'
import { asPriceLists, type PriceListRow } from './price-list-row.ts'
import { listsText as text } from './text.ts'
import { useHolding } from './use-holding.ts'

const NewListDialog = lazyPart(() => import('./new-list-dialog.tsx').then((module) => module.NewListDialog))

const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: text.status[value] }))
const SORTS = LIST_SORTS.map((value) => ({ value, label: text.sorts[value] }))

/** The price lists of a user, newest first and live (PLIST-01…04). */
export function PriceListsPage() {
  const { query, search, type, filter, update } = useListSearch(LISTS_SEARCH)
  const { categoryIds, brandIds, status, sortBy, sortDirection } = query
  const rows = asPriceLists(useRows('priceList'))
  const holding = useHolding(categoryIds, brandIds)
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const sync = useSyncStatus()
  const acts = usePriceListActs()
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const room = useListRoom(false)
  const [isMaking, setMaking] = useState(false)

  const found = useMemo(
    () => listedPriceLists(rows, { search, status, sortBy, sortDirection }, holding),
    [rows, search, status, sortBy, sortDirection, holding],
  )
  const listed = pageOf(found, query)
  const open = (id: string): void => go('price-list', { id })
  const menu = { acts, onGo: open, onRemove: (row: PriceListRow) => void acts.remove(row) }

  function reset() {
    type('')
    filter({ status: 'all', categoryIds: [], brandIds: [] })
  }

  const newButton = (label: ReactNode) => (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={NewListDialog.preload}
      onClick={() => setMaking(true)}
    >
      {label}
    </Button>
  )

  if (rows.length === 0 && isWithoutCopy(sync)) {
    return (
      <>
        <PageHead title={text.title} />
        <FetchedLists />
      </>
    )
  }

  return (
    <>
      <ListPage
        title={text.title}
        count={rows.length}
        columns={5}
        facts={factsOf(rows)}
        action={
          <>
            <ScreenButton screen="past-prices" icon={<CalendarDays aria-hidden="true" />}>
              <span className="max-md:sr-only">{pastText.open}</span>
            </ScreenButton>
            {newButton(<span className="max-md:sr-only">{text.create}</span>)}
          </>
        }
        empty={
          <EmptyState
            icon={<ScrollText />}
            title={text.empty.title}
            action={newButton(text.create)}
            secondAction={
              <ScreenButton screen="products" tone="ghost">
                {text.empty.products}
              </ScreenButton>
            }
          >
            {text.empty.text}
          </EmptyState>
        }
      >
        <BrokenSubscription status={sync} />
        <ListToolbar
          words={text}
          value={search}
          onType={type}
          filters={
            <>
              <NativeSelect
                label={text.status.label}
                hideLabel
                className="w-36 max-md:flex-auto"
                value={status}
                options={STATUSES}
                onChange={(next) => filter({ status: next })}
              />
              <PickFilter
                label={text.categories(countOf(categoryIds))}
                anyLabel={text.anyCategory}
                options={categories}
                value={categoryIds}
                onChange={(next) => filter({ categoryIds: next })}
              />
              <PickFilter
                label={text.brands(countOf(brandIds))}
                anyLabel={text.anyBrand}
                options={brands}
                value={brandIds}
                onChange={(next) => filter({ brandIds: next })}
              />
              {phone && (
                <NativeSelect
                  label={text.sort}
                  hideLabel
                  className="w-36 flex-auto"
                  value={sortBy}
                  options={SORTS}
                  onChange={(next) =>
                    filter({ sortBy: next, sortDirection: next === 'title' || next === 'status' ? 'asc' : 'desc' })
                  }
                />
              )}
            </>
          }
        />
        <ListRows
          search={search}
          found={text.found(formatCount(found.length, text.priceList))}
          list={listed}
          words={text.nothing}
          onReset={reset}
          onPage={update}
          keys={text.keys}
        >
          {phone ? (
            <ListsCards rows={listed.shown} {...menu} />
          ) : (
            <ListsTable
              rows={listed.shown}
              {...menu}
              room={room}
              sortBy={sortBy}
              sortDirection={sortDirection}
              onSort={(nextBy, nextDirection) => filter({ sortBy: nextBy, sortDirection: nextDirection })}
            />
          )}
        </ListRows>
      </ListPage>
      {isMaking && (
        <Suspense fallback={null}>
          <NewListDialog acts={acts} onMade={open} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

function countOf(ids: readonly string[]): string {
  return ids.length === 0 ? '' : formatNumber(ids.length)
}

function factsOf(rows: readonly PriceListRow[]): string {
  const active = rows.filter(({ status }) => status === 'active').length
  return text.facts(formatCount(rows.length, text.priceList), formatNumber(active))
}
