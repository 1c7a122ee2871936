import { marginPpm } from '../price-formulas.ts'
import type { Ppm, Units } from '../money.ts'
import { perUnit, receivedOf } from './amounts.ts'
import type { LandedCost } from './landed-cost.ts'

interface TrueUpLine {
  readonly productId: string | null
  /** Empty for the product itself. */
  readonly variantId: string
  readonly quantity: number
  readonly receivedQuantity?: number | null
}

/** Two costs of the same shipment: as it landed, and with the bills that came later; both without problems. */
export interface TrueUpInput {
  /** The lines that were costed, in the order of both costs. */
  readonly lines: readonly TrueUpLine[]
  readonly landed: LandedCost
  readonly actual: LandedCost
  /** What one of a product, or of its variant, sells for without sales VAT, in the shipment's currency; null without a price. */
  readonly price: (productId: string, variantId: string) => Units | null
}

/** What a product of a shipment, or one of its variants, was landed at and cost in the end; amounts in the shipment's currency. */
export interface ProductTrueUp {
  readonly productId: string
  /** Empty for the product itself. */
  readonly variantId: string
  /** What came of it, in 1/10,000. */
  readonly quantity: number
  readonly landedUnitCost: Units
  readonly actualUnitCost: Units
  /** Actual less landed, of the whole quantity. */
  readonly difference: Units
  readonly price: Units | null
  /** Margin on the landed cost, as the price was made; null without a price. */
  readonly plannedMargin: Ppm | null
  /** Margin really made on a unit of this shipment. */
  readonly actualMargin: Ppm | null
}

/** What a shipment really cost, held against what it was landed at (SHIP-03). */
export interface TrueUp {
  readonly products: readonly ProductTrueUp[]
  readonly landedTotal: Units
  readonly actualTotal: Units
  /** Actual less landed, lines without a product included. */
  readonly difference: Units
}

/** The report of a shipment: by product and variant in the order of the lines, because each sells at its own price, and as a whole. */
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
    const [landedUnitCost, actualUnitCost] = [perUnit(then, quantity) ?? 0, perUnit(now, quantity) ?? 0]
    const sold = price(productId, variantId)
    return {
      productId,
      variantId,
      quantity,
      landedUnitCost,
      actualUnitCost,
      difference: now - then,
      price: sold,
      plannedMargin: sold === null ? null : marginPpm(sold, landedUnitCost),
      actualMargin: sold === null ? null : marginPpm(sold, actualUnitCost),
    }
  })
  const [landedTotal, actualTotal] = [landed.totals.total ?? 0, actual.totals.total ?? 0]
  return { products, landedTotal, actualTotal, difference: actualTotal - landedTotal }
}

const NOTHING = { quantity: 0 }

/** What the units that came of a line carry. */
function carriedIn({ lines }: LandedCost, index: number): Units {
  const { goods, charges, duty } = lines[index]?.carried ?? { goods: 0, charges: 0, duty: 0 }
  return goods + charges + duty
}
