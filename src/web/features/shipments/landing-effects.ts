import type { RateSet } from '#domain/exchange-rates.ts'
import { type LandableProduct, landingPlan, type ProductLanding } from '#domain/landed-cost/landing.ts'
import { shipmentCost } from '#domain/landed-cost/shipment-cost.ts'
import { shipmentRatios } from '#domain/landed-cost/shipment-rates.ts'
import { applyPatch } from '#domain/merge.ts'
import type { Units } from '#domain/money.ts'
import { pricing, type PricingResult } from '#domain/pricing.ts'
import type { PricingContext, PricingInput } from '#domain/pricing-rules.ts'
import { type VariantInput, variantInput } from '#domain/variant-pricing.ts'
import type { AnyRow } from '#contract/entity.ts'
import type { LineRow } from './shipment-row.ts'
import type { ShipmentWork } from './use-shipment.ts'

/** A product row as far as it is priced, with its variants. */
export type SoldProduct = AnyRow &
  PricingInput & {
    readonly categoryId: string | null
    readonly variants: readonly (VariantInput & { readonly id: string })[]
  }

type Product = SoldProduct &
  LandableProduct & {
    readonly variants: readonly (VariantInput & LandableProduct['variants'][number])[]
    readonly name: string
  }

/** What a landing would do to a product or one of its variants, with what becomes of its price. */
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
 * The effect of landing on each product and variant that lines name, by `effectKey`, by the same rules as the server's; products in trouble are left out. What has landed
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
      return effectsOf(found, settled, contextOf(found.categoryId))
    }),
  )
}

/** What a line lands in, as `landingEffects` tells it. */
export function effectKey({ productId, variantId }: Pick<LineRow, 'productId' | 'variantId'>): string {
  return `${productId ?? ''}/${variantId}`
}

function effectsOf(
  found: Product,
  { productId, parts, patch }: ProductLanding,
  context: PricingContext,
): (readonly [string, LandingEffect])[] {
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
      before: pricing(before, context),
      after: pricing(after, context),
    }
    return [[effectKey({ productId, variantId }), effect] as const]
  })
}

/** A product or one of its variants as it is priced; undefined for a variant that is gone. */
export function soldPart<P extends SoldProduct>(found: P, variantId: string): P | undefined {
  if (variantId === '') return found
  const variant = found.variants.find(({ id }) => id === variantId)
  return variant && variantInput(found, variant)
}
