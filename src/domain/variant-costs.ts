import type { CostOrigin } from './cost-origin.ts'
import { DUTY_LINE, REBATE_LINE } from './landed-cost/cost-lines.ts'
import type { Ppm, Units } from './money.ts'
import type { CostLine } from './total-cost.ts'

/** The costs of a variant that differ from its product; null takes the product's figure. Amounts in units of the product's currency. */
export interface VariantCosts {
  readonly baseCost: Units | null
  readonly shippingCost?: Units | null
  /** Import duty as an amount, below zero for a drawback; it replaces the product's percentage and its landed duty. */
  readonly dutyCost?: Units | null
  /** Zero or less; it replaces the product's landed rebate. */
  readonly rebate?: Units | null
}

/** The costs of a product that a variant may have itself. */
interface ProductCosts {
  readonly baseCost: Units | null
  readonly baseCostOrigin?: CostOrigin | null
  readonly shippingCost: Units | null
  readonly shippingCostOrigin?: CostOrigin | null
  readonly importDuty: Ppm | null
  readonly additionalCosts: readonly CostLine[]
}

type Own<C extends ProductCosts> = Partial<
  Pick<C, 'baseCost' | 'baseCostOrigin' | 'shippingCost' | 'shippingCostOrigin' | 'importDuty' | 'additionalCosts'>
>

/** The product's costs with the variant's own in their place (PRICE-08, SHIP-02); empty if the variant has none. */
export function variantCosts<C extends ProductCosts>(product: C, variant: VariantCosts): Own<C> {
  const { baseCost, shippingCost = null, dutyCost = null, rebate = null } = variant
  const base = baseCost === null ? {} : { baseCost, baseCostOrigin: null }
  if (shippingCost === null && dutyCost === null && rebate === null) return base
  return {
    ...base,
    ...(shippingCost === null ? {} : { shippingCost, shippingCostOrigin: null }),
    ...(dutyCost === null ? {} : { importDuty: 0 }),
    additionalCosts: withAmount(
      withAmount(product.additionalCosts, DUTY_LINE, 'Import duty', dutyCost),
      REBATE_LINE,
      'Rebate',
      rebate,
    ),
  }
}

function withAmount(lines: readonly CostLine[], id: string, label: string, amount: Units | null): readonly CostLine[] {
  if (amount === null) return lines
  const others = lines.filter((line) => line.id !== id)
  return amount === 0 ? others : [...others, { id, label, amount, origin: null }]
}
