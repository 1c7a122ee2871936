import { useCallback, useEffect, useState } from 'react'
import { useSyncStatus } from '../data/use-store.ts'

/** What the server answered, as far as it is known; while another answer is on its way the last one stays. */
export interface AnswerState<T> {
  readonly answer: T | undefined
  readonly isLoading: boolean
  readonly error: unknown
  readonly retry: () => void
}

interface Answered<T> {
  readonly asked: string
  readonly answer?: T
  readonly error?: unknown
}

/** Asks the server a question, plain data, when it changes and again once the network is back. `ask` must be a constant outside the component. */
export function useAnswer<Q, T>(question: Q, ask: (question: Q, signal: AbortSignal) => Promise<T>): AnswerState<T> {
  const { network } = useSyncStatus()
  const [tries, setTries] = useState(0)
  const [answered, setAnswered] = useState<Answered<T> | undefined>(undefined)
  const key = JSON.stringify(question)
  const asked = `${key} ${tries} ${network}`
  useEffect(() => {
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      try {
        const answer = await ask(JSON.parse(key) as Q, stop.signal)
        if (!stop.signal.aborted) setAnswered({ asked, answer })
      } catch (error) {
        if (!stop.signal.aborted) setAnswered({ asked, error })
      }
    }
    void load()
    return () => stop.abort()
  }, [asked, key, ask])
  const isAnswered = answered?.asked === asked
  return {
    answer: answered?.answer,
    isLoading: !isAnswered,
    error: isAnswered ? answered.error : undefined,
    retry: useCallback(() => setTries((before) => before + 1), []),
  }
}
