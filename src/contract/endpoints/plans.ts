import * as z from 'zod/mini'
import { SUBSCRIPTION_STATUSES } from '#domain/subscriptions/subscription-state.ts'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { listFields } from './crud.ts'
import { amount, newPlan, plan, planPatch, revenue, userSubscription } from './plan-shapes.ts'

const ADMIN = { access: 'admin', scope: 'write', fresh: true } as const
const planId = z.strictObject({ id: uuid })

export const listPlans = endpoint({
  id: 'plans.list',
  method: 'GET',
  path: '/stripe/plans',
  summary: 'The plans that are offered (SUB-03)',
  access: 'user',
  scope: 'read',
  output: z.object({ plans: z.array(plan) }),
})

export const getPlan = endpoint({
  id: 'plans.get',
  method: 'GET',
  path: '/subscription-plans/:id',
  summary: 'One plan, offered or not',
  access: 'user',
  scope: 'read',
  params: planId,
  output: plan,
  errors: ['no-such-row'],
})

/** A plan with who pays for it (SUB-04). */
const keptPlan = z.extend(plan, {
  /** Those who have it now, by status. */
  subscribers: z.partialRecord(z.enum(SUBSCRIPTION_STATUSES), z.int()),
  /** Of those who pay: neither on trial nor on their way out, and not made in the test mode. */
  mrr: revenue,
})
export type KeptPlanAnswer = z.infer<typeof keptPlan>

export const listKeptPlans = endpoint({
  id: 'plans.listKept',
  method: 'GET',
  path: '/admin/plans',
  summary: 'Every plan with its subscribers and monthly recurring revenue, and the revenue in total (SUB-04, PRICE-10)',
  access: 'admin',
  scope: 'read',
  output: z.object({ plans: z.array(keptPlan), mrr: revenue, testSubscribers: z.int() }),
})

/** Days over which the movement of revenue is told. */
export const REVENUE_DAYS = 30

const planRevenue = z.object({
  id: uuid,
  name: z.string(),
  /** Those who pay now. */
  subscribers: z.int(),
  /** What they pay a month, and by how much that changed. */
  revenue: z.array(z.extend(amount, { change: z.number() })),
})

const movedRevenue = z.object({
  currency: z.string(),
  /** A month's revenue at the beginning, what came and went since, and now: decimals that add up. */
  before: z.number(),
  added: z.number(),
  up: z.number(),
  down: z.number(),
  lost: z.number(),
  now: z.number(),
})

const revenueAnswer = z.object({ days: z.int(), total: z.array(movedRevenue), plans: z.array(planRevenue) })
export type RevenueAnswer = z.infer<typeof revenueAnswer>

export const adminRevenue = endpoint({
  id: 'plans.revenue',
  method: 'GET',
  path: '/admin/revenue',
  summary:
    'Monthly recurring revenue by plan and in total, with what came and went in the last 30 days (SUB-04, PRICE-10)',
  access: 'admin',
  scope: 'read',
  output: revenueAnswer,
})

export const createPlan = endpoint({
  id: 'plans.create',
  method: 'POST',
  path: '/admin/plans',
  summary: 'Add a plan (SUB-01)',
  ...ADMIN,
  body: newPlan,
  output: plan,
  answers: [201],
  errors: ['conflict'],
})

export const patchPlan = endpoint({
  id: 'plans.patch',
  method: 'PATCH',
  path: '/admin/plans/:id',
  summary: 'Change a plan; what is paid for it stays with those who have it until they change',
  description: 'A plan with `isActive` false is offered to nobody new; its subscribers keep it.',
  ...ADMIN,
  params: planId,
  body: planPatch,
  output: plan,
  errors: ['no-such-row', 'conflict'],
})

export const removePlan = endpoint({
  id: 'plans.remove',
  method: 'DELETE',
  path: '/admin/plans/:id',
  summary: 'Delete a plan that nobody ever subscribed to; others are only retired',
  ...ADMIN,
  params: planId,
  errors: ['no-such-row', 'conflict', 'payment-unavailable', 'payment-refused'],
})

export const createDefaultPlans = endpoint({
  id: 'plans.createDefaults',
  method: 'POST',
  path: '/admin/plans/defaults',
  summary: 'Add a monthly, a quarterly and an annual plan, each once (SUB-07)',
  ...ADMIN,
  output: z.object({ added: z.array(plan) }),
})

const subscriber = z.extend(userSubscription, { email: z.nullable(z.string()), planName: z.string() })
export type SubscriberAnswer = z.infer<typeof subscriber>

export const listSubscribers = endpoint({
  id: 'plans.subscribers',
  method: 'GET',
  path: '/admin/subscriptions',
  summary: 'Who subscribed to what, newest first (SUB-04)',
  access: 'admin',
  scope: 'read',
  query: z.strictObject({
    planId: z.optional(uuid),
    status: z.optional(z.enum(SUBSCRIPTION_STATUSES)),
    page: listFields.page,
    pageSize: listFields.pageSize,
  }),
  output: z.object({ items: z.array(subscriber), more: z.boolean() }),
})
