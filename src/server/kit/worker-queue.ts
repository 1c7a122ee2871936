import { type ResourceLimits, Worker } from 'node:worker_threads'
import { FairQueue } from './fair-queue.ts'
import type { Answered, Asked } from './worker-jobs.ts'

/** Longest time in which a worker loads what it needs. */
const START_MS = 30_000

/** How a worker is run and how much it may take. */
export interface WorkerQueueOptions {
  /** Its module; see `workerFile`. */
  readonly file: URL
  /** Longest time of one job; a worker that takes longer is ended. */
  readonly limitMs: number
  /** A worker without work is ended after this time, so that it holds no memory. */
  readonly idleMs: number
  /** More waiting jobs are refused, of one user and of all: each holds its data in memory. */
  readonly waitingPerKey: number
  readonly waiting: number
  readonly resourceLimits: ResourceLimits
}

/** Why a worker has not done its job; its caller says it in the caller's language, which the worker's events know nothing of. */
export class WorkerFailed extends Error {
  readonly reason: 'crashed' | 'interrupted' | 'stopping' | 'tooLong' | 'tooMuchMemory'
  constructor(reason: WorkerFailed['reason'], cause?: Error) {
    super(reason, { cause })
    this.name = 'WorkerFailed'
    this.reason = reason
  }
}

interface Current<Answer> {
  readonly n: number
  readonly limitMs: number
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}

/**
 * Does jobs in a worker thread, one after the other and users in turn, so that requests go on meanwhile (OPS-06). A worker that hangs or
 * dies fails its job alone: what waits gets a new one.
 */
export class WorkerQueue<Job, Answer> {
  readonly #options: WorkerQueueOptions
  readonly #queue: FairQueue
  #isClosed = false
  #worker: Worker | undefined
  #isReady = false
  #current: Current<Answer> | undefined
  #n = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: WorkerQueueOptions) {
    this.#options = options
    const { waitingPerKey, waiting } = options
    this.#queue = new FairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey, waiting })
  }

  /** Does a job for the user of an id, which may have a limit of its own. Throws `WorkerFailed`, `Refusal` when too many wait, and an error with what the job threw. */
  run(owner: string, job: Job, limitMs = this.#options.limitMs): Promise<Answer> {
    return this.#queue.run({ key: owner }, () => this.#begin(job, limitMs))
  }

  /** Ends the worker; jobs that run or wait fail as `stopping`. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#queue.refuseWaiting(new WorkerFailed('stopping'))
    clearTimeout(this.#timer)
    const last = this.#worker
    this.#worker = undefined
    this.#current?.failed(new WorkerFailed('stopping'))
    this.#current = undefined
    await last?.terminate()
  }

  #begin(job: Job, limitMs: number): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new WorkerFailed('stopping'))
    clearTimeout(this.#timer)
    const worker = (this.#worker ??= this.#start())
    return new Promise((done, failed) => {
      const n = (this.#n += 1)
      this.#current = { n, limitMs, done, failed }
      this.#limit(worker, this.#isReady ? limitMs : START_MS)
      worker.postMessage({ n, job } satisfies Asked<Job>)
    })
  }

  #start(): Worker {
    const { file, resourceLimits } = this.#options
    const made = new Worker(file, { resourceLimits })
    this.#isReady = false
    made.unref()
    made.on('message', (answered: Answered<Answer>) => this.#take(made, answered))
    made.on('error', (error: Error & { readonly code?: string }) => {
      const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooMuchMemory' : 'crashed'
      this.#break(made, new WorkerFailed(reason, error))
    })
    made.on('exit', () => this.#break(made, new WorkerFailed('interrupted')))
    return made
  }

  #take(worker: Worker, answered: Answered<Answer>): void {
    if (this.#worker !== worker) return
    if ('isReady' in answered) {
      this.#isReady = true
      // Its time counts from when it has loaded what it needs.
      if (this.#current) this.#limit(worker, this.#current.limitMs)
      return
    }
    if (answered.n !== this.#current?.n) return
    if ('answer' in answered) this.#end((job) => job.done(answered.answer))
    else this.#end((job) => job.failed(new Error(answered.failure)))
  }

  #limit(worker: Worker, ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#break(worker, new WorkerFailed('tooLong')), ms)
  }

  #end(settle: (job: Current<Answer>) => void): void {
    const job = this.#current
    this.#current = undefined
    clearTimeout(this.#timer)
    if (job) settle(job)
    this.#timer = setTimeout(() => this.#rest(), this.#options.idleMs).unref()
  }

  /** The worker died or must be ended: its job fails, and waiting jobs get a new worker. */
  #break(lost: Worker, error: Error): void {
    if (this.#worker !== lost) return
    this.#worker = undefined
    void lost.terminate()
    this.#end((job) => job.failed(error))
  }

  #rest(): void {
    const idle = this.#worker
    this.#worker = undefined
    void idle?.terminate()
  }
}

/** The file of a worker's module beside the importing one: the bundle has it as `<name>.js`, the source is loaded by `<name>-from-source.mjs`. */
export function workerFile(name: string, importer: string): URL {
  return new URL(importer.endsWith('.ts') ? `./${name}-from-source.mjs` : `./${name}.js`, importer)
}
