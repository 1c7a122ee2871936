import * as z from 'zod/mini'
import { PLAN_USES } from '#domain/subscriptions/plan-limits.ts'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { amount, plan, userSubscription } from './plan-shapes.ts'

/** What only the person may do, who confirmed who they are not long ago. */
const BY_PERSON = { access: 'session', scope: 'write', rateLimit: 30 } as const
const PAYMENT_ERRORS = ['payment-unavailable', 'payment-refused'] as const
/** Of what is changed at the provider: its answer may be lost. */
const CHANGE_ERRORS = ['payment-unsure', ...PAYMENT_ERRORS] as const
const toPlan = z.strictObject({ planId: uuid })

export const currentSubscription = endpoint({
  id: 'subscription.current',
  method: 'GET',
  path: '/subscription',
  summary: 'The current plan, and how much of its limits is used (SUB-06)',
  access: 'user',
  scope: 'read',
  output: z.object({
    /** Without a payment key nothing is paid, and everything says so (SUB-05). */
    mode: z.enum(['live', 'sandbox', 'test']),
    subscription: z.nullable(userSubscription),
    /** The plan whose limits are in force; null where nothing is limited. */
    plan: z.nullable(plan),
    usage: z.array(z.object({ limit: z.enum(PLAN_USES), used: z.int(), most: z.nullable(z.int()) })),
  }),
})

const planRoomAnswer = z.object({
  /** Kinds of rows of which no more can be added now, each with the reason and the remedy. */
  full: z.array(z.object({ kind: z.string(), message: z.string() })),
})
export type PlanRoomAnswer = z.infer<typeof planRoomAnswer>

export const planRoom = endpoint({
  id: 'subscription.room',
  method: 'GET',
  path: '/plan-room',
  summary: 'What the plan has no more room for, so that it can be said before something is made (SUB-06)',
  access: 'user',
  scope: 'read',
  members: 'write',
  output: planRoomAnswer,
})

export const listUserSubscriptions = endpoint({
  id: 'subscription.list',
  method: 'GET',
  path: '/user-subscriptions',
  summary: 'Your subscriptions so far, newest first (SUB-01)',
  access: 'user',
  scope: 'read',
  output: z.object({ items: z.array(userSubscription) }),
})

const card = z.object({ brand: z.string(), last4: z.string(), expMonth: z.int(), expYear: z.int() })
const invoice = z.object({
  id: z.string(),
  number: z.string(),
  at: z.string(),
  ...amount.shape,
  state: z.enum(['paid', 'open', 'void']),
  /** Where it can be read and downloaded; null in the test mode. */
  url: z.nullable(z.string()),
})
export type PaymentInvoiceAnswer = z.infer<typeof invoice>

export const subscriptionPayments = endpoint({
  id: 'subscription.payments',
  method: 'GET',
  path: '/subscription/payments',
  summary: 'The payment method and the newest invoices of your subscription, as the payment provider has them',
  access: 'user',
  scope: 'read',
  rateLimit: 60,
  output: z.object({
    card: z.nullable(card),
    /** Money that was paid back for the next invoices. */
    credit: z.nullable(amount),
    invoices: z.array(invoice),
  }),
  errors: PAYMENT_ERRORS,
})

export const createCheckout = endpoint({
  id: 'subscription.checkout',
  method: 'POST',
  path: '/stripe/create-checkout-session',
  summary: 'Begin to subscribe: answers the address of the page where it is paid (SUB-03)',
  ...BY_PERSON,
  body: toPlan,
  output: z.object({ id: z.string(), url: z.string() }),
  errors: ['no-such-row', 'conflict', ...PAYMENT_ERRORS],
})

const looked = z.object({
  /** `confirming`: its first payment is not through yet; `none`: the provider knows of nothing that is paid. */
  state: z.enum(['here', 'confirming', 'none']),
})
export type LookAnswer = z.infer<typeof looked>

export const lookAtSubscription = endpoint({
  id: 'subscription.look',
  method: 'POST',
  path: '/subscription/look',
  summary: 'Whether what was just paid is there: it is read at the payment provider, not waited for (SUB-03)',
  ...BY_PERSON,
  rateLimit: 60,
  output: looked,
  errors: PAYMENT_ERRORS,
})

export const openPortal = endpoint({
  id: 'subscription.portal',
  method: 'POST',
  path: '/stripe/portal',
  summary: 'The address where the card is changed and invoices are kept (SUB-06)',
  ...BY_PERSON,
  output: z.object({ url: z.string() }),
  errors: ['conflict', ...PAYMENT_ERRORS],
})

const changePreview = z.object({
  planId: uuid,
  /** What is paid each period from then on. */
  price: plan.shape.price,
  currency: z.string(),
  billingCycle: plan.shape.billingCycle,
  /** What is paid at once; below zero it is kept as credit for the next invoices. */
  dueNow: z.number(),
  lines: z.array(z.object({ text: z.string(), amount: z.number() })),
  /** Below zero credit that is taken off the lines, above it what is open from before: with the lines it makes up `dueNow`. */
  balance: z.number(),
  nextBillingDate: z.nullable(z.string()),
  /** The plan was cancelled: the change takes that back. */
  goesOnAgain: z.boolean(),
  /** A trial that runs goes along until then; nothing is paid before. */
  trialEnd: z.nullable(z.string()),
  /** What is there now and is more than the plan allows: it stays, and nothing can be added to it. */
  beyond: z.array(z.object({ limit: z.enum(PLAN_USES), used: z.int(), most: z.int() })),
  /** The moment that it was worked out for: give it back with the change, and the same is paid. Of the last preview alone. */
  at: z.string(),
})
export type ChangePreviewAnswer = z.infer<typeof changePreview>

export const previewPlanChange = endpoint({
  id: 'subscription.previewChange',
  method: 'POST',
  path: '/subscription/preview-change',
  summary: 'What a change of plan would cost now, worked out by the day (SUB-06)',
  ...BY_PERSON,
  body: toPlan,
  output: changePreview,
  errors: ['no-such-row', 'conflict', ...PAYMENT_ERRORS],
})

export const changePlan = endpoint({
  id: 'subscription.change',
  method: 'POST',
  path: '/subscription/change',
  summary:
    'Change the plan as previewed last; if it cannot be paid, or costs another amount by now, nothing changes (SUB-06)',
  ...BY_PERSON,
  fresh: true,
  body: z.strictObject({ planId: uuid, at: boundedText(40, 1) }),
  output: userSubscription,
  errors: ['no-such-row', 'conflict', 'payment-declined', ...CHANGE_ERRORS],
})

export const cancelSubscription = endpoint({
  id: 'subscription.cancel',
  method: 'POST',
  path: '/subscription/cancel',
  summary: 'Cancel at the end of the period that is paid (SUB-01)',
  ...BY_PERSON,
  fresh: true,
  output: userSubscription,
  errors: ['conflict', ...CHANGE_ERRORS],
})

export const resumeSubscription = endpoint({
  id: 'subscription.resume',
  method: 'POST',
  path: '/subscription/resume',
  summary: 'Take a cancellation back while the period still runs',
  ...BY_PERSON,
  output: userSubscription,
  errors: ['conflict', ...CHANGE_ERRORS],
})

/** Where Stripe posts its events. */
export const stripeWebhook = endpoint({
  id: 'stripe.webhook',
  method: 'POST',
  path: '/stripe/webhook',
  summary: 'Where Stripe reports: the signature is checked, and each event is applied once, in any order (SUB-03)',
  access: 'public',
  scope: 'write',
  rateLimit: 'none',
  accepts: ['application/json'],
  output: z.object({ received: z.literal(true) }),
  errors: ['bad-signature', 'not-configured', 'too-large'],
})

const checkoutId = z.strictObject({ id: boundedText(100, 1) })

export const testCheckout = endpoint({
  id: 'subscription.testCheckout',
  method: 'GET',
  path: '/stripe/test-checkout/:id',
  summary: 'What the page of payment of the test mode shows (SUB-05)',
  access: 'session',
  scope: 'read',
  params: checkoutId,
  output: z.object({
    /** With the price and the trial of the moment when the page was opened: that is what is paid. */
    plan,
    isOpen: z.boolean(),
  }),
  errors: ['no-such-row'],
})

export const finishTestCheckout = endpoint({
  id: 'subscription.finishTestCheckout',
  method: 'POST',
  path: '/stripe/test-checkout/:id',
  summary: 'Pay in the test mode: no money moves (SUB-05)',
  ...BY_PERSON,
  params: checkoutId,
  body: z.strictObject({ card: z.enum(['works', 'declined']) }),
  output: z.object({ subscribed: z.literal(true) }),
  errors: ['no-such-row', 'conflict', 'payment-declined'],
})

export const putTestCard = endpoint({
  id: 'subscription.putTestCard',
  method: 'POST',
  path: '/stripe/test-card',
  summary: 'Put another card into the test mode: one that works, or one that is declined (SUB-05)',
  ...BY_PERSON,
  body: z.strictObject({ card: z.enum(['works', 'declined']) }),
  output: z.object({ card: z.enum(['works', 'declined']) }),
  errors: ['no-such-row'],
})
