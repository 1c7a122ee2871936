import { convertByRatio, type RateSet } from '#domain/exchange-rates.ts'
import { landedCost } from '#domain/landed-cost/landed-cost.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { trueUp, type TrueUp } from '#domain/landed-cost/true-up.ts'
import { roundToMinor, type Units } from '#domain/money.ts'
import { pricing } from '#domain/pricing.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import { type SoldProduct, soldPart } from './landing-effects.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** What the price of a product is found by. */
export interface TrueUpSurroundings {
  readonly productOf: (id: string) => AnyRow | undefined
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly reference: RateSet
}

/** What a landed shipment really cost, held against what it landed with (SHIP-03); null before it has landed, or while a bill cannot be read. */
export function trueUpReport(work: ShipmentWork, surroundings: TrueUpSurroundings): TrueUp | null {
  const { row, lines, charges, dutyBasis } = work
  if (row.landing === null) return null
  const input = shipmentCost(row.currency, { lines, charges }, dutyBasis)
  const actual = landedCost(input)
  const landed = landedCost({ ...input, charges: row.landing.charges })
  if (actual.problems.length > 0 || landed.problems.length > 0) return null
  return trueUp({ lines: input.lines, actual, landed, price: (...sold) => priceOf(work, sold, surroundings) })
}

/** What one of a product, or of its variant, sells for without sales VAT, in the shipment's currency. */
function priceOf(
  { row, lines, charges }: ShipmentWork,
  [id, variantId]: readonly [productId: string, variantId: string],
  { productOf, contextOf, reference }: TrueUpSurroundings,
): Units | null {
  const found = productOf(id) as SoldProduct | undefined
  const sold = found && soldPart(found, variantId)
  const net = sold ? pricing(sold, contextOf(sold.categoryId)).netPrice : null
  const ratio = found && shipmentRatios(row.currency, [...lines, ...charges], reference)(found.baseCurrency)
  if (!ratio || net === null) return null
  const back = { numerator: ratio.denominator, denominator: ratio.numerator }
  const converted = convertByRatio(net, found.baseCurrency, row.currency, back)
  return converted === undefined ? null : roundToMinor(converted)
}
