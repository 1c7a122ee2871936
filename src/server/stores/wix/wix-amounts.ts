import { decimalFromUnits, unitsFromDecimal, type Units } from '#domain/money.ts'

/** The units of an amount as Wix writes it, a number or text; null for none or one that cannot be kept. */
export function unitsOf(written: string | number | null | undefined, currency: string): Units | null {
  if (written === undefined || written === null || written === '') return null
  const scaled = unitsFromDecimal(written, currency)
  return 'issue' in scaled || scaled.value < 0 ? null : scaled.value
}

/** An amount as the port tells it, with the minor digits of its currency; null for none. */
export function amountText(written: string | number | null | undefined, currency: string): string | null {
  const units = unitsOf(written, currency)
  return units === null ? null : decimalFromUnits(units, currency)
}

/** Whether two amounts are the same one, however they are written. */
export function isSameAmount(a: string | null | undefined, b: string | null | undefined, currency: string): boolean {
  return unitsOf(a, currency) === unitsOf(b, currency)
}
