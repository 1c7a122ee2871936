import { useState } from 'react'
import { type Act, failureOf, showFailure } from '#web/kit/data/failure.ts'
import { isStale } from '#web/kit/shell/confirm-identity.tsx'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { plansMessages as messages } from './messages.ts'

const ACT: Act = { act: 'change', thing: messages.thing, labels: { at: '' } }

/** An act of the server on the plan, one at a time. */
export interface PlanAct {
  readonly isBusy: boolean
  /** The last one needs a fresh sign-in (AUTH-12). */
  readonly needsSignIn: boolean
  /** Why the last one failed, where that is shown in place. */
  readonly problem: ShownProblem | undefined
  /** Runs it; answers undefined where it failed, which is shown. */
  readonly run: <T>(act: () => Promise<T>) => Promise<T | undefined>
}

/** Runs acts of the server on the plan and shows their failures: in a message, or `isInPlace`, such as in a dialog that would cover it. */
export function usePlanAct(isInPlace = false): PlanAct {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  const [needsSignIn, setNeedsSignIn] = useState(false)
  async function run<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true)
    setNeedsSignIn(false)
    setProblem(undefined)
    try {
      return await act()
    } catch (error) {
      if (isStale(error)) setNeedsSignIn(true)
      else if (isInPlace) setProblem(failureOf(error, ACT))
      else showFailure(error, ACT)
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, needsSignIn, problem, run }
}
