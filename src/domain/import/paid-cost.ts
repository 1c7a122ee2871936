import { convertedAmount, type CostOrigin } from '../cost-origin.ts'
import { crossRate, type RateSet } from '../exchange-rates.ts'
import { decimalFromUnits, mostOf, type Units } from '../money.ts'
import { problemMessages } from './problem-messages.ts'

/** A cost in the currency of its product, and the paid amount if that is in another one. */
export interface PaidCost {
  readonly amount: Units
  readonly origin?: CostOrigin
}

/** A cost of a file at the rate of its day (PRICE-15); a problem without a rate, or if the amount is too large. */
export function paidCost(
  units: Units,
  from: string,
  to: string,
  rates: RateSet,
): { readonly value: PaidCost } | { readonly problem: string } {
  if (from === to) return { value: { amount: units } }
  const rate = crossRate(rates, from, to)
  if (rate === undefined) return { problem: problemMessages.noRate(from, to) }
  const { date, source } = rates
  const origin: CostOrigin = { amount: decimalFromUnits(units, from), currency: from, to, rate, date, source }
  const amount = convertedAmount(origin)
  return amount === undefined ? { problem: problemMessages.tooMuchIn(mostOf(to)) } : { value: { amount, origin } }
}
