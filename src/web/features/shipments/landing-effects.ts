import type { RowOfKind } from '#contract/row-kinds.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { landingPlan, type ProductLanding } from '#domain/landed-cost/landing.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { applyPatch } from '#domain/merge.ts'
import type { Units } from '#domain/money.ts'
import { pricing, type PricingResult } from '#domain/pricing.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import { variantInput } from '#domain/variant-pricing.ts'
import { shownPrice } from '#web/kit/price/shown-price.ts'
import type { ShipmentWork } from './use-shipment.ts'

type Product = RowOfKind<'product'>

/** The figures of a product or variant before and after a landing. */
export interface LandingEffect {
  readonly productId: string
  readonly name: string
  readonly currency: string
  readonly before: PricingResult
  readonly after: PricingResult
}

export interface LandingDeps {
  readonly productOf: (id: string) => Product | undefined
  readonly contextOf: (categoryId: string | null) => PricingContext
  readonly reference: RateSet
}

/**
 * The effect of landing on each product and variant that lines name, by `effectKey`, by the same rules as the server's; products in trouble are left out. What has landed
 * changes nothing more: products are told as they are, and later bills are the true-up's (SHIP-03).
 */
export function landingEffects(
  { row, lines, charges, dutyBasis, landed }: ShipmentWork,
  { productOf, contextOf, reference }: LandingDeps,
): ReadonlyMap<string, LandingEffect> {
  const input = shipmentCost(row.currency, { lines, charges }, dutyBasis)
  // While a change is on its way to the figures, lines and costs may be of two moments.
  if (input.lines.length !== landed.lines.length) return new Map()
  const plan = landingPlan({
    lines: input.lines,
    cost: landed,
    currency: row.currency,
    dutyBasis,
    costMethod: row.costMethod,
    raiseStock: false,
    name: row.reference || row.name,
    product: productOf,
    today: row.status === 'landed' ? productOf : undefined,
    ratioTo: shipmentRatios(row.currency, [...lines, ...charges], reference),
  })
  return new Map(
    plan.products.flatMap((landing) => {
      const found = productOf(landing.productId)
      if (!found) return []
      return effectsOf(found, landing, contextOf(found.categoryId), row.status === 'landed')
    }),
  )
}

/** The key of a line's product or variant in `landingEffects`. */
export function effectKey({
  productId,
  variantId,
}: Pick<RowOfKind<'shipmentLine'>, 'productId' | 'variantId'>): string {
  return `${productId ?? ''}/${variantId}`
}

function effectsOf(
  found: Product,
  { productId, parts, patch: planned }: ProductLanding,
  context: PricingContext,
  isLanded: boolean,
): (readonly [string, LandingEffect])[] {
  const patch = isLanded ? {} : planned
  const own = parts.find(({ variantId }) => variantId === '')
  // A supplier price that stands as what was paid is filled in by the product itself; here the figure is enough.
  const base: { readonly baseCost?: Units } = own && 'baseCostOrigin' in patch ? { baseCost: own.after.base } : {}
  const patched = { ...applyPatch(found, patch), ...base }
  return parts.flatMap(({ variantId }) => {
    const [before, after] = [soldPart(found, variantId), soldPart(patched, variantId)]
    if (!before || !after) return []
    const effect: LandingEffect = {
      productId: found.id,
      name: found.name,
      currency: found.baseCurrency,
      before: shownPrice(before, context, null).result,
      after: isLanded ? shownPrice(after, context, null).result : pricing(after, context),
    }
    return [[effectKey({ productId, variantId }), effect] as const]
  })
}

/** A product or one of its variants as it is priced; undefined for a variant that is gone. */
export function soldPart(found: Product, variantId: string): Product | undefined {
  if (variantId === '') return found
  const variant = found.variants.find(({ id }) => id === variantId)
  return variant && variantInput(found, variant)
}
