import type { Ppm } from '../money.ts'
import { roundedMean } from '../rounded-mean.ts'
import { type Bin, histogram, MARGIN_EDGES } from './histogram.ts'
import type { ProductFacts } from './product-facts.ts'

/** Margins of products, each counted once; those whose margin says nothing are told apart. */
export interface MarginFigures {
  /** The products that have a margin. */
  readonly ids: readonly string[]
  /** Null without one of them. */
  readonly mean: Ppm | null
  readonly least: Ppm | null
  readonly most: Ppm | null
  readonly losingIds: readonly string[]
  readonly belowFloorIds: readonly string[]
  /** No cost is known. */
  readonly withoutCostIds: readonly string[]
  /** No price yet. */
  readonly withoutPriceIds: readonly string[]
}

/** The margins of products as a picture. */
export interface MarginSpread extends MarginFigures {
  readonly bins: readonly Bin[]
}

/** The margins of a group of products: a category, a brand, or those of one currency. */
export interface MarginGroup extends MarginFigures {
  readonly key: string | null
}

/** How margins are spread over products. */
export function marginSpread(products: Iterable<ProductFacts>): MarginSpread {
  const kept = [...products]
  return { ...marginFigures(kept), bins: histogram(kept, ({ margin }) => margin, MARGIN_EDGES) }
}

/** The margins of products by group, the largest group first; null for those of none. */
export function marginsBy(
  products: Iterable<ProductFacts>,
  keyOf: (product: ProductFacts) => string | null,
): readonly MarginGroup[] {
  const groups = new Map<string | null, MarginSum>()
  for (const product of products) {
    const key = keyOf(product)
    const sum = groups.get(key) ?? new MarginSum()
    groups.set(key, sum)
    sum.add(product)
  }
  return [...groups]
    .map(([key, sum]) => ({ key, ...sum.figures() }))
    .toSorted((a, b) => b.ids.length - a.ids.length || ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
}

function marginFigures(products: readonly ProductFacts[]): MarginFigures {
  const sum = new MarginSum()
  for (const product of products) sum.add(product)
  return sum.figures()
}

class MarginSum {
  readonly #ids: string[] = []
  readonly #losing: string[] = []
  readonly #belowFloor: string[] = []
  readonly #withoutCost: string[] = []
  readonly #withoutPrice: string[] = []
  #sum = 0
  #least = Infinity
  #most = -Infinity

  add({ id, margin, cost, price, isLosing, isBelowFloor }: ProductFacts): void {
    if (isLosing) this.#losing.push(id)
    if (isBelowFloor) this.#belowFloor.push(id)
    if (cost === 0) this.#withoutCost.push(id)
    if (price === null) this.#withoutPrice.push(id)
    if (margin === null) return
    this.#ids.push(id)
    this.#sum += margin
    this.#least = Math.min(this.#least, margin)
    this.#most = Math.max(this.#most, margin)
  }

  figures(): MarginFigures {
    const count = this.#ids.length
    const known = (value: number): number | null => (count === 0 ? null : value)
    return {
      ids: this.#ids,
      mean: known(roundedMean(this.#sum, count)),
      least: known(this.#least),
      most: known(this.#most),
      losingIds: this.#losing,
      belowFloorIds: this.#belowFloor,
      withoutCostIds: this.#withoutCost,
      withoutPriceIds: this.#withoutPrice,
    }
  }
}
