import CalendarDays from 'lucide-react/icons/calendar-days'
import Plus from 'lucide-react/icons/plus'
import ScrollText from 'lucide-react/icons/scroll-text'
import { type ReactNode, Suspense, useMemo, useState, useSyncExternalStore } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useRows, useStore, useSyncStatus } from '#web/kit/data/use-store.ts'
import { businessToday } from '#web/kit/documents/business-day.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton, useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { listMenu } from './list-menu.tsx'
import { BrokenSubscription, FetchedLists, isWithoutCopy } from './lists-trouble.tsx'
import { pastMessages } from './past-messages.ts'
import { type Catalogue, priceListView } from './price-list-view.tsx'
import { listsMessages as messages } from './messages.ts'
import { usePriceListActions } from './use-price-list-actions.ts'

const NewListDialog = lazyPart(() => import('./new-list-dialog.tsx').then((module) => module.NewListDialog))

/** The price lists of a user, newest first and live (PLIST-01…04). */
export function PriceListsPage() {
  const rows = useRows('priceList')
  const catalogue = useCatalogue()
  const hasProducts = useRows('product').length > 0
  const sync = useSyncStatus()
  const actions = usePriceListActions()
  const go = useGo()
  const [isMaking, setMaking] = useState(false)
  const open = (id: string): void => go('price-list', { id })
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
        <PageHead title={messages.title} />
        <FetchedLists />
      </>
    )
  }
  return (
    <>
      <DeclaredList
        view={priceListView}
        rows={rows}
        context={catalogue}
        facts={messages.facts(rows, catalogue.day)}
        action={
          <>
            <ScreenButton screen="past-prices" icon={<CalendarDays aria-hidden="true" />}>
              <span className="max-md:sr-only">{pastMessages.open}</span>
            </ScreenButton>
            {newButton(<span className="max-md:sr-only">{messages.create}</span>)}
          </>
        }
        renderEmpty={() => (
          <EmptyState
            icon={<ScrollText />}
            title={messages.empty.title}
            action={newButton(messages.create)}
            secondAction={
              !hasProducts && (
                <ScreenButton screen="products" tone="ghost">
                  {messages.empty.products}
                </ScreenButton>
              )
            }
          >
            {messages.empty.text}
          </EmptyState>
        )}
        notice={<BrokenSubscription status={sync} />}
        onOpen={open}
        onRemove={actions.removeAll}
        onSave={(id, field, value) => actions.save(id, { [field]: value })}
        rowMenu={(row) => listMenu(row, actions, open, () => void actions.removeAll([row]))}
      />
      {isMaking && (
        <Suspense fallback={null}>
          <NewListDialog actions={actions} onMade={open} onClose={() => setMaking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** While the list is filtered by categories or brands, it follows the products in them. */
function useCatalogue(): Catalogue {
  const store = useStore()
  const { categoryIds, brandIds } = useSearch()
  const isAsked = (categoryIds ?? brandIds) !== undefined
  const revision = useSyncExternalStore(store.subscribe, () => (isAsked ? store.revision : 0))
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const day = businessToday()
  return useMemo(() => ({ store, revision, categories, brands, day }), [store, revision, categories, brands, day])
}
