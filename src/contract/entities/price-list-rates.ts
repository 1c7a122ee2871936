import { dayOf } from '#domain/calendar-day.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import type { Change } from '../command.ts'
import type { DeriveContext } from '../entity.ts'

/** The currency of a price list, and the rates that are kept with it. */
interface Rated {
  readonly id: string
  readonly updatedAt: number
  readonly currency: string
  readonly rates: unknown
}

/**
 * Gives a list that comes to a currency without rates the reference rates of its day, in the transaction that stores it: without them no
 * product in another currency would have a price (PRICE-15).
 */
export const keptRates = {
  reads: () => [],
  ratesOf: (before: Rated | undefined, after: Rated | undefined, context: DeriveContext) =>
    lacking(before, after, context)?.day,
  changes(before: Rated | undefined, after: Rated | undefined, context: DeriveContext): Change[] {
    const list = lacking(before, after, context)
    const set = list && context.ratesOn?.(list.day)
    if (!list || !set) return []
    return [{ op: 'patch', kind: 'priceList', id: list.id, data: { rates: keptSet(set) } }]
  },
}

/** A set of rates as a list keeps it: without what is only known of it while it is in force. */
export function keptSet({ base, date, source, rates }: RateSet): RateSet {
  return { base, date, source, rates: { ...rates } }
}

function lacking(before: Rated | undefined, after: Rated | undefined, { isRestored }: DeriveContext) {
  if (!after || isRestored || after.currency === '' || after.rates !== null) return undefined
  return before?.currency === after.currency ? undefined : { id: after.id, day: dayOf(after.updatedAt, 'UTC') }
}
