import { type Units, unitsPerMajor } from '#domain/money.ts'
import { formatMoney, formatMoneyExact } from './money.ts'

/** The cost of one, for columns: to the minor unit; what costs less than one major unit keeps every digit, because there they count. */
export function formatUnitMoney(units: Units, currency: string): string {
  return Math.abs(units) < unitsPerMajor(currency) ? formatMoneyExact(units, currency) : formatMoney(units, currency)
}
