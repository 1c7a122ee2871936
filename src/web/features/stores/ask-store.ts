import { useState } from 'react'
import { showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { storesMessages as messages } from './messages.ts'

/** An act of the server on a store: one at a time, with what came of it in the rows soon after. */
export interface StoreAct {
  readonly isBusy: boolean
  /** The last one needs a fresh sign-in (AUTH-12). */
  readonly needsSignIn: boolean
  /** Runs it; answers undefined where it failed, which is shown. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T | undefined>
}

/** Runs acts of the server, shows their failures, and asks for the rows that they changed. */
export function useStoreAct(): StoreAct {
  const store = useStore()
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setNeedsSignIn(false)
    try {
      const answer = await act()
      store.retry()
      return answer
    } catch (error) {
      if (isStale(error)) setNeedsSignIn(true)
      else showFailure(error, { act: 'change', thing: messages.thing })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, needsSignIn, run }
}
