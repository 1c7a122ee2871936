import type { Queryable } from '#server/kit/database/database.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import type { Written } from '#server/kit/write/write.ts'
import { StoreFailure, type StoreProduct, type StoreSession } from './port.ts'
import { type PushDecision, pushDecision } from './push-decision.ts'
import { beginNext, type Begun, type Pushed, recordPush } from './push-record.ts'
import type { StoreRow } from './sides.ts'
import { stoppedWork } from './store-failures.ts'
import { callerOf, orderAgain, type StoreWork, TURN_MS } from './store-work.ts'
import { changeOfStore, writeStoreRows } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Time between two writes of how far it is. */
const TELL_EVERY_MS = 2_000
/** How often a product that is changed in the store just then is read again. */
const MOST_READS = 3

/** The job that sends what waits for a store, one product after the other (STORE-06). */
export function storePushJobs(work: StoreWork): Record<string, JobHandler> {
  return {
    'store-push': {
      run: async (job) => {
        if (job.userId !== null) await new Push(work, job, job.userId, String(job.payload['storeId'])).run()
      },
    },
  }
}

/** One turn of sending to one store. */
class Push {
  readonly #work: StoreWork
  readonly #job: Job
  readonly #userId: string
  readonly #storeId: string
  #done = 0
  #toldAt = sharedNow()

  constructor(work: StoreWork, job: Job, userId: string, storeId: string) {
    this.#work = work
    this.#job = job
    this.#userId = userId
    this.#storeId = storeId
  }

  async run(): Promise<void> {
    const { withSession, wakeJobs } = this.#work
    const { store, begun } = await this.#within((tx) => beginNext(tx, this.#storeId))
    if (!begun) {
      if (store) await this.#ended(store)
      return
    }
    try {
      const isDone = await withSession(this.#userId, this.#storeId, (session) => this.#turn(session))
      if (isDone) return
      await this.#within((tx) => orderAgain(tx, 'store-push', this.#storeId, 0))
      wakeJobs()
    } catch (error) {
      if (!(error instanceof StoreFailure) || this.#job.signal.aborted) throw error
      await stoppedWork(this.#work, 'store-push', this.#job, error)
    }
  }

  /** Sends until nothing waits or its time is over; answers whether nothing waits any more. */
  async #turn(session: StoreSession): Promise<boolean> {
    const until = sharedNow() + (this.#work.turnMs ?? TURN_MS)
    const { signal } = this.#job
    for (;;) {
      const { store, begun, waiting } = await this.#within((tx) => beginNext(tx, this.#storeId))
      if (!store || !begun) {
        if (store) await this.#ended(store)
        return true
      }
      await this.#tell(store, waiting)
      const pushed = await this.#send(session, begun)
      await this.#written((tx) => recordPush(tx, begun, pushed))
      this.#done += 1
      signal.throwIfAborted()
      if (sharedNow() >= until) return false
    }
  }

  /** Sends one product. Throws `StoreFailure` where the others cannot be sent either. */
  async #send(session: StoreSession, begun: Begun): Promise<Pushed> {
    const { signal } = this.#job
    const { externalId } = begun.listing
    const nothing = { agreed: {}, conflicts: [], isWritten: false }
    try {
      for (let reads = 1; ; reads += 1) {
        const seen = await session.read(externalId, signal)
        if (!seen) {
          const failure = new StoreFailure('missing', 'a product that is to be changed is not there')
          return { ...nothing, product: null, failure }
        }
        const decision = pushDecision(begun, seen)
        if (decision.conflicts.length > 0 || decision.offers.length === 0) return outcomeOf(decision, seen, false)
        const answer = await session.push({ externalId, seen, offers: decision.offers }, signal).catch(changedMeanwhile)
        if (answer !== undefined) return settled(begun, answer)
        if (reads >= MOST_READS) throw new StoreFailure('busy', 'a product is changed again and again')
      }
    } catch (error) {
      const failure = failureOf(error)
      if (isOfAll(failure) || signal.aborted) throw failure
      if (!(error instanceof StoreFailure))
        this.#work.log.warn({ reason: String(error) }, 'a product could not be sent')
      return { ...nothing, product: undefined, failure }
    }
  }

  async #ended(store: StoreRow): Promise<void> {
    const isOwn = store.run?.doing === 'push'
    if (this.#done === 0 && !isOwn) return
    const data = { ...(this.#done > 0 ? { pushedAt: sharedNow() } : {}), ...(isOwn ? { run: null } : {}) }
    await this.#written((tx) => writeStoreRows(tx, [changeOfStore(store.id, data)]))
  }

  /** Says how far it is, unless the store is just being read. */
  async #tell(store: StoreRow, waiting: number): Promise<void> {
    const now = sharedNow()
    if (store.run?.doing === 'pull' || now - this.#toldAt < TELL_EVERY_MS) return
    this.#toldAt = now
    const before = store.run ?? { doing: 'push', done: 0, total: 0, startedAt: now }
    const done = (store.run?.total ?? waiting + this.#done) - waiting
    const run = { ...before, done: Math.max(done, 0), total: Math.max(before.total ?? 0, waiting + this.#done) }
    await this.#written((tx) => writeStoreRows(tx, [changeOfStore(store.id, { run })]))
  }

  #within<T>(body: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#work.data.transact(callerOf(this.#userId), body)
  }

  async #written(body: (tx: Queryable) => Promise<Written | undefined>): Promise<void> {
    const written = await this.#within(body)
    if (written) this.#work.data.wake(written.userId, written.version)
  }
}

function outcomeOf({ conflicts, agreed, known }: PushDecision, product: StoreProduct, isWritten: boolean): Pushed {
  return { agreed: conflicts.length > 0 ? known : agreed, conflicts, product, isWritten, failure: undefined }
}

/** Whether the store took what it was sent: one that answers with its former values refused it. */
function settled(begun: Begun, answer: StoreProduct): Pushed {
  const after = pushDecision(begun, answer)
  if (after.offers.length === 0) return outcomeOf(after, answer, true)
  const failure = new StoreFailure('refused', 'it answered a change with the former values')
  return { agreed: after.known, conflicts: [], product: answer, isWritten: true, failure }
}

function changedMeanwhile(error: unknown): undefined {
  if (error instanceof StoreFailure && error.reason === 'changed') return undefined
  throw error
}

function failureOf(error: unknown): StoreFailure {
  return error instanceof StoreFailure ? error : new StoreFailure('broken', 'what it answered could not be used')
}

function isOfAll({ reason, isShut }: StoreFailure): boolean {
  return isShut || ['busy', 'down', 'address', 'no-shop'].includes(reason)
}
