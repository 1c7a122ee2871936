import { QUANTITY_SCALE } from '../landed-cost/amounts.ts'
import type { Ppm, Units } from '../money.ts'
import { nearestProduct } from '../exact.ts'
import { netPrice } from '../price-formulas.ts'
import { saleSign, type SellingState } from '../documents/sale-sign.ts'

/** A document row, as far as insights read it. */
export interface SalesDocument extends SellingState {
  readonly id: string
  readonly documentNumber: string
  readonly issueDate: string | null
  readonly currency: string
  readonly pricesIncludeTax: boolean
  readonly items: readonly SalesItem[]
}

/** A line of such a document. */
export interface SalesItem {
  readonly productId: string | null
  readonly variantId: string
  /** 1/10,000. */
  readonly quantity: number
  readonly unitPrice: Units
  readonly taxPercent: Ppm
  readonly unitCost: Units | null
  /** After the discount; including tax where prices include it. */
  readonly lineTotal: Units
}

/** What one line of an issued invoice or receipt sold; below zero what a credit note took back. Amounts in units of the document's currency. */
export interface SoldLine {
  readonly productId: string
  readonly variantId: string
  readonly documentId: string
  readonly documentNumber: string
  readonly day: string
  /** 1/10,000. */
  readonly quantity: number
  readonly currency: string
  /** Of one, without tax and before the discount. */
  readonly unitPrice: Units
  readonly unitCost: Units | null
  /** What the line brought less than it cost; 0 if it was sold at its cost or above, or the sale was taken back. */
  readonly loss: Units
}

/** The lines of products that a document sold or took back; none of one that does neither. */
export function soldLines(document: SalesDocument): readonly SoldLine[] {
  const { id, documentNumber, status, issueDate, currency, pricesIncludeTax } = document
  const sign = saleSign(document)
  if (issueDate === null || sign === 0) return []
  return document.items.flatMap((item) => {
    const { productId, variantId, quantity, unitPrice, unitCost } = item
    if (productId === null) return []
    const isReturned = sign < 0 || status === 'refunded'
    return {
      productId,
      variantId,
      documentId: id,
      documentNumber,
      day: issueDate,
      quantity: sign < 0 ? 0 - quantity : quantity,
      currency,
      unitPrice: pricesIncludeTax ? netPrice(unitPrice, item.taxPercent) : unitPrice,
      unitCost,
      loss: isReturned ? 0 : lossOf(item, pricesIncludeTax),
    }
  })
}

function lossOf({ quantity, unitCost, lineTotal, taxPercent }: SalesItem, includesTax: boolean): Units {
  if (unitCost === null || quantity <= 0) return 0
  const net = includesTax ? netPrice(lineTotal, taxPercent) : lineTotal
  return Math.max(0, nearestProduct(unitCost, quantity, QUANTITY_SCALE) - net)
}
