import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Tag from 'lucide-react/icons/tag'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { MenuEntry } from '#web/kit/ui/menu.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { editorText } from './editor-text.ts'
import type { LabelsSlot } from './labels-slot.ts'
import { useProductActs } from './product-acts.ts'
import type { ProductRow } from './product-row.ts'

export interface ProductMenuProps extends LabelsSlot {
  readonly row: ProductRow
  /** Goes to another product, such as the copy just made. */
  readonly onGo: (id: string) => void
  /** Called once the product is deleted. */
  readonly onDeleted: () => void
  readonly more?: readonly MenuEntry[]
}

/** What can be done with a product. */
export function ProductMenu({ row, onGo, onDeleted, more = [], LabelsDialog }: ProductMenuProps) {
  const [isPrinting, setPrinting] = useState(false)
  const acts = useProductActs()

  async function duplicate() {
    const id = await acts.duplicate(row)
    if (id) onGo(id)
  }

  async function remove() {
    if (await acts.remove(row)) onDeleted()
  }

  const labels = {
    label: editorText.labels,
    icon: <Tag aria-hidden="true" />,
    run: () => setPrinting(true),
  }
  return (
    <>
      <MenuButton
        label={editorText.actions}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        entries={[
          ...more,
          { label: editorText.duplicate, icon: <Copy aria-hidden="true" />, run: () => void duplicate() },
          ...(LabelsDialog ? [labels] : []),
          { type: 'line' },
          { label: editorText.delete, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => void remove() },
        ]}
      />
      {LabelsDialog && isPrinting && (
        <Suspense fallback={null}>
          <LabelsDialog ids={[row.id]} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </>
  )
}
