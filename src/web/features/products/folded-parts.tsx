import { product } from '#contract/entities/product.ts'
import { variantPriceRange } from '#domain/variant-price-range.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatCount, formatNumber, formatRate } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { Editing } from './editing.ts'
import { editorMessages as messages } from './editor-messages.ts'
import { FoldedSection } from './folded-section.tsx'
import { ProductField } from './product-field.tsx'
import { stockRemark } from './stock-remark.ts'
import { variantMessages } from './variant-messages.ts'

const DetailsSection = lazyPart(() => import('./details-section.tsx').then((module) => module.DetailsSection))
const LimitsSection = lazyPart(() => import('./limits-section.tsx').then((module) => module.LimitsSection))
const VariantsSection = lazyPart(() => import('./variants-section.tsx').then((module) => module.VariantsSection))
const ImageField = lazyPart(() => import('#web/kit/upload/image-field.tsx').then((module) => module.ImageField))

interface FoldedPartsProps {
  readonly editing: Editing
  /** Room for a table of the variants. */
  readonly isWide: boolean
}

/** All of a product but what makes its price, each part folded under its heading. */
export function FoldedParts({ editing, isWide }: FoldedPartsProps) {
  const { row, save, act } = editing
  const { sections } = messages
  const nameOf = useNames()
  return (
    <>
      <FoldedSection
        part="details"
        title={sections.details}
        facts={[row.sku, nameOf('category', row.categoryId), nameOf('brand', row.brandId)].filter(Boolean).join(' · ')}
      >
        <DetailsSection editing={editing} />
      </FoldedSection>
      <FoldedSection
        part="variants"
        title={variantMessages.title}
        facts={variantFacts(editing)}
        isUsuallyOpen={row.variants.length > 0}
      >
        <VariantsSection editing={editing} isWide={isWide} />
      </FoldedSection>
      <FoldedSection part="stock" title={sections.stock} facts={stockFacts(editing)}>
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <ProductField row={row} save={save} name="stock" help={stockRemark(row.stock)} />
          <div className="self-center sm:pt-5">
            <ProductField row={row} save={save} name="isActive" help={messages.activeHelp} />
          </div>
        </div>
      </FoldedSection>
      <FoldedSection part="limits" title={sections.limits} facts={limitFacts(editing)}>
        <LimitsSection editing={editing} />
      </FoldedSection>
      <FoldedSection part="picture" title={sections.picture} facts={row.imageUrl === '' ? messages.noPicture : ''}>
        <ImageField
          kind="product"
          rowId={row.id}
          name={row.name}
          imageUrl={row.imageUrl}
          thumbnailUrl={row.thumbnailUrl}
          onChange={(picture) => act(picture, messages.pictureRemoved)}
        />
      </FoldedSection>
    </>
  )
}

/** Names of the categories and brands that a product names. */
function useNames() {
  const store = useStore()
  return (kind: 'category' | 'brand', id: string | null): string =>
    id === null ? '' : (store.get(kind, id)?.name ?? '')
}

/** How many there are and what they sell for: `4 variants, €9.00 to €12.00`. */
function variantFacts({ row }: Editing): string {
  if (row.variants.length === 0) return ''
  const range = variantPriceRange(row.variants)
  const [from = '', to = ''] = (range ?? []).map((price) => formatMoney(price, row.baseCurrency))
  const prices = from === to ? from : variantMessages.range(from, to)
  return [formatCount(row.variants.length, variantMessages.variant), prices].filter(Boolean).join(', ')
}

function stockFacts({ row }: Editing): string {
  const stock = row.stock === null ? '' : messages.inStock(formatNumber(row.stock))
  return [stock, row.isActive ? '' : messages.inactive].filter(Boolean).join(' · ')
}

function limitFacts({ row }: Editing): string {
  return [
    row.floorMargin === null ? '' : `${product.fields.floorMargin.label} ${formatRate(row.floorMargin)}`,
    row.tradePrice === null ? '' : formatMoney(row.tradePrice, row.baseCurrency),
  ]
    .filter(Boolean)
    .join(' · ')
}
