import { crossRatio, type Ratio, rateRatio, type RateSet } from '../exchange-rates.ts'

/** A line or charge with its rate. */
interface Rated {
  readonly currency: string
  readonly rate: string
}

/**
 * The value of 1 of a shipment's currency in others: by the reverse of the shipment's own rates, the first of each currency, else by
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
