import type { Environment } from './environment.ts'

/** `work`: there is something to send or fetch. `retry`: what failed may succeed now. */
export type Ring = 'work' | 'retry'

/** Waits that end early when rung. A ring while nobody waits counts for the next wait. */
export interface WakeUp {
  ring(reason: Ring): void
  /** Waits at most so long; after a failure (`retry`) new work does not end the wait. */
  wait(longestMs: number, until: Ring): Promise<void>
}

/** A bell for one waiting loop; calling off `stop` ends every wait. */
export function createWakeUp({ after }: Pick<Environment, 'after'>, stop: AbortSignal): WakeUp {
  const rung = new Set<Ring>()
  let end: (() => void) | undefined
  let awaited: Ring = 'work'
  const isRung = (): boolean => rung.has('retry') || (awaited === 'work' && rung.has('work'))
  stop.addEventListener('abort', () => end?.())
  return {
    ring(reason) {
      rung.add(reason)
      if (isRung()) end?.()
    },
    wait(longestMs, until) {
      awaited = until
      return new Promise((resolve) => {
        const cancel = after(longestMs, () => end?.())
        end = () => {
          cancel()
          rung.clear()
          end = undefined
          resolve()
        }
        if (isRung() || stop.aborted) end()
      })
    },
  }
}
