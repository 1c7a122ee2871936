import type { RateSet } from '#domain/exchange-rates.ts'
import { type LandableProduct, landingPlan, type ProductLanding } from '#domain/landed-cost/landing.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { applyPatch } from '#domain/merge.ts'
import type { Units } from '#domain/money.ts'
import { pricing, type PricingResult } from '#domain/pricing.ts'
import type { PricingContext, PricingInput } from '#domain/pricing-rules.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { ShipmentWork } from './use-shipment.ts'

type Product = AnyRow & PricingInput & LandableProduct & { readonly name: string; readonly categoryId: string | null }

/** What a landing would do to a product, with what becomes of its price. */
export interface LandingEffect {
  readonly productId: string
  readonly name: string
  readonly currency: string
  readonly before: PricingResult
  readonly after: PricingResult
}

export interface LandingSurroundings {
  readonly productOf: (id: string) => AnyRow | undefined
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly reference: RateSet
}

/**
 * The effect of landing on each product, by its id, by the same rules as the server's; products in trouble are left out. What has landed
 * changes nothing more: products are told as they are, and later bills are the true-up's (SHIP-03).
 */
export function landingEffects(
  { row, lines, charges, dutyBasis, landed }: ShipmentWork,
  { productOf, contextOf, reference }: LandingSurroundings,
): ReadonlyMap<string, LandingEffect> {
  const input = shipmentCost(row.currency, { lines, charges }, dutyBasis)
  // While a change is on its way to the figures, lines and costs may be of two moments.
  if (input.lines.length !== landed.lines.length) return new Map()
  const product = (id: string) => productOf(id) as Product | undefined
  const plan = landingPlan({
    lines: input.lines,
    cost: landed,
    currency: row.currency,
    dutyBasis,
    costMethod: row.costMethod,
    raiseStock: false,
    name: row.reference || row.name,
    product,
    today: row.status === 'landed' ? product : undefined,
    ratioTo: shipmentRatios(row.currency, [...lines, ...charges], reference),
  })
  return new Map(
    plan.products.flatMap((landing) => {
      const found = product(landing.productId)
      if (!found) return []
      const settled = row.status === 'landed' ? { ...landing, patch: {} } : landing
      return [[landing.productId, effectOf(found, settled, contextOf(found.categoryId))] as const]
    }),
  )
}

function effectOf(found: Product, { patch, after }: ProductLanding, context: PricingContext): LandingEffect {
  const isChanged = Object.keys(patch).length > 0
  // A supplier price that stands as what was paid is filled in by the product itself; here the figure is enough.
  const base: { readonly baseCost?: Units } = 'baseCostOrigin' in patch ? { baseCost: after.base } : {}
  const patched = isChanged ? { ...applyPatch(found, patch), ...base } : found
  return {
    productId: found.id,
    name: found.name,
    currency: found.baseCurrency,
    before: pricing(found, context),
    after: pricing(patched, context),
  }
}
