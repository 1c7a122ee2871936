import { useState } from 'react'
import { failureOf } from '#web/kit/data/failure.ts'
import type { ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { administrationMessages } from './messages.ts'

/** One thing that is tried at a press: what came of it, whether it is under way, and why it failed. */
export interface Attempt<T> {
  readonly result: T | undefined
  readonly isBusy: boolean
  readonly problem: ShownProblem | undefined
  readonly run: (work: () => Promise<T>) => Promise<void>
}

/** Keeps the state of an attempt; the last result stays until there is another one. */
export function useAttempt<T>(): Attempt<T> {
  const [result, setResult] = useState<T>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ShownProblem>()
  async function run(work: () => Promise<T>): Promise<void> {
    setBusy(true)
    try {
      setResult(await work())
      setProblem(undefined)
    } catch (error) {
      setProblem(failureOf(error, { act: 'read', thing: administrationMessages.thing }))
    } finally {
      setBusy(false)
    }
  }
  return { result, isBusy, problem, run }
}
