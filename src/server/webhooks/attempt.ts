import type { DeliveryProblem } from '#contract/endpoints/webhooks.ts'
import { EVENT_ID_HEADER, SIGNATURE_HEADER } from '#contract/webhooks/events.ts'
import { type Outgoing, type OutgoingReason, OutgoingRefused } from '../kit/outgoing.ts'
import { signatureOf } from './signature.ts'
import { sharedNow } from '../kit/clock.ts'

/** How one attempt to send an event ended. */
export interface Attempt {
  readonly problem: DeliveryProblem
  readonly status: number | null
  readonly tookMs: number
  /** The receiver asked to wait so long, in milliseconds. */
  readonly waitMs: number
}

/** One event, and where it goes. */
export interface Sent {
  readonly address: string
  readonly secrets: readonly string[]
  readonly eventId: string
  readonly body: string
  readonly timeoutMs: number
  /** Ends the attempt, which then says nothing of the receiver. */
  readonly signal?: AbortSignal
}

/** More than anybody needs to say "received". */
const MOST_ANSWER_BYTES = 64 * 1024

const PROBLEMS: Readonly<Record<OutgoingReason, DeliveryProblem>> = {
  address: 'address',
  'not-public': 'not-public',
  unreachable: 'unreachable',
  status: 'status',
  'too-large': 'too-large',
  'too-slow': 'too-slow',
  redirects: 'redirect',
}

/** Sends one event once, signed with the moment of this attempt. Throws for nothing that the receiver does, but the reason of the signal. */
export async function attempt(outgoing: Outgoing, sent: Sent): Promise<Attempt> {
  const begun = performance.now()
  const took = (): number => Math.round(performance.now() - begun)
  try {
    const { status, headers } = await outgoing.request(sent.address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        [SIGNATURE_HEADER]: signatureOf(sent.secrets, sent.body, Math.floor(sharedNow() / 1000)),
        [EVENT_ID_HEADER]: sent.eventId,
      },
      body: sent.body,
      timeoutMs: sent.timeoutMs,
      mostBytes: MOST_ANSWER_BYTES,
      ...(sent.signal ? { signal: sent.signal } : {}),
    })
    return { problem: problemOf(status), status, tookMs: took(), waitMs: waitOf(headers['retry-after']) }
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error
    return { problem: PROBLEMS[error.reason], status: error.status ?? null, tookMs: took(), waitMs: 0 }
  }
}

function problemOf(status: number): DeliveryProblem {
  if (status >= 200 && status < 300) return ''
  if (status >= 300 && status < 400) return 'redirect'
  return status === 410 ? 'gone' : 'status'
}

/** Only seconds: a date would trust the receiver's clock. */
function waitOf(header: string | undefined): number {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : 0
}
