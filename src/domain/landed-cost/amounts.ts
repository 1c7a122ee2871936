import { nearestProduct } from '../exact.ts'
import type { Units } from '../money.ts'

/** How much of a line came, in 1/10,000. */
export function receivedOf({
  quantity,
  receivedQuantity = null,
}: {
  readonly quantity: number
  readonly receivedQuantity?: number | null
}): number {
  return receivedQuantity ?? quantity
}

/** An amount for a quantity as that for one, rounded half away from zero to 1/10,000 of the minor unit; null without a quantity. */
export function perUnit(amount: Units | null, quantity: number): Units | null {
  if (amount === null || quantity <= 0) return null
  return nearestProduct(amount, QUANTITY_SCALE, quantity)
}

/** Quantities are kept in 1/10,000. */
export const QUANTITY_SCALE = 10_000

/** The sum, null where a part is. */
export function sum(amounts: readonly (Units | null)[]): Units | null {
  let total = 0
  for (const amount of amounts) {
    if (amount === null) return null
    total += amount
  }
  return total
}
