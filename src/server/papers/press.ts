import { Worker } from 'node:worker_threads'
import { Refusal } from '#contract/messages.ts'
import type { PressJob, Printed } from './press-job.ts'
import type { Answered, Asked } from './press-worker.ts'

/** Longest time of one paper: a catalogue of 500 products with pictures takes two seconds here. */
const LIMIT_MS = 60_000
/** More than this waiting is refused: each holds its pictures in memory. */
const MOST_WAITING = 20
/** A worker that nobody needs is let go: the fonts that it holds are 2 MB. */
const IDLE_MS = 60_000

/** Prints papers in a worker of its own, one after the other, so that requests go on meanwhile. */
export interface Press {
  /** Throws `Refusal` when it takes too long, when too many wait, or when the worker died over it. */
  print(job: PressJob): Promise<Printed>
  close(): Promise<void>
}

interface Waiting {
  readonly job: PressJob
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
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  let current: (Waiting & { readonly n: number }) | undefined
  let n = 0
  let timer: NodeJS.Timeout | undefined

  function end(settle: (job: Waiting) => void): void {
    const job = current
    current = undefined
    clearTimeout(timer)
    if (job) settle(job)
    next()
  }

  /** The worker is gone or must go: what it worked on failed, what waits gets a new one. */
  function broken(lost: Worker, error: Error): void {
    if (worker !== lost) return
    worker = undefined
    void lost.terminate()
    end((job) => job.failed(error))
  }

  function start(): Worker {
    const made = new Worker(file)
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

  function next(): void {
    clearTimeout(timer)
    const job = waiting.shift()
    if (!job) {
      timer = setTimeout(rest, IDLE_MS).unref()
      return
    }
    const printer = (worker ??= start())
    current = { ...job, n: (n += 1) }
    timer = setTimeout(() => broken(printer, failed('The paper took too long to print')), limitMs)
    printer.postMessage({ n, job: job.job } satisfies Asked)
  }

  function rest(): void {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  return {
    print: (job) =>
      new Promise((done, failedWith) => {
        if (waiting.length >= MOST_WAITING) {
          failedWith(
            new Refusal('not-printed', { message: 'Too many papers are being printed. Try again in a moment.' }),
          )
          return
        }
        waiting.push({ job, done, failed: failedWith })
        if (!current) next()
      }),
    close: async () => {
      for (const job of waiting.splice(0)) job.failed(failed('The server is stopping'))
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
