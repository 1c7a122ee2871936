import { dayOf } from '#domain/calendar-day.ts'
import { crossRate, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import type { Change } from '../command.ts'
import type { DeriveContext } from '../entity.ts'

/** What a line or charge without a rate gets when it is new or comes into another currency. */
export const REFERENCE_RATE = ['rate', 'rateDate', 'rateSource'] as const

/** The currency and rate of a shipment's line or charge. */
interface Rated {
  readonly id: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly shipmentId: string | null
  readonly currency: string
  readonly rate: string
}

/**
 * Gives a line or charge that is new in another currency the reference rate of that day, if it has no rate, in the transaction that
 * stores it (SHIP-01).
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
  if (!after || after.shipmentId === null || !isWithoutRate(before, after, context)) return undefined
  const { id, shipmentId, currency: from, createdAt, updatedAt } = after
  const to = context.get('shipment', shipmentId)?.['currency']
  const at = before ? updatedAt : createdAt
  return typeof to !== 'string' || to === from ? undefined : { id, from, to, day: dayOf(at, 'UTC') }
}

function isWithoutRate(before: Rated | undefined, { currency, rate }: Rated, context: DeriveContext): boolean {
  return rate === '' && before?.currency !== currency && !context.isRestored && !context.isUndo
}
