import { getPlan, listPlans } from '#contract/endpoints/plans.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { PLAN_ORDER, planAnswer, planColumns, type PlanRow, readPlan } from './plan-rows.ts'

/** Plans that are shown for choosing. */
const MOST_OFFERED = 50

/** Mounts the calls by which anybody who is signed in sees the plans (SUB-03). */
export function mountPlans(routes: Routes, data: UserData): void {
  routes.mount(listPlans, async ({ caller }) => {
    const text = `select ${planColumns()} from subscription_plan p where p.is_active order by ${PLAN_ORDER} limit ${MOST_OFFERED}`
    const [found] = await data.read(caller, [{ name: 'plans:offered', text }])
    return { plans: ((found?.rows ?? []) as unknown as PlanRow[]).map(planAnswer) }
  })
  routes.mount(getPlan, async ({ caller, params: { id } }) =>
    planAnswer(await data.transact(caller, (tx) => readPlan(tx, id))),
  )
}
