import { nearestProduct } from '../exact.ts'
import type { Units } from '../money.ts'

/** The received quantity of a line, in 1/10,000. */
export function receivedOf({
  quantity,
  receivedQuantity = null,
}: {
  readonly quantity: number
  readonly receivedQuantity?: number | null
}): number {
  return receivedQuantity ?? quantity
}

/** An amount per unit, rounded half away from zero to 1/10,000 of the minor unit; null without a quantity. */
export function perUnit(amount: Units | null, quantity: number): Units | null {
  if (amount === null || quantity <= 0) return null
  return nearestProduct(amount, QUANTITY_SCALE, quantity)
}

/** Quantities are stored in 1/10,000. */
export const QUANTITY_SCALE = 10_000

/** The sum; null if a part is null. */
export function sum(amounts: readonly (Units | null)[]): Units | null {
  let total = 0
  for (const amount of amounts) {
    if (amount === null) return null
    total += amount
  }
  return total
}
