import { effectivePrice, type EffectivePrice } from '#domain/price-list/effective-price.ts'
import { ONE } from '#domain/price-list/list-rules.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import { pricedItem } from '#contract/priced-item.ts'
import { pricingContexts } from '#contract/product-pricing.ts'
import type { PulledRows } from './pulled-rows.ts'

/** As the owner's page resolves the price of a product or variant in a list, from the rows that a device holds. */
export function priceOnScreen(rows: PulledRows, listId: string, productId: string, variantId = ''): EffectivePrice {
  const profile = rows.all('businessProfile').find(({ isDefault }) => isDefault)
  const contextOf = pricingContexts(profile, (_kind, id) => rows.get('category', id))
  const book = priceBook({
    lists: rows.all('priceList'),
    prices: rows.all('priceListPrice'),
    scheduled: rows.all('scheduledPrice'),
    endings: contextOf(null),
  })
  const product = rows.get('product', productId)
  const item = product && pricedItem(product, contextOf(product.categoryId), variantId)
  if (!item) throw new Error('no such product or variant')
  const request = { quantity: ONE, at: Date.now(), day: '', customerGroup: '', priceListId: listId }
  return effectivePrice(item, request, book)
}
