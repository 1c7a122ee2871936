import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type PdfJob, print, type Printed } from './pdf-job.ts'

/** A job for the worker, and its answer. */
export interface Asked {
  readonly n: number
  readonly job: PdfJob
}
export type Answered =
  | { readonly n: number; readonly printed: Printed }
  | { readonly n: number; readonly failure: string }

// On Linux this is the thread's own priority: lists come before PDFs. Elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', ({ n, job }: Asked) => void answer(n, job))

async function answer(n: number, job: PdfJob): Promise<void> {
  try {
    const { bytes, missingLetters } = await print(job)
    // A copy, because the transferred bytes are gone here.
    const own = Uint8Array.from(bytes)
    parentPort?.postMessage({ n, printed: { bytes: own, missingLetters } } satisfies Answered, [own.buffer])
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    parentPort?.postMessage({ n, failure } satisfies Answered)
  }
}
