import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { category } from '#contract/entities/category.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { type RowEditing, rowField } from '#web/kit/form/row-field.tsx'
import { productsLinkClass } from '#web/kit/catalogue/product-count.tsx'
import { countOf } from '#web/kit/actions/nouns.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import { type CategoryNode, floorIn, possibleParents } from './category-tree.ts'
import type { CategoryContext } from './category-view.tsx'
import { useEarlierPriced } from './earlier-priced.ts'
import { categoriesMessages as messages } from './messages.ts'
import type { CategoryActions } from './use-category-actions.ts'

const CategoryField = rowField<'category'>(category)
type Editing = RowEditing<'category'>

export interface CategoryPanelProps {
  readonly node: CategoryNode
  readonly context: CategoryContext
  readonly actions: CategoryActions
  readonly onOpen: (id: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Everything about one category, beside the list; each change is saved as it is made. */
export function CategoryPanel({ node, context, actions, onOpen, onRemove, onClose }: CategoryPanelProps) {
  const { row } = node
  const editing: Editing = { row, save: (patch, what) => void actions.save(row.id, patch, what) }
  return (
    <SidePanel
      title={row.name}
      label={row.name}
      onClose={onClose}
      actions={<IconButton label={messages.delete} icon={<Trash2 />} onClick={onRemove} />}
    >
      <div className="space-y-5">
        <EarlierPrices node={node} actions={actions} />
        <CategoryField {...editing} name="name" />
        <ParentField node={node} context={context} actions={actions} />
        <FloorField {...editing} parent={node.parent} />
        <CategoryField {...editing} name="description" rows={3} />
        <CategoryField {...editing} name="isActive" help={messages.panel.activeHelp} />
        <PlaceInOrder node={node} context={context} actions={actions} />
        <Contents node={node} context={context} onOpen={onOpen} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[13px] text-muted">
          <dt>{messages.panel.slug}</dt>
          <dd className="min-w-0 text-end break-words">{row.slug}</dd>
          <dt>{messages.panel.changed}</dt>
          <dd className="text-end">
            <Time at={row.updatedAt} />
          </dd>
        </dl>
      </div>
    </SidePanel>
  )
}

type PartProps = Pick<CategoryPanelProps, 'node' | 'context' | 'actions'>

function EarlierPrices({ node, actions }: Omit<PartProps, 'context'>) {
  const ids = useEarlierPriced(node)
  if (ids.length === 0) return null
  return (
    <Banner
      tone="neutral"
      title={messages.earlier.title(ids.length)}
      action={
        <Button size="small" onClick={() => void actions.recalculate(node.row, ids)}>
          {messages.earlier.recalculate}
        </Button>
      }
    >
      {messages.earlier.text}
    </Banner>
  )
}

function ParentField({ node: { row, parent, children }, context: { nodes }, actions }: PartProps) {
  const isFixed = children.length > 0
  const isLost = row.parentId !== null && parent === null
  const { label, missing } = category.fields.parentId
  return (
    <CategoryField
      row={row}
      save={({ parentId = null }) => void actions.moveTo(row, parentId, label)}
      name="parentId"
      placeholder={messages.panel.top}
      help={isFixed ? messages.panel.hasChildren(children.length) : messages.panel.parentHelp}
      error={isLost ? missing : undefined}
      disabled={isFixed && parent === null}
      value={parent?.id ?? null}
      options={possibleParents(nodes, row.id).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

function FloorField({ parent, ...editing }: Editing & Pick<CategoryNode, 'parent'>) {
  const profile = defaultProfile(useRows('businessProfile'))
  const { row } = editing
  const inherited = floorIn({ ...row, floorMargin: null }, parent)
  const ofSettings = profile?.floorMargin ?? null
  const fallback = inherited
    ? messages.panel.floorFrom(inherited.margin, inherited.from)
    : ofSettings === null
      ? messages.panel.floorNone
      : messages.panel.floorFromSettings(ofSettings)
  const { help } = category.fields.floorMargin
  return (
    <CategoryField {...editing} name="floorMargin" help={row.floorMargin === null ? `${help} ${fallback}.` : help} />
  )
}

function PlaceInOrder({ node, context: { nodes }, actions }: PartProps) {
  const { position, siblings } = node
  if (siblings < 2) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        <span className="block font-semibold">{messages.panel.order}</span>
        <span className="text-[13px] text-muted">{messages.panel.place(position + 1, siblings)}</span>
      </span>
      <span className="flex gap-1">
        <IconButton
          label={messages.moveUp}
          icon={<ArrowUp />}
          bordered
          disabled={position === 0}
          onClick={() => void actions.moveBy(nodes, node, -1)}
        />
        <IconButton
          label={messages.moveDown}
          icon={<ArrowDown />}
          bordered
          disabled={position === siblings - 1}
          onClick={() => void actions.moveBy(nodes, node, 1)}
        />
      </span>
    </div>
  )
}

function Contents({
  node: { row, children },
  context: { counts },
  onOpen,
}: Pick<CategoryPanelProps, 'node' | 'context' | 'onOpen'>) {
  const own = counts.get(row.id) ?? 0
  const below = children.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  return (
    <section aria-label={messages.panel.contents}>
      <h3 className="font-semibold">{messages.panel.contents}</h3>
      <p className="mt-1 text-muted">
        {own === 0 ? (
          messages.panel.noProducts
        ) : (
          <ScreenLink screen="products" search={{ categoryId: row.id }} className={productsLinkClass}>
            {countOf('product', own)}
          </ScreenLink>
        )}
        {below > 0 && `, ${messages.panel.inChildren(below)}`}
      </p>
      {children.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {children.map(({ id, name }) => (
            <li key={id}>
              <Button reads size="small" className="max-w-64" onClick={() => onOpen(id)}>
                <span className="truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
