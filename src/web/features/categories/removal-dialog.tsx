import { useState } from 'react'
import { formatCount } from '#web/kit/format/number.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import type { CategoryNode } from './category-tree.ts'
import type { Destinations, Removal } from './removal.ts'
import { categoriesText as text } from './text.ts'

const words = text.removal
/** In place of an id: no category, or the top. */
const NOWHERE = ''

export interface RemovalDialogProps {
  readonly removal: Removal
  readonly nodes: readonly CategoryNode[]
  readonly onRemove: (destinations: Destinations) => void
  readonly onClose: () => void
}

/** Asks where the products and children of a category go before it is deleted (CAT-04). */
export function RemovalDialog({ removal, nodes, onRemove, onClose }: RemovalDialogProps) {
  const { row, children, productIds } = removal
  // Its parent, where it has one, is the nearest place for what was in it.
  const [productsTo, setProductsTo] = useState(row.parentId ?? NOWHERE)
  const [childrenTo, setChildrenTo] = useState<string>(NOWHERE)
  const confirm = (): void => onRemove({ moveProductsTo: productsTo || null, moveChildrenTo: childrenTo || null })
  const others = nodes.filter((node) => node.row.id !== row.id)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(row.name)}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button tone="danger" onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-5 pb-1">
        {productIds.length > 0 && (
          <Combobox
            label={words.products(formatCount(productIds.length, text.product))}
            help={words.floorNote}
            required
            value={productsTo}
            options={[
              { value: NOWHERE, label: words.noCategory },
              ...others.map((node) => ({ value: node.row.id, label: pathOf(node) })),
            ]}
            onChange={(id) => setProductsTo(id ?? NOWHERE)}
          />
        )}
        {children.length > 0 && (
          <Combobox
            label={words.children(formatCount(children.length, text.childCategory))}
            required
            value={childrenTo}
            options={[
              { value: NOWHERE, label: words.top },
              ...others.flatMap((node) => (node.parent === null ? [{ value: node.row.id, label: node.row.name }] : [])),
            ]}
            onChange={(id) => setChildrenTo(id ?? NOWHERE)}
          />
        )}
      </div>
    </Dialog>
  )
}

function pathOf({ row, parent }: CategoryNode): string {
  return parent ? `${parent.name} / ${row.name}` : row.name
}
