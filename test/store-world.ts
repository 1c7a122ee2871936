import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { storeEndpoints } from '#contract/endpoints/store-calls.ts'
import { type AnyPatch, type AnyRow, general } from '#contract/entity.ts'
import { knownEntity } from '#contract/entities/registry.ts'
import { Refusal } from '#contract/refusal.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import type { Database } from '#server/kit/database/database.ts'
import { handleErrors } from '#server/kit/http/errors.ts'
import { Routes } from '#server/kit/http/mount.ts'
import type { Job, JobHandler } from '#server/kit/jobs/jobs.ts'
import { createLive } from '#server/kit/live.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { readRefs } from '#server/kit/rows/reading.ts'
import { createUserData } from '#server/kit/user-data.ts'
import { openWrite } from '#server/kit/write/write.ts'
import { STORE_TOOLS } from '#server/product.ts'
import { storeNoticeJobs } from '#server/stores/notice-job.ts'
import { storePushJobs } from '#server/stores/push-job.ts'
import { mountPush } from '#server/stores/push-routes.ts'
import { mountReplay } from '#server/stores/replay-route.ts'
import { mountWebhooks } from '#server/stores/webhook-routes.ts'
import type { StoreAccess, StoreProduct } from '#server/stores/port.ts'
import type { StoreWork } from '#server/stores/store-work.ts'
import { storeSteps } from '#server/stores/store-writes.ts'
import type { MemoryStore } from './memory-store.ts'
import { quiet } from './quiet.ts'

/** What sends to stores and hears from them, on a database. */
export type StoreWorld = ReturnType<typeof storeWorld>

/** Builds it over one store; `secret` is what the webhooks of stores that are named in the address are signed with. */
export function storeWorld(database: Database, memory: MemoryStore) {
  const dataAccess = createDataAccess(database)
  const live = createLive()
  const app = Fastify()
  handleErrors(app)
  const routes = new Routes(app, ({ headers }) => {
    const userId = headers['x-test-user']
    if (typeof userId !== 'string') throw new Refusal('not-signed-in')
    return { actor: { kind: 'user', userId }, name: 'user' }
  })
  const data = createUserData(dataAccess, live)
  const wakeJobs = (): void => undefined
  const work: StoreWork = {
    ...STORE_TOOLS,
    data,
    log: quiet,
    wakeJobs,
    withSession: (_userId, _storeId, body) => body(memory.provider.open({})),
  }
  mountPush(routes, work)
  mountReplay(routes, work)
  const vault = {
    open: (sealed: Buffer): StoreAccess => ({ secret: sealed.toString() }),
    seal: ({ secret = '' }: StoreAccess) => Buffer.from(secret),
  }
  const providers = new Map([['wix', memory.provider] as const])
  mountWebhooks(routes, { dataAccess, providers, vault, wakeJobs }, 'wix', storeEndpoints.wix)
  const jobs: Record<string, JobHandler> = { ...storePushJobs(work), ...storeNoticeJobs(work) }
  const system = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
    (await dataAccess.asSystemBatch([{ text, values }]))[0]?.rows ?? []

  const world = {
    app,
    system,
    /** The stores of a user that are to be compared. */
    async compared(userId: string): Promise<string[]> {
      const rows = await system(
        `select payload->>'storeId' as id from job where kind = 'store-pull' and user_id = $1 and payload ? 'compares'`,
        [userId],
      )
      return rows.map(({ id }) => String(id))
    },
    async call(userId: string, method: 'POST' | 'GET', url: string, payload: object = {}) {
      const answer = await app.inject({ method, url: `/api${url}`, headers: { 'x-test-user': userId }, payload })
      return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') as Record<string, never> }
    },
    /** Posts a webhook; answers the status. */
    async post(path: string, body: object | string, headers: Record<string, string> = {}): Promise<number> {
      const payload = typeof body === 'string' ? body : JSON.stringify(body)
      const told = { 'content-type': 'application/json', ...headers }
      return (await app.inject({ method: 'POST', url: `/api${path}`, headers: told, payload })).statusCode
    },
    /** Writes a row as the server's own steps do; answers its id. */
    async put(userId: string, kind: string, values: AnyPatch, id: string = randomUUID()): Promise<string> {
      await dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
        const open = await openWrite(tx, readRefs([{ kind, id }]))
        await storeSteps(open, [{ op: 'put', kind, id, data: values }], 'system:test')
      })
      return id
    },
    async connect(userId: string, own: AnyPatch = {}, secret = ''): Promise<string> {
      const values = { name: 'Shop', provider: 'wix', externalId: memory.externalId, currency: 'EUR', pulledAt: 1 }
      const id = await world.put(userId, 'store', { ...values, ...own })
      await system('insert into store_access (user_id, store_id, sealed) values ($1, $2, $3)', [
        userId,
        id,
        Buffer.from(secret),
      ])
      return id
    },
    /** Lists a product in the store, as a first pull leaves it: both sides agree on what the store has. */
    async list(userId: string, storeId: string, productId: string, there: StoreProduct, variantIds: string[] = []) {
      memory.products.set(there.externalId, there)
      const sold = there.variants.length > 0 ? there.variants : [there]
      const units = (amount: string | null) => (amount === null ? null : Math.round(Number(amount) * 1_000_000))
      const offers = sold.map(({ externalId: id, price, compareAt, cost, stock }, at) => ({
        id,
        variantId: variantIds[at] ?? '',
        price: units(price),
        compareAt: units(compareAt),
        cost: units(cost),
        stock,
      }))
      const { externalId, name: title } = there
      const listing = await world.put(userId, 'storeListing', {
        storeId,
        productId,
        externalId,
        title,
        currency: 'EUR',
        offers,
      })
      const base = Object.fromEntries(offers.map(({ id, price, cost, stock }) => [id, { price, cost, stock }]))
      await system(
        `insert into store_product (user_id, store_id, external_id, product, revision, is_open, base) values ($1, $2, $3, $4, $5, false, $6)`,
        [userId, storeId, externalId, JSON.stringify(there), there.revision, JSON.stringify(base)],
      )
      return listing
    },
    /** Runs the due jobs of a kind, as the loop would, and answers how many there were. */
    async work(kind: 'store-push' | 'store-notices', userId: string): Promise<number> {
      const due = await system(
        `update job set lease = gen_random_uuid() where kind = $1 and user_id = $2 and run_at <= now()
          returning id, payload, lease`,
        [kind, userId],
      )
      for (const { id, payload, lease } of due) {
        const signal = new AbortController().signal
        await jobs[kind]?.run({ id: Number(id), userId, payload: payload as Job['payload'], attempts: 1, signal })
        await system('delete from job where id = $1 and lease = $2', [id, lease])
      }
      return due.length
    },
    async row(userId: string, kind: string, id: string): Promise<AnyRow | undefined> {
      const rows = await world.rows(userId, kind, `id = '${id}'`)
      return rows[0]
    },
    async rows(userId: string, kind: string, where: string): Promise<AnyRow[]> {
      return dataAccess.asUser({ kind: 'user', userId }, async (tx) => {
        const { rows } = await tx.query<AnyRow>({ text: selectRows(general(knownEntity(kind)), where) })
        return rows
      })
    },
  }
  return world
}
