import { useCallback, useEffect, useState } from 'react'
import { lookAtSubscription, type LookAnswer } from '#contract/endpoints/subscriptions.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'

/** Looks that follow one another closely: about a minute. */
const QUICK_LOOKS = 20
const QUICK_MS = 3_000
const SLOW_MS = 20_000

/** What became of a payment, as far as it is known. */
export interface PaidPlan {
  /** Nothing that is paid was found for a minute: another plan may be chosen, and the server refuses to sell a second one. */
  readonly isMissing: boolean
  /** Looks again at once. */
  readonly look: () => void
}

/** While a paid plan is awaited, it is looked for at the payment provider; `onHere` is called when it is there (SUB-03). */
export function usePaidPlan(isAwaited: boolean, onHere: () => void): PaidPlan {
  const [state, setState] = useState<LookAnswer['state']>('confirming')
  const [looks, setLooks] = useState(0)
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (!isAwaited) return undefined
    let isLeft = false
    const look = async (): Promise<void> => {
      const told = await callEndpoint<LookAnswer>(lookAtSubscription).catch(() => undefined)
      if (isLeft) return
      if (told) setState(told.state)
      if (told?.state === 'here') onHere()
      setLooks((before) => before + 1)
    }
    const timer = setTimeout(() => void look(), waitBefore(looks))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isAwaited, looks, presses, onHere])
  const look = useCallback(() => {
    setLooks(0)
    setPresses((before) => before + 1)
  }, [])
  return { isMissing: looks >= QUICK_LOOKS && state === 'none', look }
}

function waitBefore(looks: number): number {
  if (looks === 0) return 0
  return looks < QUICK_LOOKS ? QUICK_MS : SLOW_MS
}
