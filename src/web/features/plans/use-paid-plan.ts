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

/** Looks so far, and whether the next one waits. */
interface Turn {
  readonly looks: number
  readonly isAtOnce: boolean
}

/** While a paid plan is awaited, it is looked for at the payment provider; `onHere` is called when it is there (SUB-03). */
export function usePaidPlan(isAwaited: boolean, onHere: () => void): PaidPlan {
  const [state, setState] = useState<LookAnswer['state']>('confirming')
  const [turn, setTurn] = useState<Turn>({ looks: 0, isAtOnce: true })
  useEffect(() => {
    if (!isAwaited) return undefined
    let isLeft = false
    const look = async (): Promise<void> => {
      const told = await callEndpoint<LookAnswer>(lookAtSubscription).catch(() => undefined)
      if (isLeft) return
      if (told) setState(told.state)
      if (told?.state === 'here') onHere()
      setTurn(({ looks }) => ({ looks: looks + 1, isAtOnce: false }))
    }
    const timer = setTimeout(() => void look(), waitBefore(turn))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isAwaited, turn, onHere])
  const look = useCallback(() => setTurn(({ looks }) => ({ looks, isAtOnce: true })), [])
  return { isMissing: turn.looks >= QUICK_LOOKS && state === 'none', look }
}

function waitBefore({ looks, isAtOnce }: Turn): number {
  if (isAtOnce) return 0
  return looks < QUICK_LOOKS ? QUICK_MS : SLOW_MS
}
