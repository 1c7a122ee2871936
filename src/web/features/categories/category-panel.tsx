import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { category } from '#contract/entities/category.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { orEmpty, readMargin } from '#web/kit/form/number-text.ts'
import { percentText } from '#web/kit/form/typed-number.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { formatCount, formatNumber, formatRate } from '#web/kit/format/number.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { PercentField } from '#web/kit/ui/percent-field.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { CategoryActs } from './category-acts.ts'
import { type CategoryNode, floorIn, possibleParents } from './category-tree.ts'
import { useEarlierPriced } from './earlier-priced.ts'
import { categoriesText as text } from './text.ts'

const { fields } = category

export interface CategoryPanelProps {
  readonly node: CategoryNode
  readonly nodes: readonly CategoryNode[]
  readonly counts: ReadonlyMap<unknown, number>
  readonly acts: CategoryActs
  readonly onOpen: (id: string) => void
  readonly onRemove: (node: CategoryNode) => void
  readonly onClose: () => void
}

/** Everything about one category, beside the list; each change is saved as it is made. */
export function CategoryPanel({ node, nodes, counts, acts, onOpen, onRemove, onClose }: CategoryPanelProps) {
  const { row } = node
  return (
    <SidePanel
      title={row.name}
      label={row.name}
      onClose={onClose}
      actions={<IconButton label={text.delete} icon={<Trash2 />} onClick={() => onRemove(node)} />}
    >
      <div className="space-y-5">
        <EarlierPrices node={node} acts={acts} />
        <SavedText
          label={fields.name.label}
          value={row.name}
          read={readField(fields.name)}
          onSave={(name) => acts.save(row, { name }, fields.name.label)}
        />
        <ParentField node={node} nodes={nodes} acts={acts} />
        <FloorField node={node} acts={acts} />
        <SavedArea
          label={fields.description.label}
          value={row.description}
          read={readField(fields.description)}
          onSave={(description) => acts.save(row, { description }, fields.description.label)}
        />
        <Switch
          label={fields.isActive.label}
          help={text.panel.activeHelp}
          checked={row.isActive}
          onChange={(isActive) => acts.save(row, { isActive }, fields.isActive.label)}
        />
        <PlaceInOrder node={node} nodes={nodes} acts={acts} />
        <Contents node={node} counts={counts} onOpen={onOpen} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[13px] text-muted">
          <dt>{text.panel.slug}</dt>
          <dd className="min-w-0 text-right break-words">{row.slug}</dd>
          <dt>{text.panel.changed}</dt>
          <dd className="text-right">
            <Time at={row.updatedAt} />
          </dd>
        </dl>
      </div>
    </SidePanel>
  )
}

type PartProps = Pick<CategoryPanelProps, 'node' | 'nodes' | 'acts'>

function EarlierPrices({ node, acts }: Omit<PartProps, 'nodes'>) {
  const ids = useEarlierPriced(node)
  if (ids.length === 0) return null
  return (
    <Banner
      tone="neutral"
      title={text.earlier.title(formatCount(ids.length, text.product))}
      action={
        <Button size="small" onClick={() => acts.recalculate(node.row, ids)}>
          {text.earlier.recalculate}
        </Button>
      }
    >
      {text.earlier.text}
    </Banner>
  )
}

function ParentField({ node: { row, parent, children }, nodes, acts }: PartProps) {
  const isFixed = children.length > 0
  const isLost = row.parentId !== null && parent === null
  return (
    <Combobox
      label={fields.parentId.label}
      placeholder={text.panel.top}
      help={isFixed ? text.panel.hasChildren(formatCount(children.length, text.childCategory)) : text.panel.parentHelp}
      error={isLost ? fields.parentId.missing : undefined}
      disabled={isFixed && parent === null}
      value={parent?.id ?? null}
      options={possibleParents(nodes, row.id).map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(parentId) => acts.moveTo(row, parentId, fields.parentId.label)}
    />
  )
}

function FloorField({ node: { row, parent }, acts }: Omit<PartProps, 'nodes'>) {
  const profile = defaultProfile(useRows('businessProfile'))
  const inherited = floorIn({ ...row, floorMargin: null }, parent)
  const ofSettings = profile?.['floorMargin'] as number | null | undefined
  const fallback = inherited
    ? text.panel.floorFrom(formatRate(inherited.margin), inherited.from)
    : ofSettings === null || ofSettings === undefined
      ? text.panel.floorNone
      : text.panel.floorFromSettings(formatRate(ofSettings))
  return (
    <PercentField<number | null>
      label={fields.floorMargin.label}
      help={
        <>
          {text.panel.floorHelp} {row.floorMargin === null && `${fallback}.`}
        </>
      }
      text={percentText(row.floorMargin)}
      parse={orEmpty(readMargin)}
      onCommit={(floorMargin) => acts.save(row, { floorMargin }, fields.floorMargin.label)}
    />
  )
}

function PlaceInOrder({ node, nodes, acts }: PartProps) {
  const { position, siblings } = node
  if (siblings < 2) return null
  return (
    <div className="flex items-center justify-between gap-4">
      <span>
        <span className="block font-semibold">{text.panel.order}</span>
        <span className="text-[13px] text-muted">
          {text.panel.place(formatNumber(position + 1), formatNumber(siblings))}
        </span>
      </span>
      <span className="flex gap-1">
        <IconButton
          label={text.moveUp}
          icon={<ArrowUp />}
          bordered
          disabled={position === 0}
          onClick={() => acts.moveBy(nodes, node, -1)}
        />
        <IconButton
          label={text.moveDown}
          icon={<ArrowDown />}
          bordered
          disabled={position === siblings - 1}
          onClick={() => acts.moveBy(nodes, node, 1)}
        />
      </span>
    </div>
  )
}

function Contents({ node: { row, children }, counts, onOpen }: Pick<CategoryPanelProps, 'node' | 'counts' | 'onOpen'>) {
  const own = counts.get(row.id) ?? 0
  const below = children.reduce((sum, { id }) => sum + (counts.get(id) ?? 0), 0)
  return (
    <section aria-label={text.panel.contents}>
      <h3 className="font-semibold">{text.panel.contents}</h3>
      <p className="mt-1 text-muted">
        {own === 0 ? (
          text.panel.noProducts
        ) : (
          <ScreenLink
            screen="products"
            search={{ categoryId: row.id }}
            className="font-semibold text-primary underline-offset-4 hover:underline"
          >
            {formatCount(own, text.product)}
          </ScreenLink>
        )}
        {below > 0 && `, ${text.panel.inChildren(formatNumber(below))}`}
      </p>
      {children.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {children.map(({ id, name }) => (
            <li key={id}>
              <Button size="small" className="max-w-64" onClick={() => onOpen(id)}>
                <span className="truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
