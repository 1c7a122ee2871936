import { trimEndOf } from '../trim-text.ts'
import type { Fraction } from '../unrounded.ts'

const DECIMAL = /^(-?)(\d{1,200})(?:\.(\d{1,200}))?$/

/** The exact value of plain decimal text such as `-12.5`; undefined for anything else. */
export function fractionOf(decimal: string): Fraction | undefined {
  const [, sign, whole = '', digits = ''] = DECIMAL.exec(decimal) ?? []
  if (sign === undefined) return undefined
  const numerator = BigInt(whole + digits)
  return lowest(sign === '-' ? -numerator : numerator, 10n ** BigInt(digits.length))
}

/** The decimal text of a value with so many digits after the point, halves away from zero; those beyond `least` only where they are not 0. */
export function decimalOf({ numerator, denominator }: Fraction, digits: number, least = digits): string {
  const magnitude = numerator < 0n ? -numerator : numerator
  const scaled = (2n * magnitude * 10n ** BigInt(digits) + denominator) / (2n * denominator)
  const text = String(scaled).padStart(digits + 1, '0')
  const fraction = trimEndOf(text.slice(text.length - digits), '0').padEnd(least, '0')
  const sign = numerator < 0n && scaled !== 0n ? '-' : ''
  return `${sign}${text.slice(0, text.length - digits)}${digits === 0 || fraction === '' ? '' : `.${fraction}`}`
}

/** a + b. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return lowest(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
}

/** a − b. */
export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { ...b, numerator: -b.numerator })
}

/** a × b. */
export function times(a: Fraction, b: Fraction): Fraction {
  return lowest(a.numerator * b.numerator, a.denominator * b.denominator)
}

/** a ÷ b; undefined where b is 0. */
export function dividedBy(a: Fraction, b: Fraction): Fraction | undefined {
  if (b.numerator === 0n) return undefined
  const [over, under] = [a.numerator * b.denominator, a.denominator * b.numerator]
  return under < 0n ? lowest(-over, -under) : lowest(over, under)
}

/** Below zero, zero, or above, as a is less than, equal to, or more than b. */
export function compared(a: Fraction, b: Fraction): number {
  const difference = minus(a, b).numerator
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

function lowest(numerator: bigint, denominator: bigint): Fraction {
  let [larger, smaller] = [numerator < 0n ? -numerator : numerator, denominator]
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller]
  return { numerator: numerator / larger, denominator: denominator / larger }
}
