import { dayOf } from '#domain/calendar-day.ts'
import { crossRate, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import type { Change } from '../command.ts'
import type { DeriveContext } from '../entity.ts'

/** What a new line or charge without a rate gets. */
export const REFERENCE_RATE = ['rate', 'rateDate', 'rateSource'] as const

/** The currency and rate of a shipment's line or charge. */
interface Rated {
  readonly id: string
  readonly createdAt: number
  readonly shipmentId: string | null
  readonly currency: string
  readonly rate: string
}

/**
 * Gives a new line or charge in another currency the reference rate of its day, if it has no rate, in the transaction that stores it
 * (SHIP-01).
 */
export function referenceRateOf(kind: 'shipmentLine' | 'shipmentCharge') {
  return {
    reads: () => [],
    ratesOf: (before: Rated | undefined, after: Rated | undefined, context: DeriveContext) =>
      lacking(before, after, context)?.day,
    changes(before: Rated | undefined, after: Rated | undefined, context: DeriveContext): Change[] {
      const pair = lacking(before, after, context)
      const set = pair && context.ratesOn?.(pair.day)
      if (!pair || !set) return []
      const rate = crossRate(set, pair.from, pair.to, TYPED_RATE_DIGITS)
      if (rate === undefined) return []
      return [{ op: 'patch', kind, id: pair.id, data: { rate, rateDate: set.date, rateSource: set.source } }]
    },
  }
}

function lacking(before: Rated | undefined, after: Rated | undefined, context: DeriveContext) {
  if (before || !after || context.isRestored || after.rate !== '' || after.shipmentId === null) return undefined
  const { id, currency: from, createdAt } = after
  const to = context.get('shipment', after.shipmentId)?.['currency']
  return typeof to !== 'string' || to === from ? undefined : { id, from, to, day: dayOf(createdAt, 'UTC') }
}
