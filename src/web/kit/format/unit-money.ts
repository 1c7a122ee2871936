import { roundToMinor, type Units, unitsPerMajor } from '#domain/money.ts'
import { formatMoneyExact } from './money.ts'

/** The cost of one as columns show it: to the minor unit; less than one major unit keeps every digit, because there they count. */
export function columnUnits(units: Units, currency: string): Units {
  return Math.abs(units) < unitsPerMajor(currency) ? units : roundToMinor(units)
}

/** `columnUnits` as text with its currency. */
export function formatUnitMoney(units: Units, currency: string): string {
  return formatMoneyExact(columnUnits(units, currency), currency)
}
