import ChevronLeft from 'lucide-react/icons/chevron-left'
import { type ComponentType, Suspense } from 'react'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { isArriving } from '#web/kit/list/no-rows.tsx'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { FactsLine } from '#web/kit/shell/facts-line.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenLink, useGo } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { editorText } from './editor-text.ts'
import { HistoryTab } from './history-tab.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { useProductActs } from './product-acts.ts'
import { type EditorFocus, ProductEditor } from './product-editor.tsx'
import { ProductCurrency } from './product-currency.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductGone, ProductNotFound } from './product-missing.tsx'
import type { ProductRow } from './product-row.ts'
import { useKnownProduct } from './use-known-product.ts'

const shape = {
  id: textParam(),
  view: choiceParam(['product', 'costs', 'planned', 'history'], 'product'),
  action: choiceParam(['none', 'edit-price'], 'none'),
}

export interface ProductDetailPageProps extends LabelsSlot {
  /** What is planned for the product's price. */
  readonly Planned: ComponentType<{ readonly productId: string }>
}

/** A product as a page of its own (NAV-04). */
export function ProductDetailPage(slots: ProductDetailPageProps) {
  const [{ id }] = useSearchState(shape)
  const known = useKnownProduct(id)
  const isReading = isArriving(useSyncStatus())
  const acts = useProductActs()
  if (known.state === 'here') return <Detail row={known.row} {...slots} />
  if (known.state === 'gone') return <ProductGone onRestore={() => void acts.restore(known.row)} />
  return isReading ? <PageSkeleton /> : <ProductNotFound id={id} />
}

function Detail({ row, LabelsDialog, Planned }: ProductDetailPageProps & { readonly row: ProductRow }) {
  const [{ view, action }, update] = useSearchState(shape)
  const isNew = useSearch()['new'] === '1'
  const go = useGo()
  const tab = view === 'history' || view === 'planned' ? view : 'product'
  const focus: EditorFocus =
    action === 'edit-price' ? 'pricing' : view === 'costs' ? 'costs' : isNew ? 'name' : undefined
  return (
    <>
      <ScreenLink
        screen="products"
        className="-ml-1 inline-flex h-8 items-center gap-1 rounded-md pr-2 text-[13px] font-semibold text-muted hover:text-fg"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {editorText.back}
      </ScreenLink>
      <PageHead
        title={row.name}
        facts={
          <FactsLine text={row.sku}>
            <ProductCurrency row={row} />
          </FactsLine>
        }
        action={
          <ProductMenu
            row={row}
            onGo={(id) => go('product-detail', { id, new: '1' })}
            onDeleted={() => go('products')}
            LabelsDialog={LabelsDialog}
          />
        }
      />
      <Tabs
        label={editorText.tabs.label}
        value={tab}
        onChange={(next) => update({ view: next, action: 'none' })}
        tabs={[
          {
            value: 'product',
            label: editorText.tabs.product,
            content: (
              <FieldScope of={row.id}>
                <ProductEditor row={row} layout="page" focus={focus} />
              </FieldScope>
            ),
          },
          {
            value: 'planned',
            label: editorText.tabs.planned,
            content: tab === 'planned' && <PlannedPage row={row} Planned={Planned} />,
          },
          { value: 'history', label: editorText.tabs.history, content: tab === 'history' && <HistoryPage row={row} /> },
        ]}
      />
    </>
  )
}

function PlannedPage({ row, Planned }: Pick<ProductDetailPageProps, 'Planned'> & { readonly row: ProductRow }) {
  return (
    <div className="max-w-3xl">
      <Suspense fallback={<PageSkeleton />}>
        <Planned productId={row.id} />
      </Suspense>
    </div>
  )
}

function HistoryPage({ row }: { readonly row: ProductRow }) {
  return (
    <div className="max-w-3xl rounded-xl border border-line bg-card p-5">
      <HistoryTab row={row} />
    </div>
  )
}
