import { isCurrency } from '#domain/currency.ts'
import { isBlankRow } from '#domain/import/source-row.ts'
import { ppmFromDecimal, quantityFromDecimal, unitsFromDecimal } from '#domain/money.ts'
import { parseDecimalCell, parseMoneyCell } from '#domain/number-cell.ts'
import type { DecimalSign } from '#domain/numeral.ts'
import type { OpenTable } from '#web/kit/files/open-table.ts'
import { rowText } from '#web/kit/files/table-text.ts'
import type { FileSettings, LineTarget } from './file-columns.ts'
import { type LineSurroundings, ratedBy } from './line-columns.ts'
import type { ProductFinder } from '#web/kit/catalogue/product-finder.ts'
import type { LinePatch } from './shipment-row.ts'
import { shipmentsText } from './text.ts'

/** A row of a file that became a line. */
export interface FileLine {
  /** The row of the file, as a spreadsheet numbers it. */
  readonly n: number
  readonly data: LinePatch
}

/** A row that could not be read, and why. */
export interface RefusedRow {
  readonly n: number
  readonly message: string
}

/** The lines of a file, and the rows that are none. */
export interface FileLines {
  readonly lines: readonly FileLine[]
  readonly refused: readonly RefusedRow[]
}

type Read = { readonly value: number } | { readonly issue: string }

/** Reads the rows of a file as lines, each linked to the product that its SKU, barcode or name means (SHIP-04). */
export function fileLines(
  table: OpenTable,
  settings: FileSettings,
  surroundings: LineSurroundings,
  find: ProductFinder,
): FileLines {
  const lines: FileLine[] = []
  const refused: RefusedRow[] = []
  table.rows.forEach((row, index) => {
    const cells = rowText(row, table.width, settings.decimal).map((cell) => cell.trim())
    if (isBlankRow(cells)) return
    const read = lineOf((target) => cells[settings.targets.indexOf(target)] ?? '', settings, surroundings, find)
    const n = index + table.firstRow
    if ('issue' in read) refused.push({ n, message: read.issue })
    else lines.push({ n, data: read.data })
  })
  return { lines, refused }
}

function lineOf(
  cell: (target: LineTarget) => string,
  settings: FileSettings,
  surroundings: LineSurroundings,
  find: ProductFinder,
): { readonly data: LinePatch } | { readonly issue: string } {
  const words = shipmentsText.file.issues
  const [sku, description] = [cell('sku'), cell('description')]
  if (sku === '' && description === '') return { issue: words.unnamed }
  const money = parseMoneyCell(cell('unitCost') || '0', settings)
  if ('issue' in money) return { issue: words.cell(shipmentsText.file.targets.unitCost, cell('unitCost')) }
  const named = cell('currency').toUpperCase()
  if (named !== '' && !isCurrency(named)) return { issue: words.currency(named) }
  const currency = money.currency ?? (named || settings.currency)
  const values: Record<string, number | null> = {}
  for (const [target, scale, fallback] of NUMBERS) {
    const read = numberOf(cell(target), settings.decimal, scale)
    if (read !== null && 'issue' in read) return { issue: words.cell(shipmentsText.file.targets[target], cell(target)) }
    values[target] = read === null ? fallback : read.value
  }
  const cost = unitsFromDecimal(money.decimal, currency)
  if ('issue' in cost || cost.value < 0) {
    return { issue: words.cell(shipmentsText.file.targets.unitCost, cell('unitCost')) }
  }
  const found = (sku === '' ? undefined : find(sku)) ?? (description === '' ? undefined : find(description))
  const data: LinePatch = {
    ...values,
    sku: (found?.sku || sku).slice(0, 120),
    description: (description || found?.name || '').slice(0, 500),
    productId: found?.productId ?? null,
    variantId: found?.variantId ?? '',
    unitCost: cost.value,
    currency,
    hsCode: cell('hsCode').slice(0, 20),
    ...ratedBy(currency, surroundings),
  }
  return { data }
}

const NUMBERS = [
  ['quantity', quantityFromDecimal, 0],
  ['weight', quantityFromDecimal, null],
  ['volume', quantityFromDecimal, null],
  ['dutyPercent', ppmFromDecimal, 0],
] as const

/** A number in its stored form; null for an empty cell. A unit behind it (`12 kg`) is passed over. */
function numberOf(text: string, decimal: DecimalSign, scale: (decimal: string) => Read): Read | null {
  const bare = text.replace(/(kgs?|cbm|m³|m3|pcs|pieces|stk|st)\.?$/i, '').trimEnd()
  if (bare === '') return null
  const parsed = parseDecimalCell(bare, { decimal })
  if ('issue' in parsed) return { issue: parsed.issue }
  const scaled = scale(parsed.decimal)
  return 'value' in scaled && scaled.value < 0 ? { issue: 'is too small' } : scaled
}
