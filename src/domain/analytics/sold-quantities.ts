import type { DocumentFacts } from './document-facts.ts'
import { isIn } from './period.ts'
import type { SoldQuantities } from './product-pieces.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/** How much was sold of each product and variant in a range, less what came back, in 1/10,000; of one product where it is named. */
export function soldQuantities(
  documents: Iterable<DocumentFacts>,
  filter: Omit<SalesFilter, 'products'>,
  only?: string,
): SoldQuantities {
  const sold = new Map<string, Map<string, number>>()
  for (const each of documents) {
    if (!each.sale || !isIn(filter.range, each.issueDate) || !isSold(each, filter)) continue
    for (const { productId, variantId, quantity } of each.sale.lines) {
      if (productId === null || (only !== undefined && productId !== only)) continue
      const known = sold.get(productId)
      if (known) known.set(variantId, (known.get(variantId) ?? 0) + quantity)
      else sold.set(productId, new Map([[variantId, quantity]]))
    }
  }
  return { of: (productId, variantId) => sold.get(productId)?.get(variantId) ?? 0 }
}

/** The last day on which each product was sold, until a day; what was only taken back was not. */
export function lastSold(documents: Iterable<DocumentFacts>, until: string): ReadonlyMap<string, string> {
  const last = new Map<string, string>()
  for (const { sale, issueDate } of documents) {
    if (!sale || sale.isReturn || issueDate === null || issueDate > until) continue
    for (const { productId, quantity } of sale.lines) {
      if (productId === null || quantity <= 0) continue
      if ((last.get(productId) ?? '') < issueDate) last.set(productId, issueDate)
    }
  }
  return last
}
