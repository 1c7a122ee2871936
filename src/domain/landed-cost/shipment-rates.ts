import { crossRatio, type Ratio, rateRatio, type RateSet } from '../exchange-rates.ts'

/** A line or charge with the rate that it was given. */
interface Rated {
  readonly currency: string
  readonly rate: string
}

/**
 * What 1 of a shipment's currency is worth in others: by the shipment's own rates turned round, the first given to each currency, else by
 * reference rates.
 */
export function shipmentRatios(
  currency: string,
  rated: readonly Rated[],
  reference: RateSet | undefined,
): (to: string) => Ratio | undefined {
  const known = new Map<string, Ratio>([[currency, { numerator: 1n, denominator: 1n }]])
  for (const each of rated) {
    const ratio = known.has(each.currency) ? undefined : rateRatio(each.rate)
    if (ratio) known.set(each.currency, { numerator: ratio.denominator, denominator: ratio.numerator })
  }
  return (to) => known.get(to) ?? (reference && crossRatio(reference, currency, to))
}
