import { type Ppm, roundToMinor, type Units } from '../money.ts'
import { marginOnCost, netPrice } from '../price-formulas.ts'
import { shownCost } from '../total-cost.ts'
import type { EffectivePrice } from './effective-price.ts'
import type { PreparedList } from './price-book.ts'
import type { PricedItem } from './price-data.ts'

/**
 * The margin of a price in a list: without sales VAT, against the cost in the product's own currency. Null where price, cost or rate is
 * not known.
 */
export function marginInList(
  item: PricedItem,
  { price, currency, isNet }: EffectivePrice,
  list: PreparedList | undefined,
): Ppm | null {
  if (price === null || item.cost === null) return null
  const own = converted(price, currency, item.currency, list)
  if (own === null) return null
  return marginOnCost(isNet || !item.pricesIncludeVat ? own : netPrice(own, item.taxRate), item.cost)
}

/** The cost in the currency of the price, by the list's own rate, to the minor unit; null where cost or rate is not known. */
export function costInList(
  item: PricedItem,
  { currency }: EffectivePrice,
  list: PreparedList | undefined,
): Units | null {
  return item.cost === null ? null : converted(shownCost(item.cost), item.currency, currency, list)
}

function converted(amount: Units, from: string, to: string, list: PreparedList | undefined): Units | null {
  if (from === to) return amount
  const made = list?.convert(amount, from, to) ?? null
  return made === null ? null : roundToMinor(made)
}
