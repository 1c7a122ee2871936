import Maximize2 from 'lucide-react/icons/maximize-2'
import { useEffect, useRef, useState } from 'react'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { editorText } from './editor-text.ts'
import { HistoryTab } from './history-tab.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { useProductActs } from './product-acts.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductGone } from './product-missing.tsx'
import type { ProductRow } from './product-row.ts'
import { useKnownProduct } from './use-known-product.ts'

export interface ProductPanelProps extends LabelsSlot {
  readonly id: string
  /** It was made just now: its name is selected. */
  readonly isNew: boolean
  readonly onGo: (id: string, isNew: boolean) => void
  readonly onClose: () => void
}

/** A product beside its list. */
export function ProductPanel({ id, isNew, onGo, onClose, LabelsDialog }: ProductPanelProps) {
  const known = useKnownProduct(id)
  const acts = useProductActs()
  if (known.state === 'unknown') return null
  const { row } = known
  const gone = <ProductGone onRestore={() => void acts.restore(row)} onClose={onClose} />
  return (
    <SidePanel
      title={row.name}
      label={row.name}
      onClose={onClose}
      actions={
        known.state === 'here' && <PanelMenu row={row} onGo={onGo} onClose={onClose} LabelsDialog={LabelsDialog} />
      }
    >
      {known.state === 'gone' ? (
        gone
      ) : (
        <FieldScope of={id}>
          <PanelBody row={row} isNew={isNew} />
        </FieldScope>
      )}
    </SidePanel>
  )
}

function PanelMenu({
  row,
  onGo,
  onClose,
  LabelsDialog,
}: Omit<ProductPanelProps, 'id' | 'isNew'> & { readonly row: ProductRow }) {
  const go = useGo()
  const open = {
    label: editorText.openPage,
    icon: <Maximize2 aria-hidden="true" />,
    run: () => go('product-detail', { id: row.id }),
  }
  return (
    <ProductMenu
      row={row}
      onGo={(id) => onGo(id, true)}
      onDeleted={onClose}
      more={[open]}
      LabelsDialog={LabelsDialog}
    />
  )
}

function PanelBody({ row, isNew }: { readonly row: ProductRow; readonly isNew: boolean }) {
  const [tab, setTab] = useState<'product' | 'history'>('product')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => followKeyboard(body.current), [])
  return (
    <div ref={body}>
      <Tabs
        label={editorText.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'product',
            label: editorText.tabs.product,
            content: <ProductEditor row={row} layout="panel" focus={isNew ? 'name' : undefined} />,
          },
          { value: 'history', label: editorText.tabs.history, content: tab === 'history' && <HistoryTab row={row} /> },
        ]}
      />
    </div>
  )
}

/** Whoever opened the product with the keyboard goes into it; whoever pressed a row with the pointer stays in the list. */
function followKeyboard(body: HTMLElement | null): () => void {
  const isByKey = document.activeElement?.matches('tr:focus-visible') ?? false
  // A moment later, so that the panel has noted where the focus came from.
  const timer = setTimeout(() => {
    if (isByKey) body?.querySelector<HTMLElement>('[role=tab]')?.focus()
  })
  return () => clearTimeout(timer)
}
