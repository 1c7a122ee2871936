import { marginPpm } from '../price-formulas.ts'
import type { Ppm, Units } from '../money.ts'
import { perUnit, receivedOf } from './amounts.ts'
import type { LandedCost } from './landed-cost.ts'
import type { CarriedCost } from './short-delivery.ts'

interface TrueUpLine {
  readonly productId: string | null
  /** Empty for the product itself. */
  readonly variantId: string
  readonly quantity: number
  readonly receivedQuantity?: number | null
}

/** Two costs of the same shipment: as landed, and with later bills; both without problems. */
export interface TrueUpInput {
  /** The costed lines, in the order of both costs. */
  readonly lines: readonly TrueUpLine[]
  readonly landed: LandedCost
  readonly actual: LandedCost
  /** The price of one product, or of its variant, without sales VAT, in the shipment's currency; null without a price. */
  readonly price: (productId: string, variantId: string) => Units | null
}

/** The landed and the actual cost of a product or variant in a shipment; amounts in the shipment's currency. */
export interface ProductTrueUp {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  /** The received quantity, in 1/10,000. */
  readonly quantity: number
  /** Null where nothing was received. */
  readonly landedUnitCost: Units | null
  readonly actualUnitCost: Units | null
  /** Actual less landed cost, of the whole quantity. */
  readonly difference: Units
  readonly price: Units | null
  /** The planned margin, on the landed cost; null without a price or a cost. */
  readonly plannedMargin: Ppm | null
  /** The actual margin of a unit of this shipment. */
  readonly actualMargin: Ppm | null
}

/** The actual cost of a shipment compared with its landed cost (SHIP-03). */
export interface TrueUp {
  readonly products: readonly ProductTrueUp[]
  readonly landedTotal: Units
  readonly actualTotal: Units
  /** Actual less landed cost, including lines without a product. */
  readonly difference: Units
  /** Whether every line costs what it landed with, so that landing again would change nothing. */
  readonly isAsLanded: boolean
}

/** The report of a shipment: in total, and by product and variant in the order of the lines, because each has its own price. */
export function trueUp({ lines, landed, actual, price }: TrueUpInput): TrueUp {
  const groups = new Map<string, { productId: string; variantId: string; indexes: number[] }>()
  lines.forEach(({ productId, variantId }, index) => {
    if (productId === null) return
    const key = `${productId}/${variantId}`
    const group = groups.get(key)
    if (group) group.indexes.push(index)
    else groups.set(key, { productId, variantId, indexes: [index] })
  })
  const products = [...groups.values()].map(({ productId, variantId, indexes }): ProductTrueUp => {
    const quantity = indexes.reduce((total, index) => total + receivedOf(lines[index] ?? NOTHING), 0)
    const totalIn = (cost: LandedCost): Units => indexes.reduce((total, index) => total + carriedIn(cost, index), 0)
    const [then, now] = [totalIn(landed), totalIn(actual)]
    const [landedUnitCost, actualUnitCost] = [perUnit(then, quantity), perUnit(now, quantity)]
    const sold = price(productId, variantId)
    return {
      productId,
      variantId,
      quantity,
      landedUnitCost,
      actualUnitCost,
      difference: now - then,
      price: sold,
      plannedMargin: marginOver(landedUnitCost, sold),
      actualMargin: marginOver(actualUnitCost, sold),
    }
  })
  const [landedTotal, actualTotal] = [landed.totals.total ?? 0, actual.totals.total ?? 0]
  return {
    products,
    landedTotal,
    actualTotal,
    difference: actualTotal - landedTotal,
    isAsLanded: isSameCost(actual, landed),
  }
}

/** Whether two costs of the same lines bring every line the same goods, charges and duty, so that landing again would change nothing (SHIP-03). */
export function isSameCost(one: LandedCost, other: LandedCost): boolean {
  return one.lines.every((_line, index) => {
    const [a, b] = [carriedParts(one, index), carriedParts(other, index)]
    return a.goods === b.goods && a.charges === b.charges && a.duty === b.duty
  })
}

/** A cost of nothing is one that is not known (PRICE-01). */
function marginOver(cost: Units | null, price: Units | null): Ppm | null {
  return price === null || cost === null || cost <= 0 ? null : marginPpm(price, cost)
}

const NOTHING = { quantity: 0 }

/** The cost of a line's received units. */
function carriedIn(cost: LandedCost, index: number): Units {
  const { goods, charges, duty } = carriedParts(cost, index)
  return goods + charges + duty
}

function carriedParts({ lines }: LandedCost, index: number): CarriedCost {
  return lines[index]?.carried ?? { goods: 0, charges: 0, duty: 0 }
}
