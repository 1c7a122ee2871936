import type { RawRow } from './raw-table.ts'
import { cutText } from '#domain/cut-text.ts'

/** Rows that are looked at to recognise a file. */
export const SAMPLE_ROWS = 1_000
const SHOWN_SAMPLES = 3
const LONGEST_SAMPLE = 80

/** So many rows spread evenly over a file: the first hundred of a price list are often unlike the rest. */
export function pickedRows(rows: readonly RawRow[]): readonly RawRow[] {
  const step = Math.max(1, rows.length / SAMPLE_ROWS)
  return Array.from({ length: Math.min(rows.length, SAMPLE_ROWS) }, (_, index) => rows[Math.floor(index * step)] ?? [])
}

/** A few different values of a column; zeros and blanks only where there is nothing else. */
export function sampleCells(cells: readonly string[]): string[] {
  const distinct = [...new Set(cells.map((cell) => cell.trim()).filter((cell) => cell !== ''))]
  const telling = distinct.filter((cell) => /[^0.,\s]/.test(cell))
  return [...telling, ...distinct.filter((cell) => !telling.includes(cell))]
    .slice(0, SHOWN_SAMPLES)
    .map((cell) => (cell.length > LONGEST_SAMPLE ? `${cutText(cell, LONGEST_SAMPLE)}…` : cell))
}
