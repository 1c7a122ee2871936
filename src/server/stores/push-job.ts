import type { Queryable } from '#server/kit/database/database.ts'
import { type Job, type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import type { Written } from '#server/kit/write/write.ts'
import { StoreFailure, type StoreProduct, type StoreSession } from './port.ts'
import { type PushDecision, pushDecision } from './push-decision.ts'
import { beginNext, type Begun, markGone, patchStore, type Pushed, recordPush } from './push-record.ts'
import { runAgain, type StoreJobDeps, TURN_MS } from './store-door.ts'
import type { StoreRow } from './wanted-offers.ts'

/** Time between two writes of how far it is. */
const TELL_EVERY_MS = 2_000
/** How often a product that is changed in the store just then is read again. */
const MOST_READS = 3
/** A store that asks for patience without saying how long gets this. */
const PATIENCE_MS = 30_000

/** The job that sends what waits for a store, one product after the other (STORE-06). */
export function storePushJobs(deps: StoreJobDeps): Record<string, JobHandler> {
  return {
    'store-push': {
      run: async (job) => {
        if (job.userId !== null) await new Push(deps, job, job.userId, String(job.payload['storeId'])).run()
      },
    },
  }
}

/** One turn of sending to one store. */
class Push {
  readonly #deps: StoreJobDeps
  readonly #job: Job
  readonly #userId: string
  readonly #storeId: string
  #done = 0
  #toldAt = Date.now()

  constructor(deps: StoreJobDeps, job: Job, userId: string, storeId: string) {
    this.#deps = deps
    this.#job = job
    this.#userId = userId
    this.#storeId = storeId
  }

  async run(): Promise<void> {
    const { withSession, dataAccess } = this.#deps
    try {
      const isDone = await withSession(this.#userId, this.#storeId, (session) => this.#turn(session))
      if (!isDone) await runAgain(dataAccess, this.#job, 0)
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      await this.#stopped(error)
    }
  }

  /** Sends until nothing waits or its time is over; answers whether nothing waits any more. */
  async #turn(session: StoreSession): Promise<boolean> {
    const until = Date.now() + TURN_MS
    const { signal } = this.#job
    while (!signal.aborted && Date.now() < until) {
      const { store, begun, waiting } = await this.#within((tx) => beginNext(tx, this.#storeId))
      if (!store || !begun) {
        if (store) await this.#ended(store)
        return true
      }
      await this.#tell(store, waiting)
      const pushed = await this.#send(session, begun)
      await this.#written((tx) => recordPush(tx, begun, pushed))
      if (pushed.failure && pushed.product === undefined && pushed.failure.reason === 'changed')
        await this.#within((tx) => markGone(tx, this.#storeId, begun.listing.externalId))
      this.#done += 1
    }
    return false
  }

  /** Sends one product. Throws `StoreFailure` where the others cannot be sent either. */
  async #send(session: StoreSession, begun: Begun): Promise<Pushed> {
    const { signal } = this.#job
    const { externalId } = begun.listing
    const nothing = { agreed: {}, conflicts: [] }
    try {
      for (let reads = 1; ; reads += 1) {
        const seen = await session.read(externalId, signal)
        if (!seen) throw new StoreFailure('changed', 'a product that is to be changed is not there')
        const decision = pushDecision(begun, seen)
        if (decision.conflicts.length > 0 || decision.offers.length === 0) return outcomeOf(decision, seen)
        const answer = await session.push({ externalId, seen, offers: decision.offers }, signal).catch(changedMeanwhile)
        if (answer !== undefined) return settled(begun, answer)
        if (reads >= MOST_READS) throw new StoreFailure('busy', 'a product is changed again and again')
      }
    } catch (error) {
      const failure = failureOf(error)
      if (isOfAll(failure) || signal.aborted) throw failure
      if (!(error instanceof StoreFailure))
        this.#deps.log.warn({ reason: String(error) }, 'a product could not be sent')
      return { ...nothing, product: undefined, failure }
    }
  }

  /** What concerns the whole store ends the turn; what waits goes on waiting. */
  async #stopped(failure: StoreFailure): Promise<void> {
    const { reason, retryAfterMs } = failure
    if (reason === 'access' || reason === 'gone') {
      await this.#written((tx) => patchStore(tx, this.#storeId, { state: 'lost', problem: reason, run: null }))
      return
    }
    if (reason === 'busy') {
      await runAgain(this.#deps.dataAccess, this.#job, retryAfterMs ?? PATIENCE_MS)
      return
    }
    throw new TryLater(failure.message)
  }

  async #ended(store: StoreRow): Promise<void> {
    const isOwn = store.run?.doing === 'push'
    if (this.#done === 0 && !isOwn) return
    const data = { ...(this.#done > 0 ? { pushedAt: Date.now() } : {}), ...(isOwn ? { run: null } : {}) }
    await this.#written((tx) => patchStore(tx, store.id, data))
  }

  /** Says how far it is, unless the store is just being read. */
  async #tell(store: StoreRow, waiting: number): Promise<void> {
    const now = Date.now()
    if (store.run?.doing === 'pull' || now - this.#toldAt < TELL_EVERY_MS) return
    this.#toldAt = now
    const before = store.run ?? { doing: 'push', done: 0, total: 0, startedAt: now }
    const done = (store.run?.total ?? waiting + this.#done) - waiting
    const run = { ...before, done: Math.max(done, 0), total: Math.max(before.total ?? 0, waiting + this.#done) }
    await this.#written((tx) => patchStore(tx, store.id, { run }))
  }

  #within<T>(body: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#deps.dataAccess.asUser({ kind: 'user', userId: this.#userId }, body)
  }

  async #written(body: (tx: Queryable) => Promise<Written>): Promise<void> {
    const { version } = await this.#within(body)
    this.#deps.live.wake(this.#userId, version)
  }
}

function outcomeOf({ conflicts, agreed, known }: PushDecision, product: StoreProduct): Pushed {
  return { agreed: conflicts.length > 0 ? known : agreed, conflicts, product, failure: undefined }
}

/** Whether the store took what it was sent: one that answers with its former values refused it. */
function settled(begun: Begun, answer: StoreProduct): Pushed {
  const after = pushDecision(begun, answer)
  if (after.offers.length === 0) return outcomeOf(after, answer)
  const failure = new StoreFailure('refused', 'it answered a change with the former values')
  return { agreed: after.known, conflicts: [], product: answer, failure }
}

function changedMeanwhile(error: unknown): undefined {
  if (error instanceof StoreFailure && error.reason === 'changed') return undefined
  throw error
}

function failureOf(error: unknown): StoreFailure {
  return error instanceof StoreFailure ? error : new StoreFailure('broken', 'what it answered could not be used')
}

function isOfAll({ reason }: StoreFailure): boolean {
  return ['busy', 'down', 'access', 'gone', 'address', 'no-shop'].includes(reason)
}
