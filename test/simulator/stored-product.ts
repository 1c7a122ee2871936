import { priceReceipt } from '#domain/price-receipt.ts'
import { convertedAmount } from '#domain/cost-origin.ts'
import type { PricingContext } from '#domain/pricing-rules.ts'
import type { SimulatedRow } from '#domain/simulator/simulator-deps.ts'
import type { CostOrigin } from '#domain/cost-origin.ts'
import { pricing } from '#domain/pricing.ts'
import type * as fc from 'fast-check'
import type { enteredProduct } from './arbitraries.ts'

type Entered = typeof enteredProduct extends fc.Arbitrary<infer T> ? T : never

/** A product as it is stored under the settings of its day: converted costs, receipt, margins. */
export function storedProduct(entered: Entered, id: string, context: PricingContext): SimulatedRow {
  const settled = {
    ...entered,
    baseCost: settledAmount(entered.baseCost, entered.baseCostOrigin),
    shippingCost: settledAmount(entered.shippingCost, entered.shippingCostOrigin),
    additionalCosts: entered.additionalCosts.map((line) => ({
      ...line,
      amount: settledAmount(line.amount, line.origin),
    })),
    tradePrice: null,
  }
  const margin = pricing(settled, context).marginPpm
  return {
    ...settled,
    id,
    margin,
    categoryId: null,
    brandId: null,
    isActive: true,
    tags: [],
    stock: null,
    receipt: priceReceipt(settled, context),
    variants: settled.variants.map((variant) => ({ ...variant, margin: null })),
  }
}

function settledAmount(amount: number, origin: CostOrigin | null): number {
  return origin ? (convertedAmount(origin) ?? amount) : amount
}
