import { convertedAmount, type CostOrigin } from '../cost-origin.ts'
import { crossRate, type RateSet } from '../exchange-rates.ts'
import { decimalFromUnits, type Units } from '../money.ts'
import { problemText } from './problem-text.ts'

/** A cost in the currency of its product, and what it was paid as where that is another one. */
export interface PaidCost {
  readonly amount: Units
  readonly origin?: CostOrigin
}

/** A cost of a file at the rate of its day (PRICE-15); a problem where there is no rate, or the amount is more than can be kept. */
export function paidCost(
  units: Units,
  from: string,
  to: string,
  rates: RateSet,
): { readonly value: PaidCost } | { readonly problem: string } {
  if (from === to) return { value: { amount: units } }
  const rate = crossRate(rates, from, to)
  if (rate === undefined) return { problem: problemText.noRate(from, to) }
  const { date, source } = rates
  const origin: CostOrigin = { amount: decimalFromUnits(units, from), currency: from, to, rate, date, source }
  const amount = convertedAmount(origin)
  return amount === undefined ? { problem: problemText.tooMuchIn(to) } : { value: { amount, origin } }
}
