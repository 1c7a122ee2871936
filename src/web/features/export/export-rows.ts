import type { OwnCell } from '#domain/import/field-cells.ts'
import type { NamesOf, OwnColumn, OwnRow } from '#domain/import/own-columns.ts'
import { ownCells } from '#domain/import/own-columns.ts'
import type { Pause } from '#web/kit/files/sheet-file.ts'

/** What is exported: rows, their columns, and the names of what they refer to. */
export interface ExportSource {
  readonly columns: readonly OwnColumn[]
  readonly rows: readonly OwnRow[]
  /** How many products the rows are; each variant has a row of its own. */
  readonly products: number
  readonly namesOf: NamesOf
}

const ROWS_AT_ONCE = 500

/** The cells of all rows, part by part, with a pause after each. */
export async function* cellsInParts(
  { columns, rows, namesOf }: ExportSource,
  pause: Pause,
): AsyncGenerator<readonly (readonly OwnCell[])[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    yield rows.slice(from, from + ROWS_AT_ONCE).map((row) => ownCells(columns, row, namesOf))
    await pause()
  }
}
