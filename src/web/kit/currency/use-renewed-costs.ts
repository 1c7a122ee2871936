import { useState } from 'react'
import { renewCosts } from '#contract/endpoints/currency.ts'
import { callEndpoint } from '../data/call-endpoint.ts'
import { showFailure } from '../data/failure.ts'
import { oncePerPress } from '../data/once-per-press.ts'
import { useStore } from '../data/use-store.ts'
import { useGo } from '../shell/screen-link.tsx'
import { currencyMessages } from './messages.ts'

/** Proposes the newest rates for every foreign cost; what would change is looked at before it is applied (PRICE-15). */
export function useRenewedCosts(): { readonly isBusy: boolean; readonly renew: () => void } {
  const store = useStore()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)

  async function propose() {
    setBusy(true)
    try {
      await oncePerPress('renew costs', async () => {
        const id = store.newId()
        await callEndpoint(renewCosts, { body: { id } })
        store.retry()
        go('change-sets', { id })
      })
    } catch (error) {
      showFailure(error, { act: 'change', thing: currencyMessages.costs })
    }
    setBusy(false)
  }

  return { isBusy, renew: () => void propose() }
}
