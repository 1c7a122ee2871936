import { PPM, type Ppm, type Units } from '../money.ts'
import { marginOf, marginOnCost, netPrice } from '../price-formulas.ts'
import { plainAmount, roundedIfKept, share, unroundedCost } from '../unrounded.ts'
import { includesVat } from './list-terms.ts'
import type { EffectivePrice } from './effective-price.ts'
import type { PreparedList } from './price-book.ts'
import type { PricedItem } from './price-data.ts'

/**
 * The margin of a price in a list, without sales VAT: in the product's own currency as the product has it, in another one against the
 * cost at the list's rate, rounded once. Null where price, cost or rate is not known.
 */
export function marginInList(item: PricedItem, answer: EffectivePrice, list: PreparedList | undefined): Ppm | null {
  const { price, currency } = answer
  if (price === null || item.cost === null) return null
  const taxRate = includesVat(answer, item) ? item.taxRate : 0
  if (currency === item.currency) return marginOnCost(taxRate === 0 ? price : netPrice(price, taxRate), item.cost)
  const cost = list?.converted(unroundedCost(item.cost), item.currency, currency) ?? null
  return cost === null ? null : marginOf(share(plainAmount(price), PPM, PPM + taxRate), cost)
}

/** The cost in the currency of the price, by the list's own rate, to the minor unit; null where cost or rate is not known. */
export function costInList(
  item: PricedItem,
  { currency }: EffectivePrice,
  list: PreparedList | undefined,
): Units | null {
  if (item.cost === null) return null
  const cost = unroundedCost(item.cost)
  return roundedIfKept(currency === item.currency ? cost : (list?.converted(cost, item.currency, currency) ?? null))
}
