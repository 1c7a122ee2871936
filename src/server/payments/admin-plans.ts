import { createDefaultPlans, createPlan, patchPlan, removePlan } from '#contract/endpoints/plans.ts'
import type { NewPlan, PlanPatch } from '#contract/endpoints/plan-shapes.ts'
import { Refusal } from '#contract/refusal.ts'
import { audited } from '../kit/audit.ts'
import { DatabaseError, type Queryable } from '../kit/database/database.ts'
import type { Routes } from '../kit/http/mount.ts'
import { closePlanPages } from './close-plan-pages.ts'
import { DEFAULT_TRIAL_DAYS, defaultPlans } from './default-plans.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentMessages } from './payment-messages.ts'
import { planAnswer, planColumns, type PlanRow, priceUnits, readPlan } from './plan-rows.ts'
import { changedPlan, madePlan, namedPlan } from './told-plan.ts'

/** Mounts the calls by which administrators keep the plans (SUB-01, SUB-07), each audited (ADMIN-04). */
export function mountPlanKeeping(routes: Routes, deps: PaymentDeps): void {
  const { dataAccess } = deps
  routes.mount(createPlan, async ({ caller, body, request, reply }) => {
    const made = await dataAccess.asAdmin(caller.actor, async (tx) => {
      const plan = await insert(tx, newRow(body))
      await tx.query(audited(request, { act: createPlan.id, detail: madePlan(plan) }))
      return plan
    })
    reply.status(201)
    return planAnswer(made)
  })
  routes.mount(patchPlan, async ({ caller, params: { id }, body, request }) =>
    planAnswer(
      await dataAccess.asAdmin(caller.actor, async (tx) => {
        const before = await readPlan(tx, id)
        const plan = await update(tx, before, body)
        await tx.query(audited(request, { act: patchPlan.id, detail: changedPlan(before, plan) }))
        return plan
      }),
    ),
  )
  routes.mount(removePlan, async ({ caller, params: { id }, request }) => {
    await closePlanPages(deps, id)
    await dataAccess
      .asAdmin(caller.actor, async (tx) => {
        const plan = await readPlan(tx, id)
        await tx.query({ name: 'plans:remove', text: 'delete from subscription_plan where id = $1', values: [id] })
        await tx.query(audited(request, { act: removePlan.id, detail: namedPlan(plan) }))
      })
      .catch(refuseUsed)
  })
  routes.mount(createDefaultPlans, async ({ caller, request }) => {
    const added = await dataAccess.asAdmin(caller.actor, async (tx) => {
      const plans = await addDefaults(tx)
      await tx.query(audited(request, { act: createDefaultPlans.id, detail: plans.map(namedPlan).join(', ') }))
      return plans
    })
    return { added: added.map(planAnswer) }
  })
}

/** A plan to be written. */
type Written = Omit<PlanRow, 'id' | 'createdAt' | 'updatedAt'>

function newRow({ price, ...body }: NewPlan): Written {
  const {
    description = '',
    features = [],
    limits = {},
    maxUsers = null,
    trialDays = 0,
    isActive = true,
    order = 0,
  } = body
  return {
    ...body,
    description,
    features,
    limits,
    maxUsers,
    trialDays,
    isActive,
    order,
    price: priceUnits(price, body.currency),
  }
}

const INSERT = `insert into subscription_plan as p (name, description, price, currency, billing_cycle, features, limits, max_users, trial_days,
    is_active, position, created_at, updated_at, made_as)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $12, $13)
  on conflict (made_as) do nothing returning ${planColumns()}`

async function insert(tx: Queryable, row: Written): Promise<PlanRow> {
  const { rows } = await tx.query<PlanRow>({
    name: 'plans:insert',
    text: INSERT,
    values: valuesOf(row, Date.now(), null),
  })
  const [made] = rows
  if (!made) throw new Error('a plan was not stored')
  return made
}

function valuesOf(row: Written, now: number, madeAs: string | null): readonly unknown[] {
  const { name, description, price, currency, billingCycle, features, limits, maxUsers, trialDays, isActive, order } =
    row
  const texts = [name, description, price, currency, billingCycle, JSON.stringify(features), JSON.stringify(limits)]
  return [...texts, maxUsers, trialDays, isActive, order, now, madeAs]
}

async function update(tx: Queryable, before: PlanRow, patch: PlanPatch): Promise<PlanRow> {
  const { price, ...rest } = patch
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const currency = patch.currency ?? before.currency
  const isPriced = price !== undefined
  // Another currency alone would make another price of the same figures.
  if (!isPriced && currency !== before.currency)
    throw new Refusal('conflict', { message: paymentMessages.priceWithCurrency })
  const row: Written = { ...before, ...given, price: isPriced ? priceUnits(price, currency) : before.price }
  const { rows } = await tx.query<PlanRow>({
    name: 'plans:update',
    text: `update subscription_plan p set name = $1, description = $2, price = $3, currency = $4, billing_cycle = $5, features = $6::jsonb,
      limits = $7::jsonb, max_users = $8, trial_days = $9, is_active = $10, position = $11, updated_at = $12
      where p.id = $13::uuid returning ${planColumns()}`,
    values: valuesOf(row, Date.now(), before.id),
  })
  return rows[0] ?? before
}

/** Adds the default plans that are missing: a second press adds nothing, nor does one for a plan that was changed since (SUB-07). */
async function addDefaults(tx: Queryable): Promise<PlanRow[]> {
  const now = Date.now()
  const added: PlanRow[] = []
  for (const { madeAs, ...plan } of defaultPlans()) {
    const row = { ...plan, limits: {}, maxUsers: null, trialDays: DEFAULT_TRIAL_DAYS, isActive: true }
    const { rows } = await tx.query<PlanRow>({ name: 'plans:insert', text: INSERT, values: valuesOf(row, now, madeAs) })
    added.push(...rows)
  }
  return added
}

/** Subscriptions refer to their plan, also those that are over, and so do pages of payment. */
function refuseUsed(error: unknown): never {
  if (error instanceof DatabaseError && error.code === '23503')
    throw new Refusal('conflict', { message: paymentMessages.usedPlan })
  throw error
}
