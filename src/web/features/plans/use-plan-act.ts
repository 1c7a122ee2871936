import { useState } from 'react'
import { showFailure } from '#web/kit/data/failure.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import { plansMessages as messages } from './messages.ts'

/** An act of the server on the plan, one at a time. */
export interface PlanAct {
  readonly isBusy: boolean
  /** The last one needs a fresh sign-in (AUTH-12). */
  readonly needsSignIn: boolean
  /** Runs it; answers undefined where it failed, which is shown. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T | undefined>
}

/** Runs acts of the server on the plan and shows their failures. */
export function usePlanAct(): PlanAct {
  const [isBusy, setBusy] = useState(false)
  const [needsSignIn, setNeedsSignIn] = useState(false)
  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setNeedsSignIn(false)
    try {
      return await act()
    } catch (error) {
      if (isStale(error)) setNeedsSignIn(true)
      else showFailure(error, { act: 'change', thing: messages.thing, labels: { at: '' } })
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, needsSignIn, run }
}
