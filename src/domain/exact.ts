/*
 * Filtered exact arithmetic. A formula is evaluated in float64 first. Products and quotients of positive terms carry a relative error
 * of at most 2^-53 per operation; the longest chain here has twelve, so 4e-15 bounds the error with room to spare. Only a result
 * closer than that to a half cannot be rounded safely: then the same formula is evaluated in integers.
 */
const RELATIVE_ERROR = 4e-15
const ABSOLUTE_ERROR = 1e-12

/** The nearest integer of a float64 result, halves away from zero; NaN if the result is too close to a half to decide. */
export function nearest(approximation: number): number {
  const magnitude = Math.abs(approximation)
  const whole = Math.floor(magnitude)
  const beyondHalf = magnitude - whole - 0.5
  const bound = magnitude * RELATIVE_ERROR + ABSOLUTE_ERROR
  if (beyondHalf > bound) return approximation < 0 ? -whole - 1 : whole + 1
  if (beyondHalf < -bound) return approximation < 0 ? 0 - whole : whole
  return NaN
}

/** The exact nearest integer of `numerator / denominator`, halves away from zero; the denominator is positive. */
export function nearestRatio(numerator: bigint, denominator: bigint): number {
  const magnitude = numerator < 0n ? -numerator : numerator
  const rounded = Number((2n * magnitude + denominator) / (2n * denominator))
  return numerator < 0n ? 0 - rounded : rounded
}

/**
 * The exact nearest integer of `numerator / denominator`, halves away from zero, for whole numbers whose doubles stay below 2^53;
 * otherwise NaN. Real prices often lie on halves (one in two at 20 % margin and 20 % VAT), and this avoids BigInt.
 */
export function nearestSmallRatio(numerator: number, denominator: number): number {
  if (Math.abs(numerator) > Number.MAX_SAFE_INTEGER || denominator * 2 > Number.MAX_SAFE_INTEGER) return NaN
  const rest = numerator % denominator
  const whole = (numerator - rest) / denominator
  if (Math.abs(rest) * 2 < denominator) return whole === 0 ? 0 : whole
  return whole + Math.sign(numerator)
}

/** The exact nearest integer of `a × b / c`, halves away from zero, for safe integers and a positive `c`. */
export function nearestProduct(a: number, b: number, c: number): number {
  const near = nearest((a * b) / c)
  if (!Number.isNaN(near)) return near
  const small = nearestSmallRatio(a * b, c)
  return Number.isNaN(small) ? nearestRatio(BigInt(a) * BigInt(b), BigInt(c)) : small
}

/**
 * The rest of a division of whole numbers below 2^53, from 0 to below the positive divisor, also of a negative number. The operator `%` on
 * float64 takes ten times as long.
 */
export function restOf(value: number, divisor: number): number {
  const rest = value - Math.floor(value / divisor) * divisor
  // The quotient is rounded, so that its whole part may be one too many.
  return rest < 0 ? rest + divisor : rest
}

/** The greatest common divisor of two whole numbers below 2^31, never negative; 1 if both are 0 or one is larger. */
export function commonDivisor(a: number, b: number): number {
  let larger = Math.abs(a) | 0
  let smaller = Math.abs(b) | 0
  if (larger !== Math.abs(a) || smaller !== Math.abs(b)) return 1
  while (smaller !== 0) {
    const rest = (larger % smaller) | 0
    larger = smaller
    smaller = rest
  }
  return larger === 0 ? 1 : larger
}
