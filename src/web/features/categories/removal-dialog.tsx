import { useState } from 'react'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { FormDialog } from '#web/kit/ui/form-dialog.tsx'
import type { CategoryNode } from './category-tree.ts'
import { categoriesMessages } from './messages.ts'
import type { Destinations } from './use-category-actions.ts'

/** In place of an id: no category, or the top. */
const NOWHERE = ''

/** A category that is to be deleted, and how many products it has itself. */
export interface Removal {
  readonly node: CategoryNode
  readonly products: number
}

interface RemovalDialogProps {
  readonly removal: Removal
  readonly nodes: readonly CategoryNode[]
  readonly onRemove: (destinations: Destinations) => void
  readonly onClose: () => void
}

/** Asks where the products and children of a category go before it is deleted (CAT-04). */
export function RemovalDialog({ removal, nodes, onRemove, onClose }: RemovalDialogProps) {
  const text = categoriesMessages.removal
  const { products } = removal
  const { row, children } = removal.node
  // Its parent, where it has one, is the nearest place for what was in it.
  const [productsTo, setProductsTo] = useState(row.parentId ?? NOWHERE)
  const [childrenTo, setChildrenTo] = useState<string>(NOWHERE)
  const others = nodes.filter((node) => node.row.id !== row.id)
  return (
    <FormDialog
      title={text.title(row.name)}
      submit={text.confirm}
      tone="danger"
      onSubmit={() => onRemove({ moveProductsTo: productsTo || null, moveChildrenTo: childrenTo || null })}
      onClose={onClose}
    >
      {products > 0 && (
        <Combobox
          label={text.products(products)}
          help={text.floorNote}
          required
          value={productsTo}
          options={[
            { value: NOWHERE, label: text.noCategory },
            ...others.map((node) => ({ value: node.row.id, label: pathOf(node) })),
          ]}
          onChange={(id) => setProductsTo(id ?? NOWHERE)}
        />
      )}
      {children.length > 0 && (
        <Combobox
          label={text.children(children.length)}
          required
          value={childrenTo}
          options={[
            { value: NOWHERE, label: text.top },
            ...others.flatMap((node) => (node.parent === null ? [{ value: node.row.id, label: node.row.name }] : [])),
          ]}
          onChange={(id) => setChildrenTo(id ?? NOWHERE)}
        />
      )}
    </FormDialog>
  )
}

function pathOf({ row, parent }: CategoryNode): string {
  return parent ? categoriesMessages.path(parent.name, row.name) : row.name
}
