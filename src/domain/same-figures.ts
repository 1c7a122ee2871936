import { minorDigits } from './currency.ts'
import { MAX_UNITS, type Units } from './money.ts'

/** An amount with the same figures in another currency: 12.50 stays 12.50. Undefined if it would be too large. */
export function sameFigures(amount: Units, from: string, to: string): Units | undefined {
  const moved = Math.round(amount * 10 ** (minorDigits(to) - minorDigits(from)))
  return Math.abs(moved) > MAX_UNITS ? undefined : moved
}
