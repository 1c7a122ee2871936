import { useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { assistantState } from '#contract/endpoints/assistant.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'

/** Who answers, and what a model is sent beside the question. */
export type AnsweringState = z.infer<typeof assistantState.output>

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
