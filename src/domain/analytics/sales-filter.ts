import type { DocumentFacts, LineFacts } from './document-facts.ts'
import type { DayRange } from './period.ts'

/** Where a product belongs. */
export interface ProductGroups {
  readonly categoryId: string | null
  readonly brandId: string | null
}

/** Which sales a figure is about; it is plain data, so that it fits into an address. */
export interface SalesFilter {
  readonly range: DayRange
  readonly businessProfileId?: string
  /** Null for sales to nobody in particular. */
  readonly customerId?: string | null
  /** Of the document. */
  readonly currency?: string
  /** Lines of some products only. */
  readonly products?: ProductFilter
}

/** Which lines count; of those named all have to hold. */
export interface ProductFilter {
  readonly productId?: string | null
  /** A category with those below it; null in it is for products without one. */
  readonly categoryIds?: readonly (string | null)[]
  readonly brandId?: string | null
}

/** Whether a document passes what a filter says of documents; its day is looked at apart. */
export function isSold(document: DocumentFacts, filter: SalesFilter): boolean {
  const { businessProfileId, customerId, currency } = filter
  return (
    (businessProfileId === undefined || document.businessProfileId === businessProfileId) &&
    (customerId === undefined || document.customerId === customerId) &&
    (currency === undefined || document.currency === currency)
  )
}

/** Whether a line passes what a filter says of products. Lines without a product belong to no category and no brand. */
export function takesLine(
  { productId }: LineFacts,
  { products }: SalesFilter,
  groupsOf: (productId: string) => ProductGroups | undefined,
): boolean {
  if (!products) return true
  const { categoryIds, brandId } = products
  if (products.productId !== undefined && productId !== products.productId) return false
  if (categoryIds === undefined && brandId === undefined) return true
  const groups = productId === null ? undefined : groupsOf(productId)
  if (categoryIds !== undefined && !categoryIds.includes(groups?.categoryId ?? null)) return false
  return brandId === undefined || (groups?.brandId ?? null) === brandId
}
