import { Refusal } from '#contract/refusal.ts'
import { asking, type PaymentDeps } from './payment-deps.ts'
import { PLAN_ORDER, planColumns, type PlanRow } from './plan-rows.ts'

/** Runs the steps of a trial one after the other; answers undefined after a failure, and runs `cleanUp` in any case. */
interface Steps {
  step<T>(step: string, work: () => Promise<T>): Promise<T | undefined>
}

/** Why there is nothing to try: no plan costs anything, or money is really paid. */
type Untried = 'noPlan' | 'live'

/**
 * Begins a checkout of a plan in the provider's sandbox or in the test mode, for a customer of its own, and takes both back (DIAG-01). With a
 * live key nothing is tried.
 */
export function createCheckoutTrial(deps: PaymentDeps): (steps: Steps, userId: string) => Promise<Untried | undefined> {
  const { provider, dataAccess, pageOf } = deps
  return async (steps, userId) => {
    if (provider.mode === 'live') return 'live'
    const [plans] = await dataAccess.asSystemBatch([{ name: 'payments:tried-plan', text: TRIED }])
    const plan = plans?.rows[0] as PlanRow | undefined
    if (!plan) return 'noPlan'
    const page = pageOf('/settings/plan')
    const customer = await steps.step('customer', () => asking(deps, () => provider.makeCustomer(userId, '')))
    const opened = await steps.step('begin', () => {
      const ask = { customer: customer ?? '', userId, plan, withTrial: false, successUrl: page, cancelUrl: page }
      return asking(deps, () => provider.openCheckout(ask))
    })
    await steps.step('cleanUp', () =>
      asking(deps, async () => {
        if (opened) await provider.closeCheckout(opened.id)
        if (customer !== undefined) await provider.dropCustomer(customer)
      }),
    )
    await steps.step('gone', async () => {
      if (await asking(deps, () => provider.hasCustomer(customer ?? ''))) throw new Refusal('unavailable')
    })
    return undefined
  }
}

const TRIED = `select ${planColumns()} from subscription_plan p where p.is_active and p.price > 0 order by ${PLAN_ORDER} limit 1`
