import PackagePlus from 'lucide-react/icons/package-plus'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useMemo, useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { ListBody } from '#web/kit/list/list-body.tsx'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { NothingFound } from '#web/kit/list/nothing-found.tsx'
import { SearchBox } from '#web/kit/ui/search-box.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { useRowChoice } from '#web/kit/ui/use-row-choice.ts'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { useListPricing } from './list-pricing.ts'
import { LIST_ORDERS, useListedProducts } from './listed-products.ts'
import { pageText } from './page-text.ts'
import { usePriceActs } from './price-acts.ts'
import { PriceCards } from './price-cards.tsx'
import type { PriceListActs } from './price-list-acts.ts'
import { asProduct, type PriceListRow } from './price-list-row.ts'
import { PriceTable } from './price-table.tsx'
import { SelectionBar } from './selection-bar.tsx'

const AddProductsDialog = lazyPart(() => import('./add-products-dialog.tsx').then((module) => module.AddProductsDialog))

const text = pageText.table
const PAGE_SIZES = [50, 100, 200, 500]
const ORDERS = LIST_ORDERS.map((value) => ({ value, label: text.orders[value] }))
const shape = {
  search: textParam(),
  order: choiceParam(LIST_ORDERS, 'list'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
}

export interface PricesTabProps {
  readonly list: PriceListRow
  readonly acts: PriceListActs
}

/** The products of a list with their prices and why; only the page in sight is priced, so that 10,000 stay fluid. */
export function PricesTab({ list, acts }: PricesTabProps) {
  const [query, update] = useSearchState(shape)
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
  const store = useStore()
  const go = useGo()
  const phone = useMediaQuery(PHONE_QUERY)
  const pricing = useListPricing(list)
  const priceActs = usePriceActs(list.id)
  const [isAdding, setAdding] = useState(false)
  const { found, gone } = useListedProducts(list.productIds, search, query.order)
  const inList = useMemo(() => new Set(list.productIds), [list.productIds])
  useAnnouncedFinding(search, text.found(formatCount(found.length, pageText.product)))

  const listed = pageOf(found, query)
  const shownIds = listed.shown
  const prices = shownIds.flatMap((id) => {
    const row = store.get('product', id)
    return row ? pricing.pricesOf(asProduct(row)) : []
  })
  const selection = useRowChoice(
    shownIds,
    () => found,
    (id) => inList.has(id),
  )

  function takeOut(ids: readonly string[]) {
    acts.save(list, { productIds: { remove: ids } })
    selection.clear()
  }

  const addButton = (
    <Button
      tone={list.productIds.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={AddProductsDialog.preload}
      onClick={() => setAdding(true)}
    >
      {pageText.add.button}
    </Button>
  )
  const rows = {
    prices,
    pricing,
    acts: priceActs,
    chosen: selection.chosen,
    onOpen: (id: string) => go('product-detail', { id }),
    onChoose: selection.choose,
  }

  return (
    <>
      {list.productIds.length === 0 ? (
        <EmptyState icon={<PackagePlus />} title={pageText.empty.title} action={addButton}>
          {pageText.empty.text}
        </EmptyState>
      ) : (
        <ListBody onClose={undefined}>
          <div className="flex flex-wrap items-center gap-2">
            <SearchBox
              label={text.search}
              placeholder={text.hint}
              className="min-w-48 md:max-w-80 md:flex-1"
              value={search}
              onChange={type}
            />
            <NativeSelect
              label={text.order}
              hideLabel
              className="w-36 max-md:flex-auto"
              value={query.order}
              options={ORDERS}
              onChange={(order) => update({ order, page: 1 })}
            />
            <div className="ml-auto max-md:w-full max-md:*:w-full">{addButton}</div>
          </div>
          {gone.length > 0 && (
            <Banner
              tone="warn"
              title={text.removed(formatCount(gone.length, pageText.product))}
              action={
                <Button size="small" onClick={() => takeOut(gone)}>
                  {text.takeOut}
                </Button>
              }
            />
          )}
          {found.length === 0 && search !== '' ? (
            <NothingFound words={pageText.nothing} onReset={() => type('')} />
          ) : phone ? (
            <PriceCards {...rows} />
          ) : (
            <PriceTable {...rows} onChooseAll={selection.choosePage} />
          )}
          <ListPages list={listed} sizes={PAGE_SIZES} onChange={update} />
          {!phone && <p className="text-[13px] text-muted">{text.keys}</p>}
          <SelectionBar
            selection={selection}
            total={found.length}
            label={text.remove(formatNumber(selection.count))}
            onRemove={() => takeOut([...selection.chosen])}
          />
        </ListBody>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddProductsDialog
            inList={inList}
            onAdd={(add) => acts.save(list, { productIds: { add } })}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
