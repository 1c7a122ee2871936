import { type ChunkMemory, partsOf } from './chunked-rows.ts'
import type { DocumentFacts } from './document-facts.ts'
import { KeptBy, MOST_BUCKETS } from './kept-by.ts'
import { isIn } from './period.ts'
import { isSold, type SalesFilter } from './sales-filter.ts'

/**
 * The issued invoices of a range that were set to credited although no credit note takes anything of them back: no figure of sales has
 * them, of whichever products they are (PAGE-02).
 */
export function creditedByHand(documents: Iterable<DocumentFacts>, filter: SalesFilter): readonly string[] {
  return partsOf(documents, CREDITED.of(filter), (chunk) =>
    chunk.flatMap((each) => (isCreditedByHand(each, filter) ? each.id : [])),
  ).flat()
}

const CREDITED = new KeptBy((): ChunkMemory<DocumentFacts, readonly string[]> => new WeakMap(), MOST_BUCKETS)

function isCreditedByHand(document: DocumentFacts, filter: SalesFilter): boolean {
  const { documentType, status, sale, issueDate } = document
  if (documentType !== 'invoice' || status !== 'refunded' || sale !== null || issueDate === null) return false
  return isIn(filter.range, issueDate) && isSold(document, filter)
}
