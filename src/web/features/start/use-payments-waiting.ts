import { useMemo } from 'react'
import { type PaymentsWaitingAnswer, readPaymentsWaiting } from '#contract/endpoints/payments-waiting.ts'
import type { PaymentsTold } from '#domain/analytics/waiting-payments.ts'
import { unitsFromDecimal } from '#domain/money.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useAnswer } from '#web/kit/load/use-answer.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'

const NOTHING: PaymentsTold = { disputes: [], isKeyRefused: false, unpaidPlan: null }

/** Payments are the owner's alone. */
const ask = ({ isOwner }: { readonly isOwner: boolean }, signal: AbortSignal) =>
  isOwner ? callEndpoint<PaymentsWaitingAnswer>(readPaymentsWaiting, { signal }) : Promise.resolve(undefined)

/** What payments wait for, which only the server knows: nothing until it has answered. */
export function usePaymentsWaiting(): PaymentsTold {
  const auth = useAuth()
  const isOwner = auth.status === 'signed-in' && auth.user.member === undefined
  const { answer } = useAnswer({ isOwner }, ask)
  return useMemo(() => (answer ? toldOf(answer) : NOTHING), [answer])
}

function toldOf({ disputes, isKeyRefused, unpaidPlan }: PaymentsWaitingAnswer): PaymentsTold {
  return {
    disputes: disputes.map(({ amount, currency, answerBy }) => {
      const units = unitsFromDecimal(amount, currency)
      return { amount: 'issue' in units ? 0 : units.value, currency, answerBy: momentOf(answerBy) }
    }),
    isKeyRefused,
    unpaidPlan: unpaidPlan && { accessUntil: momentOf(unpaidPlan.accessUntil) },
  }
}

function momentOf(told: string | null): number | null {
  return told === null ? null : Date.parse(told)
}
