import type { PricingResult } from '#domain/pricing.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import { floorOf, isBelowFloor } from '#domain/price-floor.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import type { ShownPrice } from '#web/kit/price/shown-price.ts'

export interface ListedPrice extends Pick<ShownPrice, 'isWhatIf' | 'underPresentRules'> {
  readonly result: Pick<
    PricingResult,
    'totalCost' | 'effectivePrice' | 'effectiveTradePrice' | 'marginPpm' | 'belowFloor' | 'flag'
  >
}

/** The price of a product as it is stored, under the floor of now: what its receipt comes to, before what replays that is here. */
export function storedPrice(row: RowOfKind<'product'>, context: PricingContext): ListedPrice {
  const { totalCost, effectivePrice, effectiveTradePrice, margin, keepsFloor } = row
  const flag = totalCost <= 0 ? 'no-cost' : effectivePrice === null ? 'no-price' : null
  const result = { totalCost, effectivePrice, effectiveTradePrice, marginPpm: margin }
  return { result: { ...result, belowFloor: isBelowFloor(keepsFloor, floorOf(row, context)), flag }, isWhatIf: false }
}
