import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'

/** Disputes that one call answers. */
export const MOST_WAITING = 50

const dispute = z.object({
  documentId: uuid,
  amount: z.number(),
  currency: z.string(),
  /** Until when it can be answered; null where the payment provider names no day. */
  answerBy: z.nullable(z.string()),
})

const waiting = z.object({
  /** Disputes over payments by card that the seller can still answer, the most urgent first. */
  disputes: z.array(dispute).check(z.maxLength(MOST_WAITING)),
  /** The connected account takes no cards: its key is not accepted any more. */
  isKeyRefused: z.boolean(),
  /** The plan that was not paid, and until when it goes on all the same; `accessUntil` is null once it is suspended. */
  unpaidPlan: z.nullable(z.object({ accessUntil: z.nullable(z.string()) })),
})

/** What payments wait for. */
export type PaymentsWaitingAnswer = z.infer<typeof waiting>

export const readPaymentsWaiting = endpoint({
  id: 'payments.waiting',
  method: 'GET',
  path: '/payments/waiting',
  summary: 'What payments wait for you to do: answer a dispute, replace a key, pay your plan (PAGE-01)',
  access: 'user',
  scope: 'read',
  output: waiting,
})
