import type { RowOfKind } from '#contract/row-kinds.ts'
import ListMinus from 'lucide-react/icons/list-minus'
import PackagePlus from 'lucide-react/icons/package-plus'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useMemo, useState } from 'react'
import { useRows, useStore } from '#web/kit/data/use-store.ts'
import { ListBody } from '#web/kit/list/list-body.tsx'
import { ListRows } from '#web/kit/list/list-page.tsx'
import { pageOf } from '#web/kit/list/list-pages.tsx'
import { ListToolbar } from '#web/kit/list/list-toolbar.tsx'
import { SelectionFrame } from '#web/kit/list/selection-frame.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { choiceParam, integerParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { useTypedText } from '#web/kit/shell/use-typed-text.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { FITTING_SELECT } from '#web/kit/ui/fitting-select.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { useRowChoice } from '#web/kit/ui/use-row-choice.ts'
import { useListPricing } from './list-pricing.ts'
import { LIST_ORDERS, useListedProducts } from './listed-products.ts'
import { addMessages, tableMessages as messages } from './page-messages.ts'
import { usePriceActions } from './use-price-actions.ts'
import type { PriceListActions } from './use-price-list-actions.ts'
import { PriceTable } from './price-table.tsx'

const AddProductsDialog = lazyPart(() => import('./add-products-dialog.tsx').then((module) => module.AddProductsDialog))

const PAGE_SIZES = [50, 100, 200, 500]
const shape = {
  search: textParam(),
  order: choiceParam(LIST_ORDERS, 'list'),
  page: integerParam(1, { min: 1 }),
  pageSize: integerParam(50, { min: 5, max: 500 }),
}

export interface PricesTabProps {
  readonly list: RowOfKind<'priceList'>
  readonly actions: PriceListActions
}

/** The products of a list with their prices and why; only the page in sight is priced, so that 10,000 stay fluid. */
export function PricesTab({ list, actions }: PricesTabProps) {
  const [query, update] = useSearchState(shape)
  const [search, type] = useTypedText(query.search, (next) => update({ search: next, page: 1 }, { replace: true }))
  const store = useStore()
  const shop = useRows('businessProfile').find(({ isDefault }) => isDefault)
  const go = useGo()
  const pricing = useListPricing(list)
  const priceActions = usePriceActions(list.id)
  const [isAdding, setAdding] = useState(false)
  const { found, gone } = useListedProducts(list.productIds, search, query.order)
  const inList = useMemo(() => new Set(list.productIds), [list.productIds])

  const listed = pageOf(found, query)
  const shownIds = listed.shown
  const prices = shownIds.flatMap((id) => {
    const row = store.get('product', id)
    return row ? pricing.pricesOf(row) : []
  })
  const selection = useRowChoice(
    shownIds,
    () => found,
    (id) => inList.has(id),
  )

  function takeOut(ids: readonly string[]) {
    actions.save(list.id, { productIds: { remove: ids } })
    selection.clear()
  }

  const addButton = (
    <Button
      tone={list.productIds.length === 0 ? 'primary' : 'secondary'}
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={AddProductsDialog.preload}
      onClick={() => setAdding(true)}
    >
      {addMessages.button}
    </Button>
  )
  return (
    <>
      {list.productIds.length === 0 ? (
        <EmptyState icon={<PackagePlus />} title={messages.empty.title} action={addButton}>
          {messages.empty.text}
        </EmptyState>
      ) : (
        <ListBody onClose={undefined}>
          <ListToolbar
            messages={{ search: messages.search, searchHint: messages.hint }}
            value={search}
            onType={type}
            filters={
              <NativeSelect
                label={messages.order}
                hideLabel
                className={FITTING_SELECT}
                value={query.order}
                options={optionsOf(messages.orders)}
                onChange={(order) => update({ order, page: 1 })}
              />
            }
            actions={<ReaderPart>{addButton}</ReaderPart>}
          />
          {gone.length > 0 && (
            <Banner
              tone="warn"
              title={messages.removed(gone.length)}
              action={
                <Button size="small" onClick={() => takeOut(gone)}>
                  {messages.takeOut}
                </Button>
              }
            />
          )}
          <ListRows
            nothing={{
              messages: messages.nothing,
              asked: { search, isFiltered: false, reset: () => type('') },
            }}
            found={messages.found(found.length)}
            list={listed}
            isEmpty={found.length === 0 && search !== ''}
            onPage={update}
            pageSizes={PAGE_SIZES}
            keys={messages.keys}
          >
            <PriceTable
              prices={prices}
              pricing={pricing}
              said={{ list, shop }}
              actions={priceActions}
              chosen={selection.chosen}
              onOpen={(id) => go('product-detail', { id })}
              onChoose={selection.choose}
              onChooseAll={selection.choosePage}
            />
          </ListRows>
          <SelectionFrame label={messages.selection} selection={selection} total={found.length}>
            <Button size="small" icon={<ListMinus aria-hidden="true" />} onClick={() => takeOut([...selection.chosen])}>
              {messages.remove(selection.count)}
            </Button>
          </SelectionFrame>
        </ListBody>
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <AddProductsDialog
            inList={inList}
            onAdd={(add) => actions.save(list.id, { productIds: { add } })}
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </>
  )
}
