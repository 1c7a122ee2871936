import { useMemo, useState } from 'react'
import { repeatedSkus } from '#domain/variants.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { ListPages, pageOf } from '#web/kit/list/list-pages.tsx'
import { StoryPopover, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { useReadOnlyPart } from '#web/kit/ui/read-only-part.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Editing } from './editing.ts'
import { VariantBar } from './variant-bar.tsx'
import { VariantCards } from './variant-cards.tsx'
import { changedVariants, type VariantChange, type VariantLine } from './variant-edits.ts'
import { hasOwnCosts, variantPrice, type VariantEditing } from './variant-fields.tsx'
import { VariantOptions } from './variant-options.tsx'
import { VariantTable } from './variant-table.tsx'
import { variantMessages as messages } from './variant-messages.ts'

export interface VariantsSectionProps {
  readonly editing: Editing
  /** Room for a table; otherwise the variants are cards. */
  readonly isWide: boolean
}

const LEAST_SHOWN = 25
const PAGE_SIZES = [LEAST_SHOWN, 50, 100]

/** The variants of a product: what they differ by, and what each costs and sells for (PRICE-08). */
export function VariantsSection({ editing, isWide }: VariantsSectionProps) {
  const { row } = editing
  return (
    <div className="space-y-4">
      {row.variants.length === 0 && <p className="text-pretty text-muted">{messages.lead}</p>}
      <VariantOptions editing={editing} />
      {row.variants.length > 0 && <Variants editing={editing} isWide={isWide} />}
    </div>
  )
}

function Variants({ editing, isWide }: VariantsSectionProps) {
  const { row, save, act } = editing
  const store = useStore()
  const story = useStoryPopover()
  const isClosed = useReadOnlyPart()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState({ page: 1, pageSize: LEAST_SHOWN })
  const [isAskingCosts, setAskingCosts] = useState(false)
  const withCosts = isAskingCosts || row.variants.some(hasOwnCosts)
  const repeated = useMemo(() => repeatedSkus(row, row.variants), [row])
  const page = pageOf(row.variants, asked)
  const here = row.variants.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const chosenCount = formatCount(here.length, messages.variant)
  const told = row.variants.find(({ id }) => id === story.shown?.id)

  const onChoose = (ids: readonly string[], isChosen: boolean): void => {
    const next = new Set(here)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }
  const remove = (ids: readonly string[]): void => {
    act(changedVariants(ids, null), messages.deleted(formatCount(ids.length, messages.variant)))
  }
  const edit = (variant: VariantLine): VariantEditing => ({
    editing,
    variant,
    isSkuRepeated: repeated.has(variant.id),
    onChange: (change: VariantChange, what: string) => {
      save(changedVariants([variant.id], change), messages.fieldOf(what, variant.name))
      if (change.sku) tellOthers(change.sku)
    },
  })
  /** A SKU that another product or one of its variants has is told, not refused: files and shops may well have it twice. */
  const tellOthers = (sku: string): void => {
    const found = store.query('product', { search: sku, page: 1, pageSize: 20 }).rows
    const other = found.find(
      (each) => each.id !== row.id && (each.sku === sku || each.variants.some((variant) => variant.sku === sku)),
    )
    if (other) showToast({ title: messages.skuElsewhere(other.name), tone: 'bad' })
  }

  const list = {
    editing,
    variants: page.shown,
    chosen: new Set(here),
    onChoose,
    onRemove: ({ id }: VariantLine) => remove([id]),
    edit,
    opener: story.opener,
    withCosts,
    ...(row.variants.length > LEAST_SHOWN && {
      footer: (
        <ListPages
          list={page}
          sizes={PAGE_SIZES}
          onChange={(change) => setAsked((before) => ({ ...before, ...change }))}
        />
      ),
    }),
  }
  const all = row.variants.map(({ id }) => id)
  return (
    <div className="space-y-3">
      {!isClosed && (!isWide || all.length > page.shown.length) && (
        <Checkbox
          label={here.length > 0 ? messages.chosen(chosenCount) : messages.chooseAll}
          checked={here.length === all.length}
          indeterminate={here.length > 0}
          onChange={(isChosen) => onChoose(all, isChosen)}
        />
      )}
      {here.length > 0 && (
        <VariantBar
          count={here.length}
          currency={row.baseCurrency}
          onSet={(change, what) => act(changedVariants(here, change), messages.wasSet(what, chosenCount))}
          onDelete={() => remove(here)}
        />
      )}
      {!isClosed && !row.variants.some(hasOwnCosts) && (
        <Checkbox label={messages.ownCosts} checked={isAskingCosts} onChange={setAskingCosts} />
      )}
      {isWide ? <VariantTable {...list} /> : <VariantCards {...list} />}
      {told && <StoryPopover state={story} title={`${row.name} – ${told.name}`} {...variantPrice(editing, told)} />}
    </div>
  )
}
