import { minorDigits } from '../currency.ts'
import { nearestProduct, nearestRatio } from '../exact.ts'
import type { Ratio } from '../exchange-rates.ts'
import { PPM, type Ppm, type Units } from '../money.ts'
import type { CostLine, DutyBasis } from '../total-cost.ts'
import { DUTY_LINE, REBATE_LINE } from './cost-lines.ts'
import type { CostMethod } from './cost-method.ts'
import { QUANTITY_SCALE } from './amounts.ts'

/** The cost of one product by the parts that a landing sets; units of the product's currency. */
export interface UnitCosts {
  readonly base: Units
  readonly shipping: Units
  readonly duty: Units
  /** Rebates beyond the charges; zero or less. */
  readonly rebate: Units
}

/** The costs of a product that a landing reads. */
export interface ProductCosts {
  readonly baseCost: Units
  readonly shippingCost: Units
  readonly importDuty: Ppm
  readonly additionalCosts: readonly CostLine[]
}

/** The present parts, with duty by percentage as an amount. */
export function presentCosts(product: ProductCosts, dutyBasis: DutyBasis): UnitCosts {
  const { baseCost: base, shippingCost: shipping, importDuty, additionalCosts } = product
  const amountOf = (id: string): Units => additionalCosts.find((line) => line.id === id)?.amount ?? 0
  const dutyBase = dutyBasis === 'cif' ? base + shipping : base
  return {
    base,
    shipping,
    duty: nearestProduct(dutyBase, importDuty, PPM) + amountOf(DUTY_LINE),
    rebate: amountOf(REBATE_LINE),
  }
}

/** The sum of the parts. */
export function totalOf({ base, shipping, duty, rebate }: UnitCosts): Units {
  return base + shipping + duty + rebate
}

/** The unit cost of a total in another currency; rounded once, half away from zero, to 1/10,000 of its minor unit. */
export function unitIn(amount: Units, quantity: number, from: string, to: string, ratio: Ratio): Units {
  return nearestRatio(
    BigInt(amount) * BigInt(QUANTITY_SCALE) * ratio.numerator * 10n ** BigInt(minorDigits(to)),
    BigInt(quantity) * ratio.denominator * 10n ** BigInt(minorDigits(from)),
  )
}

/** Charges per unit as shipping, or as a rebate if they are negative: a product's shipping never is. */
export function chargeCosts(charges: Units): Pick<UnitCosts, 'shipping' | 'rebate'> {
  return charges < 0 ? { shipping: 0, rebate: charges } : { shipping: charges, rebate: 0 }
}

/** The stock on hand, in 1/10,000; unknown and negative stock counts as 0. */
export function onHand(stock: number | null): number {
  return Math.max(0, stock ?? 0) * QUANTITY_SCALE
}

/** The cost after a landing by a method (SHIP-03); undefined if it does not change. `weights` are quantities in 1/10,000. */
export function costByMethod(
  method: CostMethod,
  present: UnitCosts,
  landed: UnitCosts,
  weights: { readonly onHand: number; readonly landed: number },
): UnitCosts | undefined {
  if (method === 'last') return landed
  if (method === 'higher') return totalOf(landed) > totalOf(present) ? landed : undefined
  const [old, now] = [BigInt(weights.onHand), BigInt(weights.landed)]
  const mean = (part: keyof UnitCosts): Units =>
    nearestRatio(BigInt(present[part]) * old + BigInt(landed[part]) * now, old + now)
  return { base: mean('base'), shipping: mean('shipping'), duty: mean('duty'), rebate: mean('rebate') }
}
