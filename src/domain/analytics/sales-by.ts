import type { DocumentFacts, LineFacts } from './document-facts.ts'
import { ChunkedRows } from './chunked-rows.ts'
import { KeptBy } from './kept-by.ts'
import type { LeftOut } from './left-out.ts'
import { isIn } from './period.ts'
import { bySales, type FoldedParts, KeptParts, type SalesParts } from './kept-parts.ts'
import { foldSales, SalesCell, type Sales, type SalesContext } from './sales.ts'
import { isSold, type SalesFilter, takesLine } from './sales-filter.ts'

/** What sales are divided by. Those of the document have tax, those of its lines have none. */
export const SALES_DIMENSIONS = ['customer', 'currency', 'profile', 'product', 'service', 'category', 'brand'] as const
export type SalesDimension = (typeof SALES_DIMENSIONS)[number]

const OF_DOCUMENT: ReadonlySet<SalesDimension> = new Set(['customer', 'currency', 'profile'])

/** The sales of a range by what they are divided by, the largest first. */
export function salesBy(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  dimension: SalesDimension,
  context: SalesContext,
): SalesParts {
  const hasTax = OF_DOCUMENT.has(dimension) && !filter.products
  const kept = KEPT.of([filter, dimension], context.rates).of('', context.groupsOf)
  const fold = (some: Iterable<DocumentFacts>): FoldedParts => foldParts(some, filter, dimension, context)
  if (documents instanceof ChunkedRows) return kept.follow(documents as ChunkedRows<DocumentFacts>, hasTax, fold)
  const { cells, leftOut } = fold(documents)
  const parts = [...cells].map(([key, [cell]]) => ({ key, sales: cell.sales() }))
  return { parts: parts.toSorted(bySales), leftOut }
}

const KEPT = new KeptBy(() => new KeptBy(() => new KeptParts()))

function foldParts(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  dimension: SalesDimension,
  context: SalesContext,
): FoldedParts {
  const isOfDocument = OF_DOCUMENT.has(dimension)
  const cells = new Map<string | null, readonly [SalesCell]>()
  const cellOf = (key: string | null): readonly [SalesCell] => {
    const known = cells.get(key)
    if (known) return known
    const made = [new SalesCell(isOfDocument && !filter.products)] as const
    cells.set(key, made)
    return made
  }
  const leftOut = foldSales(documents, filter, context, (document, line) => {
    if (line === null && !isOfDocument) return NOWHERE
    return cellOf(keyOf(document, line, dimension, context))
  })
  return { cells, leftOut }
}

const NOWHERE: readonly SalesCell[] = []

/** A part of the sales: of one customer, product, or another. */
export interface NamedPart {
  readonly dimension: SalesDimension
  readonly key: string | null
}

/** What each document adds to a figure of sales, or to one part of it: together they are that figure. */
export function salesBehind(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  context: SalesContext,
  part?: NamedPart,
): { readonly sales: ReadonlyMap<string, Sales>; readonly leftOut: LeftOut } {
  const isOfLines = part !== undefined && !OF_DOCUMENT.has(part.dimension)
  const cells = new Map<string, readonly [SalesCell]>()
  const cellOf = (id: string): readonly [SalesCell] => {
    const known = cells.get(id) ?? ([new SalesCell(!filter.products && !isOfLines)] as const)
    cells.set(id, known)
    return known
  }
  const behind = [...documentsIn(documents, filter, context, part)]
  const counted = isOfLines ? behind.flatMap((each) => withLinesOf(each, part, context)) : behind
  const leftOut = foldSales(counted, filter, context, ({ id }, line) => (isOfLines && line === null ? [] : cellOf(id)))
  return { sales: new Map([...cells].map(([id, [cell]]) => [id, cell.sales()])), leftOut }
}

/** A document with the lines of a part alone. */
function withLinesOf(document: DocumentFacts, { dimension, key }: NamedPart, context: SalesContext): DocumentFacts[] {
  const { sale } = document
  if (!sale) return []
  const lines = sale.lines.filter((line) => keyOf(document, line, dimension, context) === key)
  return [{ ...document, sale: { ...sale, lines, net: lines.reduce((sum, { net }) => sum + net, 0), tax: 0 } }]
}

/** The documents of a figure, also those whose currency has no rate. */
function* documentsIn(
  documents: Iterable<DocumentFacts>,
  filter: SalesFilter,
  context: SalesContext,
  part?: NamedPart,
): Iterable<DocumentFacts> {
  for (const each of documents) {
    const { sale, issueDate } = each
    if (!sale || issueDate === null || !isIn(filter.range, issueDate) || !isSold(each, filter)) continue
    const lines = sale.lines.filter((line) => takesLine(line, filter, context.groupsOf))
    if (filter.products && lines.length === 0) continue
    if (!part || isPart(each, lines, part, context)) yield each
  }
}

function isPart(
  document: DocumentFacts,
  lines: readonly LineFacts[],
  { dimension, key }: NamedPart,
  context: SalesContext,
): boolean {
  if (OF_DOCUMENT.has(dimension)) return keyOf(document, null, dimension, context) === key
  return lines.some((line) => keyOf(document, line, dimension, context) === key)
}

function keyOf(
  { customerId, currency, businessProfileId }: DocumentFacts,
  line: LineFacts | null,
  dimension: SalesDimension,
  { groupsOf }: SalesContext,
): string | null {
  switch (dimension) {
    case 'customer':
      return customerId
    case 'currency':
      return currency
    case 'profile':
      return businessProfileId
    case 'product':
      return line?.productId ?? null
    case 'service':
      return line?.serviceId ?? null
    case 'category':
      return (line?.productId && groupsOf(line.productId)?.categoryId) ?? null
    case 'brand':
      return (line?.productId && groupsOf(line.productId)?.brandId) ?? null
  }
}
