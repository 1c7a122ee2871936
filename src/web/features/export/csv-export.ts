import { csvText } from '#domain/csv.ts'
import { csvFile } from '#web/kit/files/save-file.ts'
import type { Pause } from '#web/kit/files/sheet-file.ts'
import { cellsInParts, type ExportSource } from './export-rows.ts'

/** The rows as a CSV file: text that a spreadsheet could run as a formula is disarmed. */
export async function csvExport(source: ExportSource, pause: Pause): Promise<Blob> {
  const pieces = [csvText([source.columns.map(({ header }) => header)])]
  for await (const rows of cellsInParts(source, pause)) pieces.push(csvText(rows))
  return csvFile(pieces)
}
