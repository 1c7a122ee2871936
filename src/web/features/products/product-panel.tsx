import Maximize2 from 'lucide-react/icons/maximize-2'
import PackageX from 'lucide-react/icons/package-x'
import { useEffect, useRef, useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { nounFor } from '#web/kit/actions/nouns.ts'
import { useKnownRow } from '#web/kit/data/use-known-row.ts'
import { GonePanel } from '#web/kit/list/gone-panel.tsx'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import { useRefusedNew } from '#web/kit/shell/refused-new.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { uiMessages } from '#web/kit/ui/messages.ts'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { editorMessages } from './editor-messages.ts'
import { HistoryTab } from './history-tab.tsx'
import type { LabelsSlot } from './labels-slot.ts'
import { ProductEditor } from './product-editor.tsx'
import { ProductMenu } from './product-menu.tsx'
import { useProductActions } from './use-product-actions.ts'

export interface ProductPanelProps extends LabelsSlot {
  readonly id: string
  /** It was made just now: its name is selected. */
  readonly isNew: boolean
  readonly onGo: (id: string, isNew: boolean) => void
  readonly onClose: () => void
}

export function ProductPanel({ id, isNew, onGo, onClose, LabelsDialog }: ProductPanelProps) {
  const known = useKnownRow('product', id)
  const actions = useProductActions()
  const go = useGo()
  const refused = useRefusedNew('product', id)
  if (known.state === 'unknown' || (refused && known.state === 'gone'))
    return <GonePanel kind="product" id={id} onClose={onClose} />
  const { row } = known
  const openPage = {
    label: editorMessages.openPage,
    icon: <Maximize2 aria-hidden="true" />,
    reads: true,
    run: () => go('product-detail', { id }),
  }
  const menu = (
    <ProductMenu
      row={row}
      onGo={(next) => onGo(next, true)}
      onDeleted={onClose}
      more={[openPage]}
      LabelsDialog={LabelsDialog}
    />
  )
  return (
    <SidePanel title={row.name} label={row.name} onClose={onClose} actions={known.state === 'here' && menu}>
      {known.state === 'gone' ? (
        <EmptyState
          icon={<PackageX />}
          title={recordMessages.isGone(nounFor('product').one)}
          action={
            <Button tone="primary" onClick={() => void actions.restore(row)}>
              {recordMessages.bringBack}
            </Button>
          }
          secondAction={
            <Button reads onClick={onClose}>
              {uiMessages.close}
            </Button>
          }
        >
          {recordMessages.notHere}
        </EmptyState>
      ) : (
        <FieldScope of={id}>
          <PanelBody row={row} isNew={isNew} />
        </FieldScope>
      )}
    </SidePanel>
  )
}

function PanelBody({ row, isNew }: { readonly row: RowOfKind<'product'>; readonly isNew: boolean }) {
  const [tab, setTab] = useState<'product' | 'history'>('product')
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => followKeyboard(body.current), [])
  return (
    <div ref={body}>
      <Tabs
        label={editorMessages.tabs.label}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'product',
            label: editorMessages.tabs.product,
            content: <ProductEditor row={row} layout="panel" focus={isNew ? 'name' : undefined} />,
          },
          {
            value: 'history',
            label: editorMessages.tabs.history,
            content: tab === 'history' && <HistoryTab row={row} />,
          },
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
