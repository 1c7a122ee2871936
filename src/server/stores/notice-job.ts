import { general } from '#contract/entity.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import type { StoreReason } from '#contract/store-providers.ts'
import { currentUser } from '#server/kit/database/data-access.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { type Job, type JobHandler, TryLater } from '#server/kit/jobs/jobs.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { StoreFailure, type StoreNotice, type StoreProduct, type StoreSession } from './port.ts'
import { markGone, patchStore } from './push-record.ts'
import { runAgain, type StoreJobDeps, TURN_MS } from './store-door.ts'
import type { StoreRow } from './wanted-offers.ts'

/** What following webhooks needs beside the store. */
export interface NoticeJobDeps extends StoreJobDeps {
  /** Compares what is known of a store with what is here, and takes over what follows (STORE-05). */
  readonly followStore: (userId: string, storeId: string, signal: AbortSignal) => Promise<void>
}

/** Products that one step looks at. */
const PRODUCTS_AT_ONCE = 20
/** A store that asks for patience without saying how long gets this. */
const PATIENCE_MS = 30_000

/** The job that follows webhooks: it reads their products again, so that neither order nor repetition matters (STORE-03). */
export function storeNoticeJobs(deps: NoticeJobDeps): Record<string, JobHandler> {
  return {
    'store-notices': {
      run: async (job) => {
        if (job.userId === null) return
        await new Notices(deps, job, job.userId, String(job.payload['storeId'])).run()
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
  readonly #deps: NoticeJobDeps
  readonly #job: Job
  readonly #userId: string
  readonly #storeId: string
  #read = 0

  constructor(deps: NoticeJobDeps, job: Job, userId: string, storeId: string) {
    this.#deps = deps
    this.#job = job
    this.#userId = userId
    this.#storeId = storeId
  }

  async run(): Promise<void> {
    const { dataAccess, withSession } = this.#deps
    const store = await this.#within((tx) => storeOf(tx, this.#storeId))
    if (store?.state !== 'connected') return
    const removed = await this.#within((tx) => removals(tx, this.#storeId))
    try {
      const isDone = await withSession(this.#userId, this.#storeId, async (session) => {
        // A late word of an earlier removal says nothing of a store that still answers.
        if (removed.length > 0) await session.facts(this.#job.signal)
        await this.#within((tx) => settle(tx, removed, 'done', ''))
        return this.#turn(session)
      })
      // Before the first look there is nothing to compare it with: it waits in the mirror.
      if (this.#read > 0 && store.pulledAt !== null)
        await this.#deps.followStore(this.#userId, this.#storeId, this.#job.signal)
      if (!isDone) await runAgain(dataAccess, this.#job, 0)
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      await this.#stopped(error)
    }
  }

  /** Reads products until no webhook waits or its time is over; answers whether none waits any more. */
  async #turn(session: StoreSession): Promise<boolean> {
    const until = Date.now() + TURN_MS
    for (;;) {
      const waiting = await this.#within((tx) => nextWaiting(tx, this.#storeId))
      if (waiting.length === 0) return true
      for (const notices of waiting) {
        if (this.#job.signal.aborted || Date.now() > until) return false
        await this.#follow(session, notices)
      }
    }
  }

  async #follow(session: StoreSession, { externalId, ids, about }: Waiting): Promise<void> {
    const isOfProduct = externalId !== '' && about.some((each) => each !== 'other')
    if (!isOfProduct) return this.#within((tx) => settle(tx, ids, 'ignored', ''))
    const seen = await session.read(externalId, this.#job.signal).catch(ownFailure)
    if (seen instanceof StoreFailure) return this.#within((tx) => settle(tx, ids, 'failed', seen.reason))
    await this.#within(async (tx) => {
      await (seen ? keepSeen(tx, this.#storeId, seen) : markGone(tx, this.#storeId, externalId))
      await settle(tx, ids, 'done', '')
    })
    this.#read += 1
  }

  async #stopped({ reason, retryAfterMs, message }: StoreFailure): Promise<void> {
    if (reason === 'access' || reason === 'gone') return this.#lost(reason)
    if (reason !== 'busy') throw new TryLater(message)
    await runAgain(this.#deps.dataAccess, this.#job, retryAfterMs ?? PATIENCE_MS)
  }

  /** The store cannot be asked any more until it is connected again; what waits is not asked for. */
  async #lost(problem: StoreReason): Promise<void> {
    const { version } = await this.#within(async (tx) => {
      await tx.query({
        text: `update store_notice set state = case about when 'removed' then 'done' else 'ignored' end, done_at = $2
          where user_id = ${currentUser} and store_id = $1 and state = 'waiting'`,
        values: [this.#storeId, Date.now()],
      })
      return patchStore(tx, this.#storeId, { state: 'lost', problem, run: null, nextPullAt: null })
    })
    this.#deps.live.wake(this.#userId, version)
  }

  #within<T>(body: (tx: Queryable) => Promise<T>): Promise<T> {
    return this.#deps.dataAccess.asUser({ kind: 'user', userId: this.#userId }, body)
  }
}

/** What concerns one product alone is its own failure; everything else ends the turn. */
function ownFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure && ['refused', 'broken', 'changed'].includes(error.reason)) return error
  throw error
}

async function storeOf(tx: Queryable, id: string): Promise<StoreRow | undefined> {
  const { rows } = await tx.query<StoreRow>({ text: selectRows(general(storeEntity), 'id = $1'), values: [id] })
  return rows[0]
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
    values: [ids, state, problem, Date.now()],
  })
}

/** Keeps a product as the store has it now; it is compared where it is another one than before. */
async function keepSeen(tx: Queryable, storeId: string, product: StoreProduct): Promise<void> {
  await tx.query({
    text: `insert into store_product as kept (user_id, store_id, external_id, product, revision, seen_in)
      values (${currentUser}, $1, $2, $3, $4,
        coalesce((select whole_looks from store_access where user_id = ${currentUser} and store_id = $1), 0))
      on conflict (user_id, store_id, external_id) do update set
        is_open = kept.is_open or kept.is_gone or kept.product is distinct from excluded.product,
        product = excluded.product, revision = excluded.revision, is_gone = false, seen_in = greatest(kept.seen_in, excluded.seen_in)`,
    values: [storeId, product.externalId, JSON.stringify(product), product.revision],
  })
}
