import { useEffect, useState } from 'react'
import type { Answerer } from '#contract/assistant/answer-events.ts'
import { assistantState } from '#contract/endpoints/assistant.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'

/** Who answers, and what a model is sent beside the question. */
export interface AnsweringState {
  readonly by: Answerer
  readonly model: string | null
  /** The host that questions are sent to; null where they stay here. */
  readonly host: string | null
  /** What a model is told before the question. */
  readonly instructions: string
  readonly isBudgetReached: boolean
}

/** Asks once who answers; undefined until it is known, and while it cannot be had. */
export function useAssistantState(): AnsweringState | undefined {
  const [state, setState] = useState<AnsweringState>()
  useEffect(() => {
    const left = new AbortController()
    callEndpoint<AnsweringState>(assistantState, { signal: left.signal }).then(setState, () => undefined)
    return () => left.abort()
  }, [])
  return state
}
