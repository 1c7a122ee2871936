import { PaymentFailure } from '../port.ts'
import { accessOf, openCardAccount } from './card-accounts.ts'
import type { CardDeps } from './card-deps.ts'
import { closeOpenPages } from './close-pages.ts'

/**
 * Reads what it takes to leave the provider, for when the rows of an account are gone: its pages of payment are closed now, its endpoint is ended
 * then. A provider that does not answer keeps the endpoint until it gives up by itself.
 */
export async function readyToLeaveCards(deps: CardDeps, userId: string): Promise<() => Promise<void>> {
  const row = await deps.dataAccess.asUser({ kind: 'user', userId }, openCardAccount)
  const access = row && accessOf(deps, row)
  if (!access) return () => Promise.resolve()
  const trying = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error
      deps.log.warn({ reason: error.message }, 'card payments of a deleted account could not be ended')
    }
  }
  await trying(() => closeOpenPages(deps, row))
  return () => trying(() => (row.endpointId === '' ? Promise.resolve() : access.endEndpoint(row.endpointId)))
}
