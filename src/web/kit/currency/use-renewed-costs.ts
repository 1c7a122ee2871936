import { useState } from 'react'
import { useStore } from '../data/use-store.ts'
import { retry } from '../load/retry.ts'
import { useGo } from '../shell/screen-link.tsx'

/** Proposes the newest rates for every foreign cost; what would change is looked at before it is applied (PRICE-15). */
export function useRenewedCosts(): { readonly isBusy: boolean; readonly renew: () => void } {
  const store = useStore()
  const go = useGo()
  const [isBusy, setBusy] = useState(false)

  async function propose() {
    setBusy(true)
    const { proposeRenewal } = await retry(() => import('./propose-renewal.ts'))
    await proposeRenewal(store, (id) => go('change-sets', { id }))
    setBusy(false)
  }

  return { isBusy, renew: () => void propose() }
}
