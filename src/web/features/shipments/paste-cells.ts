import { looksLikeHeader } from '#domain/csv-detection.ts'
import { parseMoneyCell } from '#domain/number-cell.ts'
import { signOfLocale } from '#web/kit/form/typed-number.ts'
import type { Parsed } from '#web/kit/ui/use-draft.ts'
import { LINE_COLUMNS, type LineColumn, type LineSurroundings, ratedBy } from './line-columns.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import { linkPatch } from './link-patch.ts'
import type { LinePatch, LineRow } from './shipment-row.ts'

/** What pasted cells make of lines. */
export interface PastedCells {
  /** By the index of the line they start at: the lines that are there first, then new ones. */
  readonly patches: readonly LinePatch[]
  /** Cells that could not be read. */
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
  lines: readonly LineRow[],
  surroundings: LineSurroundings,
  find: ProductFinder,
): PastedCells {
  const order = ['sku', 'description', ...LINE_COLUMNS.map(({ id }) => id)]
  const start = Math.max(0, order.indexOf(from))
  let refused = 0
  const patches = rows.map((cells, index) => {
    const line = lines[index]
    if (!line) return {}
    let row = line
    let patch: LinePatch = {}
    cells.forEach((cell, offset) => {
      const read = readCell(cell.trim(), order[start + offset], row, surroundings, find)
      if ('issue' in read) refused += 1
      else {
        patch = { ...patch, ...read.value }
        row = { ...row, ...read.value }
      }
    })
    return patch
  })
  return { patches, refused }
}

function readCell(
  cell: string,
  column: string | undefined,
  row: LineRow,
  surroundings: LineSurroundings,
  find: ProductFinder,
): Parsed<LinePatch> {
  if (column === 'sku' || column === 'description') {
    const found = cell === '' ? undefined : find(cell)
    if (found && (column === 'sku' || row.productId === null)) {
      return { value: linkPatch(found, row, undefined) }
    }
    return { value: column === 'sku' ? { sku: cell.slice(0, 120) } : { description: cell.slice(0, 500) } }
  }
  const known = LINE_COLUMNS.find(({ id }) => id === column)
  if (!known) return { value: {} }
  return known.id === 'unitCost' ? readPrice(cell, known, row, surroundings) : known.read(cell, row, surroundings)
}

/** Prices are pasted with their currency beside them. */
function readPrice(cell: string, column: LineColumn, row: LineRow, surroundings: LineSurroundings): Parsed<LinePatch> {
  const money = parseMoneyCell(cell, { decimal: signOfLocale('') })
  if ('issue' in money || money.sign === null) return column.read(cell, row, surroundings)
  const currency = money.currency ?? row.currency
  const patch = currency === row.currency ? {} : { currency, ...ratedBy(currency, surroundings) }
  const amount = column.read(money.decimal, { ...row, currency }, surroundings)
  return 'issue' in amount ? amount : { value: { ...patch, ...amount.value } }
}
