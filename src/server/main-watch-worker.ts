import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { TICK_MS, type WatchedBeat } from './main-watch.ts'

const { beats, limitMs } = workerData as WatchedBeat
let seen = 0
let silentMs = 0
let tickedAt = performance.now()

// Counts its own ticks, each for two at most: a machine that slept does not look like a blocked main thread.
setInterval(() => {
  const now = performance.now()
  const beat = Atomics.load(beats, 0)
  silentMs = beat === seen ? silentMs + Math.min(now - tickedAt, 2 * TICK_MS) : 0
  seen = beat
  tickedAt = now
  if (silentMs <= limitMs) return
  writeSync(
    2,
    `The server's main thread has not moved for ${Math.round(silentMs / 1000)} s. Ending; what keeps the server running starts it again, else do so yourself.\n`,
  )
  // A blocked main thread cannot exit by itself.
  process.kill(process.pid, 'SIGKILL')
}, TICK_MS)
