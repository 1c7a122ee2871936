import { type AfterFees, afterFees, feeFor, type StoreFees } from '#domain/stores/store-fees.ts'
import type { Units } from '#domain/money.ts'
import type { PricingRules } from '#domain/pricing-rules.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'

type Listing = RowOfKind<'storeListing'>

/** An offer with a price, and what its store leaves of that. */
export interface StoreSale extends AfterFees {
  readonly offer: Listing['offers'][number]
  readonly price: Units
}

/** What there is to know of a product that is sold in a store. */
export interface SoldProduct {
  readonly currency: string
  /** Per unit, of the product without a variant's own cost. */
  readonly totalCost: Units | null
  readonly variants: readonly { readonly id: string; readonly totalCost: Units | null }[]
  /** Whether its prices are with VAT, and with how much. */
  readonly rules: Pick<PricingRules, 'pricesIncludeVat' | 'taxRate'>
  /** Its prices in the store are without VAT all the same: `netInStore`. */
  readonly isNet: boolean
  /** Its category and those above, the nearest first. */
  readonly categoryIds: readonly string[]
}

/** The products that a store is sent prices without VAT for, by its price list (PLIST-06). */
export function netInStore(
  list: Pick<RowOfKind<'priceList'>, 'productIds' | 'withoutVat'> | undefined,
): ReadonlySet<string> {
  return new Set(list?.withoutVat === true ? list.productIds : [])
}

/** What is left of each price of a product in a store after its fees, the smallest margin first (STORE-06). */
export function salesInStore(
  product: SoldProduct,
  listing: Pick<Listing, 'currency' | 'offers'>,
  store: StoreFees,
): readonly StoreSale[] {
  const fee = feeFor(store, product.categoryIds)
  const { pricesIncludeVat, taxRate } = product.rules
  const sales = listing.offers.flatMap((offer): StoreSale[] => {
    const { price } = offer
    if (price === null) return []
    const cost = listing.currency === product.currency ? costOf(product, offer.variantId) : null
    return [
      { offer, price, ...afterFees({ price, taxRate: pricesIncludeVat && !product.isNet ? taxRate : 0, cost }, fee) },
    ]
  })
  return sales.toSorted((a, b) => (a.margin ?? Infinity) - (b.margin ?? Infinity))
}

/** The cost of what is sold; null where it is not known. */
function costOf({ totalCost, variants }: SoldProduct, variantId: string): Units | null {
  const cost = variantId === '' ? totalCost : variants.find(({ id }) => id === variantId)?.totalCost
  return cost ? cost : null
}
