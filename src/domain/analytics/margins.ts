import { grouped } from '../grouped.ts'
import type { Ppm } from '../money.ts'
import { roundedMean } from '../rounded-mean.ts'
import { type ChunkMemory, joined, partsOf } from './chunked-rows.ts'
import { type Bin, histogram, joinedBins, MARGIN_EDGES } from './histogram.ts'
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
  const parts = partsOf(products, SPREADS, (chunk) => ({
    sum: sumOf(chunk),
    bins: histogram(chunk, ({ margin }) => margin, MARGIN_EDGES),
  }))
  return {
    ...figuresOf(parts.map(({ sum }) => sum)),
    bins: joinedBins(
      parts.map(({ bins }) => bins),
      MARGIN_EDGES,
    ),
  }
}

const SPREADS: ChunkMemory<ProductFacts, { readonly sum: MarginSum; readonly bins: readonly Bin[] }> = new WeakMap()

/** What products are grouped by. */
export type ProductGroup = 'categoryId' | 'brandId' | 'currency'

/** The margins of products by group, the largest group first; null for those of none. */
export function marginsBy(products: Iterable<ProductFacts>, group: ProductGroup): readonly MarginGroup[] {
  const parts = partsOf(products, GROUPS[group], (chunk) => {
    const groups = [...grouped(chunk, (product) => product[group])]
    return groups.map(([key, found]) => [key, sumOf(found)] as const)
  })
  return [...grouped(parts.flat(), ([key]) => key)]
    .map(([key, sums]) => ({ key, ...figuresOf(sums.map(([, sum]) => sum)) }))
    .toSorted((a, b) => b.ids.length - a.ids.length || ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
}

type GroupSums = readonly (readonly [key: string | null, sum: MarginSum])[]
const GROUPS: Readonly<Record<ProductGroup, ChunkMemory<ProductFacts, GroupSums>>> = {
  categoryId: new WeakMap(),
  brandId: new WeakMap(),
  currency: new WeakMap(),
}

/** The margins of some products, ready to be added to those of others. */
interface MarginSum extends Omit<MarginFigures, 'mean' | 'least' | 'most'> {
  readonly sum: number
  readonly least: number
  readonly most: number
}

function sumOf(products: readonly ProductFacts[]): MarginSum {
  const [ids, losingIds, belowFloorIds]: [string[], string[], string[]] = [[], [], []]
  const [withoutCostIds, withoutPriceIds]: [string[], string[]] = [[], []]
  let [sum, least, most] = [0, Infinity, -Infinity]
  for (const { id, margin, cost, price, isLosing, isBelowFloor } of products) {
    if (isLosing) losingIds.push(id)
    if (isBelowFloor) belowFloorIds.push(id)
    if (cost === 0) withoutCostIds.push(id)
    if (price === null) withoutPriceIds.push(id)
    if (margin === null) continue
    ids.push(id)
    sum += margin
    least = Math.min(least, margin)
    most = Math.max(most, margin)
  }
  return { ids, losingIds, belowFloorIds, withoutCostIds, withoutPriceIds, sum, least, most }
}

function figuresOf(sums: readonly MarginSum[]): MarginFigures {
  const ids = joined(sums.map((each) => each.ids))
  const known = (value: number): number | null => (ids.length === 0 ? null : value)
  const sum = sums.reduce((all, each) => all + each.sum, 0)
  return {
    ids,
    mean: known(roundedMean(sum, ids.length)),
    least: known(sums.reduce((least, each) => Math.min(least, each.least), Infinity)),
    most: known(sums.reduce((most, each) => Math.max(most, each.most), -Infinity)),
    losingIds: joined(sums.map((each) => each.losingIds)),
    belowFloorIds: joined(sums.map((each) => each.belowFloorIds)),
    withoutCostIds: joined(sums.map((each) => each.withoutCostIds)),
    withoutPriceIds: joined(sums.map((each) => each.withoutPriceIds)),
  }
}
