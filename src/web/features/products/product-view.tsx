import { type ReactNode, Suspense } from 'react'
import { NO_CATEGORY, productListing } from '#contract/lists/product-listing.ts'
import { PAGE_SIZE } from '#domain/list-query.ts'
import { decimalFromPpm, decimalFromUnits, type Ppm, type Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { formatMoney } from '#web/kit/format/money.ts'
import { type ColumnValue, listView } from '#web/kit/list/list-view.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { Pill } from '#web/kit/ui/pill.tsx'
import type { ListedPrice } from './listed-price.ts'
import { listMessages as text } from './list-messages.ts'
import { PriceCell } from './price-cell.tsx'
import { type WhatIfFigures, productConditions } from './product-index.ts'
import type { ProductContext } from './use-product-context.ts'

/** What few people show. */
const Time = lazyPart(() => import('#web/kit/ui/time.tsx').then((module) => module.Time))
const StockCell = lazyPart(() => import('./stock-cell.tsx').then((module) => module.StockCell))
const Tags = lazyPart(() => import('./tags-cell.tsx').then((module) => module.Tags))
const Thumbnail = lazyPart(() => import('#web/kit/upload/thumbnail.tsx').then((module) => module.Thumbnail))

type Row = RowOfKind<'product'>

const none = <span className="text-muted">–</span>
const wordy = { className: 'max-w-64 truncate', breakpoint: 'full' } as const
const extra = { isExtra: true } as const
const figure = { align: 'end', isExtra: true } as const

/** How products are shown as a list (PROD-07, PROD-08). */
export const productView = listView<'product', ProductContext>({
  kind: 'product',
  name: 'products',
  list: productListing,
  messages: () => text,
  pageSize: PAGE_SIZE.default,
  pageSizes: [PAGE_SIZE.least, PAGE_SIZE.default, PAGE_SIZE.afterClear, 50, 100, PAGE_SIZE.most],
  isMuted: (row) => !row.isActive,
  toldToIndex: ({ below }) => productConditions(below),
  figures: ({ whatIf, pricing }): WhatIfFigures => ({ whatIf, context: pricing }),
  choices: {
    categoryId: { options: (_, { categories }) => [...categories, { value: NO_CATEGORY, label: text.uncategorized }] },
    brandId: { options: (_, { brands }) => brands },
  },
  columns: {
    name: { cell: (row) => <Name row={row} />, value: (row) => row.name, edit: 'name' },
    sku: { isAlone: true, cell: (row) => row.sku || none, edit: 'sku' },
    barcode: { ...wordy, ...extra, cell: (row) => row.barcode || none, edit: 'barcode' },
    category: {
      ...wordy,
      breakpoint: 'medium',
      isAlone: true,
      cell: (row, { nameOf }) => nameOf(row.categoryId) || <span className="text-muted">{text.uncategorized}</span>,
      value: (row, { nameOf }) => nameOf(row.categoryId),
    },
    brand: {
      ...wordy,
      cell: (row, { nameOf }) => nameOf(row.brandId) || none,
      value: (row, { nameOf }) => nameOf(row.brandId),
    },
    tags: {
      ...wordy,
      ...extra,
      cell: (row) => (row.tags.length === 0 ? none : later(<Tags tags={row.tags} />)),
    },
    stock: {
      ...figure,
      cell: (row) => (row.stock === null ? none : later(<StockCell stock={row.stock} />)),
      edit: 'stock',
    },
    supplierPrice: {
      ...figure,
      cell: (row) => (row.baseCost === 0 ? none : formatMoney(row.baseCost, row.baseCurrency)),
      value: (row) => amount(row, row.baseCost),
    },
    totalCost: {
      ...figure,
      sort: 'cost',
      cell: (row, { priceOf }) => money(row, costOf(priceOf(row))),
      value: (row, { priceOf }) => amount(row, costOf(priceOf(row))),
    },
    retailPrice: {
      align: 'end',
      sort: 'price',
      cell: (row, context, columns) => (
        <span className="inline-flex items-center justify-end gap-2.5">
          <PriceCell row={row} context={context} />
          {!columns.includes('margin') && (
            <span className="inline-flex w-20 justify-start">
              <Margin row={row} price={context.priceOf(row)} isBeside />
            </span>
          )}
        </span>
      ),
      value: (row, { priceOf }) => amount(row, priceOf(row).result.effectivePrice),
    },
    margin: {
      ...figure,
      cell: (row, { priceOf }) => <Margin row={row} price={priceOf(row)} />,
      value: (row, { priceOf }) => percentage(priceOf(row).result.marginPpm),
    },
    tradePrice: {
      ...figure,
      cell: (row, { priceOf }) => money(row, priceOf(row).result.effectiveTradePrice),
      value: (row, { priceOf }) => amount(row, priceOf(row).result.effectiveTradePrice),
    },
    status: {
      ...extra,
      cell: (row) => (
        <Pill plain tone={row.isActive ? 'ok' : 'neutral'}>
          {row.isActive ? text.active : text.inactive}
        </Pill>
      ),
      value: (row) => (row.isActive ? text.active : text.inactive),
    },
    updated: {
      ...wordy,
      ...extra,
      sort: 'updatedAt',
      cell: (row) => later(<Time at={row.updatedAt} />),
      value: (row) => new Date(row.updatedAt).toISOString(),
    },
  },
  card: (row, context) => ({
    title: row.name,
    picture: row.thumbnailUrl !== '' && <Picture url={row.thumbnailUrl} />,
    value: (
      <span className="relative z-1">
        <PriceCell row={row} context={context} />
      </span>
    ),
    detail: [row.sku, context.nameOf(row.categoryId) || text.uncategorized, context.nameOf(row.brandId)]
      .filter(Boolean)
      .join(' · '),
    state: <Margin row={row} price={context.priceOf(row)} />,
  }),
})

/** A cell whose code comes once it is wanted. */
function later(cell: ReactNode) {
  return <Suspense fallback={null}>{cell}</Suspense>
}

function money({ baseCurrency }: Row, units: Units | null) {
  return units === null ? none : formatMoney(units, baseCurrency)
}

function amount({ baseCurrency }: Row, units: Units | null): ColumnValue {
  return units === null ? null : { decimal: decimalFromUnits(units, baseCurrency) }
}

function percentage(ppm: Ppm | null): ColumnValue {
  return ppm === null ? null : { decimal: decimalFromPpm(ppm) }
}

function costOf({ result: { flag, totalCost } }: ListedPrice): Units | null {
  return flag === 'no-cost' ? null : totalCost
}

interface MarginProps {
  readonly row: Row
  readonly price: ListedPrice
  /** Beside the price, where a product without a price says so already; a missing cost is told all the same. */
  readonly isBeside?: boolean
}

/** What-if prices carry no badge. */
function Margin({ row, price, isBeside = false }: MarginProps) {
  const isTold = !isBeside || row.pricingMode !== null || price.result.flag === 'no-cost'
  return !price.isWhatIf && isTold && <MarginPill result={price.result} />
}

function Name({ row: { name, thumbnailUrl } }: { readonly row: Row }) {
  if (thumbnailUrl === '') return name
  return (
    <span className="flex items-center gap-2.5">
      <Picture url={thumbnailUrl} />
      <span className="truncate">{name}</span>
    </span>
  )
}

function Picture({ url }: { readonly url: string }) {
  return (
    <Suspense fallback={<span className="size-8 shrink-0 rounded-md bg-accent" />}>
      <Thumbnail url={url} />
    </Suspense>
  )
}
