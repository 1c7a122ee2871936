import { useMemo } from 'react'
import type { ListQuery } from '#domain/list-query.ts'
import type { AnyRow } from '#contract/entity.ts'
import { useQuery, useRows } from '#web/kit/data/use-store.ts'
import { type PricingContextOf, usePricingContextOf } from '#web/kit/price/pricing-context.ts'
import { type ShownPrice, shownPrice } from '#web/kit/price/shown-price.ts'
import { productQuery, shownWhatIf } from './product-index.ts'
import { asProduct, type ProductRow } from './product-row.ts'

/** A product as a list shows it: with its price and the names of what it belongs to. */
export interface ProductView {
  readonly row: ProductRow
  readonly price: ShownPrice
  readonly category: string
  readonly brand: string
}

export interface ProductPage {
  readonly views: readonly ProductView[]
  readonly total: number
  readonly page: number
}

/** The page of products that a query asks for. */
export function useProductPage(query: ListQuery): ProductPage {
  const contextOf = usePricingContextOf()
  const categories = useRows('category')
  const brands = useRows('brand')
  const { rows, total, page } = useQuery('product', productQuery(query, contextOf(null)))
  const names = useMemo(() => namesOf([...categories, ...brands]), [categories, brands])
  const views = rows.map((row) => productView(asProduct(row), query, contextOf, names))
  return { views, total, page }
}

function productView(
  row: ProductRow,
  query: ListQuery,
  contextOf: PricingContextOf,
  names: ReadonlyMap<string, string>,
): ProductView {
  return {
    row,
    price: shownPrice(row, contextOf(row.categoryId), shownWhatIf(query)),
    category: names.get(row.categoryId ?? '') ?? '',
    brand: names.get(row.brandId ?? '') ?? '',
  }
}

function namesOf(rows: readonly AnyRow[]): ReadonlyMap<string, string> {
  return new Map(rows.map((row) => [row.id, row['name'] as string]))
}
