import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, type TransferListItem } from 'node:worker_threads'

/** A job for a worker. */
export interface Asked<Job> {
  readonly n: number
  readonly job: Job
}

/** What a worker says: that it has loaded what it needs, or how a job ended. */
export type Answered<Answer> =
  | { readonly isReady: true }
  | { readonly n: number; readonly answer: Answer }
  | { readonly n: number; readonly failure: string }

/** What a job made, and what of it is handed over in place of a copy. */
interface Work<Answer> {
  readonly answer: Answer
  readonly handedOver: readonly TransferListItem[]
}

/** Does the jobs that a `WorkerQueue` sends to this thread. */
export function doJobs<Answer>(work: (job: never) => Work<Answer> | Promise<Work<Answer>>): void {
  // On Linux this is the thread's own priority: requests come before long work. Elsewhere it would be that of the whole server.
  // Nobody may raise it again: a server that was started with less keeps that.
  const { PRIORITY_BELOW_NORMAL: lower } = constants.priority
  if (process.platform === 'linux' && getPriority() < lower) setPriority(lower)
  parentPort?.on('message', ({ n, job }: Asked<never>) => void answer(n, job))
  say({ isReady: true })

  async function answer(n: number, job: never): Promise<void> {
    try {
      const { answer: made, handedOver } = await work(job)
      say({ n, answer: made }, handedOver)
    } catch (error) {
      say({ n, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }

  function say(answered: Answered<Answer>, handedOver: readonly TransferListItem[] = []): void {
    parentPort?.postMessage(answered, handedOver)
  }
}
