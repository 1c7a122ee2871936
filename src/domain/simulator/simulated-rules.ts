import type { BulkVariant } from '../bulk-edit.ts'
import { MAX_PPM } from '../money.ts'
import { type PricingContext, resolvedRules } from '../pricing-rules.ts'
import { changedMargin, changedRate, type Levers } from './levers.ts'
import type { SimulatedRow } from './simulator-deps.ts'

/** The pricing of a product that a scenario moves. */
export type SimulatedRules = Partial<
  Pick<
    SimulatedRow,
    'pricingMode' | 'pricingStrategy' | 'pricingPercent' | 'priceEnding' | 'floorMargin' | 'floorOverride' | 'variants'
  >
>

/** The margin, ending and floor of a product under a scenario; `context` is that of the business as it is. */
export function simulatedRules(row: SimulatedRow, levers: Levers, context: PricingContext): SimulatedRules {
  return {
    ...targetMargin(row, levers, context),
    ...(levers.ending ? { priceEnding: levers.ending.ending } : {}),
    ...floorOf(row, levers, context),
  }
}

/** A new margin makes every price; points move the margins of those that follow one. */
function targetMargin(row: SimulatedRow, { margin }: Levers, { defaultMargin }: PricingContext): SimulatedRules {
  if (!margin) return {}
  if (margin.by === 'rate') {
    const follows = (variant: BulkVariant): BulkVariant => ({ ...variant, retailPrice: null })
    return {
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: changedMargin(0, margin),
      ...(row.variants && { variants: row.variants.map(follows) }),
    }
  }
  return followsMargin(row) ? { pricingPercent: changedMargin(row.pricingPercent ?? defaultMargin, margin) } : {}
}

/** Whether a price is made by a margin of the product or the usual one. */
export function followsMargin({ pricingMode, pricingStrategy }: SimulatedRow): boolean {
  return pricingMode === 'strategy' && (pricingStrategy ?? 'margin') === 'margin'
}

function floorOf(row: SimulatedRow, { floor }: Levers, context: PricingContext): SimulatedRules {
  if (!floor) return {}
  if (floor.by === 'rate') return { floorMargin: changedMargin(0, floor) }
  const inForce = resolvedRules(row, context).floor
  return inForce === null ? {} : { floorMargin: changedMargin(inForce, floor) }
}

/** The context of the business under a scenario. */
export function simulatedContext(context: PricingContext, { salesVat }: Levers): PricingContext {
  return salesVat ? { ...context, taxRate: changedRate(context.taxRate, salesVat, MAX_PPM) } : context
}
