import { QUANTITY_SCALE } from '../landed-cost/amounts.ts'
import type { Ppm, Units } from '../money.ts'
import { nearestProduct } from '../exact.ts'
import { netPrice } from '../price-formulas.ts'
import { DOCUMENT_RULES, type DocumentStatus, type DocumentType, isIssued } from '../documents/types.ts'

/** A document row, as far as insights read it. */
export interface SalesDocument {
  readonly id: string
  readonly documentType: DocumentType
  readonly documentNumber: string
  readonly status: DocumentStatus
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

/** What one line of an issued invoice sold; below zero what a credit note took back. Amounts in units of the document's currency. */
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

/** The lines of products that a document sold; none of drafts, void documents and any but invoices and their credit notes. */
export function soldLines(document: SalesDocument): readonly SoldLine[] {
  const { id, documentType, documentNumber, status, issueDate, currency, pricesIncludeTax } = document
  const { isPaid, takesBack } = DOCUMENT_RULES[documentType]
  if (issueDate === null || !isIssued(status) || !(isPaid || takesBack)) return []
  return document.items.flatMap((item) => {
    const { productId, variantId, quantity, unitPrice, unitCost } = item
    if (productId === null) return []
    const isReturned = takesBack === true || status === 'refunded'
    return {
      productId,
      variantId,
      documentId: id,
      documentNumber,
      day: issueDate,
      quantity: takesBack ? 0 - quantity : quantity,
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
