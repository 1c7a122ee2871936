import { ProductCount } from '#web/kit/catalogue/product-count.tsx'
import { ActivePill } from '#web/kit/ui/active-pill.tsx'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { CategoryMenu } from './category-menu.tsx'
import { type CategoryNode, floorIn } from './category-tree.ts'
import { categoryView } from './category-view.tsx'
import { AddingInput, RenameInput } from './name-input.tsx'
import { categoriesMessages as messages } from './messages.ts'
import type { CategoryRowsProps } from './use-tree-state.ts'

/** The categories as a phone shows them: name and number of products, the rest below; children stand in. */
export function CategoryCards(props: CategoryRowsProps) {
  const { shown, context, current, onOpen, actions, tree } = props
  return (
    <CardList label={categoryView.messages().label}>
      {tree.adding?.parentId === null && <AddingCard {...props} parent={null} />}
      {shown.map((node) => {
        const { row, parent } = node
        return [
          <li
            key={row.id}
            className={classNames(
              'relative flex items-center gap-2 border-b border-line py-2 pe-1 last:border-b-0',
              parent ? 'ps-9' : 'ps-3',
              current === row.id && 'bg-accent',
            )}
          >
            {tree.renaming === row.id ? (
              <div className="flex-1 pe-2">
                <RenameInput row={row} actions={actions} tree={tree} />
              </div>
            ) : (
              <CardContent node={node} count={context.counts.get(row.id) ?? 0} onOpen={() => onOpen(row.id)} />
            )}
            <span className="relative z-1">
              <CategoryMenu node={node} {...props} />
            </span>
          </li>,
          tree.adding?.parentId === row.id && <AddingCard key={`${row.id} new`} {...props} parent={node} />,
        ]
      })}
    </CardList>
  )
}

function CardContent({
  node,
  count,
  onOpen,
}: {
  readonly node: CategoryNode
  readonly count: number
  readonly onOpen: () => void
}) {
  const { row, parent, children } = node
  const floor = floorIn(row, null)
  const details = [
    parent ? messages.inCategory(parent.name) : children.length > 0 && messages.children(children.length),
    floor && messages.floor(floor.margin),
  ].filter(Boolean)
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 truncate text-start text-[15px] font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {row.name}
        </button>
        <span className="relative z-1 shrink-0 text-[15px]">
          <ProductCount by="categoryId" row={row} count={count} />
        </span>
      </div>
      {(details.length > 0 || !row.isActive) && (
        <div className="mt-0.5 flex min-h-5 items-center justify-between gap-3 text-[13px] text-muted">
          <span className="min-w-0 truncate">{details.join(' · ')}</span>
          {!row.isActive && <ActivePill row={row} />}
        </div>
      )}
    </div>
  )
}

function AddingCard({ actions, tree, parent }: CategoryRowsProps & { readonly parent: CategoryNode | null }) {
  return (
    <li className={classNames('border-b border-line px-3 py-2.5', parent && 'ps-9!')}>
      <AddingInput parent={parent} actions={actions} tree={tree} />
    </li>
  )
}
