import type { BulkRow } from './bulk-edit.ts'
import type { JudgedRules } from './bulk-rules.ts'
import type { LinesEdit } from './merge.ts'
import type { Ppm, Units } from './money.ts'
import { priceByRules, type PricingFlag, underFloor } from './pricing.ts'
import type { PricingInput } from './pricing-rules.ts'
import { tellingMargin } from './product-problem.ts'
import { roundedMean } from './rounded-mean.ts'
import { variantInput } from './variant-pricing.ts'

/** The prices of a product before or after an edit. If it has variants, they are what is sold (PRICE-08). */
export interface PriceState {
  /** The lowest price; null if there is none. */
  readonly price: Units | null
  /** The highest price: that of another variant, or the same. */
  readonly highest: Units | null
  /** The lowest margin in ppm; null without a price, a known cost, or at a price of 0. */
  readonly margin: Ppm | null
  readonly meanMargin: Ppm | null
  /** The product or one of its variants is below its floor (PRICE-12). */
  readonly belowFloor: boolean
  readonly flag: PricingFlag | null
}

interface Price {
  readonly price: Units | null
  readonly margin: Ppm | null
  readonly belowFloor: boolean
  readonly flag: PricingFlag | null
}

/** The prices of a product and of each of its variants. */
export interface Prices {
  readonly own: Price
  readonly variants: readonly (Price & { readonly id: string; readonly isActive: boolean })[]
}

/** Prices a product and its variants by rules. */
export function pricesOf(row: BulkRow, rules: JudgedRules): Prices {
  const variants = (row.variants ?? []).map((variant) => {
    const { id, isActive } = variant
    return { id, isActive, ...priceOf(variantInput(row, variant), rules) }
  })
  return { own: priceOf(row, rules), variants }
}

function priceOf(input: PricingInput, { rules, floor }: JudgedRules): Price {
  const made = priceByRules(input, rules)
  const { effectivePrice, marginPpm, belowFloor, flag } =
    floor === rules.floor ? made : underFloor(input, rules, made, floor)
  const margin = flag === 'no-cost' ? null : tellingMargin({ effectivePrice, margin: marginPpm })
  return { price: effectivePrice, margin, belowFloor, flag }
}

/** Flags that one variant gives its product, the worse first; a price out of range is refused if the edit causes it (`isKept`). */
const FLAGS = ['no-cost', 'no-price'] as const satisfies readonly PricingFlag[]

/** Sums up prices as lists show them: sold variants stand for their product, and a variant below its floor always counts. */
export function priceState({ own, variants }: Prices): PriceState {
  const active = variants.filter(({ isActive }) => isActive)
  const sold = active.length === 0 ? [own] : active
  const low = [own, ...variants].filter(({ belowFloor }) => belowFloor)
  const prices = known(sold.map(({ price }) => price))
  const margins = known([...sold, ...low].map(({ margin }) => margin))
  return {
    price: prices.length === 0 ? null : Math.min(...prices),
    highest: prices.length === 0 ? null : Math.max(...prices),
    margin: margins.length === 0 ? null : Math.min(...margins),
    meanMargin: mean(sold.map(({ margin }) => margin)),
    belowFloor: low.length > 0,
    flag:
      own.flag === 'out-of-range' ? own.flag : (FLAGS.find((flag) => sold.some((each) => each.flag === flag)) ?? null),
  }
}

/** Whether the prices can be stored. A variant that could not be priced before either does not block an edit that leaves it alone. */
export function isKept(before: Prices, now: Prices, edited: LinesEdit['lines'] = {}): boolean {
  if (!isInRange(now.own)) return false
  const old = new Map(before.variants.map((variant) => [variant.id, variant]))
  return now.variants.every((variant) => {
    const earlier = old.get(variant.id)
    return isInRange(variant) || (earlier !== undefined && !isInRange(earlier) && !(variant.id in edited))
  })
}

/** Whether a product and each of its variants cost the same. */
export function isSamePrices(before: Prices, now: Prices): boolean {
  if (before.own.price !== now.own.price) return false
  return now.variants.every(({ price }, index) => price === before.variants[index]?.price)
}

function isInRange({ price, flag }: Price): boolean {
  return flag !== 'out-of-range' && (price === null || price >= 0)
}

function known(figures: readonly (number | null)[]): readonly number[] {
  return figures.filter((figure) => figure !== null)
}

/** The mean of the known figures, rounded half away from zero; null if none is known. */
export function mean(figures: readonly (number | null)[]): number | null {
  const all = known(figures)
  return all.length === 0
    ? null
    : roundedMean(
        all.reduce((sum, figure) => sum + figure, 0),
        all.length,
      )
}
