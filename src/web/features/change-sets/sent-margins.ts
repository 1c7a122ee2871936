import { rulesOfPrice } from '#domain/price-receipt.ts'
import { resolvedRules } from '#domain/pricing-rules.ts'
import { variantName } from '#domain/variants.ts'
import { categoryChain } from '#contract/product-pricing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ChangeSetRow } from '#web/kit/change-sets/change-set-rows.ts'
import type { Store } from '#web/kit/data/store.ts'
import { formatPercent } from '#web/kit/format/number.ts'
import type { ChangedField } from '#web/kit/list/field-value.ts'
import { recordMessages } from '#web/kit/list/record-messages.ts'
import type { PricingContextOf } from '#web/kit/price/pricing-context.ts'
import { netInStore, salesInStore } from '#web/kit/stores/sales-in-store.ts'
import { storeNoteMessages as messages } from './store-note-messages.ts'

type Offers = RowOfKind<'storeListing'>['offers']

/** The margin after the fees of its store of each offer whose price is to be sent, before and after (STORE-06). */
export function sentMargins(store: Store, contextOf: PricingContextOf, row: ChangeSetRow): readonly ChangedField[] {
  const listing = row.kind === 'storeListing' && row.id !== null ? store.get('storeListing', row.id) : undefined
  const seller = store.get('store', listing?.storeId ?? '')
  const product = store.get('product', listing?.productId ?? '')
  if (!listing || !seller || !product) return []
  const chain = categoryChain(product.categoryId, (kind, id) => store.get(kind, id))
  const { baseCurrency: currency, totalCost, variants } = product
  const rules = rulesOfPrice(product.receipt, resolvedRules(product, contextOf(product.categoryId)))
  const isNet = netInStore(store.get('priceList', seller.priceListId ?? '')).has(product.id)
  const sold = { currency, totalCost, variants, rules, isNet, categoryIds: chain.map(({ id }) => id) }
  const salesOf = (values: ChangeSetRow['after']) =>
    salesInStore(sold, { currency: listing.currency, offers: (values?.['offers'] ?? []) as Offers }, seller)
  const former = new Map(salesOf(row.before).map(({ offer, margin }) => [offer.id, margin]))
  return salesOf(row.after).flatMap(({ offer, margin }): readonly ChangedField[] => {
    const before = former.get(offer.id) ?? null
    if (margin === null || before === margin) return []
    const variant = variants.find(({ id }) => id === offer.variantId)
    const label = variant ? `${messages.margin}, ${variantName(variant)}` : messages.margin
    const told = before === null ? recordMessages.nothing : formatPercent(before)
    return [{ name: `margin ${offer.id}`, label, before: told, after: formatPercent(margin) }]
  })
}
