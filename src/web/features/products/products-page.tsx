import Plus from 'lucide-react/icons/plus'
import { type FunctionComponent, type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { DEFAULT_LIST_QUERY, type ListQuery, PAGE_SIZE } from '#domain/list-query.ts'
import { type UsualFigures, usualWhatIf } from '#domain/pricing-rules.ts'
import { useQuery, useRows, useStore } from '#web/kit/data/use-store.ts'
import { useSummary } from '#web/kit/data/use-summary.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ChoosingButton } from '#web/kit/list/choosing-button.tsx'
import { ListBody } from '#web/kit/list/list-body.tsx'
import { NoRows } from '#web/kit/list/no-rows.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { patiently } from '#web/kit/load/patiently.ts'
import { whenQuiet } from '#web/kit/load/when-quiet.ts'
import { useVisibleColumns } from '#web/kit/list/visible-columns.ts'
import { StoryPopover, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useAnnouncedFinding } from '#web/kit/shell/use-announced-finding.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Pagination } from '#web/kit/ui/pagination.tsx'
import { ListWithPanel, PanelPlace } from '#web/kit/ui/list-with-panel.tsx'
import { TableSkeleton } from '#web/kit/ui/skeleton.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { factsLine, factsSummary } from './facts-line.ts'
import type { LabelsSlot } from './labels-slot.ts'
import { listText as text } from './list-text.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { DEFAULT_COLUMNS, PRODUCT_COLUMNS, useFittingColumns } from './product-columns.tsx'
import { ROOMY_QUERY } from './room.ts'
import { ProductTable } from './product-table.tsx'
import { ProductToolbar } from './product-toolbar.tsx'
import { useProductPage } from './product-view.ts'
import { useListQuery } from './use-list-query.ts'
import { useSelection } from './use-selection.ts'

const EmptyCatalogue = lazyPart(() => import('./empty-catalogue.tsx').then((module) => module.EmptyCatalogue))
const NothingMatches = lazyPart(() => import('./empty-catalogue.tsx').then((module) => module.NothingMatches))
const ProductPanel = lazyPart(() => import('./product-panel.tsx').then((module) => module.ProductPanel))
const ProductCards = lazyPart(() => import('./product-cards.tsx').then((module) => module.ProductCards))
const WhatIfBar = lazyPart(() => import('./what-if-bar.tsx').then((module) => module.WhatIfBar))
const UnpricedLine = lazyPart(() => import('./unpriced-line.tsx').then((module) => module.UnpricedLine))
const SelectionBar = lazyPart(() => import('./selection-bar.tsx').then((module) => module.SelectionBar))

const PAGE_SIZES = [PAGE_SIZE.least, PAGE_SIZE.default, PAGE_SIZE.afterClear, 50, 100]
const ANY = { page: 1, pageSize: 1 }
const panelShape = { open: textParam(), new: textParam() }

export interface ProductsPageProps extends LabelsSlot {
  /** How to fill an empty catalogue with a sample shop. */
  readonly sampleShop?: ReactNode
  /** The menu that exports products: those of the ids, or all for null. */
  readonly ExportMenu?: FunctionComponent<{ readonly ids: () => readonly string[] | null }>
}

/** Every product with what it costs and sells for. */
export function ProductsPage({ sampleShop, ExportMenu, LabelsDialog }: ProductsPageProps) {
  const facts = useSummary(factsSummary)
  // The line about it loads once the rows are on the screen.
  const unpriced = useDeferredValue(facts.unpriced, 0)
  const open = useOpenProduct()
  const store = useStore()
  useEffect(() => whenQuiet(preloadParts), [])

  async function create() {
    const { productActs } = await patiently(() => import('./product-acts.ts'))
    const id = await productActs(store).create()
    if (id) open.go(id, true)
  }

  const newProduct = (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => void create()}>
      <span className="max-md:sr-only">{text.newProduct}</span>
    </Button>
  )
  // The facts follow when there is time; whether there is anything at all is known at once.
  const isEmpty = useQuery('product', ANY).total === 0
  return (
    <>
      <PageHead title={text.title} {...(isEmpty ? {} : { facts: factsLine(facts), action: newProduct })} />
      {isEmpty ? (
        <NoRows columns={5}>
          <Suspense fallback={null}>
            <EmptyCatalogue newProduct={newProduct} sampleShop={sampleShop} />
          </Suspense>
        </NoRows>
      ) : (
        <ListWithPanel panel={open.isBeside && <OpenPanel open={open} LabelsDialog={LabelsDialog} />}>
          <ListBody onClose={open.isBeside ? open.close : undefined}>
            <ProductList
              unpriced={unpriced}
              open={open}
              LabelsDialog={LabelsDialog}
              {...(ExportMenu ? { ExportMenu } : {})}
            />
          </ListBody>
        </ListWithPanel>
      )}
    </>
  )
}

function preloadParts(): void {
  for (const part of [ProductPanel, SelectionBar, NothingMatches, WhatIfBar, UnpricedLine]) part.preload()
}

interface OpenProduct {
  readonly id: string
  readonly isNew: boolean
  /** There is room for a panel; otherwise products open on their own page. */
  readonly isPanel: boolean
  /** A product stands beside the list, which has less room. */
  readonly isBeside: boolean
  readonly go: (id: string, isNew?: boolean) => void
  readonly close: () => void
}

function useOpenProduct(): OpenProduct {
  const [search, update] = useSearchState(panelShape)
  const isPanel = useMediaQuery(ROOMY_QUERY)
  const goTo = useGo()
  const isElsewhere = search.open !== '' && !isPanel
  useEffect(() => {
    if (isElsewhere) goTo('product-detail', { id: search.open })
  })
  return {
    id: search.open,
    isNew: search.new === '1',
    isPanel,
    isBeside: isPanel && search.open !== '',
    go(id, isNew = false) {
      const mark = isNew ? '1' : ''
      if (isPanel) update({ open: id, new: mark })
      else goTo('product-detail', { id, ...(isNew ? { new: '1' } : {}) })
    },
    close() {
      // Back to the row, which may not be the one that the panel was first opened from.
      document.querySelector<HTMLElement>('tr[aria-current=true]')?.focus()
      update({ open: '', new: '' })
    },
  }
}

function OpenPanel({ open, LabelsDialog }: LabelsSlot & { readonly open: OpenProduct }) {
  return (
    <Suspense fallback={<PanelPlace />}>
      <ProductPanel id={open.id} isNew={open.isNew} onGo={open.go} onClose={open.close} LabelsDialog={LabelsDialog} />
    </Suspense>
  )
}

/** The list as nobody has changed it, with the usual figures of the business. */
function useUntouchedList(): ListQuery {
  const profiles = useRows('businessProfile')
  return useMemo(() => {
    const business = defaultProfile(profiles) as (UsualFigures & object) | undefined
    return { ...DEFAULT_LIST_QUERY, ...usualWhatIf(business) }
  }, [profiles])
}

interface ProductListProps extends Pick<ProductsPageProps, 'ExportMenu' | 'LabelsDialog'> {
  readonly unpriced: number
  readonly open: OpenProduct
}

function ProductList({ unpriced, open, ExportMenu, LabelsDialog }: ProductListProps) {
  const fallback = useUntouchedList()
  const [query, changeQuery] = useListQuery(fallback)
  const { views, total, page } = useProductPage(query)
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const [columns, setColumns] = useVisibleColumns('products', PRODUCT_COLUMNS, DEFAULT_COLUMNS)
  const fitting = useFittingColumns(columns, open.isBeside)
  const story = useStoryPopover()
  const phone = useMediaQuery(PHONE_QUERY)
  const compact = phone || open.isBeside
  const selection = useSelection(
    query,
    views.map(({ row }) => row.id),
  )
  const [choosing, setChoosing] = useState(false)
  const [wasChosen, setWasChosen] = useState(false)
  if (selection.count > 0 && !wasChosen) setWasChosen(true)
  const told = views.find(({ row }) => row.id === story.shown?.id)
  useAnnouncedFinding(query.search, text.found(formatCount(total, text.product)))
  const reset = () => changeQuery({ ...fallback, pageSize: query.pageSize })
  return (
    <>
      <ProductToolbar
        query={query}
        compact={compact}
        onChange={changeQuery}
        categories={categories}
        brands={brands}
        columns={columns}
        onColumns={setColumns}
        exportMenu={ExportMenu && <ExportMenu ids={() => selection.chosenOrFound()} />}
      />
      <Suspense fallback={null}>
        {query.showsWhatIf ? (
          <WhatIfBar query={query} unpriced={unpriced} compact={compact} onChange={changeQuery} onReset={reset} />
        ) : (
          unpriced > 0 && <UnpricedLine count={unpriced} onTry={() => changeQuery({ showsWhatIf: true })} />
        )}
      </Suspense>
      {total === 0 ? (
        <Suspense fallback={null}>
          <NothingMatches onReset={reset} />
        </Suspense>
      ) : phone ? (
        <Suspense fallback={<TableSkeleton rows={8} columns={2} />}>
          <ProductCards
            views={views}
            chosen={selection.chosen}
            {...(choosing ? { onChoose: selection.choose } : {})}
            onOpen={open.go}
            opener={story.opener}
          />
        </Suspense>
      ) : (
        <ProductTable
          views={views}
          columns={fitting}
          sort={query.sort}
          direction={query.direction}
          onSort={(sort, direction) => changeQuery({ sort, direction })}
          chosen={selection.chosen}
          onChoose={selection.choose}
          onChooseAll={selection.choosePage}
          current={open.isPanel ? open.id : undefined}
          onOpen={open.go}
          opener={story.opener}
        />
      )}
      {total > 0 && (
        <Pagination
          page={page}
          pageSize={query.pageSize}
          total={total}
          pageSizes={PAGE_SIZES}
          onPage={(next) => changeQuery({ page: next })}
          onPageSize={(pageSize) => changeQuery({ pageSize })}
        />
      )}
      {phone && total > 0 && selection.count === 0 && <ChoosingButton choosing={choosing} onChange={setChoosing} />}
      <p className="sr-only">{text.keys}</p>
      {wasChosen && (
        <Suspense fallback={null}>
          <SelectionBar selection={selection} query={query} total={total} LabelsDialog={LabelsDialog} />
        </Suspense>
      )}
      {told && (
        <StoryPopover
          state={story}
          title={told.row.name}
          input={told.row}
          price={told.price}
          changedAt={told.row.updatedAt}
        />
      )}
    </>
  )
}
