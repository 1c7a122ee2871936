import type { Cells, Offers } from '#domain/stores/three-way.ts'
import { roundToMinor, unitsFromDecimal, type Units } from '#domain/money.ts'
import { SENT_FIELDS, type SentField } from '#contract/entities/store-listing.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { agreedOn } from './agreed.ts'
import type { StoreProduct, StoreVariant } from './port.ts'
import type { HerePrice, PriceOf } from './store-work.ts'

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

type SoldThere = StoreVariant | StoreProduct

/** What a store sells of a product: its variants, or the product itself. */
export function soldThere(product: StoreProduct): readonly SoldThere[] {
  return product.variants.length > 0 ? product.variants : [product]
}

/** The units of an amount as the store writes it, in whole minor units as it is paid; null for none, or for what is no amount. */
export function unitsOf(amount: string | null, currency: string): Units | null {
  if (amount === null || currency === '') return null
  const units = unitsFromDecimal(amount, currency)
  return 'value' in units ? roundToMinor(units.value) : null
}

/** What a store has in a field of an offer, in stored form: units of its currency; null for nothing. */
export function storeValueOf(offer: SoldThere, field: SentField, currency: string): number | null {
  const value = offer[field]
  return value === null || typeof value === 'number' ? value : unitsOf(value, currency)
}

/** What a product here, or its variant, is sold for, as a store in `currency` is told it; absent where it is in another one. */
export interface SoldHere {
  readonly price?: Units | null
  /** Undefined where it is not ours to say. */
  readonly compareAt?: Units | null | undefined
  /** Null for a cost of zero, which nobody has entered. */
  readonly cost?: Units | null
  readonly stock: number | null
}

/** What is sold here; undefined for a variant that is not here. */
export function soldHere(
  product: ProductRow,
  variantId: string,
  currency: string,
  price: HerePrice | undefined,
): SoldHere | undefined {
  const variant = product.variants.find(({ id }) => id === variantId)
  if (!price || (variantId !== '' && !variant)) return undefined
  const cost = roundToMinor(variant?.baseCost ?? product.baseCost)
  // A price that is not known is no empty one.
  const isPriced = price.currency === currency && (price.price !== null || price.reason === 'no-price')
  return {
    ...(isPriced ? { price: price.price, compareAt: price.compareAt } : {}),
    ...(product.baseCurrency === currency ? { cost: cost === 0 ? null : cost } : {}),
    stock: (variant ?? product).stock,
  }
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

/** The same product as it is here, with the prices that the store is sent; an amount in another currency cannot be compared. */
export function ownSide(product: ProductRow, map: OfferMap, currency: string, priceOf: PriceOf): Offers {
  const offers = [...map].flatMap(([offer, variantId]) => {
    const sold = soldHere(product, variantId, currency, priceOf(product, variantId))
    if (!sold) return []
    // The price before a reduction is only sent: no field here could follow it.
    const { compareAt: _, ...figures } = sold
    const variant = product.variants.find(({ id }) => id === variantId)
    const { sku, barcode } = variant ?? product
    return [[offer, { sku, barcode, ...figures, ...(variant ? { isActive: variant.isActive } : {}) }] as const]
  })
  const isPart =
    [...map.values()].some((variantId) => variantId !== '') && map.size === 1 && product.variants.length > 1
  const whole = { name: product.name, description: product.description, isActive: product.isActive }
  return { ...(isPart ? {} : { [WHOLE]: whole }), ...Object.fromEntries<Cells>(offers) }
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

/** A field of an offer that is to be sent. */
export interface WaitingField {
  readonly offer: string
  readonly field: SentField
}

/** The fields of a listing that are to be sent: those in which it is not as both sides agree. */
export function waitingFields(
  { pushState, offers }: Pick<ListingRow, 'pushState' | 'offers'>,
  base: Offers | null,
): readonly WaitingField[] {
  if (pushState !== 'waiting' && pushState !== 'failed') return []
  return offers.flatMap((own) =>
    SENT_FIELDS.flatMap((field) => {
      const agreed = agreedOn(base, own.id, field)
      return agreed === undefined || agreed === own[field] ? [] : [{ offer: own.id, field }]
    }),
  )
}
