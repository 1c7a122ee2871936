import { trimEndOf } from '#domain/trim-text.ts'

/**
 * The decimal text of `numerator / denominator` with at most so many digits after the point, rounded once, half away from zero, without
 * trailing zeros. The numerator is not negative, the denominator positive.
 */
export function quotientText(numerator: bigint, denominator: bigint, digits: number): string {
  const scaled = (2n * numerator * 10n ** BigInt(digits) + denominator) / (2n * denominator)
  const text = scaled.toString().padStart(digits + 1, '0')
  const fraction = trimEndOf(text.slice(text.length - digits), '0')
  return text.slice(0, text.length - digits) + (fraction === '' ? '' : `.${fraction}`)
}
