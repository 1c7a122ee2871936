import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const EVERY_MS = 1_000
/** Busier than this, somebody would wait for the collection. */
const IDLE = 0.05
/** Less garbage is left to V8. */
const WORTH_BYTES = 16 * 2 ** 20

/** What is looked at; given by tests. */
export interface Memory {
  /** The share of the time since the last look in which the main thread was at work. */
  readonly busy: () => number
  readonly used: () => number
  readonly collect: () => void
}

/**
 * Gives back what a burst of work has left, once nothing is asked for: V8 collects only when it wants more memory, and would keep half as much again of a
 * server that rests. It looks each second.
 */
export function giveBackAtRest(memory: Memory = processMemory()): void {
  let kept = 0
  const look = (): void => {
    const isIdle = memory.busy() < IDLE
    if (!isIdle || memory.used() - kept < WORTH_BYTES) return
    memory.collect()
    kept = memory.used()
  }
  setInterval(look, EVERY_MS).unref()
}

function processMemory(): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let last = performance.eventLoopUtilization()
  return {
    busy() {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, last)
      last = now
      return utilization
    },
    used: () => process.memoryUsage().heapUsed,
    // The second frees the pages that the first has emptied.
    collect: () => {
      collect()
      collect()
    },
  }
}
