import { type CostOrigin, convertedAmount, OWN_RATE } from '../cost-origin.ts'
import { changedRatio, convertByRatio, crossRatio, isExchangeRate, type RateSet, rateRatio } from '../exchange-rates.ts'
import { decimalFromUnits, MAX_UNITS, type Units, unitsFromDecimal } from '../money.ts'
import { changedByPercent } from '../price-formulas.ts'
import type { AmountChange, CurrencyLever, Levers } from './levers.ts'
import type { SimulatorDeps } from './simulator-deps.ts'

/**
 * Why a product is left out: a currency without a rate, a figure that could not be kept, or variants without a cost among others, which an
 * amount on the costs that all share would give one.
 */
export type LeftOut = 'no-rate' | 'out-of-range' | 'no-cost'

/** A product that is left out of a scenario. */
export class LeftOutError extends Error {
  readonly reason: LeftOut
  constructor(reason: LeftOut) {
    super(reason)
    this.reason = reason
  }
}

/** An amount with the foreign amount that it was converted from, if there is one. */
export interface OriginedAmount {
  readonly amount: Units
  readonly origin: CostOrigin | null
}

/** The amount of a lever in another currency; undefined without a rate. */
export function leverAmount(change: AmountChange, to: string, rates: RateSet | null): Units | undefined {
  if (change.by === 'percent') return 0
  if (change.currency === to) return change.units
  const ratio = rates ? crossRatio(rates, change.currency, to) : undefined
  return ratio && convertByRatio(change.units, change.currency, to, ratio)
}

/** The rate that a cost would have been converted at; its own without a lever, undefined if there is no rate between two currencies. */
export function assumedRate(
  { currency, to, rate }: Pick<CostOrigin, 'currency' | 'to' | 'rate'>,
  levers: readonly CurrencyLever[],
  rates: RateSet | null,
): string | undefined {
  const lever = levers.find((each) => each.currency === currency)
  if (!lever) return rate
  const assumed = lever.by === 'percent' ? changedRatio(rate, lever.ppm) : rateTo(lever, to, rates)
  return assumed !== undefined && isExchangeRate(assumed) ? assumed : undefined
}

function rateTo(lever: CurrencyLever & { by: 'rate' }, to: string, rates: RateSet | null): string | undefined {
  if (lever.to === to) return lever.rate
  const [stated, cross] = [rateRatio(lever.rate), rates ? crossRatio(rates, lever.to, to) : undefined]
  return stated && cross && changedRatio(lever.rate, cross)
}

/**
 * A cost under its lever and the assumed rates, in units of `currency`: the amount that was paid changes by a percentage, an added amount
 * leaves no foreign amount behind. Throws `LeftOutError`.
 */
export function changedAmount(
  { amount, origin }: OriginedAmount,
  change: AmountChange | undefined,
  currency: string,
  { rates: levers = [] }: Levers,
  deps: Pick<SimulatorDeps, 'rates' | 'day'>,
): OriginedAmount {
  const paid = origin && changedOrigin(origin, change, levers, deps)
  const moved = change?.by === 'percent' ? changedByPercent(amount, change.ppm) : amount
  const now = paid === origin ? (paid ? amount : moved) : convertedOrRefused(paid)
  const added = change ? leverAmount(change, currency, deps.rates) : 0
  if (added === undefined) throw new LeftOutError('no-rate')
  const least = Math.min(0, now)
  if (Math.abs(now + added) > MAX_UNITS) throw new LeftOutError('out-of-range')
  return added === 0 ? { amount: now, origin: paid } : { amount: Math.max(least, now + added), origin: null }
}

function changedOrigin(
  origin: CostOrigin,
  change: AmountChange | undefined,
  levers: readonly CurrencyLever[],
  { rates, day }: Pick<SimulatorDeps, 'rates' | 'day'>,
): CostOrigin {
  const rate = assumedRate(origin, levers, rates)
  if (rate === undefined) throw new LeftOutError('no-rate')
  const amount = change?.by === 'percent' ? paidAfter(origin, change.ppm) : origin.amount
  if (rate === origin.rate && amount === origin.amount) return origin
  return { ...origin, amount, ...(rate === origin.rate ? {} : { rate, date: day, source: OWN_RATE }) }
}

function paidAfter({ amount, currency }: CostOrigin, ppm: number): string {
  const paid = unitsFromDecimal(amount, currency)
  if ('issue' in paid) throw new LeftOutError('out-of-range')
  const changed = changedByPercent(paid.value, ppm)
  return changed === paid.value ? amount : decimalFromUnits(changed, currency)
}

function convertedOrRefused(origin: CostOrigin | null): Units {
  const converted = origin ? convertedAmount(origin) : undefined
  if (converted === undefined) throw new LeftOutError('out-of-range')
  return converted
}
