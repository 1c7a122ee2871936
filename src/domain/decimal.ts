import { decimalMessages } from './decimal-messages.ts'
import { trimEndOf } from './trim-text.ts'

/** A scaled integer, or why a decimal was refused, to follow the field's name; for an amount, with the largest that is stored. */
export type Scaled = { readonly value: number } | { readonly issue: string }

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,4}))?$/i

/**
 * The integer `input × 10^scale`, computed from the digits, never in binary floating point. Digits beyond the scale round half away from
 * zero; a magnitude above `limit` (at most 10^15 − 1) is refused.
 */
export function scaledFromDecimal(input: string | number, scale: number, limit: number): Scaled {
  const [, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(String(input).trim()) ?? []
  if (sign === undefined || whole + fraction === '') return { issue: decimalMessages.notDecimal }
  const digits = (whole + fraction).replace(/^0+/, '')
  const kept = digits.length - fraction.length + Number(exponent) + scale
  if (kept > 15 && digits !== '') return { issue: decimalMessages.tooLarge }
  const truncated = kept > 0 ? Number(digits.slice(0, kept).padEnd(kept, '0')) : 0
  const magnitude = truncated + ((digits[kept] ?? '0') >= '5' ? 1 : 0)
  if (magnitude > limit) return { issue: decimalMessages.tooLarge }
  return { value: sign === '-' ? 0 - magnitude : magnitude }
}

/** The exact decimal text of `value / 10^scale`, with at least `minDigits` digits after the point and no other trailing zeros. */
export function decimalFromScaled(value: number, scale: number, minDigits: number): string {
  const digits = String(Math.abs(value)).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = trimEndOf(digits.slice(digits.length - scale), '0').padEnd(minDigits, '0')
  return `${value < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}
