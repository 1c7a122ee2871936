import {
  convertToMinor,
  convertUnits,
  crossRate,
  crossRatio,
  type RateSet,
  TYPED_RATE_DIGITS,
} from './exchange-rates.ts'
import { type Units, UNITS_PER_MINOR, unitsPerMajor } from './money.ts'
import { SHIPPED_RATES } from './reference-rates.ts'

/** A currency with its dated rate into the shop's; empty if it is the shop's own. */
export interface SampleRate {
  readonly currency: string
  readonly rate: string
  readonly rateDate: string | null
  readonly rateSource: string
}

/** The currencies of the sample shop: its own, that of the suppliers, of the carrier and of customers abroad. */
export interface SampleMoney {
  readonly own: SampleRate
  readonly supplier: SampleRate
  readonly carrier: SampleRate
  readonly abroad: string
  /** The rates of the list for abroad; null if the shop's currency has none. */
  readonly rates: RateSet | null
}

/** At the reference rates that ship with the product; a shop whose currency has no rate uses only its own. */
export function sampleMoney(currency: string): SampleMoney {
  const own: SampleRate = { currency, rate: '', rateDate: null, rateSource: '' }
  const rated = (code: string): SampleRate => {
    const rate = code === currency ? undefined : crossRate(SHIPPED_RATES, code, currency, TYPED_RATE_DIGITS)
    return rate === undefined
      ? own
      : { currency: code, rate, rateDate: SHIPPED_RATES.date, rateSource: SHIPPED_RATES.source }
  }
  const isRated = crossRatio(SHIPPED_RATES, currency, 'EUR') !== undefined
  return {
    own,
    supplier: rated(currency === 'CNY' ? 'USD' : 'CNY'),
    carrier: rated(currency === 'USD' || currency === 'CNY' ? 'EUR' : 'USD'),
    abroad: isRated ? (currency === 'EUR' ? 'GBP' : 'EUR') : currency,
    rates: isRated ? SHIPPED_RATES : null,
  }
}

/** An amount in a rate's currency for so many minor units of the shop's, rounded to its minor unit. */
export function paidIn({ currency, rate }: SampleRate, own: string, minor: number): Units {
  const units = minor * UNITS_PER_MINOR
  if (rate === '') return units
  // By the reverse rate of the same day, which exists because the rate does.
  const ratio = crossRatio(SHIPPED_RATES, own, currency)
  return (ratio && convertToMinor(units, own, currency, ratio)) ?? units
}

/** The same as on a bill: whole units of the currency. */
export function billedIn(rate: SampleRate, own: string, minor: number): Units {
  const major = unitsPerMajor(rate.currency)
  return Math.round(paidIn(rate, own, minor) / major) * major
}

/** A price abroad for so many minor units of the shop's, in tenths of the currency if it has them. */
export function pricedAbroad({ abroad, rates }: SampleMoney, own: string, minor: number): Units {
  const units = minor * UNITS_PER_MINOR
  const rate = rates === null || abroad === own ? undefined : crossRate(rates, own, abroad)
  const converted = rate === undefined ? units : (convertUnits(units, own, abroad, rate) ?? units)
  const step = Math.max(UNITS_PER_MINOR, unitsPerMajor(abroad) / 10)
  return Math.round(converted / step) * step
}
