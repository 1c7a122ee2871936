import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'

/** What only the person may do, who confirmed who they are not long ago. */
const BY_PERSON = { access: 'session', scope: 'write', rateLimit: 20, fresh: true } as const
/** Card payments that one call answers. */
const PAYMENTS_A_PAGE = 50

/** `waiting`: without a signing secret; `refused`: the payment provider does not take the key any more. */
export const CARD_ACCOUNT_STATES = ['waiting', 'active', 'refused'] as const
/** Why a payment does not stand on its document; empty where it does. */
const CARD_PROBLEMS = ['', 'deleted', 'void', 'credited', 'currency', 'refused', 'twice'] as const

const cardAccount = z.object({
  /** What the payment provider calls it; empty where its key may not tell it. */
  accountId: z.string(),
  name: z.string(),
  /** With a test key no money moves. */
  mode: z.enum(['live', 'test']),
  keyKind: z.enum(['restricted', 'secret']),
  state: z.enum(CARD_ACCOUNT_STATES),
  /** The endpoint at the provider was made by the product; else by a person. */
  hasOwnEndpoint: z.boolean(),
  /** Where the provider posts its events. */
  webhook: z.string(),
  /** The last event. */
  heardAt: z.nullable(z.string()),
  connectedAt: z.string(),
})
const cardState = z.object({ account: z.nullable(cardAccount) })

/** Whether an account is connected, and which. */
export type CardAccountAnswer = z.infer<typeof cardState>

export const readCardAccount = endpoint({
  id: 'cards.account',
  method: 'GET',
  path: '/card-payments/account',
  summary: 'Your account at Stripe that invoices are paid through by card, without its key (DOC-14)',
  access: 'user',
  scope: 'read',
  output: cardState,
})

export const connectCardAccount = endpoint({
  id: 'cards.connect',
  method: 'PUT',
  path: '/card-payments/account',
  summary:
    'Connect your account at Stripe by a key, or put another key of it in place; the key is tried first (DOC-14)',
  ...BY_PERSON,
  body: z.strictObject({ key: boundedText(300, 1) }),
  output: cardState,
  errors: ['conflict', 'payment-unavailable', 'payment-refused'],
})

export const keepCardSecret = endpoint({
  id: 'cards.secret',
  method: 'PUT',
  path: '/card-payments/account/signing-secret',
  summary: 'Keep the signing secret of the endpoint that you made at Stripe (DOC-14)',
  ...BY_PERSON,
  body: z.strictObject({ secret: boundedText(300, 1) }),
  output: cardState,
  errors: ['no-such-row'],
})

export const disconnectCardAccount = endpoint({
  id: 'cards.disconnect',
  method: 'DELETE',
  path: '/card-payments/account',
  summary: 'Disconnect your account at Stripe: its key is forgotten, what was paid stays (DOC-14)',
  ...BY_PERSON,
  fresh: false,
  errors: ['no-such-row', 'payment-unavailable'],
})

const cardPayment = z.object({
  id: uuid,
  documentId: uuid,
  reference: z.string(),
  paidAt: z.string(),
  currency: z.string(),
  amount: z.number(),
  /** What is left after refunds and disputes. */
  kept: z.number(),
  /** What the payment provider kept, for disputes too, in the currency that it pays out in; null while that is not known. */
  fee: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  /** The state of its dispute at the payment provider; empty without one. */
  dispute: z.string(),
  /** Until when the seller can answer it; null without one, and where the payment provider names no day. */
  disputeAnswerBy: z.nullable(z.string()),
  /** More than was open when it came, and some of that is still a credit of the customer. */
  isCredit: z.boolean(),
  problem: z.enum(CARD_PROBLEMS),
})

/** A payment by card as answered. */
export type CardPaymentAnswer = z.infer<typeof cardPayment>

export const listCardPayments = endpoint({
  id: 'cards.payments',
  method: 'GET',
  path: '/card-payments',
  summary: 'Payments by card, the newest first; those of one document, if you name it (DOC-14)',
  access: 'user',
  scope: 'read',
  query: z.strictObject({ document: z.optional(uuid), before: z.optional(uuid) }),
  output: z.object({ items: z.array(cardPayment).check(z.maxLength(PAYMENTS_A_PAGE)), hasMore: z.boolean() }),
})

export const lookAtCardPayment = endpoint({
  id: 'cards.look',
  method: 'POST',
  path: '/card-payments/:id/look',
  summary: 'Read a payment at Stripe again, and enter what is missing on its document (DOC-14)',
  access: 'user',
  scope: 'write',
  rateLimit: 60,
  params: z.strictObject({ id: uuid }),
  output: cardPayment,
  errors: ['no-such-row', 'conflict', 'payment-unavailable', 'payment-refused'],
})

/** Where a seller's Stripe posts its events. */
export const cardWebhook = endpoint({
  id: 'cards.webhook',
  method: 'POST',
  path: '/card-payments/webhook/:id',
  summary:
    'Where the Stripe of a seller reports: the signature is checked, and each event is applied once, in any order (DOC-14)',
  access: 'public',
  scope: 'write',
  rateLimit: 'none',
  accepts: ['application/json'],
  params: z.strictObject({ id: uuid }),
  output: z.object({ received: z.literal(true) }),
  errors: ['bad-signature', 'too-large', 'too-many-requests'],
})
