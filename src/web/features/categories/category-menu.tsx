import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import type { MenuEntry } from '#web/kit/ui/menu-entry.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { CategoryNode } from './category-tree.ts'
import { categoriesMessages as messages } from './messages.ts'
import type { CategoryRowsProps } from './use-tree-state.ts'

/** What can be done with one category, behind a button. */
export function CategoryMenu({
  node,
  context: { nodes },
  actions,
  tree,
  canOrder,
  onRemove,
}: { readonly node: CategoryNode } & Pick<
  CategoryRowsProps,
  'context' | 'actions' | 'tree' | 'canOrder' | 'onRemove'
>) {
  const { row, parent, position, siblings } = node
  const child: MenuEntry[] =
    parent === null
      ? [{ label: messages.addChild, icon: <Plus aria-hidden="true" />, run: () => tree.add(row.id) }]
      : []
  const entries: MenuEntry[] = [
    ...child,
    {
      label: messages.rename,
      icon: <Pencil aria-hidden="true" />,
      detail: 'F2',
      run: () => tree.rename(row.id),
    },
    {
      label: messages.moveUp,
      icon: <ArrowUp aria-hidden="true" />,
      detail: 'Alt ↑',
      disabled: !canOrder || position === 0,
      run: () => void actions.moveBy(nodes, node, -1),
    },
    {
      label: messages.moveDown,
      icon: <ArrowDown aria-hidden="true" />,
      detail: 'Alt ↓',
      disabled: !canOrder || position === siblings - 1,
      run: () => void actions.moveBy(nodes, node, 1),
    },
    { type: 'line' },
    { label: messages.delete, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => onRemove(node) },
  ]
  return (
    <ReaderPart>
      <MenuButton
        label={messages.actionsOn(row.name)}
        icon={<Ellipsis aria-hidden="true" />}
        iconOnly
        align="end"
        entries={entries}
        className="text-muted"
      />
    </ReaderPart>
  )
}
