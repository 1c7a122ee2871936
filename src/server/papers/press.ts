import { Worker } from 'node:worker_threads'
import { Refusal } from '#contract/messages.ts'
import { FairQueue } from '../kit/fair-queue.ts'
import type { PressJob, Printed } from './press-job.ts'
import type { Answered, Asked } from './press-worker.ts'

/** Longest time of one paper: a catalogue of 500 products with pictures takes two seconds here. */
const LIMIT_MS = 60_000
/** More than this waiting is refused, of one user and of all: each holds its pictures in memory. */
const MOST_WAITING_EACH = 8
const MOST_WAITING = 40
/** A worker that nobody needs is let go: the fonts that it holds are 2 MB. */
const IDLE_MS = 60_000

/** Prints papers in a worker of its own, one after the other and users in turn, so that requests go on meanwhile. */
export interface Press {
  /** Prints for the user of an id. Throws `Refusal` when it takes too long, when too many wait, or when the worker died over it. */
  print(owner: string, job: PressJob): Promise<Printed>
  close(): Promise<void>
}

interface Current {
  readonly n: number
  readonly done: (printed: Printed) => void
  readonly failed: (error: Error) => void
}

/** Where the worker's file is and how long a paper may take; tests give their own. */
export interface PressOptions {
  readonly file?: URL
  readonly limitMs?: number
}

/** Makes the press; its worker starts with the first paper. */
export function createPress({ file = workerFile(), limitMs = LIMIT_MS }: PressOptions = {}): Press {
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

  /** The worker is gone or must go: what it worked on failed, what waits gets a new one. */
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
    made.on('error', (error) => broken(made, failed('The paper could not be printed', error)))
    made.on('exit', () => broken(made, failed('Printing was interrupted')))
    return made
  }

  function begin(job: PressJob): Promise<Printed> {
    if (isClosed) return Promise.reject(failed('The server is stopping'))
    clearTimeout(timer)
    const printer = (worker ??= start())
    return new Promise((done, failedWith) => {
      current = { n: (n += 1), done, failed: failedWith }
      timer = setTimeout(() => broken(printer, failed('The paper took too long to print')), limitMs)
      printer.postMessage({ n, job } satisfies Asked)
    })
  }

  function rest(): void {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  return {
    print: (owner, job) => queue.run({ key: owner }, () => begin(job)),
    close: async () => {
      isClosed = true
      queue.refuseWaiting(failed('The server is stopping'))
      clearTimeout(timer)
      const last = worker
      worker = undefined
      current?.failed(failed('The server is stopping'))
      current = undefined
      await last?.terminate()
    },
  }
}

function failed(what: string, cause?: Error): Refusal {
  const refusal = new Refusal('not-printed', {
    message: `${what}. Nothing was lost: try again, or print fewer products.`,
  })
  if (cause) refusal.cause = cause
  return refusal
}

/** The bundle has the worker beside it. */
function workerFile(): URL {
  const file = import.meta.url.endsWith('.ts') ? './press-worker-from-source.mjs' : './press-worker.js'
  return new URL(file, import.meta.url)
}
