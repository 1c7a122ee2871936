import { type ReactNode, Suspense } from 'react'
import type { SortKey } from '#domain/list-query.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import type { StoryOpener } from '#web/kit/price/story-popover.tsx'
import type { CellAlign } from '#web/kit/ui/data-table.tsx'
import { Badge, Pill } from '#web/kit/ui/pill.tsx'
import { useMediaQuery, WIDE_QUERY } from '#web/kit/ui/use-media-query.ts'
import { listText } from './list-text.ts'
import { PriceCell } from './price-cell.tsx'
import { ROOMY_QUERY } from './room.ts'
import type { ProductView } from './product-view.ts'

/** A column that few people show. */
const Time = lazyPart(() => import('#web/kit/ui/time.tsx').then((module) => module.Time))

/** The columns that a user may choose, in the order of display (PROD-08). */
export const PRODUCT_COLUMNS = [
  'sku',
  'barcode',
  'category',
  'brand',
  'tags',
  'stock',
  'supplierPrice',
  'totalCost',
  'retailPrice',
  'margin',
  'tradePrice',
  'status',
  'updated',
] as const
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number]

/** The columns of a list that nobody has touched (PROD-08). */
export const DEFAULT_COLUMNS: readonly ProductColumn[] = ['sku', 'category', 'brand', 'retailPrice']

const WORDY: ReadonlySet<ProductColumn> = new Set(['barcode', 'category', 'brand', 'tags', 'updated'])

/** The chosen columns that have room: beside a product, and on a tablet, the figures stay and words give way. */
export function useFittingColumns(columns: readonly ProductColumn[], isBeside: boolean): readonly ProductColumn[] {
  const roomy = useMediaQuery(ROOMY_QUERY)
  const wide = useMediaQuery(WIDE_QUERY)
  const veryWide = useMediaQuery('(width >= 90rem)')
  if (!isBeside) return columns.filter((column) => roomy || !WORDY.has(column) || (wide && column === 'category'))
  return columns.filter((column) => !WORDY.has(column) && (veryWide || column !== 'sku'))
}

/** What a cell may need beside its row. */
export interface CellContext {
  readonly opener: StoryOpener
  readonly onOpen: (id: string) => void
  /** Whether the margin has a column of its own; otherwise it stands beside the price. */
  readonly hasMargin: boolean
}

export interface ColumnSpec {
  readonly align?: CellAlign
  readonly sort?: SortKey
  readonly cell: (view: ProductView, context: CellContext) => ReactNode
}

const none = <span className="text-muted">–</span>

/** How each column is sorted, aligned and drawn. */
export const columnSpecs: Readonly<Record<ProductColumn, ColumnSpec>> = {
  sku: { sort: 'sku', cell: ({ row }) => row.sku || none },
  barcode: { cell: ({ row }) => row.barcode || none },
  category: { cell: ({ category }) => category || <span className="text-muted">{listText.uncategorized}</span> },
  brand: { cell: ({ brand }) => brand || none },
  tags: { cell: ({ row }) => <Tags tags={row.tags} /> },
  stock: { align: 'end', sort: 'stock', cell: ({ row }) => (row.stock === null ? none : formatNumber(row.stock)) },
  supplierPrice: {
    align: 'end',
    cell: ({ row }) => (row.baseCost === 0 ? none : formatMoney(row.baseCost, row.baseCurrency)),
  },
  totalCost: {
    align: 'end',
    sort: 'cost',
    cell: ({ row, price }) =>
      price.result.flag === 'no-cost' || price.result.totalCost === null
        ? none
        : formatMoney(price.result.totalCost, row.baseCurrency),
  },
  retailPrice: {
    align: 'end',
    sort: 'price',
    cell: (view, { opener, onOpen, hasMargin }) => (
      <span className="inline-flex items-center justify-end gap-2.5">
        <PriceCell view={view} opener={opener} onOpen={onOpen} />
        {!hasMargin && (
          <span className="inline-flex w-20 justify-start">
            {hasMarginToTell(view) && <MarginPill result={view.price.result} />}
          </span>
        )}
      </span>
    ),
  },
  margin: {
    align: 'end',
    sort: 'margin',
    cell: ({ price }) => !price.isWhatIf && <MarginPill result={price.result} />,
  },
  tradePrice: {
    align: 'end',
    cell: ({ row, price }) =>
      price.result.effectiveTradePrice === null
        ? none
        : formatMoney(price.result.effectiveTradePrice, row.baseCurrency),
  },
  status: {
    cell: ({ row }) => (
      <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
        {row.isActive ? listText.active : listText.inactive}
      </Pill>
    ),
  },
  updated: {
    sort: 'updated',
    cell: ({ row }) => (
      <Suspense fallback={null}>
        <Time at={row.updatedAt} />
      </Suspense>
    ),
  },
}

/** What-if prices carry no badge, and a product without a price says so already; a missing cost is told all the same. */
function hasMarginToTell({ row, price }: ProductView): boolean {
  return !price.isWhatIf && (row.pricingMode !== null || price.result.flag === 'no-cost')
}

const TAGS_SHOWN = 3

function Tags({ tags }: { readonly tags: readonly string[] }) {
  if (tags.length === 0) return none
  return (
    <span className="inline-flex gap-1">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      {tags.length > TAGS_SHOWN && <Badge>+{formatNumber(tags.length - TAGS_SHOWN)}</Badge>}
    </span>
  )
}
