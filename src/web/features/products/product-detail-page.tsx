import PackageX from 'lucide-react/icons/package-x'
import { type ComponentType, Suspense } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { useSearch } from '#web/kit/shell/current-router.ts'
import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { PageSkeleton } from '#web/kit/ui/skeleton.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { editorMessages } from './editor-messages.ts'
import { HistoryTab } from './history-tab.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { type EditorFocus, ProductEditor } from './product-editor.tsx'
import { ProductMenu } from './product-menu.tsx'
import { useProductActions } from './use-product-actions.ts'

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
  const actions = useProductActions()
  const store = useRow('store', useSearch()['store'] ?? '')
  const from = store && { screen: 'store' as const, search: { id: store.id, view: 'products' }, children: store.name }
  return (
    <RecordPage
      kind="product"
      list="products"
      icon={<PackageX />}
      from={from}
      onRestore={(row) => void actions.restore(row)}
    >
      {(row) => <Detail row={row} {...slots} />}
    </RecordPage>
  )
}

function Detail({ row, LabelsDialog, Planned }: ProductDetailPageProps & { readonly row: RowOfKind<'product'> }) {
  const [{ view, action }, update] = useSearchState(shape)
  const isNew = useSearch()['new'] === '1'
  const go = useGo()
  const tab = view === 'history' || view === 'planned' ? view : 'product'
  const focus: EditorFocus =
    action === 'edit-price' ? 'pricing' : view === 'costs' ? 'costs' : isNew ? 'name' : undefined
  const { tabs } = editorMessages
  const planned = (
    <div className="max-w-3xl">
      <Suspense fallback={<PageSkeleton />}>
        <Planned productId={row.id} />
      </Suspense>
    </div>
  )
  const history = (
    <div className="max-w-3xl rounded-xl border border-line bg-card p-5">
      <HistoryTab row={row} />
    </div>
  )
  return (
    <>
      <PageHead
        title={row.name}
        facts={row.sku}
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
        label={tabs.label}
        value={tab}
        onChange={(next) => update({ view: next, action: 'none' })}
        tabs={[
          {
            value: 'product',
            label: tabs.product,
            content: <ProductEditor row={row} layout="page" focus={focus} />,
          },
          { value: 'planned', label: tabs.planned, content: tab === 'planned' && planned },
          { value: 'history', label: tabs.history, content: tab === 'history' && history },
        ]}
      />
    </>
  )
}
