import { renewCosts } from '#contract/endpoints/currency.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { showFailure } from '../data/failure.ts'
import { oncePerPress } from '../data/once-per-press.ts'
import type { Store } from '../data/store.ts'
import { currencyMessages } from './messages.ts'

/** Proposes the newest rates for every foreign cost, and hands over the change set once it is there (PRICE-15). A failure is told. */
export async function proposeRenewal(store: Store, open: (changeSetId: string) => void): Promise<void> {
  try {
    await oncePerPress('renew costs', async () => {
      const id = store.newId()
      await callEndpoint(renewCosts, { body: { id } })
      store.retry()
      open(id)
    })
  } catch (error) {
    showFailure(error, { act: 'change', thing: currencyMessages.costs })
  }
}
