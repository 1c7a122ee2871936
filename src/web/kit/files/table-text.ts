import type { DecimalSign } from '#domain/numeral.ts'
import type { RawCell, RawRow } from './raw-table.ts'
import { trimEndOf } from '#domain/trim-text.ts'

/** Digits that a spreadsheet keeps; what stands behind them is noise of its arithmetic. */
const SPREADSHEET_DIGITS = 15

/** A cell as text; a number of a workbook is written with the decimal sign that the columns are read with. */
function cellText(cell: RawCell | undefined, decimal: DecimalSign): string {
  if (typeof cell !== 'number') return cell ?? ''
  const text = plainDecimal(cell)
  return decimal === ',' ? text.replace('.', ',') : text
}

/** The cells of a row as text, filled up to a width; columns may have decimal signs of their own. */
export function rowText(
  row: RawRow,
  width: number,
  decimal: DecimalSign,
  columns: readonly (DecimalSign | null)[] = [],
): string[] {
  return Array.from({ length: width }, (_, index) => cellText(row[index], columns[index] ?? decimal))
}

/** A number without an exponent, as a spreadsheet shows it in full. */
function plainDecimal(number: number): string {
  if (!Number.isFinite(number)) return ''
  const rounded = Number(number.toPrecision(SPREADSHEET_DIGITS))
  const text = String(rounded)
  if (!text.includes('e')) return text
  return Math.abs(rounded) >= 1 ? String(BigInt(rounded)) : trimEndOf(trimEndOf(rounded.toFixed(20), '0'), '.')
}
