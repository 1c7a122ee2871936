import { pricing } from '#domain/pricing.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { isLosing, tellingMargin } from '#domain/product-problem.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { PricingContextOf } from '#web/kit/price/pricing-context.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'

/** A product's figures at one side of a recalculation. */
export interface PriceFigures {
  readonly cost: Units
  readonly price: Units | null
  readonly margin: Ppm | null
  readonly belowFloor: boolean
}

/** A product that was priced under an earlier setting: as it is, and as it would be today. */
export interface EarlierPrice {
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly before: PriceFigures
  readonly after: PriceFigures
}

/** The products whose stored figures would come out otherwise under the rules as they are now (PRICE-16). */
export function earlierPrices(
  rows: readonly RowOfKind<'product'>[],
  contextOf: PricingContextOf,
): readonly EarlierPrice[] {
  return rows.flatMap((row) => earlierPrice(row, contextOf) ?? [])
}

function earlierPrice(row: RowOfKind<'product'>, contextOf: PricingContextOf): EarlierPrice | undefined {
  const context = contextOf(row.categoryId)
  const today = pricing(row, context)
  const after = figuresOf(today.totalCost ?? row.totalCost, today.effectivePrice, today.marginPpm, today.belowFloor)
  const { totalCost, effectivePrice, margin } = row
  const shown = shownPrice(row, context, null)
  const isPriced = row.pricingMode !== null
  // A product without pricing of its own keeps a cost alone; the list prices it anew each time.
  const isEarlier = isPriced ? shown.underPresentRules !== undefined : after.cost !== totalCost
  if (!isEarlier) return undefined
  const before = figuresOf(totalCost, effectivePrice, margin, shown.result.belowFloor)
  return { id: row.id, name: row.name, currency: row.baseCurrency, before, after }
}

function figuresOf(cost: Units, price: Units | null, margin: Ppm | null, belowFloor: boolean): PriceFigures {
  const told = cost <= 0 ? null : tellingMargin({ effectivePrice: price, margin })
  return { cost, price, margin: price === null ? null : told, belowFloor }
}

/** A recalculation as a whole. */
export interface RecalculationSummary {
  readonly count: number
  /** Products whose retail price moves; of the others only cost, margin, trade price or flag do. */
  readonly priceChanges: number
  readonly marginBefore: Ppm | null
  readonly marginAfter: Ppm | null
  readonly belowFloorBefore: number
  readonly belowFloorAfter: number
  readonly losingBefore: number
  readonly losingAfter: number
}

/** Sums up what a recalculation would do. */
export function recalculationSummary(found: readonly EarlierPrice[]): RecalculationSummary {
  const before = found.map((each) => each.before)
  const after = found.map((each) => each.after)
  return {
    count: found.length,
    priceChanges: found.filter((each) => each.before.price !== each.after.price).length,
    marginBefore: meanMargin(before),
    marginAfter: meanMargin(after),
    belowFloorBefore: before.filter(({ belowFloor }) => belowFloor).length,
    belowFloorAfter: after.filter(({ belowFloor }) => belowFloor).length,
    losingBefore: before.filter(losesMoney).length,
    losingAfter: after.filter(losesMoney).length,
  }
}

function losesMoney({ cost, price, margin }: PriceFigures): boolean {
  return cost > 0 && isLosing({ effectivePrice: price, margin })
}

function meanMargin(figures: readonly PriceFigures[]): Ppm | null {
  const margins = figures.flatMap(({ margin }) => (margin === null ? [] : [margin]))
  return margins.length === 0 ? null : Math.round(margins.reduce((sum, margin) => sum + margin, 0) / margins.length)
}
