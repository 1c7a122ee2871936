import { minorDigits } from '#domain/currency.ts'
import type { OwnCell } from '#domain/import/field-cells.ts'
import {
  cellParts,
  isNumberColumn,
  LONGEST_CELL,
  type OwnColumn,
  ownCells,
  partHeader,
} from '#domain/import/own-columns.ts'
import { type Pause, workbookFile } from '#web/kit/files/sheet-file.ts'
import { cellsInParts, type ExportSource } from './export-rows.ts'
import { CELL_STYLES, SHEET_END, type SheetCell, sheetRow, sheetStart } from '#web/kit/files/xlsx-sheet.ts'

/**
 * The rows as an XLSX workbook in which amounts are numbers. It is written by hand, because the usual writer compresses in workers
 * made from blobs, which the content policy forbids.
 */
export function xlsxExport(source: ExportSource, sheetName: string, pause: Pause): Promise<Blob> {
  return workbookFile(sheetName, sheetPieces(source, pause))
}

async function* sheetPieces(source: ExportSource, pause: Pause): AsyncGenerator<string> {
  const { columns } = source
  const spans = columns.map((column) => partsNeeded(column, source))
  const headers = columns.flatMap(({ header }, index) =>
    Array.from({ length: spans[index] ?? 1 }, (_, part) => (part === 0 ? header : partHeader(header, part + 1))),
  )
  yield sheetStart(headers.map(columnWidth))
  yield sheetRow(
    1,
    headers.map((text) => ({ text, style: CELL_STYLES.head })),
  )
  const currencyAt = columns.findIndex(({ field }) => field === 'baseCurrency')
  let row = 1
  for await (const rows of cellsInParts(source, pause)) {
    let piece = ''
    for (const cells of rows) {
      row += 1
      const currency = cells[currencyAt] ?? ''
      piece += sheetRow(
        row,
        cells.flatMap((cell, index) => sheetCells(columns[index], cell, spans[index] ?? 1, currency)),
      )
    }
    yield piece
  }
  yield SHEET_END
}

/** Lines that may be too long for one cell; shorter lists are not measured. */
const LONG_LIST = 50

/** How many cells the longest value of a column needs. */
function partsNeeded(column: OwnColumn, { rows, namesOf }: ExportSource): number {
  if (column.type !== 'lines') return 1
  const long = rows.filter((row) => ((row[column.field] ?? []) as readonly unknown[]).length > LONG_LIST)
  const lengths = long.map((row) => ownCells([column], row, namesOf)[0]?.length ?? 0)
  return Math.max(1, ...lengths.map((length) => Math.ceil((length + 1) / (LONGEST_CELL - 1))))
}

function sheetCells(column: OwnColumn | undefined, cell: OwnCell, span: number, currency: string): SheetCell[] {
  const cells: SheetCell[] = Array.from({ length: span }, () => null)
  if (column === undefined || cell === null || cell === '') return cells
  if (isNumberColumn(column)) return [{ number: cell, style: column.type === 'money' ? amountStyle(currency) : 0 }]
  for (const [part, text] of cellParts(cell).entries()) cells[part] = { text }
  return cells
}

function amountStyle(currency: string): number {
  const digits = minorDigits(currency)
  if (digits === 0) return CELL_STYLES.plain
  return digits === 3 ? CELL_STYLES.threeDigits : CELL_STYLES.twoDigits
}

const WIDE = /^(name|description)$/i

function columnWidth(header: string): number {
  return WIDE.test(header) ? 40 : Math.max(12, header.length + 2)
}
