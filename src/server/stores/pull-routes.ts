import * as endpoints from '#contract/endpoints/stores.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { store as storeEntity } from '#contract/entities/store.ts'
import { Refusal } from '#contract/refusal.ts'
import { type RestObject, toRest } from '#contract/rest-codec.ts'
import { notFound } from '#contract/row-rules.ts'
import type { Queryable } from '#server/kit/database/database.ts'
import { currentUser, ownerOf } from '#server/kit/database/data-access.ts'
import type { Caller, Routes } from '#server/kit/http/mount.ts'
import type { Written } from '#server/kit/write/write.ts'
import { takenOf } from './matching.ts'
import { keepAsked, keepLook, lockProgress } from './mirror.ts'
import { askForPull, type AskedLook, orderComparing, orderTurn } from './schedule.ts'
import { pullMessages } from './pull-messages.ts'
import { changeOfStore, readStore, writeStoreRows } from './store-writes.ts'
import type { StoreWork } from './store-work.ts'
import { sharedNow } from '../kit/clock.ts'

/** Doubtful products of one answer. */
const MOST_DOUBTS = 200

/** Mounts looks at a store: begun, ended, and what a person has to settle (STORE-09). */
export function mountPulls(routes: Routes, work: StoreWork): void {
  routes.mount(endpoints.pullStore, async ({ caller, params: { id }, body }) => {
    const row = await write(
      work,
      caller,
      async (tx) => {
        const store = await readStore(tx, id)
        if (store.state !== 'connected') throw new Refusal('conflict', { message: pullMessages.notConnected })
        if (store.run !== null) throw new Refusal('conflict', { message: pullMessages.underWay })
        return beginPull(tx, id, body)
      },
      id,
    )
    work.wakeJobs()
    return row
  })
  routes.mount(endpoints.cancelPull, ({ caller, params: { id } }) =>
    write(
      work,
      caller,
      async (tx) => {
        const { nextPullAt } = await readStore(tx, id)
        const look = (await lockProgress(tx, id))?.look
        await tx.query(keepLook(id, look ? { ...look, isCancelled: true } : null))
        await tx.query(keepAsked(id, null))
        // A look that is cancelled goes on with the next one: what is ordered of it now finds nothing to do.
        await (nextPullAt === null
          ? orderTurn(tx, id, sharedNow(), { goesOn: true })
          : orderTurn(tx, id, nextPullAt, {}))
        return writeStoreRows(tx, [changeOfStore(id, { run: null })])
      },
      id,
    ),
  )
  routes.mount(endpoints.storeDoubts, ({ caller, params: { id } }) =>
    work.data.transact(caller, async (tx) => {
      await readStore(tx, id)
      return doubtsOf(tx, id)
    }),
  )
  routes.mount(endpoints.settleDoubt, async ({ caller, params: { id }, body }) => {
    const left = await work.data.transact(caller, async (tx) => {
      await readStore(tx, id)
      await settle(tx, id, body)
      await orderComparing(tx, id)
      return (await doubtsOf(tx, id)).total
    })
    work.wakeJobs()
    return { left }
  })
}

/** Begins a look that a person asked for, in the caller's transaction. */
export async function beginPull(tx: Queryable, storeId: string, asked: AskedLook): Promise<Written | undefined> {
  const run = { doing: 'pull', done: 0, total: null, startedAt: sharedNow() }
  const written = await writeStoreRows(tx, [changeOfStore(storeId, { run })])
  await askForPull(tx, storeId, asked)
  return written
}

/** Changes a store, and answers it as it is then. */
async function write(
  { data }: StoreWork,
  caller: Caller,
  body: (tx: Queryable) => Promise<Written | undefined>,
  id: string,
): Promise<RestObject> {
  const { written, row } = await data.transact(caller, async (tx) => {
    const stored = await body(tx)
    return { written: stored, row: toRest(general(storeEntity), await readStore(tx, id), await ownerOf(tx)) }
  })
  if (written) data.wake(written.userId, written.version)
  return row
}

interface DoubtRow {
  readonly externalId: string
  readonly name: string
  readonly sku: string
  readonly doubt: { readonly reason: 'several' | 'taken'; readonly candidates: readonly string[] }
}

interface DoubtedRow {
  readonly productId: string
  readonly name: string
  readonly sku: string
}

async function doubtsOf(tx: Queryable, storeId: string) {
  const where = `user_id = ${currentUser} and store_id = $1 and doubt is not null`
  const [rows, count] = await tx.batch([
    {
      name: 'stores:doubts',
      text: `select external_id as "externalId", product->>'name' as name, product->>'sku' as sku, doubt from store_product
        where ${where} order by external_id limit ${MOST_DOUBTS}`,
      values: [storeId],
    },
    {
      name: 'stores:count-doubts',
      text: `select count(*)::int as total from store_product where ${where}`,
      values: [storeId],
    },
  ])
  const doubts = (rows?.rows ?? []) as unknown as DoubtRow[]
  const ids = [...new Set(doubts.flatMap(({ doubt }) => doubt.candidates))]
  const [found, taken] = await tx.batch([
    {
      name: 'stores:doubted',
      text: `select id as "productId", name, sku from product where user_id = ${currentUser} and id = any($1::uuid[])`,
      values: [ids],
    },
    takenOf(storeId, ids),
  ])
  const byId = new Map(((found?.rows ?? []) as unknown as DoubtedRow[]).map((row) => [row.productId, row]))
  // One that another product of the store is would be refused.
  for (const { productId } of taken?.rows ?? []) byId.delete(String(productId))
  return {
    doubts: doubts.map(({ doubt: { reason, candidates }, ...told }) => ({
      ...told,
      reason,
      candidates: candidates.flatMap((id) => byId.get(id) ?? []),
    })),
    total: Number(count?.rows[0]?.['total'] ?? 0),
  }
}

interface Settled {
  readonly externalId: string
  readonly is: { readonly productId: string } | 'new' | 'none'
}

/** Notes what a person said of a doubtful product. Throws `Refusal`. */
async function settle(tx: Queryable, storeId: string, { externalId, is }: Settled): Promise<void> {
  if (typeof is === 'object') {
    const [known, taken] = await tx.batch([
      { text: `select id from product where user_id = ${currentUser} and id = $1`, values: [is.productId] },
      takenOf(storeId, [is.productId]),
    ])
    if (!known?.rows[0]) throw notFound(general(product), is.productId)
    if (taken?.rows[0]) throw new Refusal('conflict', { message: pullMessages.isTaken })
  }
  const { rows } = await tx.query({
    name: 'stores:settle',
    text: `update store_product set decision = $3, doubt = null, is_open = true
      where user_id = ${currentUser} and store_id = $1 and external_id = $2 and doubt is not null returning external_id`,
    values: [storeId, externalId, typeof is === 'object' ? is.productId : is],
  })
  if (rows.length === 0) throw new Refusal('conflict', { message: pullMessages.noDoubt })
}
