import { decimalFromScaled, scaledFromDecimal } from '../decimal.ts'

const WHOLE = 100
/** Digits of the margin behind the point. */
const DIGITS = 4
const LARGEST = 1e9

/** The margin that a markup is, both in percent: 100 gives 50. Half away from zero at the fourth digit. */
export function marginOfMarkup(markup: string): string {
  const scaled = scaledFromDecimal(markup, DIGITS, LARGEST)
  if (!('value' in scaled)) return markup
  const scale = 10n ** BigInt(DIGITS)
  const over = BigInt(scaled.value) * BigInt(WHOLE) * scale
  const under = BigInt(WHOLE) * scale + BigInt(scaled.value)
  return decimalFromScaled(Number((2n * over + under) / (2n * under)), DIGITS, 0)
}
