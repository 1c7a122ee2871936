import { category } from '#contract/entities/category.ts'
import { formatCount, formatRate } from '#web/kit/format/number.ts'
import { CardList } from '#web/kit/ui/card-list.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ProductCount, StatusPill } from './category-cells.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { type CategoryNode, floorIn } from './category-tree.ts'
import type { CategoryListProps } from './list-state.ts'
import { NameInput } from './name-input.tsx'
import { categoriesText as text } from './text.ts'

/** The categories as a phone shows them: name and number of products, the rest below; children stand in. */
export function CategoryCards(props: CategoryListProps) {
  const { shown, counts, current, onOpen, acts, state } = props
  return (
    <CardList label={text.label}>
      {state.adding?.parentId === null && <AddingCard {...props} parent={null} />}
      {shown.map((node) => {
        const { row, parent } = node
        return [
          <li
            key={row.id}
            className={classNames(
              'relative flex items-center gap-2 border-b border-line py-2 pr-1 last:border-b-0',
              parent ? 'pl-9' : 'pl-3',
              current === row.id && 'bg-accent',
            )}
          >
            {state.renaming === row.id ? (
              <div className="flex-1 pr-2">
                <NameInput
                  label={text.renameOf(row.name)}
                  name={row.name}
                  onCommit={(name) => acts.save(row, { name }, category.fields.name.label)}
                  onClose={state.endTyping}
                />
              </div>
            ) : (
              <CardContent node={node} count={counts.get(row.id) ?? 0} onOpen={() => onOpen(row.id)} />
            )}
            <span className="relative z-1">
              <CategoryMenu node={node} {...props} />
            </span>
          </li>,
          state.adding?.parentId === row.id && <AddingCard key={`${row.id} new`} {...props} parent={node} />,
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
    parent ? text.inCategory(parent.name) : children.length > 0 && formatCount(children.length, text.childCategory),
    floor && `${text.columns.floor} ${formatRate(floor.margin)}`,
  ].filter(Boolean)
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-baseline justify-between gap-3">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 truncate text-left text-[15px] font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
        >
          {row.name}
        </button>
        <span className="relative z-1 shrink-0 text-[15px]">
          <ProductCount row={row} count={count} />
        </span>
      </div>
      {(details.length > 0 || !row.isActive) && (
        <div className="mt-0.5 flex min-h-5 items-center justify-between gap-3 text-[13px] text-muted">
          <span className="min-w-0 truncate">{details.join(' · ')}</span>
          {!row.isActive && <StatusPill row={row} />}
        </div>
      )}
    </div>
  )
}

function AddingCard({ acts, state, parent }: CategoryListProps & { readonly parent: CategoryNode | null }) {
  return (
    <li className={classNames('border-b border-line px-3 py-2.5', parent && 'pl-9!')}>
      <NameInput
        label={parent ? text.createIn(parent.row.name) : text.nameOfNew}
        name=""
        help={text.nameHelp}
        goOn
        onCommit={(name) => acts.create(name, parent?.row.id ?? null)}
        onClose={state.endTyping}
      />
    </li>
  )
}
