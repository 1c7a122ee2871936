import type {
  SellerAccount,
  SellerDispute,
  SellerHappening,
  SellerRefund,
  SellerSession,
  Settled,
} from './seller-account.ts'

type Json = Readonly<Record<string, unknown>>

/** Whether a call asks for a part as a whole. */
export type Expands = (path: string) => boolean

const nothing: Expands = () => false

export function sellerSessionJson(account: SellerAccount, session: SellerSession, address: string): Json {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    status: session.status,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: session.payment,
    amount_total: session.amount,
    currency: session.currency,
    metadata: session.metadata,
    expires_at: session.expiresAt,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' ? `${address}/pay/${session.id}` : null,
    livemode: account.isLive,
  }
}

export function paymentJson(account: SellerAccount, id: string, expands: Expands = nothing): Json {
  const payment = account.payment(id)
  const isPaid = payment.charge?.isPaid === true
  return {
    id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_received: isPaid ? payment.amount : 0,
    currency: payment.currency,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    metadata: payment.metadata,
    latest_charge: expands('latest_charge') ? chargeJson(account, id, expands) : (payment.charge?.id ?? null),
    livemode: account.isLive,
  }
}

export function chargeJson(account: SellerAccount, paymentId: string, expands: Expands = nothing): Json | null {
  const { amount, currency, metadata, charge } = account.payment(paymentId)
  if (!charge) return null
  const refunded = [...account.refunds.values()].filter(
    (each) => each.payment === paymentId && each.status === 'succeeded',
  )
  const settled = charge.settled
  const isWhole = expands('latest_charge.balance_transaction')
  return {
    id: charge.id,
    object: 'charge',
    amount,
    amount_captured: charge.isPaid ? amount : 0,
    amount_refunded: refunded.reduce((sum, each) => sum + each.amount, 0),
    currency,
    metadata,
    created: charge.at,
    paid: charge.isPaid,
    captured: charge.isPaid,
    status: charge.isPaid ? 'succeeded' : 'failed',
    disputed: account.disputeOf(paymentId) !== undefined,
    payment_intent: paymentId,
    balance_transaction: settled && isWhole ? settledJson(settled) : (settled?.id ?? null),
    livemode: account.isLive,
  }
}

export function settledJson({ id, at, amount, fee, type }: Settled): Json {
  return {
    id,
    object: 'balance_transaction',
    created: at,
    amount,
    fee,
    net: amount - fee,
    currency: 'eur',
    type,
    reporting_category: type,
    exchange_rate: null,
  }
}

export function refundJson(account: SellerAccount, refund: SellerRefund, expands: Expands = nothing): Json {
  const { id, payment, amount, at, status, settled, returned } = refund
  const isWhole = expands('data.failure_balance_transaction')
  return {
    id,
    object: 'refund',
    amount,
    currency: account.payment(payment).currency,
    created: at,
    payment_intent: payment,
    status,
    balance_transaction: settled.id,
    metadata: {},
    ...(returned ? { failure_balance_transaction: isWhole ? settledJson(returned) : returned.id } : {}),
  }
}

export function disputeJson(account: SellerAccount, dispute: SellerDispute): Json {
  const { id, payment, amount, at, status, moves, dueBy } = dispute
  const isOpen = status === 'needs_response' || status === 'warning_needs_response'
  return {
    id,
    object: 'dispute',
    amount,
    currency: account.payment(payment).currency,
    created: at,
    payment_intent: payment,
    status,
    balance_transactions: moves.map(settledJson),
    evidence_details: { due_by: isOpen ? dueBy : null, has_evidence: false, past_due: false, submission_count: 0 },
    metadata: {},
    livemode: account.isLive,
  }
}

/** An event as it is posted: what it is about, as that is at the time of the posting. */
export function sellerEventJson(account: SellerAccount, { type, at, of }: SellerHappening, address: string): Json {
  return {
    id: account.newId('evt'),
    object: 'event',
    type,
    created: at,
    livemode: account.isLive,
    api_version: '2026-10-28.endive',
    data: { object: objectOf(account, of, address) },
  }
}

function objectOf(account: SellerAccount, { kind, id }: SellerHappening['of'], address: string): Json | null {
  const [refund, dispute] = [account.refunds.get(id), account.disputes.get(id)]
  if (kind === 'session') return sellerSessionJson(account, account.session(id), address)
  if (kind === 'payment') return paymentJson(account, id)
  if (kind === 'charge') return chargeJson(account, id)
  if (refund) return refundJson(account, refund)
  return dispute ? disputeJson(account, dispute) : null
}
