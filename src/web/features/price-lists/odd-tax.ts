import { includesVat } from '#domain/price-list/list-terms.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ListedPrice } from './list-pricing.ts'

/** What a list and the shop say of the sales VAT in prices. */
export interface SaidOfTax {
  readonly list: Pick<RowOfKind<'priceList'>, 'withoutVat'>
  readonly shop: Pick<RowOfKind<'businessProfile'>, 'taxRate' | 'pricesIncludeVat'> | undefined
}

/**
 * Whether a price is with sales VAT where the head of its list says another thing, or nothing: its product was priced before the shop
 * changed its setting (PRICE-06). Null where the head is right.
 */
export function oddTax(
  { price, item }: Pick<ListedPrice, 'price' | 'item'>,
  { list: { withoutVat }, shop }: SaidOfTax,
): 'gross' | 'net' | null {
  if (withoutVat || !shop || price.price === null) return null
  const isGross = includesVat(price, item)
  const isOdd = shop.taxRate === 0 ? item.taxRate > 0 : isGross !== shop.pricesIncludeVat
  if (!isOdd) return null
  return isGross ? 'gross' : 'net'
}
