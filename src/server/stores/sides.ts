import type { Cell, Cells, Offers } from '#domain/stores/three-way.ts'
import { unitsFromDecimal, type Units } from '#domain/money.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { StoreProduct, StoreVariant } from './port.ts'

/** A product as it is kept here. */
export type ProductRow = RowOfKind<'product'>
/** A product in a store as it is kept here. */
export type ListingRow = RowOfKind<'storeListing'>
/** A connected store as it is kept here. */
export type StoreRow = RowOfKind<'store'>

/** The product itself among the offers of the comparison. */
export const WHOLE = ''

/** Which variant here an offer of the store is; an empty id is a product without variants. */
export type OfferMap = ReadonlyMap<string, string>

/** The price here of a product, or of its variant, as the store would be sent it; undefined if it is in another currency. */
export type PriceHere = (product: ProductRow, variantId: string) => Units | null | undefined

type SoldThere = StoreVariant | StoreProduct

/** What a store sells of a product: its variants, or the product itself. */
export function soldThere(product: StoreProduct): readonly SoldThere[] {
  return product.variants.length > 0 ? product.variants : [product]
}

/** The units of an amount as the store writes it; null for none. */
export function unitsOf(amount: string | null, currency: string): Units | null {
  if (amount === null || currency === '') return null
  const units = unitsFromDecimal(amount, currency)
  return 'value' in units ? units.value : null
}

/** A product as the store has it, in stored form. */
export function storeSide(product: StoreProduct, currency: string): Offers {
  const isVaried = product.variants.length > 0
  const whole = { name: product.name, description: product.description, isActive: product.isActive }
  const offers = soldThere(product).map(({ externalId, sku, barcode, price, cost, stock, isActive }) => {
    const amounts = currency === '' ? {} : { price: unitsOf(price, currency), cost: unitsOf(cost, currency) }
    return [externalId, { sku, barcode, ...amounts, stock, ...(isVaried ? { isActive } : {}) }] as const
  })
  return { [WHOLE]: whole, ...Object.fromEntries<Cells>(offers) }
}

/** The same product as it is here; an amount in another currency than the store's cannot be compared. */
export function ownSide(product: ProductRow, map: OfferMap, currency: string, priceHere: PriceHere): Offers {
  const isSame = product.baseCurrency === currency
  const costOf = (cost: Units): Cell => (cost === 0 ? null : cost)
  const offers = [...map].flatMap(([offer, variantId]) => {
    const price = priceHere(product, variantId)
    const priced = price === undefined ? {} : { price }
    if (variantId === '') {
      const { sku, barcode, stock, baseCost } = product
      return [[offer, { sku, barcode, ...priced, ...(isSame ? { cost: costOf(baseCost) } : {}), stock }] as const]
    }
    const variant = product.variants.find(({ id }) => id === variantId)
    if (!variant) return []
    const { sku, barcode, stock, isActive, baseCost } = variant
    const cost = isSame ? { cost: costOf(baseCost ?? product.baseCost) } : {}
    return [[offer, { sku, barcode, ...priced, ...cost, stock, isActive }] as const]
  })
  const isPart = [...map.values()].some((variantId) => variantId !== '') && map.size === 1 && product.variants.length > 1
  const whole = { name: product.name, description: product.description, isActive: product.isActive }
  return { ...(isPart ? {} : { [WHOLE]: whole }), ...Object.fromEntries<Cells>(offers) }
}

/** The own effective prices, for a store without a price list. */
export function effectivePrices(currency: string): PriceHere {
  return (product, variantId) => {
    if (product.baseCurrency !== currency) return undefined
    if (variantId === '') return product.effectivePrice
    return product.variants.find(({ id }) => id === variantId)?.effectivePrice ?? null
  }
}

/** The offers of a listing as the store has them; those that are no variant here are left out. */
export function listedOffers(product: StoreProduct, map: OfferMap, currency: string): ListingRow['offers'] {
  return soldThere(product).flatMap(({ externalId, price, compareAt, cost, stock }) => {
    const variantId = map.get(externalId)
    if (variantId === undefined) return []
    const amounts = {
      price: unitsOf(price, currency),
      compareAt: unitsOf(compareAt, currency),
      cost: unitsOf(cost, currency),
    }
    return [{ id: externalId, variantId, ...amounts, stock }]
  })
}
