import { Refusal } from '#contract/refusal.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Log } from '../kit/log.ts'
import { PaymentFailure, type PaymentProvider } from './port.ts'
import type { TestProvider } from './test-mode/test-provider.ts'

/** What plans and subscriptions need of the server. */
export interface PaymentDeps {
  readonly dataAccess: DataAccess
  readonly provider: PaymentProvider
  /** The same as `provider` where nothing is paid (SUB-05). */
  readonly test: TestProvider | undefined
  /** The address of a page of the product. */
  readonly pageOf: (path: string) => string
  /** Lets what was ordered begin at once. */
  readonly wakeJobs: () => void
  readonly log: Log
}

const REFUSALS = {
  unavailable: 'payment-unavailable',
  refused: 'payment-refused',
  declined: 'payment-declined',
  gone: 'payment-refused',
  key: 'payment-refused',
} as const

/** Asks the payment provider; a failure is told to the person, and its details go to the log. Throws `Refusal`. */
export async function asking<T>({ log }: Pick<PaymentDeps, 'log'>, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof PaymentFailure)) throw error
    if (error.reason !== 'declined')
      log.warn({ reason: error.message }, 'the payment provider did not do what it was asked')
    throw new Refusal(REFUSALS[error.reason])
  }
}
