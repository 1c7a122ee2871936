import type { RowOfKind } from '#contract/row-kinds.ts'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { MenuEntry } from '#web/kit/ui/menu-entry.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { editorMessages } from './editor-messages.ts'
import type { LabelsSlot } from './labels-slot.ts'
import { useProductActions } from './use-product-actions.ts'

export interface ProductMenuProps extends LabelsSlot {
  readonly row: RowOfKind<'product'>
  /** Goes to another product, such as the copy just made. */
  readonly onGo: (id: string) => void
  /** Called once the product is deleted. */
  readonly onDeleted: () => void
  readonly more?: readonly MenuEntry[]
}

export function ProductMenu({ row, onGo, onDeleted, more = [], LabelsDialog }: ProductMenuProps) {
  const [isPrinting, setPrinting] = useState(false)
  const actions = useProductActions()

  async function duplicate() {
    const id = await actions.duplicate(row.id)
    if (id) onGo(id)
  }

  async function remove() {
    if (await actions.remove(row.id)) onDeleted()
  }

  const labels = {
    label: editorMessages.labels,
    icon: <Tag aria-hidden="true" />,
    reads: true,
    run: () => setPrinting(true),
  }
  const copy = { label: editorMessages.duplicate, icon: <Copy aria-hidden="true" />, run: () => void duplicate() }
  const deletion = {
    label: editorMessages.delete,
    icon: <Trash2 aria-hidden="true" />,
    danger: true,
    run: () => void remove(),
  }
  return (
    <>
      <MenuButton
        label={editorMessages.actions}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        entries={[...more, copy, ...(LabelsDialog ? [labels] : []), { type: 'line' }, deletion]}
      />
      {LabelsDialog && isPrinting && (
        <Suspense fallback={null}>
          <LabelsDialog ids={[row.id]} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}
