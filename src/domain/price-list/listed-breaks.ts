import type { Units } from '../money.ts'
import { ONE } from './list-rules.ts'

/** A quantity, in 1/10,000, from which another price applies. */
export interface ListedBreak {
  readonly minQuantity: number
  readonly price: Units
}

/** The input of `listedBreaks`. */
export interface BreakQuestion {
  /** Where breaks may start: those of the list, and of the prices typed in it. */
  readonly starts: readonly { readonly minQuantity: number }[]
  /** The price of one piece, and from a quantity on. */
  readonly first: { readonly price: Units | null; readonly currency: string }
  readonly priceAt: (quantity: number) => { readonly price: Units | null; readonly currency: string }
}

/**
 * The quantity breaks as a list tells them, on paper, in files, over REST and on its public page: every one whose price differs from the
 * one before, also a dearer one, so that nobody is charged what they were not shown. A break that changes nothing, such as one that the
 * margin floor stops, is none (PLIST-06, PRICE-12).
 */
export function listedBreaks({ starts, first, priceAt }: BreakQuestion): readonly ListedBreak[] {
  const quantities = [...new Set(starts.map(({ minQuantity }) => minQuantity))].filter((quantity) => quantity > ONE)
  let last = first.price
  return quantities
    .sort((a, b) => a - b)
    .flatMap((minQuantity) => {
      const { price, currency } = priceAt(minQuantity)
      if (price === null || price === last || currency !== first.currency) return []
      last = price
      return [{ minQuantity, price }]
    })
}
