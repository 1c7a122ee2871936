import { isDay } from '../is-day.ts'
import type { DecimalSign } from '../numeral.ts'
import type { CellValue } from './cell-values.ts'
import { problemMessages } from './problem-messages.ts'

/** Which of two numbers is the day: `31/12/2026` or `12/31/2026`. */
export type DayOrder = 'day-first' | 'month-first'

const WRITTEN = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const MONTHS = 12

/**
 * The order of a column of days: that of the cells which can only be read one way. Where none says it, a file whose numbers have a
 * decimal comma has the day first, as wherever that comma is written. Null if nothing says it, or cells contradict each other.
 */
export function dayOrder(cells: readonly string[], decimal: DecimalSign): DayOrder | null {
  const orders = new Set(cells.flatMap((cell) => orderOf(cell) ?? []))
  if (orders.size > 1) return null
  const [order = decimal === ',' ? 'day-first' : null] = orders
  return order
}

/** The order that a cell can only have; undefined where it could have both, or is no such day. */
function orderOf(cell: string): DayOrder | undefined {
  const [, first, sign, second] = WRITTEN.exec(cell.trim()) ?? []
  if (sign === undefined || sign === '.') return undefined
  const [isFirstDay, isSecondDay] = [Number(first) > MONTHS, Number(second) > MONTHS]
  if (isFirstDay === isSecondDay) return undefined
  return isFirstDay ? 'day-first' : 'month-first'
}

/** A day such as `2026-07-06`, `6.7.2026` or, in a column whose order is known, `06/07/2026`; never guessed. */
export function dayCell(cell: string, order: DayOrder | null): CellValue<string> {
  const text = cell.trim()
  if (text === '') return null
  if (isDay(text)) return { value: text }
  const [, first = '', sign, second = '', year = ''] = WRITTEN.exec(text) ?? []
  const known = sign === '.' || first === second ? 'day-first' : (orderOf(text) ?? order)
  if (known === null) return { problem: problemMessages.twoDays(cell) }
  const [day, month] = known === 'day-first' ? [first, second] : [second, first]
  const read = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? { value: read } : { problem: problemMessages.notADay(cell) }
}
