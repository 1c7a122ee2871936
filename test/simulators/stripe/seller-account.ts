import { randomBytes } from 'node:crypto'
import { missing, StripeProblem } from './stripe-state.ts'

/** What a restricted key may be allowed. */
export type SellerPermission =
  | 'checkout_session_write'
  | 'payment_intent_read'
  | 'charge_read'
  | 'dispute_read'
  | 'balance_transaction_read'
  | 'webhook_write'
  | 'account_read'

/** What the product asks for, and what makes its endpoint by itself. */
export const ENOUGH: readonly SellerPermission[] = [
  'checkout_session_write',
  'payment_intent_read',
  'charge_read',
  'dispute_read',
  'balance_transaction_read',
  'webhook_write',
]

/** Amounts are counted as Stripe counts them; moments are seconds. */
export interface SellerSession {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly metadata: Readonly<Record<string, string>>
  readonly paymentMetadata: Readonly<Record<string, string>>
  readonly expiresAt: number
  readonly successUrl: string
  readonly cancelUrl: string
  status: 'open' | 'complete' | 'expired'
  payment: string | null
}

interface SellerPayment {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  charge: SellerCharge | null
}

interface SellerCharge {
  readonly id: string
  readonly at: number
  readonly isPaid: boolean
  settled: Settled | null
}

/** What moved on the account, in the currency that it is paid out in. */
export interface Settled {
  readonly id: string
  readonly at: number
  readonly amount: number
  readonly fee: number
  readonly type: string
}

export interface SellerRefund {
  readonly id: string
  readonly payment: string
  readonly amount: number
  readonly at: number
  status: 'succeeded' | 'failed'
  readonly settled: Settled
  returned: Settled | null
}

export interface SellerDispute {
  readonly id: string
  readonly payment: string
  readonly amount: number
  readonly at: number
  status: 'needs_response' | 'warning_needs_response' | 'won' | 'lost'
  /** Until when it can be answered. */
  readonly dueBy: number
  moves: readonly Settled[]
}

interface SellerEndpoint {
  readonly id: string
  readonly url: string
  readonly events: readonly string[]
  readonly secret: string
}

/** Something that happened, of which an endpoint is told. */
export interface SellerHappening {
  readonly type: string
  readonly at: number
  readonly of: { readonly kind: 'session' | 'payment' | 'charge' | 'refund' | 'dispute'; readonly id: string }
}

/** How many of the smallest units of the euro one smallest unit of a currency is worth. */
const RATES: Readonly<Record<string, number>> = { eur: 1, usd: 0.9, jpy: 0.61, kwd: 0.3, isk: 0.0067 }
/** Amounts below are not charged. */
const LEAST = 50
const LARGEST = 99_999_999
const DISPUTE_FEE = 1_500
const ANSWER_SECONDS = 10 * 86_400

/** A seller's own account at Stripe: pages of payment, charges, what it keeps of them, and what is taken back; by a clock of its own. */
export class SellerAccount {
  readonly id = `acct_${randomBytes(8).toString('hex')}`
  readonly name: string
  readonly isLive: boolean
  now: number
  takesCards = true
  /** The fee of a charge is known some time after it. */
  settlesLate = false
  readonly keys = new Map<string, readonly SellerPermission[] | 'all'>()
  readonly sessions = new Map<string, SellerSession>()
  readonly payments = new Map<string, SellerPayment>()
  readonly refunds = new Map<string, SellerRefund>()
  readonly disputes = new Map<string, SellerDispute>()
  readonly endpoints = new Map<string, SellerEndpoint>()
  readonly happened: SellerHappening[] = []
  #count = 0

  constructor(name: string, isLive: boolean, now = Date.now()) {
    this.name = name
    this.isLive = isLive
    this.now = Math.floor(now / 1_000)
  }

  newId(prefix: string): string {
    this.#count += 1
    return `${prefix}_${this.#count}x${randomBytes(8).toString('hex')}`
  }

  /** Makes a key; a restricted one may do what is named. */
  addKey(permissions: readonly SellerPermission[] | 'all' = 'all'): string {
    const kind = permissions === 'all' ? 'sk' : 'rk'
    const key = `${kind}_${this.isLive ? 'live' : 'test'}_${randomBytes(12).toString('hex')}`
    this.keys.set(key, permissions)
    return key
  }

  addEndpoint(url: string, events: readonly string[]): SellerEndpoint {
    const made = { id: this.newId('we'), url, events, secret: `whsec_${randomBytes(16).toString('hex')}` }
    this.endpoints.set(made.id, made)
    return made
  }

  openSession(asked: Omit<SellerSession, 'id' | 'status' | 'payment'>): SellerSession {
    const param = 'line_items[0][price_data][currency]'
    if (RATES[asked.currency] === undefined)
      throw new StripeProblem(400, { type: 'invalid_request_error', param, message: 'Invalid currency' })
    const code = asked.amount < LEAST ? 'amount_too_small' : asked.amount > LARGEST ? 'amount_too_large' : undefined
    if (code) throw new StripeProblem(400, { type: 'invalid_request_error', code, message: code })
    const least = this.now + 30 * 60 - 60
    if (asked.expiresAt < least || asked.expiresAt > this.now + 86_400)
      throw new StripeProblem(400, { type: 'invalid_request_error', param: 'expires_at', message: 'expires_at' })
    const session: SellerSession = { ...asked, id: this.newId('cs'), status: 'open', payment: null }
    this.sessions.set(session.id, session)
    return session
  }

  session(id: string): SellerSession {
    const found = this.sessions.get(id)
    if (!found) throw missing('checkout.session', id)
    return found
  }

  payment(id: string): SellerPayment {
    const found = this.payments.get(id)
    if (!found) throw missing('payment_intent', id)
    return found
  }

  expire(id: string): SellerSession {
    const session = this.session(id)
    if (session.status !== 'open')
      throw new StripeProblem(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' })
    session.status = 'expired'
    this.#note('checkout.session.expired', 'session', id)
    return session
  }

  /** A customer enters a card on a page of payment; answers the payment, undefined for a card that was declined. */
  pay(sessionId: string, card: 'works' | 'declined' = 'works'): string | undefined {
    const session = this.session(sessionId)
    if (session.status !== 'open') throw new Error(`the session is ${session.status}`)
    const { amount, currency, paymentMetadata: metadata } = session
    const id = session.payment ?? this.newId('pi')
    const payment = this.payments.get(id) ?? { id, amount, currency, metadata, charge: null }
    this.payments.set(id, payment)
    session.payment = id
    payment.charge = { id: this.newId('ch'), at: this.now, isPaid: card === 'works', settled: null }
    if (card === 'declined') {
      this.#note('payment_intent.payment_failed', 'payment', id)
      return undefined
    }
    session.status = 'complete'
    if (!this.settlesLate) this.#settle(payment)
    this.#note('payment_intent.succeeded', 'payment', id)
    this.#note('checkout.session.completed', 'session', session.id)
    return id
  }

  /** A charge that another shop of the seller made. */
  chargeElsewhere(amount: number): string {
    const payment: SellerPayment = { id: this.newId('pi'), amount, currency: 'eur', metadata: {}, charge: null }
    payment.charge = { id: this.newId('ch'), at: this.now, isPaid: true, settled: null }
    this.payments.set(payment.id, payment)
    this.#settle(payment)
    this.#note('payment_intent.succeeded', 'payment', payment.id)
    return payment.id
  }

  /** What was charged becomes part of the balance, and its fee is known. */
  settle(paymentId: string): void {
    const payment = this.payment(paymentId)
    if (payment.charge?.isPaid !== true || payment.charge.settled) return
    this.#settle(payment)
    this.#note('charge.updated', 'charge', paymentId)
  }

  #settle(payment: SellerPayment): void {
    const { charge, amount, currency } = payment
    if (!charge) return
    const gross = this.#paidOut(amount, currency)
    charge.settled = this.#moved(gross, Math.round(gross * 0.015) + 25, 'charge')
  }

  /** What can be given back of a payment. */
  refundable(paymentId: string): number {
    const { amount, charge } = this.payment(paymentId)
    if (charge?.isPaid !== true) return 0
    const taken = [...this.refunds.values()].filter((each) => each.payment === paymentId && each.status === 'succeeded')
    const disputed = this.disputeOf(paymentId)?.moves.length === 1
    return disputed ? 0 : amount - taken.reduce((sum, each) => sum + each.amount, 0)
  }

  refund(paymentId: string, amount: number): SellerRefund {
    const payment = this.payment(paymentId)
    if (amount <= 0 || amount > this.refundable(paymentId)) throw new Error('not refundable')
    const settled = this.#moved(-this.#paidOut(amount, payment.currency), 0, 'refund')
    const refund: SellerRefund = {
      id: this.newId('re'),
      payment: paymentId,
      amount,
      at: this.now,
      status: 'succeeded',
      settled,
      returned: null,
    }
    this.refunds.set(refund.id, refund)
    this.#note('refund.created', 'refund', refund.id)
    this.#note('charge.refunded', 'charge', paymentId)
    return refund
  }

  failRefund(id: string): void {
    const refund = this.refunds.get(id)
    if (refund?.status !== 'succeeded') return
    refund.status = 'failed'
    refund.returned = this.#moved(-refund.settled.amount, 0, 'refund_failure')
    this.#note('refund.failed', 'refund', id)
    this.#note('refund.updated', 'refund', id)
  }

  disputeOf(paymentId: string): SellerDispute | undefined {
    return [...this.disputes.values()].find((each) => each.payment === paymentId)
  }

  /** The customer's bank takes the money back, or only asks. */
  dispute(paymentId: string, what: 'takes' | 'asks' = 'takes'): SellerDispute {
    const amount = this.refundable(paymentId)
    if (amount <= 0) throw new Error('nothing to dispute')
    const { currency } = this.payment(paymentId)
    const isTaken = what === 'takes'
    const dispute: SellerDispute = {
      id: this.newId('du'),
      payment: paymentId,
      amount,
      at: this.now,
      status: isTaken ? 'needs_response' : 'warning_needs_response',
      dueBy: this.now + ANSWER_SECONDS,
      moves: isTaken ? [this.#moved(-this.#paidOut(amount, currency), DISPUTE_FEE, 'adjustment')] : [],
    }
    this.disputes.set(dispute.id, dispute)
    this.#note('charge.dispute.created', 'dispute', dispute.id)
    if (isTaken) this.#note('charge.dispute.funds_withdrawn', 'dispute', dispute.id)
    return dispute
  }

  closeDispute(id: string, outcome: 'won' | 'lost'): void {
    const dispute = this.disputes.get(id)
    if (dispute?.status !== 'needs_response') return
    dispute.status = outcome
    if (outcome === 'won') {
      dispute.moves = [...dispute.moves, this.#moved(-(dispute.moves[0]?.amount ?? 0), 0, 'adjustment')]
      this.#note('charge.dispute.funds_reinstated', 'dispute', id)
    }
    this.#note('charge.dispute.closed', 'dispute', id)
  }

  /** Lets time pass; pages of payment end. */
  pass(seconds: number): void {
    this.now += seconds
    for (const { id, status, expiresAt } of this.sessions.values())
      if (status === 'open' && expiresAt <= this.now) this.expire(id)
  }

  /** What the seller has of a payment, as the account counts it. */
  ledgerOf(paymentId: string): number {
    const { amount, charge } = this.payment(paymentId)
    if (charge?.isPaid !== true) return 0
    const refunds = [...this.refunds.values()].filter((each) => each.payment === paymentId && each.returned === null)
    const disputes = [...this.disputes.values()].filter((each) => each.payment === paymentId && each.moves.length === 1)
    return [...refunds, ...disputes].reduce((sum, each) => sum - each.amount, amount)
  }

  #paidOut(amount: number, currency: string): number {
    return Math.round(amount * (RATES[currency] ?? 1))
  }

  #moved(amount: number, fee: number, type: string): Settled {
    return { id: this.newId('txn'), at: this.now, amount, fee, type }
  }

  #note(type: string, kind: SellerHappening['of']['kind'], id: string): void {
    this.happened.push({ type, at: this.now, of: { kind, id } })
  }
}
