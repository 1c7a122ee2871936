import { addDays } from '../calendar-day.ts'
import { saleSign, type SellingState } from '../documents/sale-sign.ts'
import type { SimulatorColumns } from './simulator-columns.ts'

/** A document as the simulator counts what was sold by it. */
export interface SellingDocument extends SellingState {
  /** YYYY-MM-DD. */
  readonly issueDate: string | null
  readonly items: readonly {
    readonly productId: string | null
    /** Empty for the product itself. */
    readonly variantId: string
    /** In 1/10,000. */
    readonly quantity: number
  }[]
}

/** Units sold by product, and by `product variant`. */
export type SoldUnits = ReadonlyMap<string, number>

const QUANTITY = 10_000

/** The units of an invoiced or receipted line count from so many days ago up to today; issued credit notes take theirs back. */
export function soldUnits(documents: Iterable<SellingDocument>, today: string, days: number): SoldUnits {
  const sold = new Map<string, number>()
  const first = addDays(today, 1 - days)
  for (const document of documents) {
    const { issueDate } = document
    const sign = saleSign(document)
    if (sign === 0 || issueDate === null || issueDate < first || issueDate > today) continue
    for (const { productId, variantId, quantity } of document.items) {
      if (productId === null) continue
      const key = keyOf(productId, variantId)
      sold.set(key, (sold.get(key) ?? 0) + (sign * quantity) / QUANTITY)
    }
  }
  return sold
}

function keyOf(productId: string, variantId: string): string {
  return variantId === '' ? productId : `${productId} ${variantId}`
}

/**
 * The sold units of every row of the columns, never below zero. A product that was sold without saying which variant counts for its
 * variants in equal parts.
 */
export function unitsOfRows({ products, starts, input }: SimulatorColumns, sold: SoldUnits): Float64Array {
  const units = new Float64Array(input.count)
  products.forEach(({ id, variants = [] }, place) => {
    const first = starts[place] ?? 0
    const own = sold.get(id) ?? 0
    const active = variants.filter(({ isActive }) => isActive).length
    units[first] = Math.max(0, own)
    variants.forEach((variant, index) => {
      const shared = variant.isActive ? own / active : 0
      units[first + 1 + index] = Math.max(0, (sold.get(keyOf(id, variant.id)) ?? 0) + shared)
    })
  })
  return units
}
