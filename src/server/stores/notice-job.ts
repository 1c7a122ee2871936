import type { StoreReason } from '#contract/store-providers.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { askingAt, keepAnswer } from './mirror.ts'
import { StoreFailure, type StoreNotice, type StoreSession } from './port.ts'
import { orderComparing } from './schedule.ts'
import { stoppedWork } from './store-failures.ts'
import { callerOf, orderAgain, type StoreWork, TURN_MS } from './store-work.ts'
import { readStore } from './store-writes.ts'
import { sharedNow } from '../kit/clock.ts'

/** Products that one step looks at. */
const PRODUCTS_AT_ONCE = 20

/** The job that follows webhooks: it reads their products again, so that neither order nor repetition matters (STORE-03). */
export function storeNoticeJobs(work: StoreWork): Record<string, JobHandler> {
  return {
    'store-notices': {
      run: async (job) => {
        if (job.userId === null) return
        await new Notices(work, job, job.userId, String(job.payload['storeId'])).run()
      },
    },
  }
}

/** The waiting webhooks of one product. */
interface Waiting {
  readonly externalId: string
  readonly ids: readonly string[]
  readonly about: readonly StoreNotice['about'][]
}

/** One turn of following the webhooks of one store. */
class Notices {
  readonly #work: StoreWork
  readonly #job: Job
  readonly #userId: string
  readonly #storeId: string
  #read = 0

  constructor(work: StoreWork, job: Job, userId: string, storeId: string) {
    this.#work = work
    this.#job = job
    this.#userId = userId
    this.#storeId = storeId
  }

  async run(): Promise<void> {
    const { withSession, wakeJobs } = this.#work
    const store = await this.#within((tx) => readStore(tx, this.#storeId))
    if (store.state !== 'connected') return
    const removed = await this.#within((tx) => removals(tx, this.#storeId))
    try {
      const isDone = await withSession(this.#userId, this.#storeId, async (session) => {
        // A late word of an earlier removal says nothing of a store that still answers.
        if (removed.length > 0) await session.facts(this.#job.signal)
        await this.#within((tx) => settle(tx, removed, 'done', ''))
        return this.#turn(session)
      })
      await this.#within(async (tx) => {
        // Before the first look there is nothing to compare it with: it waits in the mirror.
        if (this.#read > 0 && store.pulledAt !== null) await orderComparing(tx, this.#storeId)
        if (!isDone) await orderAgain(tx, 'store-notices', this.#storeId, 0)
      })
      wakeJobs()
    } catch (error) {
      if (!(error instanceof StoreFailure) || this.#job.signal.aborted) throw error
      await this.#stopped(error)
    }
  }

  /** Reads products until no webhook waits or its time is over; answers whether none waits any more. */
  async #turn(session: StoreSession): Promise<boolean> {
    const until = sharedNow() + (this.#work.turnMs ?? TURN_MS)
    for (;;) {
      const waiting = await this.#within((tx) => nextWaiting(tx, this.#storeId))
      if (waiting.length === 0) return true
      for (const notices of waiting) {
        await this.#follow(session, notices)
        this.#job.signal.throwIfAborted()
        if (sharedNow() >= until) return false
      }
    }
  }

  async #follow(session: StoreSession, { externalId, ids, about }: Waiting): Promise<void> {
    const isOfProduct = externalId !== '' && about.some((each) => each !== 'other')
    if (!isOfProduct) return this.#within((tx) => settle(tx, ids, 'ignored', ''))
    const askedAt = await this.#within(askingAt)
    const seen = await session.read(externalId, this.#job.signal).catch(ownFailure)
    if (seen instanceof StoreFailure) return this.#within((tx) => settle(tx, ids, 'failed', seen.reason))
    await this.#within(async (tx) => {
      const storeId = this.#storeId
      const { currency } = await readStore(tx, storeId)
      await keepAnswer(tx, { storeId, products: seen ? [seen] : [], gone: seen ? [] : [externalId], currency, askedAt })
      await settle(tx, ids, 'done', '')
    })
    this.#read += 1
  }

  /** What waits of a store that is lost is not asked for any more. */
  async #stopped(failure: StoreFailure): Promise<void> {
    await stoppedWork(this.#work, 'store-notices', this.#job, failure)
    await this.#within((tx) =>
      tx.query({
        text: `update store_notice set state = case about when 'removed' then 'done' else 'ignored' end, done_at = $2
          where user_id = ${currentUser} and store_id = $1 and state = 'waiting'
            and exists (select from store where user_id = ${currentUser} and id = $1 and state = 'lost')`,
        values: [this.#storeId, sharedNow()],
      }),
    )
  }

  #within<T>(body: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#work.data.transact(callerOf(this.#userId), body)
  }
}

/** What concerns one product alone is its own failure; everything else ends the turn. */
function ownFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure && ['refused', 'broken', 'changed'].includes(error.reason)) return error
  throw error
}

/** The waiting webhooks that say that the app was taken off the store. */
async function removals(tx: Queryable, storeId: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>({
    text: `select id::text as id from store_notice where user_id = ${currentUser} and store_id = $1 and state = 'waiting'
      and about = 'removed' order by store_notice.id limit 100`,
    values: [storeId],
  })
  return rows.map(({ id }) => id)
}

/** The products that waited longest, each with all of its waiting webhooks: one look answers them all. */
async function nextWaiting(tx: Queryable, storeId: string): Promise<readonly Waiting[]> {
  const { rows } = await tx.query<Waiting>({
    text: `select external_id as "externalId", array_agg(id::text) as ids, array_agg(distinct about) as about
      from store_notice where user_id = ${currentUser} and store_id = $1 and state = 'waiting'
      group by external_id order by min(id) limit ${PRODUCTS_AT_ONCE}`,
    values: [storeId],
  })
  return rows
}

async function settle(
  tx: Queryable,
  ids: readonly string[],
  state: 'done' | 'failed' | 'ignored',
  problem: StoreReason | '',
): Promise<void> {
  await tx.query({
    text: `update store_notice set state = $2, problem = $3, done_at = $4 where user_id = ${currentUser} and id = any($1::bigint[])`,
    values: [ids, state, problem, sharedNow()],
  })
}
