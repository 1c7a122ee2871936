import type { DocumentTotals } from '#domain/documents/totals.ts'
import { amongOthers, DOCUMENT_RULES } from '#domain/documents/types.ts'
import type { Ppm, Units } from '#domain/money.ts'
import { marginPpm } from '#domain/price-formulas.ts'
import { nearestProduct } from '#domain/exact.ts'
import type { DocumentRow, ItemRow } from '#web/kit/documents/document-row.ts'

/** What follows from one line. */
export interface LineValues {
  /** After the discount; with the tax where prices include it. */
  readonly total: Units
  /** What it leaves of its net amount; null where its cost is not known. */
  readonly margin: Ppm | null
}

const PIECE = 10_000

/** The cost of a whole line; null where that of one piece is not known. */
function lineCost({ unitCost, quantity }: ItemRow): Units | null {
  return unitCost === null ? null : nearestProduct(unitCost, quantity, PIECE)
}

/** Of a line that is not worked out yet. */
export const NO_VALUES: LineValues = { total: 0, margin: null }

/** What follows from the lines of a document, by the id of each. */
export function valuesById(
  items: readonly ItemRow[],
  { lines }: Pick<DocumentTotals, 'lines'>,
): ReadonlyMap<string, LineValues> {
  return new Map(items.map((item, index) => [item.id, lineValues(item, lines[index])]))
}

/** The values of a line among the totals of its document. */
function lineValues(item: ItemRow, line: DocumentTotals['lines'][number] | undefined): LineValues {
  const cost = lineCost(item)
  if (!line) return { total: 0, margin: null }
  const { gross, discount, net } = line
  return { total: gross - discount, margin: cost === null || net === 0 ? null : marginPpm(net, cost) }
}

/**
 * What a document leaves to its seller, over the lines whose cost is known (units), and how much of their net amount that is. A credit
 * note takes its profit back and earns no margin.
 */
export function documentProfit(
  { documentType, items }: Pick<DocumentRow, 'documentType' | 'items'>,
  { lines }: Pick<DocumentTotals, 'lines'>,
): { readonly profit: Units; readonly margin: Ppm | null; readonly isWhole: boolean } | null {
  let [net, cost, known] = [0, 0, 0]
  items.forEach((item, index) => {
    const own = lineCost(item)
    if (own === null) return
    net += lines[index]?.net ?? 0
    cost += own
    known += 1
  })
  if (known === 0 || net === 0) return null
  const profit = amongOthers(documentType, net - cost)
  const margin = DOCUMENT_RULES[documentType].takesBack ? null : marginPpm(net, cost)
  return { profit, margin, isWhole: known === items.length }
}
