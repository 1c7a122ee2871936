import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useRows, useSyncStatus } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListBody } from '#web/kit/list/list-body.tsx'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { useListRoom } from '#web/kit/list/list-room.ts'
import { NoRows } from '#web/kit/list/no-rows.tsx'
import { NothingFound } from '#web/kit/list/nothing-found.tsx'
import { PickFilter } from '#web/kit/list/pick-filter.tsx'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
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

const PAGE_SIZES = [20, 50, 100, 200]
const STATUSES = STATUS_FILTERS.map((value) => ({ value, label: text.status[value] }))
const SORTS = LIST_SORTS.map((value) => ({ value, label: text.sorts[value] }))

/** The price lists of a user, newest first and live (PLIST-01…04). */
export function PriceListsPage() {
  const [query, update] = useSearchState(LISTS_SEARCH)
  const { categoryIds, brandIds, status, sortBy, sortDirection } = query
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
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
  useAnnouncedFinding(search, text.found(formatCount(found.length, text.priceList)))
  const listed = pageOf(found, query)
  const open = (id: string): void => go('price-list', { id })
  const menu = { acts, onGo: open, onRemove: (row: PriceListRow) => void acts.remove(row) }

  function reset() {
    type('')
    update({ status: 'all', categoryIds: [], brandIds: [], page: 1 })
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

  return (
    <>
      <PageHead
        title={text.title}
        facts={rows.length > 0 && factsOf(rows)}
        action={
          rows.length > 0 && (
            <>
              <ScreenButton screen="past-prices" icon={<CalendarDays aria-hidden="true" />}>
                <span className="max-md:sr-only">{pastText.open}</span>
              </ScreenButton>
              {newButton(<span className="max-md:sr-only">{text.create}</span>)}
            </>
          )
        }
      />
      {rows.length > 0 && <BrokenSubscription status={sync} />}
      {rows.length === 0 && isWithoutCopy(sync) ? (
        <FetchedLists />
      ) : rows.length === 0 ? (
        <NoRows columns={5}>
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
        </NoRows>
      ) : (
        <ListBody onClose={undefined}>
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox
              label={text.search}
              placeholder={text.searchHint}
              className="min-w-48 md:max-w-80 md:flex-1"
              value={search}
              onChange={type}
            />
            <NativeSelect
              label={text.status.label}
              hideLabel
              className="w-36 max-md:flex-1"
              value={status}
              options={STATUSES}
              onChange={(next) => update({ status: next, page: 1 })}
            />
            <PickFilter
              label={text.categories(countOf(categoryIds))}
              anyLabel={text.anyCategory}
              options={categories}
              value={categoryIds}
              onChange={(next) => update({ categoryIds: next, page: 1 })}
            />
            <PickFilter
              label={text.brands(countOf(brandIds))}
              anyLabel={text.anyBrand}
              options={brands}
              value={brandIds}
              onChange={(next) => update({ brandIds: next, page: 1 })}
            />
            {phone && (
              <NativeSelect
                label={text.sort}
                hideLabel
                className="w-36 flex-1"
                value={sortBy}
                options={SORTS}
                onChange={(next) =>
                  update({
                    sortBy: next,
                    sortDirection: next === 'title' || next === 'status' ? 'asc' : 'desc',
                    page: 1,
                  })
                }
              />
            )}
          </div>
          {listed.shown.length === 0 ? (
            <NothingFound words={text.nothing} onReset={reset} />
          ) : phone ? (
            <ListsCards rows={listed.shown} {...menu} />
          ) : (
            <ListsTable
              rows={listed.shown}
              {...menu}
              room={room}
              sortBy={sortBy}
              sortDirection={sortDirection}
              onSort={(nextBy, nextDirection) => update({ sortBy: nextBy, sortDirection: nextDirection, page: 1 })}
            />
          )}
          <ListPages list={listed} sizes={PAGE_SIZES} onChange={update} />
          {!phone && <p className="text-[13px] text-muted">{text.keys}</p>}
        </ListBody>
      )}
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
