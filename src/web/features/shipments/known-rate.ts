import type { RowOfKind } from '#contract/row-kinds.ts'
import { crossRate, type RateSet, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'

/** A rate into the shipment's currency, and where it comes from. */
export interface DatedRate {
  /** What one unit is worth, as decimal text; empty where it is not known. */
  readonly rate: string
  readonly date: string | null
  readonly source: string
}

/** A foreign currency of the shipment with the rate that its lines and charges share; null where they have several. */
export interface UsedRate {
  readonly currency: string
  readonly rate: DatedRate | null
}

type Rated = Pick<
  RowOfKind<'shipmentLine'> | RowOfKind<'shipmentCharge'>,
  'currency' | 'rate' | 'rateDate' | 'rateSource'
>

/** The foreign currencies of a shipment in the order in which they appear, each with its rate (SHIP-01). */
export function usedRates(rows: readonly Rated[], currency: string): readonly UsedRate[] {
  const used = new Map<string, DatedRate | null>()
  for (const row of rows) {
    if (row.currency === currency) continue
    const known = used.get(row.currency)
    const own: DatedRate = { rate: row.rate, date: row.rateDate, source: row.rateSource }
    if (known === undefined) used.set(row.currency, own)
    else if (known !== null && known.rate !== own.rate) used.set(row.currency, null)
  }
  return [...used].map(([code, rate]) => ({ currency: code, rate }))
}

/** How many rates somebody typed, each counted once: they are of no day, and hold for the currency of the shipment alone (SHIP-01). */
export function typedRates(rows: readonly Rated[], currency: string): number {
  const typed = rows.filter((row) => row.currency !== currency && row.rate !== '' && row.rateDate === null)
  return new Set(typed.map((row) => `${row.currency} ${row.rate}`)).size
}

/** The rate for a currency: the one that the shipment has for it, else the reference rate; empty where there is neither. */
export function knownRate(from: string, to: string, used: readonly UsedRate[], reference: RateSet): DatedRate {
  const own = used.find(({ currency }) => currency === from)?.rate
  if (own && own.rate !== '') return own
  const rate = crossRate(reference, from, to, TYPED_RATE_DIGITS)
  return rate === undefined
    ? { rate: '', date: null, source: '' }
    : { rate, date: reference.date, source: reference.source }
}
