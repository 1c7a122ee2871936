import type { DocumentRow } from './entities/document-derive.ts'
import { beginning } from '#domain/beginning.ts'

/** What tells the goods of a line apart: the product and variant or, without a product, the text. */
interface Goods {
  readonly productId: string | null
  readonly variantId: string
  readonly sku: string
  readonly description: string
}

/** A line of a shipment; quantities in 1/10,000. */
export interface DeliveredLine extends Goods {
  readonly quantity: number
  /** Null: all of the quantity. */
  readonly receivedQuantity: number | null
}

/** The longest text that an ordered line passes on to its shipment. */
const MAX_GOODS_TEXT = 500

/** How deliveries meet an order, in 1/10,000. */
export interface MetOrder {
  /** By ordered line: what no delivery carries yet. */
  readonly open: readonly number[]
  /** By delivered line: what it carries beyond what was ordered. */
  readonly beyond: readonly number[]
}

/** Sets delivered lines against those of their order, one after the other; goods that came short stay open (SHIP-04). */
export function metOrder({ items }: Pick<DocumentRow, 'items'>, delivered: readonly DeliveredLine[]): MetOrder {
  const open = items.map(({ quantity }) => Math.max(quantity, 0))
  const beyond = delivered.map((line) => {
    let left = line.receivedQuantity ?? line.quantity
    items.forEach((item, index) => {
      const taken = isSame(item, line) ? Math.min(left, open[index] ?? 0) : 0
      open[index] = (open[index] ?? 0) - taken
      left -= taken
    })
    return left
  })
  return { open, beyond }
}

function isSame(ordered: Goods, delivered: Goods): boolean {
  if (ordered.productId !== null && delivered.productId !== null) {
    return ordered.productId === delivered.productId && ordered.variantId === delivered.variantId
  }
  return ordered.sku === delivered.sku && goodsText(ordered.description) === delivered.description
}

/** The description of an ordered line as that of its shipment has it. */
export function goodsText(description: string): string {
  return beginning(description, MAX_GOODS_TEXT)
}
