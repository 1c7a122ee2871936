import { Refusal } from '#contract/refusal.ts'
import { WorkerFailed, workerFile, WorkerQueue } from '../kit/worker-queue.ts'
import type { PdfJob, Printed } from './pdf-job.ts'
import { printMessages } from './print-messages.ts'

/** Longest time of one PDF: a catalogue of 500 products with pictures takes two seconds here. */
const LIMIT_MS = 60_000
/** More waiting jobs are refused, of one user and of all: each holds its pictures in memory. */
const MOST_WAITING_EACH = 8
const MOST_WAITING = 40
/** An idle worker is ended: its fonts take 2 MB. */
const IDLE_MS = 60_000

/** Prints PDFs in a worker, one after the other and users in turn, so that requests go on meanwhile. */
export interface PdfWorkers {
  /** Prints for the user of an id. Throws `Refusal` when it takes too long, too many wait, or the worker died. */
  print(owner: string, job: PdfJob): Promise<Printed>
  close(): Promise<void>
}

/** The worker's file and the time limit of a PDF; tests pass their own. */
export interface PdfWorkerOptions {
  readonly file?: URL
  readonly limitMs?: number
}

/** Makes the queue of PDF jobs; its worker starts with the first one. */
export function createPdfWorkers({
  file = workerFile('pdf-worker', import.meta.url),
  limitMs = LIMIT_MS,
}: PdfWorkerOptions = {}): PdfWorkers {
  const queue = new WorkerQueue<PdfJob, Printed>({
    file,
    limitMs,
    idleMs: IDLE_MS,
    waitingPerKey: MOST_WAITING_EACH,
    waiting: MOST_WAITING,
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  })
  return {
    print: (owner, job) => queue.run(owner, job).catch(refuse),
    close: () => queue.close(),
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof WorkerFailed)) throw error
  const { notPrinted, reasons } = printMessages
  const refusal = new Refusal('not-printed', {
    message: notPrinted(reasons[error.reason === 'tooMuchMemory' ? 'crashed' : error.reason]),
  })
  if (error.cause) refusal.cause = error.cause
  throw refusal
}
