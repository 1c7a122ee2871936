import { type SheetCell, SHEET_END, sheetRow, sheetStart, workbookParts } from './xlsx-sheet.ts'
import { zipArchive } from './zip-writer.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const ROWS_AT_ONCE = 500

/** Lets the page go on between two parts of a file. */
export type Pause = () => Promise<void>

/** An XLSX workbook of one sheet, whose XML comes piece by piece. */
export async function workbookFile(sheetName: string, sheet: AsyncIterable<string>): Promise<Blob> {
  const encoder = new TextEncoder()
  const parts = workbookParts(sheetName).map(([name, xml]) => ({ name, content: encoder.encode(xml) }))
  const zip = await zipArchive([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheet }])
  return new Blob(zip, { type: TYPE })
}

/** Lines of cells as an XLSX workbook of one sheet; `widths` are those of the columns in characters. The page goes on meanwhile. */
export function sheetFile(
  lines: readonly (readonly SheetCell[])[],
  sheetName: string,
  widths: readonly number[],
  pause: Pause = nextTask,
): Promise<Blob> {
  return workbookFile(sheetName, pieces(lines, widths, pause))
}

async function* pieces(
  lines: readonly (readonly SheetCell[])[],
  widths: readonly number[],
  pause: Pause,
): AsyncGenerator<string> {
  yield sheetStart(widths)
  for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
    yield lines
      .slice(at, at + ROWS_AT_ONCE)
      .map((cells, index) => sheetRow(at + index + 1, cells))
      .join('')
    await pause()
  }
  yield SHEET_END
}

/** Gives way to what else the page has to do. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
