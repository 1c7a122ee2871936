import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import type { SilenceLimits } from './main-silence.ts'

/** The data of the watching thread: a count that the main thread raises, and how long it may stay the same. */
export interface WatchedBeat extends SilenceLimits {
  readonly beats: Int32Array
}

/** How often the main thread raises the count, in ms. */
export const TICK_MS = 500

/** A thread that computes gets its five seconds within ten, unless the machine is busy with others: then it is left more of the clock. */
const LIMITS: SilenceLimits = { silentMs: 10_000, computedMs: 5_000, mostSilentMs: 120_000 }

/**
 * Ends the process when its main thread has been blocked for too long, so that its supervisor starts it again (OPS-06): a blocked thread
 * answers nobody, and no acknowledged write is lost. One that waits for a busy machine is left alone. Not for development: at a breakpoint the thread is blocked.
 */
export function watchMainThread(limits: SilenceLimits = LIMITS): void {
  if (debuggerUrl() !== undefined || import.meta.url.endsWith('.ts')) return
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), TICK_MS).unref()
  const worker = new Worker(new URL('./main-watch-worker.js', import.meta.url), {
    workerData: { beats, ...limits } satisfies WatchedBeat,
    // It holds a number: without limits each thread reserves memory for much more.
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 },
  })
  worker.unref()
}
