import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type PressJob, print, type Printed } from './press-job.ts'

/** What the press sends its worker, and what comes back. */
export interface Asked {
  readonly n: number
  readonly job: PressJob
}
export type Answered =
  | { readonly n: number; readonly printed: Printed }
  | { readonly n: number; readonly failure: string }

// On Linux this is the thread's own: whoever waits for a list comes before a paper. Elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ n, job }: Asked) => void answer(n, job))

async function answer(n: number, job: PressJob): Promise<void> {
  try {
    const { bytes, missingLetters } = await print(job)
    // A copy of its own, because what is transferred is gone here.
    const own = Uint8Array.from(bytes)
    parentPort?.postMessage({ n, printed: { bytes: own, missingLetters } } satisfies Answered, [own.buffer])
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ n, failure } satisfies Answered)
  }
}
