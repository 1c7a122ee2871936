import * as z from 'zod/mini'
import { BILLING_CYCLES } from '#domain/subscriptions/billing-cycle.ts'
import type { PlanLimit } from '#domain/subscriptions/plan-limits.ts'
import { SUBSCRIPTION_STATUSES } from '#domain/subscriptions/subscription-state.ts'
import { boundedText, currencyText, uuid } from '../fields.ts'
import { oneLineText } from '../one-line-text.ts'

const MOST_FEATURES = 20
/** The highest limit of a plan: bytes and rows alike. */
const HIGHEST_LIMIT = 1_000_000_000_000
const MOST_TRIAL_DAYS = 730

const cycle = z.enum(BILLING_CYCLES, 'must be monthly, quarterly or annual')
const limit = z.int('must be a whole number').check(z.minimum(0), z.maximum(HIGHEST_LIMIT))
const limits = z.strictObject({
  products: z.optional(limit),
  customers: z.optional(limit),
  priceLists: z.optional(limit),
  documentsPerMonth: z.optional(limit),
  storageBytes: z.optional(limit),
} satisfies Record<PlanLimit, z.ZodMiniType>)
/** In the plan's currency; text keeps every digit. */
const price = z.union([z.number(), boundedText(40, 1)], 'must be an amount such as 19.90')

/** The fields of a plan that administrators keep (SUB-01). */
const planFields = {
  name: oneLineText(120, 1),
  description: boundedText(1_000),
  price,
  currency: currencyText,
  billingCycle: cycle,
  features: z.array(oneLineText(200, 1)).check(z.maxLength(MOST_FEATURES)),
  /** What the server enforces; what is left out has no limit (SUB-06). */
  limits,
  maxUsers: z.nullable(z.int().check(z.minimum(1), z.maximum(100_000))),
  trialDays: z.int().check(z.minimum(0), z.maximum(MOST_TRIAL_DAYS)),
  /** Offered to new subscribers; those who have it keep it. */
  isActive: z.boolean(),
  /** The smallest is shown first. */
  order: z.int().check(z.minimum(0), z.maximum(100_000)),
}

export const newPlan = z.strictObject({
  ...planFields,
  description: z.optional(planFields.description),
  features: z.optional(planFields.features),
  limits: z.optional(limits),
  maxUsers: z.optional(planFields.maxUsers),
  trialDays: z.optional(planFields.trialDays),
  isActive: z.optional(planFields.isActive),
  order: z.optional(planFields.order),
})
export type NewPlan = z.infer<typeof newPlan>

export const planPatch = z.strictObject({
  name: z.optional(planFields.name),
  description: z.optional(planFields.description),
  price: z.optional(price),
  currency: z.optional(planFields.currency),
  billingCycle: z.optional(cycle),
  features: z.optional(planFields.features),
  limits: z.optional(limits),
  maxUsers: z.optional(planFields.maxUsers),
  trialDays: z.optional(planFields.trialDays),
  isActive: z.optional(planFields.isActive),
  order: z.optional(planFields.order),
})
export type PlanPatch = z.infer<typeof planPatch>

/** A plan as calls answer it. */
export const plan = z.object({
  id: uuid,
  name: z.string(),
  description: z.string(),
  price: z.number(),
  currency: z.string(),
  billingCycle: cycle,
  features: z.array(z.string()),
  limits,
  maxUsers: z.nullable(z.int()),
  trialDays: z.int(),
  isActive: z.boolean(),
  order: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type PlanAnswer = z.infer<typeof plan>

const moment = z.nullable(z.string())

/** A user's subscription as calls answer it (SUB-01). */
export const userSubscription = z.object({
  id: uuid,
  userId: uuid,
  planId: uuid,
  /** What is paid each period. */
  price: z.number(),
  currency: z.string(),
  billingCycle: cycle,
  status: z.enum(SUBSCRIPTION_STATUSES),
  cancelAtPeriodEnd: z.boolean(),
  /** The last payment failed. */
  paymentIssue: z.boolean(),
  /** When access ends; null while nothing ends it. */
  accessUntil: moment,
  nextBillingDate: moment,
  trialEnd: moment,
  periodEnd: z.string(),
  /** It was made in the test mode: nothing was paid (SUB-05). */
  isTest: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type UserSubscriptionAnswer = z.infer<typeof userSubscription>

/** An amount with its currency. */
export const amount = z.object({ amount: z.number(), currency: z.string() })

/** Monthly recurring revenue by currency, as decimals (PRICE-10). */
export const revenue = z.array(amount)
