import { readFileSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { Silence } from './main-silence.ts'
import { TICK_MS, type WatchedBeat } from './main-watch.ts'

/** Linux counts the time of a thread in hundredths of a second, and names the main thread by the id of the process. */
const MAIN_THREAD = `/proc/self/task/${process.pid}/stat`
const MS_OF_COUNT = 10

const { beats, ...limits } = workerData as WatchedBeat
const silence = new Silence(limits, 2 * TICK_MS)

setInterval(() => {
  const look = { beat: Atomics.load(beats, 0), at: performance.now(), computed: computedByMain() }
  const silentMs = silence.add(look)
  if (silentMs === undefined) return
  writeSync(
    2,
    `The server's main thread has not moved for ${Math.round(silentMs / 1000)} s. Ending; what keeps the server running starts it again, else do so yourself.\n`,
  )
  // A blocked main thread cannot exit by itself.
  process.kill(process.pid, 'SIGKILL')
}, TICK_MS)

/** How long the main thread has computed, in ms; where the system tells it of the whole process alone, how long that has. */
function computedByMain(): number {
  try {
    // What follows the name of the program, which may hold anything but ends with the last bracket.
    const [, fields = ''] = /\) ([^)]*)$/.exec(readFileSync(MAIN_THREAD, 'latin1')) ?? []
    const [user, system] = fields.split(' ').slice(11, 13).map(Number)
    const computed = ((user ?? NaN) + (system ?? NaN)) * MS_OF_COUNT
    if (Number.isFinite(computed)) return computed
  } catch {
    // No Linux, or no such file in this container.
  }
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
