import { Worker } from 'node:worker_threads'
import { Refusal } from '#contract/refusal.ts'
import { FairQueue } from '../kit/fair-queue.ts'
import type { PdfJob, Printed } from './pdf-job.ts'
import type { Answered, Asked } from './pdf-worker.ts'
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

interface Current {
  readonly n: number
  readonly done: (printed: Printed) => void
  readonly failed: (error: Error) => void
}

/** The worker's file and the time limit of a PDF; tests pass their own. */
export interface PdfWorkerOptions {
  readonly file?: URL
  readonly limitMs?: number
}

/** Makes the queue of PDF jobs; its worker starts with the first one. */
export function createPdfWorkers({ file = workerFile(), limitMs = LIMIT_MS }: PdfWorkerOptions = {}): PdfWorkers {
  const queue = new FairQueue({
    atOnce: 1,
    atOncePerKey: 1,
    waitingPerKey: MOST_WAITING_EACH,
    waiting: MOST_WAITING,
  })
  let isClosed = false
  let worker: Worker | undefined
  let current: Current | undefined
  let n = 0
  let timer: NodeJS.Timeout | undefined

  function end(settle: (job: Current) => void): void {
    const job = current
    current = undefined
    clearTimeout(timer)
    if (job) settle(job)
    timer = setTimeout(rest, IDLE_MS).unref()
  }

  /** The worker died or must be ended: its job fails, and waiting jobs get a new worker. */
  function broken(lost: Worker, error: Error): void {
    if (worker !== lost) return
    worker = undefined
    void lost.terminate()
    end((job) => job.failed(error))
  }

  function start(): Worker {
    const made = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: 16 } })
    made.unref()
    made.on('message', (answer: Answered) => {
      if (answer.n !== current?.n) return
      if ('printed' in answer) end((job) => job.done(answer.printed))
      else end((job) => job.failed(new Error(answer.failure)))
    })
    made.on('error', (error) => broken(made, new PrintFailed('crashed', error)))
    made.on('exit', () => broken(made, new PrintFailed('interrupted')))
    return made
  }

  function begin(job: PdfJob): Promise<Printed> {
    if (isClosed) return Promise.reject(new PrintFailed('stopping'))
    clearTimeout(timer)
    const printer = (worker ??= start())
    return new Promise((done, failedWith) => {
      current = { n: (n += 1), done, failed: failedWith }
      timer = setTimeout(() => broken(printer, new PrintFailed('tooLong')), limitMs)
      printer.postMessage({ n, job } satisfies Asked)
    })
  }

  function rest(): void {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  return {
    print: (owner, job) => queue.run({ key: owner }, () => begin(job)).catch(refuse),
    close: async () => {
      isClosed = true
      queue.refuseWaiting(new PrintFailed('stopping'))
      clearTimeout(timer)
      const last = worker
      worker = undefined
      current?.failed(new PrintFailed('stopping'))
      current = undefined
      await last?.terminate()
    },
  }
}

/** A job that failed; its caller is told in the caller's own language, which the worker's events know nothing of. */
class PrintFailed extends Error {
  readonly reason: keyof typeof printMessages.reasons
  constructor(reason: PrintFailed['reason'], cause?: Error) {
    super(reason, { cause })
    this.name = 'PrintFailed'
    this.reason = reason
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof PrintFailed)) throw error
  const { notPrinted, reasons } = printMessages
  const refusal = new Refusal('not-printed', { message: notPrinted(reasons[error.reason]) })
  if (error.cause) refusal.cause = error.cause
  throw refusal
}

/** The bundle has the worker beside it. */
function workerFile(): URL {
  const file = import.meta.url.endsWith('.ts') ? './pdf-worker-from-source.mjs' : './pdf-worker.js'
  return new URL(file, import.meta.url)
}
