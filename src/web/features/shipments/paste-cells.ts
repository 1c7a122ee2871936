import type { PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { looksLikeHeader } from '#domain/csv-detection.ts'
import { parseMoneyCell } from '#domain/number-cell.ts'
import { signOfLocale } from '#web/kit/form/typed-number.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { LINE_COLUMNS, type LineColumn, type LineDeps, ratedBy } from './line-columns.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import { linkedCost, linkedNames } from './link-patch.ts'
import { costElsewhere } from '#contract/linked-line.ts'
import { cutText } from '#domain/cut-text.ts'

export interface PastedCells {
  /** By the index of the line they start at: the lines that are there first, then new ones. */
  readonly patches: readonly PatchOfKind<'shipmentLine'>[]
  readonly refused: number
}

/** Whether the first of the pasted rows names the columns: such a block is read like a file. */
export function hasHeader(rows: readonly (readonly string[])[]): boolean {
  return rows.length > 1 && looksLikeHeader(rows)
}

/**
 * Pasted cells as changes of lines, from the column of the focused cell on, as a spreadsheet would take them. `lines` are the rows that
 * are there, or fresh ones beyond them.
 */
export function pastedCells(
  rows: readonly (readonly string[])[],
  from: string,
  lines: readonly RowOfKind<'shipmentLine'>[],
  deps: LineDeps,
  find: ProductFinder,
): PastedCells {
  const order = ['sku', 'description', ...LINE_COLUMNS.map(({ id }) => id)]
  const start = Math.max(0, order.indexOf(from))
  let refused = 0
  const patches = rows.map((cells, index) => {
    const line = lines[index]
    if (!line) return {}
    let row = line
    let patch: PatchOfKind<'shipmentLine'> = {}
    cells.forEach((cell, offset) => {
      const read = readCell(cell.trim(), order[start + offset], row, deps, find)
      if ('issue' in read) refused += 1
      else {
        patch = { ...patch, ...read.value }
        row = { ...row, ...read.value }
      }
    })
    const taken = costOfLinked(patch, line, deps)
    // A pasted currency without a price gives way to that of the product's cost.
    if (patch.currency !== undefined && taken.currency !== undefined) refused += 1
    return { ...patch, ...taken }
  })
  return { patches, refused }
}

/** What a product costs that the pasted cells link to a line, where neither they nor somebody before them typed a price. */
function costOfLinked(
  { productId, variantId = '', unitCost, currency }: PatchOfKind<'shipmentLine'>,
  line: RowOfKind<'shipmentLine'>,
  deps: LineDeps,
): PatchOfKind<'shipmentLine'> {
  if (!productId || unitCost !== undefined) return {}
  const [link, into] = [{ productId, variantId }, currency ?? line.currency]
  return currency !== undefined && !costElsewhere(deps.productOf(productId), variantId, currency)
    ? {}
    : linkedCost(link, into, line, deps)
}

function readCell(
  cell: string,
  column: string | undefined,
  row: RowOfKind<'shipmentLine'>,
  deps: LineDeps,
  find: ProductFinder,
): Parsed<PatchOfKind<'shipmentLine'>> {
  if (column === 'sku' || column === 'description') {
    const found = cell === '' ? undefined : find(cell)
    if (found && (column === 'sku' || row.productId === null)) {
      return { value: linkedNames(found, column, row, deps) }
    }
    return { value: column === 'sku' ? { sku: cutText(cell, 120) } : { description: cutText(cell, 500) } }
  }
  const known = LINE_COLUMNS.find(({ id }) => id === column)
  if (!known) return { value: {} }
  return known.id === 'unitCost' ? readPrice(cell, known, row, deps) : known.read(cell, row, deps)
}

/** Prices are pasted with their currency beside them. */
function readPrice(
  cell: string,
  column: LineColumn,
  row: RowOfKind<'shipmentLine'>,
  deps: LineDeps,
): Parsed<PatchOfKind<'shipmentLine'>> {
  const money = parseMoneyCell(cell, { decimal: signOfLocale('') })
  if ('issue' in money || money.sign === null) return column.read(cell, row, deps)
  const currency = money.currency ?? row.currency
  const patch = currency === row.currency ? {} : { currency, ...ratedBy(currency, deps) }
  const amount = column.read(money.decimal, { ...row, currency }, deps)
  return 'issue' in amount ? amount : { value: { ...patch, ...amount.value } }
}
