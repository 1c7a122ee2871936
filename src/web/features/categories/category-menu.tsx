import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import type { MenuEntry } from '#web/kit/ui/menu.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import type { CategoryNode } from './category-tree.ts'
import type { CategoryListProps } from './list-state.ts'
import { categoriesText as text } from './text.ts'

/** What can be done with one category, behind a button. */
export function CategoryMenu({
  node,
  nodes,
  acts,
  state,
  canOrder,
  onRemove,
}: { readonly node: CategoryNode } & Pick<CategoryListProps, 'nodes' | 'acts' | 'state' | 'canOrder' | 'onRemove'>) {
  const { row, parent, position, siblings } = node
  const child: MenuEntry[] =
    parent === null ? [{ label: text.addChild, icon: <Plus aria-hidden="true" />, run: () => state.add(row.id) }] : []
  const entries: MenuEntry[] = [
    ...child,
    {
      label: text.rename,
      icon: <Pencil aria-hidden="true" />,
      detail: 'F2',
      run: () => state.rename(row.id),
    },
    {
      label: text.moveUp,
      icon: <ArrowUp aria-hidden="true" />,
      detail: 'Alt ↑',
      disabled: !canOrder || position === 0,
      run: () => acts.moveBy(nodes, node, -1),
    },
    {
      label: text.moveDown,
      icon: <ArrowDown aria-hidden="true" />,
      detail: 'Alt ↓',
      disabled: !canOrder || position === siblings - 1,
      run: () => acts.moveBy(nodes, node, 1),
    },
    { type: 'line' },
    { label: text.delete, icon: <Trash2 aria-hidden="true" />, danger: true, run: () => onRemove(node) },
  ]
  return (
    <MenuButton
      label={text.acts(row.name)}
      icon={<Ellipsis aria-hidden="true" />}
      iconOnly
      align="end"
      entries={entries}
      className="text-muted"
    />
  )
}
