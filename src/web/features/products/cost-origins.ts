import { convertedAmount, type CostOrigin, OWN_RATE, renewedOrigin } from '#domain/cost-origin.ts'
import { crossRate, type RateSet } from '#domain/exchange-rates.ts'
import { decimalFromUnits, type Units, unitsFromDecimal } from '#domain/money.ts'
import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'

/** A cost of a product: its amount in the product's currency, and what it was paid as where that was another. */
export interface Cost {
  readonly amount: Units
  readonly origin: CostOrigin | null
}

/** What 1 of a currency is worth, since when and by whom. */
export type DatedRate = Pick<CostOrigin, 'rate' | 'date' | 'source'>

/** What was paid, in units of the currency it was paid in. */
export function paidUnits({ amount, origin }: Cost): Units {
  if (!origin) return amount
  const paid = unitsFromDecimal(origin.amount, origin.currency)
  return 'issue' in paid ? 0 : paid.value
}

/** The cost with another amount, still of the currency and rate it had; undefined where it comes to more than can be kept. */
export function withPaid(cost: Cost, units: Units): Cost | undefined {
  const { origin } = cost
  return origin
    ? converted({ ...origin, amount: decimalFromUnits(units, origin.currency) })
    : { amount: units, origin: null }
}

/** The reference rate between two currencies; undefined where there is none. */
export function referenceRate(set: RateSet, from: string, to: string): DatedRate | undefined {
  const rate = crossRate(set, from, to)
  return rate === undefined ? undefined : { rate, date: set.date, source: set.source }
}

/** A rate that the user typed today. */
export function ownRate(rate: string, date: string): DatedRate {
  return { rate, date, source: OWN_RATE }
}

/** The cost as paid in `currency`, at a rate: 12.50 stays 12.50. Undefined where it comes to more than can be kept. */
export function paidIn(cost: Cost, currency: string, product: string, rate: DatedRate): Cost | undefined {
  const amount = paidText(cost, product)
  return converted({ amount, currency, to: product, ...rate })
}

/** The cost as paid in the product's own currency: 12.50 stays 12.50. Undefined where that is more than can be kept. */
export function paidInOwn(cost: Cost, product: string): Cost | undefined {
  const paid = unitsFromDecimal(paidText(cost, product), product)
  return 'issue' in paid ? undefined : { amount: paid.value, origin: null }
}

function paidText({ amount, origin }: Cost, product: string): string {
  return origin ? origin.amount : decimalFromUnits(amount, product)
}

/** What a product that was put into another currency says of its foreign costs: what was paid stays, and is converted anew. */
export function movedOrigins(row: RowOfKind<'product'>, product: string, set: RateSet): PatchOfKind<'product'> {
  const base = movedCost({ amount: row.baseCost, origin: row.baseCostOrigin }, product, set)
  const shipping = movedCost({ amount: row.shippingCost, origin: row.shippingCostOrigin }, product, set)
  return {
    ...(base ? { baseCost: base.amount, baseCostOrigin: base.origin } : {}),
    ...(shipping ? { shippingCost: shipping.amount, shippingCostOrigin: shipping.origin } : {}),
    ...(row.additionalCosts.some(({ origin }) => origin)
      ? { additionalCosts: row.additionalCosts.map((line) => ({ ...line, ...movedCost(line, product, set) })) }
      : {}),
  }
}

/** The cost that was paid, in a product of another currency; undefined where no rate leads there. */
function movedCost({ origin }: Cost, product: string, set: RateSet): Cost | undefined {
  if (!origin) return undefined
  if (origin.currency === product) return paidInOwn({ amount: 0, origin }, product)
  const rate = referenceRate(set, origin.currency, product)
  return rate && converted({ ...origin, to: product, ...rate })
}

/** The cost at another rate; undefined where it comes to more than can be kept. */
export function withRate(origin: CostOrigin, rate: DatedRate): Cost | undefined {
  return converted({ ...origin, ...rate })
}

/** The origin at the newest reference rate, where that differs from the one it has; the user decides (PRICE-15). */
export function renewed(origin: CostOrigin, set: RateSet): Cost | undefined {
  const next = renewedOrigin(origin, set)
  return next && converted(next)
}

function converted(origin: CostOrigin): Cost | undefined {
  const amount = convertedAmount(origin)
  return amount === undefined ? undefined : { amount, origin }
}
