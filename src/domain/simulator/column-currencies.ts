import type { CostOrigin } from '../cost-origin.ts'
import { minorDigits } from '../currency.ts'
import { convertByRatio, type RateSet, rateRatio, type Ratio } from '../exchange-rates.ts'
import { nearest } from '../exact.ts'
import type { Units } from '../money.ts'
import { assumedRate } from './lever-amounts.ts'
import type { CurrencyLever } from './levers.ts'

/** From one currency into another at one rate: costs that share it convert alike. */
export type Exchange = Pick<CostOrigin, 'currency' | 'to' | 'rate'>

/** The exchanges of a catalogue, each once. */
export class ExchangeTable {
  readonly #known = new Map<string, number>()
  readonly all: Exchange[] = []

  /** The place of an exchange in `all`. */
  placeOf({ currency, to, rate }: Exchange): number {
    const key = `${currency} ${to} ${rate}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    this.#known.set(key, this.all.length)
    return this.all.push({ currency, to, rate }) - 1
  }
}

/** An exchange at the rate of a scenario. */
export interface AssumedExchange {
  readonly exchange: Exchange
  /** The rate is another one than that of the costs. */
  readonly isMoved: boolean
  readonly ratio: Ratio
  /** Units of the target for one unit that was paid, in float64. */
  readonly factor: number
}

/** The exchanges at the rates of a scenario; null where there is no rate. */
export function assumedExchanges(
  exchanges: readonly Exchange[],
  levers: readonly CurrencyLever[],
  rates: RateSet | null,
): readonly (AssumedExchange | null)[] {
  return exchanges.map((exchange) => {
    const rate = assumedRate(exchange, levers, rates)
    const ratio = rate === undefined ? undefined : rateRatio(rate)
    if (!ratio) return null
    const { currency, to } = exchange
    const factor =
      (Number(ratio.numerator) * 10 ** minorDigits(to)) / (Number(ratio.denominator) * 10 ** minorDigits(currency))
    return { exchange, isMoved: rate !== exchange.rate, ratio, factor }
  })
}

/** A paid amount converted as the costs of products are; infinite if it is too large. */
export function convertedAt(units: Units, { factor, exchange, ratio }: AssumedExchange): Units {
  const near = nearest(units * factor)
  if (near <= CERTAINLY_KEPT && near >= -CERTAINLY_KEPT) return near
  return convertByRatio(units, exchange.currency, exchange.to, ratio) ?? Infinity
}

const CERTAINLY_KEPT: Units = 1e14
