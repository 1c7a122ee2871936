import Plus from 'lucide-react/icons/plus'
import { type ReactNode, Suspense, useCallback, useDeferredValue, useEffect, useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { usePlanRoom } from '#web/kit/actions/use-plan-room.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useSummary } from '#web/kit/data/use-summary.ts'
import { focusCurrentRow } from '#web/kit/list/current-row.ts'
import { IndexedList } from '#web/kit/list/indexed-list.tsx'
import type { ListState } from '#web/kit/list/use-list.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { retry } from '#web/kit/load/retry.ts'
import { whenQuiet } from '#web/kit/load/when-quiet.ts'
import { StoryPopover, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { changeSearch, useSearch } from '#web/kit/shell/current-router.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { PanelSlot } from '#web/kit/ui/list-with-panel.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { factsLine, factsSummary } from './facts-line.ts'
import { ListTools, type ListToolsProps } from './list-tools.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { listMessages as messages } from './list-messages.ts'
import type { BulkWork } from './product-bulk.tsx'
import { productView } from './product-view.tsx'
import { ROOMY_QUERY } from './breakpoint.ts'
import { useProductContext } from './use-product-context.ts'
import { useWhatIf } from './use-what-if.ts'

const EmptyCatalogue = lazyPart(() => import('./empty-catalogue.tsx').then((module) => module.EmptyCatalogue))
const ProductPanel = lazyPart(() => import('./product-panel.tsx').then((module) => module.ProductPanel))
const WhatIfBar = lazyPart(() => import('./what-if-bar.tsx').then((module) => module.WhatIfBar))
const UnpricedLine = lazyPart(() => import('./unpriced-line.tsx').then((module) => module.UnpricedLine))
const BulkButtons = lazyPart(() => import('./product-bulk.tsx').then((module) => module.BulkButtons))
const BulkDialogs = lazyPart(() => import('./product-bulk.tsx').then((module) => module.BulkDialogs))
/** Declarations stand beside their validation, which the list is shown without. */
const loadActions = () => retry(() => import('./use-product-actions.ts'))

type State = ListState<RowOfKind<'product'>>

export interface ProductsPageProps extends LabelsSlot {
  /** How to fill an empty catalogue with a sample shop. */
  readonly sampleShop?: ReactNode
  /** The menu that exports products: those of the ids, or all for null. */
  readonly ExportMenu?: ListToolsProps['ExportMenu']
}

/** Every product with what it costs and sells for. */
export function ProductsPage({ sampleShop, ExportMenu, LabelsDialog }: ProductsPageProps) {
  const store = useStore()
  const facts = useSummary(factsSummary)
  // The line about it loads once the rows are on the screen.
  const unpriced = useDeferredValue(facts.unpriced, 0)
  const whatIf = useWhatIf()
  const story = useStoryPopover()
  const opening = useOpening()
  const goTo = useGo()
  const context = useProductContext({ opener: story.opener, onOpen: opening.open, whatIf: whatIf.shown })
  const phone = useMediaQuery(PHONE_QUERY)
  const [madeHere, setMadeHere] = useState('')
  const [work, setWork] = useState<BulkWork>()
  useEffect(() => whenQuiet(preloadParts), [])
  usePlanRoom()

  function openNew(id: string) {
    setMadeHere(id)
    opening.open(id, true)
  }
  async function create() {
    const { productActions } = await loadActions()
    const id = await productActions(store).begin({})
    if (id) openNew(id)
  }
  function close(state: State) {
    focusCurrentRow()
    state.setOpen('')
  }
  const newProduct = (
    <Button tone="primary" icon={<Plus aria-hidden="true" />} onClick={() => void create()}>
      <span className="max-md:sr-only">{messages.newProduct}</span>
    </Button>
  )
  const aboveRows = (state: State) => (
    <Suspense fallback={null}>
      {whatIf.shown ? (
        <WhatIfBar
          whatIf={whatIf}
          unpriced={unpriced}
          compact={phone || state.open !== ''}
          onReset={() => {
            state.reset()
            whatIf.reset()
          }}
        />
      ) : (
        unpriced > 0 && (
          <ReaderPart>
            <UnpricedLine count={unpriced} onTry={whatIf.show} />
          </ReaderPart>
        )
      )}
    </Suspense>
  )
  const besideList = (state: State) => {
    const told = state.page.shown.find(({ id }) => id === story.shown?.id)
    const price = told && context.storyOf(told)
    return (
      <>
        {work && (
          <Suspense fallback={null}>
            <BulkDialogs
              work={work}
              whatIf={whatIf.shown}
              onClose={() => setWork(undefined)}
              onApplied={state.selection.clear}
              LabelsDialog={LabelsDialog}
            />
          </Suspense>
        )}
        {told && price && (
          <StoryPopover state={story} title={told.name} input={told} price={price} changedAt={told.updatedAt} />
        )}
      </>
    )
  }
  return (
    <IndexedList
      view={productView}
      context={context}
      facts={facts.total > 0 && factsLine(facts)}
      action={newProduct}
      renderEmpty={() => (
        <Suspense fallback={null}>
          <EmptyCatalogue newProduct={newProduct} sampleShop={sampleShop} />
        </Suspense>
      )}
      onOpen={(id) => opening.open(id)}
      {...(opening.isPanel
        ? {
            onClose: close,
            renderPanel: (state: State) =>
              state.open !== '' && (
                <Suspense fallback={<PanelSlot />}>
                  <ProductPanel
                    id={state.open}
                    isNew={state.open === madeHere}
                    onGo={openNew}
                    onClose={() => close(state)}
                    LabelsDialog={LabelsDialog}
                  />
                </Suspense>
              ),
          }
        : {})}
      onRemove={async (rows) => (await loadActions()).productActions(store).removeMany(rows.map(({ id }) => id))}
      onSave={(id, field, value) =>
        void loadActions().then(({ productActions }) => productActions(store).saveField(id, field, value))
      }
      onSpace={(id, row) => story.opener.toggle(id, row.querySelector('[data-price-story]') ?? row)}
      onImport={() => goTo('import')}
      renderBulk={({ selection }) => (
        <Suspense fallback={null}>
          <BulkButtons chosen={selection.chosen} onBegin={setWork} LabelsDialog={LabelsDialog} />
        </Suspense>
      )}
      renderTools={(state: State) => <ListTools ids={() => exported(state)} ExportMenu={ExportMenu} />}
      renderAbove={aboveRows}
    >
      {besideList}
    </IndexedList>
  )
}

function preloadParts(): void {
  for (const part of [ProductPanel, BulkButtons, WhatIfBar, UnpricedLine]) part.preload()
}

/** The chosen products, else all that the list finds; null where that is every one. */
function exported({ selection, isNarrowed, ids }: State): readonly string[] | null {
  if (selection.count > 0) return [...selection.chosen]
  return isNarrowed ? ids() : null
}

interface Opening {
  /** There is room for a panel; otherwise products open on their own page. */
  readonly isPanel: boolean
  readonly open: (id: string, isNew?: boolean) => void
}

function useOpening(): Opening {
  const isPanel = useMediaQuery(ROOMY_QUERY)
  const { id = '' } = useSearch()
  const goTo = useGo()
  const isElsewhere = id !== '' && !isPanel
  useEffect(() => {
    if (isElsewhere) goTo('product-detail', { id })
  })
  const open = useCallback(
    (next: string, isNew = false) => {
      if (isPanel) changeSearch((search) => ({ ...search, id: next }))
      else goTo('product-detail', { id: next, ...(isNew ? { new: '1' } : {}) })
    },
    [isPanel, goTo],
  )
  return { isPanel, open }
}
