import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { mountPlanKeeping } from './admin-plans.ts'
import { mountSubscribers } from './admin-subscriptions.ts'
import { mountCheckout } from './checkout-routes.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { mountPaymentsWaiting } from './payments-waiting.ts'
import { mountPlans } from './plan-routes.ts'
import { mountSubscription } from './subscription-routes.ts'

/** Mounts the calls of plans and subscriptions (SUB-01…07). */
export function mountPayments(routes: Routes, data: UserData, deps: PaymentDeps): void {
  mountPlans(routes, data)
  mountPlanKeeping(routes, deps)
  mountSubscribers(routes, deps.dataAccess)
  mountSubscription(routes, { deps, data })
  mountCheckout(routes, { deps, data })
  mountPaymentsWaiting(routes, data)
}
