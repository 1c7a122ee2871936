import { minorDigits } from '#domain/currency.ts'
import type { Units } from '#domain/money.ts'
import { sameFigures } from '#domain/same-figures.ts'

/** Puts an amount into the other currency; nothing stays nothing. */
export type Unconverted = <T extends Units | null>(amount: T) => T

/**
 * The patch that puts a record into another currency without converting: 12.50 stays 12.50, also where the new currency has more or fewer
 * digits after the point. `amounts` is asked only then. Undefined where an amount would be too large to be kept.
 */
export function unconverted<P extends { readonly baseCurrency?: string }>(
  from: string,
  baseCurrency: string,
  amounts: (scaled: Unconverted) => P,
): (P & { readonly baseCurrency: string }) | { readonly baseCurrency: string } | undefined {
  if (minorDigits(baseCurrency) === minorDigits(from)) return { baseCurrency }
  let tooLarge = false
  const patch = amounts((amount) => {
    if (amount === null) return amount
    const moved = sameFigures(amount, from, baseCurrency)
    tooLarge ||= moved === undefined
    return (moved ?? amount) as typeof amount
  })
  return tooLarge ? undefined : { ...patch, baseCurrency }
}
