import { csvText } from '#domain/csv.ts'
import { tableFileMessages } from './messages.ts'
import { csvFile, saveFile } from './save-file.ts'

/** A row of a file as it stands there, and what is wrong with it. */
export interface RefusedCells {
  readonly cells: readonly string[]
  readonly problem: string
}

/** Saves rows that were refused, each with its problem, to be corrected and brought in again. */
export function saveRefusedRows(fileName: string, heads: readonly string[], rows: readonly RefusedCells[]): void {
  const lines = rows.map(({ cells, problem }) => [...cells, problem])
  saveFile(fileName, csvFile([csvText([[...heads, tableFileMessages.problem], ...lines])]))
}
