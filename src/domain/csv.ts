/** A value of a cell; null leaves the cell empty. */
export type CsvValue = string | number | null

// Texts that a spreadsheet may run as a formula, after any spaces and invisible characters, also in full-width forms; and cells that
// already begin with our apostrophe.
const FORMULA = /^'*[\s\p{Cf}\p{DI}]*[=+\-@\t\r\n＝＋－＠]/u
const NEUTRALISED = /^'+[\s\p{Cf}\p{DI}]*[=+\-@\t\r\n＝＋－＠]/u
const PLAIN_NUMBER = /^-\d+(\.\d+)?$/
const QUOTED = /[",;\t\r\n]|^\s|\s$/

/**
 * One CSV cell (RFC 4180): quoted where needed; an apostrophe disarms text that a spreadsheet could run as a formula. Negative numbers
 * stay numbers. `plainCell` removes the apostrophe again, so that an export imports unchanged.
 */
export function csvCell(value: CsvValue): string {
  const text = value === null ? '' : String(value)
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Undoes `csvCell` for a cell that a CSV parser has unquoted. */
export function plainCell(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell
}

/** Rows as CSV text: commas, CRLF after every row (RFC 4180). */
export function csvText(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
