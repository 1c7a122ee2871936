import type { Units } from '../money.ts'
import type { ListPrice, PriceListTerms } from '../price-list/price-data.ts'

/** A price that was typed into a list that is in force. */
export interface TypedListPrice {
  readonly id: string
  readonly priceListId: string
  readonly listTitle: string
  readonly productId: string
  readonly variantId: string
  readonly currency: string
  readonly price: Units
  /** Without sales VAT, whatever the shop shows. */
  readonly withoutVat: boolean
}

type List = Pick<PriceListTerms, 'id' | 'title' | 'productIds' | 'status' | 'validFrom' | 'validTo' | 'withoutVat'>

/** The typed prices of active lists that are valid on a day and name their product. */
export function typedListPrices(
  lists: Iterable<List>,
  prices: Iterable<ListPrice>,
  today: string,
): readonly TypedListPrice[] {
  const inForce = new Map<string, { readonly list: List; readonly products: ReadonlySet<string> }>()
  for (const list of lists) {
    if (list.status !== 'active' || (list.validFrom ?? today) > today || (list.validTo ?? today) < today) continue
    inForce.set(list.id, { list, products: new Set(list.productIds) })
  }
  const found: TypedListPrice[] = []
  for (const { id, priceListId, productId, variantId, currency, price } of prices) {
    const known = priceListId === null ? undefined : inForce.get(priceListId)
    if (!known?.products.has(productId)) continue
    const { list } = known
    found.push({
      id,
      priceListId: list.id,
      listTitle: list.title,
      productId,
      variantId,
      currency,
      price,
      withoutVat: list.withoutVat,
    })
  }
  return found
}
