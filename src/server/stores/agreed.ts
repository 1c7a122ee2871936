import { unitsFromDecimal } from '#domain/money.ts'
import type { StoreValue } from '#contract/entities/store-conflict.ts'
import type { SentField } from '#contract/entities/store-listing.ts'
import type { StoreProduct, StoreVariant } from './port.ts'

/** Values by offer (the store's id of it) and field: money in units. */
export type OfferValues = Readonly<Record<string, Readonly<Record<string, StoreValue>>>>

/**
 * As both sides of a product last agreed (`store_product.base`): its own fields under an empty id, and those of its offers under theirs.
 */
export type Agreed = OfferValues

/** The value of a field on which both sides last agreed; undefined before that. */
export function agreedOn(agreed: Agreed | null, offerId: string, field: SentField): StoreValue | undefined {
  return agreed?.[offerId]?.[field]
}

/** The same with newly agreed values of offers. */
export function withAgreed(agreed: Agreed | null, values: OfferValues): Agreed {
  const merged: Record<string, OfferValues[string]> = { ...agreed }
  for (const [id, own] of Object.entries(values)) merged[id] = { ...merged[id], ...own }
  return merged
}

/** What a product sells: its variants, or itself without any. */
export function offersIn(product: StoreProduct): readonly Omit<StoreVariant, 'optionValues'>[] {
  return product.variants.length > 0 ? product.variants : [product]
}

/** What a store has in a field of an offer, in stored form: units of its currency; null for nothing, or for what is no amount. */
export function storeValueOf(
  offer: Omit<StoreVariant, 'optionValues'>,
  field: SentField,
  currency: string,
): number | null {
  const value = offer[field]
  if (value === null || typeof value === 'number') return value
  const units = unitsFromDecimal(value, currency)
  return 'value' in units ? units.value : null
}
