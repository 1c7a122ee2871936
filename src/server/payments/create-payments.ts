import type { DataAccess } from '../kit/database/data-access.ts'
import type { Log } from '../kit/log.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.ts'
import { createTestProvider } from './test-mode/test-provider.ts'

/** What making it needs of the server. */
interface Parts {
  readonly config: { readonly stripe: StripeSettings | undefined; readonly publicUrl: string }
  readonly dataAccess: DataAccess
  readonly wakeJobs: () => void
  readonly log: Log
}

/** Payments through Stripe where the operator set its key, else the test mode (SUB-05). */
export function createPayments({ config: { stripe, publicUrl }, dataAccess, wakeJobs, log }: Parts): PaymentDeps {
  const pageOf = (path: string): string => publicUrl + path
  const shared = { dataAccess, pageOf, wakeJobs, log }
  if (stripe) return { ...shared, provider: createStripeProvider(stripe), test: undefined }
  const test = createTestProvider(dataAccess, {
    checkout: (id) => pageOf(`/settings/plan?checkout=${encodeURIComponent(id)}`),
    card: pageOf('/settings/plan?checkout=card'),
  })
  return { ...shared, provider: test, test }
}
