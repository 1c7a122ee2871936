import type { Units } from '../money.ts'
import { atRate, type DatedRates } from './dated-rates.ts'

/** What waits among payments. Each comes before what only costs: time is set for it, or nothing is paid until it is done. */
export const PAYMENT_WAITS = ['disputes', 'refusedKey', 'unpaidPlan'] as const
export type PaymentWait = (typeof PAYMENT_WAITS)[number]

/** What the server tells of payments; moments are epoch milliseconds. */
export interface PaymentsTold {
  /** Disputes over payments by card that can still be answered. */
  readonly disputes: readonly { readonly amount: Units; readonly currency: string; readonly answerBy: number | null }[]
  /** The key of the connected account is not accepted any more. */
  readonly isKeyRefused: boolean
  /** The plan that was not paid; `accessUntil` is null once it is suspended. */
  readonly unpaidPlan: { readonly accessUntil: number | null } | null
}

/** What of payments waits for one act. */
export interface WaitingPayments {
  readonly kind: PaymentWait
  readonly count: number
  readonly ids: readonly string[]
  /** In the currency of the figures; null where nothing is at stake that is known. */
  readonly amount: Units | null
  readonly unconverted?: number
  /** The first moment at which it is too late, in epoch milliseconds. */
  readonly by?: number
}

/** Disputes to be answered, a key to be replaced, a plan to be paid (DOC-14, SUB-06). */
export function waitingPayments(
  { disputes, isKeyRefused, unpaidPlan }: PaymentsTold,
  today: string,
  rates: DatedRates,
): readonly WaitingPayments[] {
  const lines: WaitingPayments[] = []
  if (disputes.length > 0) {
    const known = disputes.flatMap(({ amount, currency }) => {
      const rate = rates.on(currency, today)
      return rate ? atRate(amount, rate) : []
    })
    const first = Math.min(...disputes.map(({ answerBy }) => answerBy ?? Number.POSITIVE_INFINITY))
    const amount = known.length === 0 ? null : known.reduce((sum, units) => sum + units, 0)
    const unconverted = disputes.length - known.length
    lines.push({ ...lineOf('disputes', first), count: disputes.length, amount, unconverted })
  }
  if (isKeyRefused) lines.push(lineOf('refusedKey'))
  if (unpaidPlan) lines.push(lineOf('unpaidPlan', unpaidPlan.accessUntil ?? undefined))
  return lines
}

function lineOf(kind: PaymentWait, by = Number.POSITIVE_INFINITY): WaitingPayments {
  return { kind, count: 1, ids: [], amount: null, ...(Number.isFinite(by) && { by }) }
}
