import { dayOf } from '#domain/calendar-day.ts'
import { crossRate, TYPED_RATE_DIGITS } from '#domain/exchange-rates.ts'
import type { Change } from '../command.ts'
import type { AnyPatch, AnyRow, DeriveContext } from '../entity.ts'
import { shipmentIssueMessages } from './shipment-issue-messages.ts'

/** What a line or charge without a rate gets when it is new or comes into another currency. */
export const REFERENCE_RATE = ['rate', 'rateDate', 'rateSource'] as const

const NO_RATE = { rate: '', rateDate: null, rateSource: '' } as const

/** What of a shipment has amounts in currencies of its own. */
const RATED = ['shipmentLine', 'shipmentCharge'] as const

/** The currency and rate of a shipment's line or charge. */
interface Rated {
  readonly id: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly shipmentId: string | null
  readonly currency: string
  readonly rate: string
}

/** The currency and state of a shipment. */
interface Costed {
  readonly id: string
  readonly updatedAt: number
  readonly status: string
  readonly currency: string
}

/** A line or charge that names no currency is in that of its shipment (SHIP-01). */
export function shipmentCurrency(_id: string, context: DeriveContext): { readonly currency?: string } {
  const shipmentId = context.given?.['shipmentId']
  const currency = typeof shipmentId === 'string' ? context.get('shipment', shipmentId)?.['currency'] : undefined
  return typeof currency === 'string' ? { currency } : {}
}

/**
 * Another rate that comes without day and source has neither, and least of all those of the rate before (PRICE-15). In the currency of the
 * shipment there is none.
 */
export function rateOrigin({ rate, currency, shipmentId }: Omit<Rated, 'id'>, context: DeriveContext): AnyPatch {
  const { before, given, isRestored = false, isUndo = false } = context
  if (isRestored || isUndo || !given) return {}
  const isOwn = shipmentId !== null && context.get('shipment', shipmentId)?.['currency'] === currency
  if (isOwn && rate !== '') return NO_RATE
  if (given['rate'] === undefined || before?.['rate'] === rate) return {}
  return {
    ...(given['rateDate'] === undefined ? { rateDate: NO_RATE.rateDate } : {}),
    ...(given['rateSource'] === undefined ? { rateSource: NO_RATE.rateSource } : {}),
  }
}

/**
 * Gives a line or charge that is new in another currency the reference rate of that day, if it has no rate, in the transaction that
 * stores it (SHIP-01).
 */
export function referenceRateOf(kind: (typeof RATED)[number]) {
  return {
    reads: () => [],
    ratesOf: (before: Rated | undefined, after: Rated | undefined, context: DeriveContext) =>
      lacking(before, after, context)?.day,
    changes(before: Rated | undefined, after: Rated | undefined, context: DeriveContext): Change[] {
      const pair = lacking(before, after, context)
      const data = pair && rateOn(context, pair)
      return data ? [{ op: 'patch', kind, id: pair.id, data }] : []
    },
  }
}

/** In another currency of the shipment the rates into the one before count no longer: the reference rates of the day do (SHIP-01). */
export const ratesIntoCurrency = {
  reads: () => [],
  named: (before: Costed | undefined, after: Costed | undefined, context: DeriveContext) =>
    after && isMoved(before, after, context) ? RATED.map((kind) => ({ kind, field: 'shipmentId', is: after.id })) : [],
  ratesOf: (before: Costed | undefined, after: Costed | undefined, context: DeriveContext) =>
    after && isMoved(before, after, context) ? dayOf(after.updatedAt, 'UTC') : undefined,
  changes(before: Costed | undefined, after: Costed | undefined, context: DeriveContext): Change[] {
    if (!after || !isMoved(before, after, context)) return []
    const day = dayOf(after.updatedAt, 'UTC')
    const rows = (kind: string): readonly AnyRow[] => context.naming?.(kind, 'shipmentId', after.id) ?? []
    return RATED.flatMap((kind) =>
      rows(kind).map((row): Change => {
        const pair = { from: String(row['currency']), to: after.currency, day }
        const data = pair.from === pair.to ? NO_RATE : (rateOn(context, pair) ?? NO_RATE)
        return { op: 'patch', kind, id: row.id, data }
      }),
    )
  },
}

/** The currency of a landed shipment is that of the costs that its products got. */
export function landedCurrencyIssue({ currency }: Pick<Costed, 'currency'>, { before, isRestored }: DeriveContext) {
  if (isRestored || before?.['status'] !== 'landed' || before['currency'] === currency) return {}
  return { currency: shipmentIssueMessages.landedCurrency }
}

function isMoved(before: Costed | undefined, after: Costed, { isRestored, isUndo }: DeriveContext): boolean {
  return before !== undefined && before.currency !== after.currency && isRestored !== true && isUndo !== true
}

interface Pair {
  readonly from: string
  readonly to: string
  readonly day: string
}

function rateOn(context: DeriveContext, { from, to, day }: Pair): AnyPatch | undefined {
  const set = context.ratesOn?.(day)
  const rate = set && crossRate(set, from, to, TYPED_RATE_DIGITS)
  return rate === undefined ? undefined : { rate, rateDate: set?.date ?? null, rateSource: set?.source ?? '' }
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
