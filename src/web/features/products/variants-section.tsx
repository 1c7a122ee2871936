import { type Ref, useMemo, useState } from 'react'
import { variantPriceRange } from '#domain/variant-price-range.ts'
import { repeatedSkus } from '#domain/variants.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { StoryPopover, useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { Pagination } from '#web/kit/ui/pagination.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { asProduct, type VariantLine } from './product-row.ts'
import { VariantBar } from './variant-bar.tsx'
import { VariantCards } from './variant-cards.tsx'
import { changedVariants, type VariantChange } from './variant-edits.ts'
import { hasOwnCosts, variantPrice, type VariantEditing } from './variant-fields.tsx'
import { VariantOptions } from './variant-options.tsx'
import { VariantTable } from './variant-table.tsx'
import { variantText as text } from './variant-text.ts'

export interface VariantsSectionProps {
  readonly editing: Editing
  /** Room for a table; otherwise the variants are cards. */
  readonly isWide: boolean
  readonly ref?: Ref<HTMLElement>
}

const PAGE_SIZES = [25, 50, 100]

/** The variants of a product: what they differ by, and what each costs and sells for (PRICE-08). */
export function VariantsSection({ editing, isWide, ref }: VariantsSectionProps) {
  const { row } = editing
  return (
    <EditorSection title={text.title} aside={<Facts editing={editing} />} {...(ref ? { ref } : {})}>
      <div className="space-y-4">
        {row.variants.length === 0 && <p className="text-pretty text-muted">{text.lead}</p>}
        <VariantOptions editing={editing} />
        {row.variants.length > 0 && <Variants editing={editing} isWide={isWide} />}
      </div>
    </EditorSection>
  )
}

/** How many there are and what they sell for: `4 variants, €9.00 to €12.00`. */
function Facts({ editing: { row } }: { readonly editing: Editing }) {
  if (row.variants.length === 0) return null
  const range = variantPriceRange(row.variants)
  const [from = '', to = ''] = (range ?? []).map((price) => formatMoney(price, row.baseCurrency))
  const prices = from === to ? from : text.range(from, to)
  return (
    <span className="text-right font-semibold text-muted">
      {[formatCount(row.variants.length, text.variant), prices].filter(Boolean).join(', ')}
    </span>
  )
}

function Variants({ editing, isWide }: Omit<VariantsSectionProps, 'ref'>) {
  const { row, save } = editing
  const store = useStore()
  const story = useStoryPopover()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(PAGE_SIZES[0] ?? 25)
  const [isAskingCosts, setAskingCosts] = useState(false)
  const withCosts = isAskingCosts || row.variants.some(hasOwnCosts)
  const repeated = useMemo(() => repeatedSkus(row, row.variants), [row])
  const pages = Math.max(1, Math.ceil(row.variants.length / pageSize))
  const current = Math.min(page, pages)
  const shown = row.variants.slice((current - 1) * pageSize, current * pageSize)
  const here = row.variants.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
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
    save(changedVariants(ids, null), text.deleted(formatCount(ids.length, text.variant)))
  }
  const edit = (variant: VariantLine): VariantEditing => ({
    editing,
    variant,
    isSkuRepeated: repeated.has(variant.id),
    onChange: (change: VariantChange, what: string) => {
      save(changedVariants([variant.id], change), text.fieldOf(what, variant.name))
      if (change.sku) tellOthers(change.sku)
    },
  })
  /** A SKU that another product or one of its variants has is told, not refused: files and shops may well have it twice. */
  const tellOthers = (sku: string): void => {
    const found = store.query('product', { search: sku, page: 1, pageSize: 20 }).rows.map(asProduct)
    const other = found.find(
      (each) => each.id !== row.id && (each.sku === sku || each.variants.some((variant) => variant.sku === sku)),
    )
    if (other) showToast({ title: text.skuElsewhere(other.name), tone: 'bad' })
  }

  const list = {
    editing,
    variants: shown,
    chosen: new Set(here),
    onChoose,
    onRemove: ({ id }: VariantLine) => remove([id]),
    edit,
    opener: story.opener,
    withCosts,
    ...(row.variants.length > (PAGE_SIZES[0] ?? 0) && {
      footer: (
        <Pagination
          page={current}
          pageSize={pageSize}
          total={row.variants.length}
          pageSizes={PAGE_SIZES}
          onPage={setPage}
          onPageSize={setPageSize}
        />
      ),
    }),
  }
  const all = row.variants.map(({ id }) => id)
  return (
    <div className="space-y-3">
      {(!isWide || all.length > shown.length) && (
        <Checkbox
          label={here.length > 0 ? text.chosen(formatCount(here.length, text.variant)) : text.chooseAll}
          checked={here.length === all.length}
          indeterminate={here.length > 0}
          onChange={(isChosen) => onChoose(all, isChosen)}
        />
      )}
      {here.length > 0 && (
        <VariantBar
          count={here.length}
          currency={row.baseCurrency}
          onSet={(change, what) => save(changedVariants(here, change), what)}
          onDelete={() => remove(here)}
        />
      )}
      {!row.variants.some(hasOwnCosts) && (
        <Checkbox label={text.ownCosts} checked={isAskingCosts} onChange={setAskingCosts} />
      )}
      {isWide ? <VariantTable {...list} /> : <VariantCards {...list} />}
      {told && <StoryPopover state={story} title={`${row.name} – ${told.name}`} {...variantPrice(editing, told)} />}
    </div>
  )
}
