import { DOCUMENT_RULES, type DocumentStatus, type DocumentType } from '../documents/types.ts'
import { addDays } from '../calendar-day.ts'
import type { SimulatorColumns } from './simulator-columns.ts'

/** A document as the simulator counts what was sold by it. */
export interface SellingDocument {
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  /** YYYY-MM-DD. */
  readonly issueDate: string | null
  readonly relatedDocuments: readonly { readonly documentType: string }[]
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
    const { status, issueDate } = document
    const sign = signOf(document)
    if (sign === 0 || status === 'draft' || status === 'void') continue
    if (issueDate === null || issueDate < first || issueDate > today) continue
    for (const { productId, variantId, quantity } of document.items) {
      if (productId === null) continue
      const key = keyOf(productId, variantId)
      sold.set(key, (sold.get(key) ?? 0) + (sign * quantity) / QUANTITY)
    }
  }
  return sold
}

/** A receipt for an invoice sells nothing again. */
function signOf({ documentType, relatedDocuments }: SellingDocument): -1 | 0 | 1 {
  if (DOCUMENT_RULES[documentType].takesBack) return -1
  if (documentType === 'invoice') return 1
  return documentType === 'receipt' && !relatedDocuments.some((each) => each.documentType === 'invoice') ? 1 : 0
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
