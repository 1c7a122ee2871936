import { general } from '#contract/entity.ts'
import { product as productEntity } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { type Job, TryLater } from '#server/kit/jobs/jobs.ts'
import { selectRows } from '#server/kit/rows/columns.ts'
import { createUserData } from '#server/kit/user-data.ts'
import { STORE_TOOLS } from '#server/product.ts'
import { connectStore } from '#server/stores/connect.ts'
import type { StoreProduct, StoreProvider, StoreSession } from '#server/stores/port.ts'
import { askForPull } from '#server/stores/schedule.ts'
import { soldHere, soldThere } from '#server/stores/sides.ts'
import { StoreFailure } from '#server/stores/port.ts'
import { buildTestApi, type TestApi } from './api.ts'
import { changeSetsOf } from './change-sets.ts'
import type { TestDatabase } from './database.ts'
import { createFuse, cutData, PowerCut } from './power-cut.ts'
import { quiet } from './quiet.ts'
import type { SimulatedDelivery, StoreSimulator } from './simulators/stores/store-simulator.ts'

/** What is sold on one side of an offer, in units, with its texts. */
export type Side = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Names a variant of a product of the store, or the product itself: they are offered under its own id. */
export function sideKey(externalId: string, offerId: string): string {
  return offerId === externalId ? externalId : `${externalId}/${offerId}`
}

/** Joins what a product says of itself with what is sold of it, by `sideKey`. */
function withWhole(externalId: string, whole: Side, sold: readonly (readonly [string, Side])[]): Map<string, Side> {
  const sides = new Map(sold)
  return sides.set(externalId, { ...whole, ...sides.get(externalId) })
}

const UNITS = 1_000_000

/** What a store has of a product and of each of its variants, by `sideKey`. */
export function sidesThere(product: StoreProduct): ReadonlyMap<string, Side> {
  const units = (amount: string | null) => (amount === null ? null : Math.round(Number(amount) * UNITS))
  const { externalId, name } = product
  const sold = soldThere(product).map(({ externalId: id, sku, price, cost, stock }): readonly [string, Side] => [
    sideKey(externalId, id),
    { sku, price: units(price), cost: units(cost), stock },
  ])
  return withWhole(externalId, { name }, sold)
}

/** A simulated store of one user with everything that keeps it in step, as a test drives it. */
export type StoreStage = Awaited<ReturnType<typeof storeStage>>

/** Builds it and connects the store. */
export async function storeStage(context: TestDatabase, simulator: StoreSimulator, { turnMs = 60_000 } = {}) {
  const fuse = createFuse()
  const door: Door = { isShut: false, afterLook: undefined, whenRefused: undefined }
  const repeated: string[] = []
  const provider: StoreProvider = {
    ...simulator.provider,
    name: simulator.name,
    verify: (delivery) => simulator.provider.verify(delivery),
    open: (access) => watched(simulator, simulator.provider.open(access), { fuse, door, repeated }),
  }
  const api: TestApi = await buildTestApi(
    context.database,
    'error',
    {},
    { storeProviders: [provider], storeTurnMs: turnMs },
  )
  const userId = await context.newUser()
  const caller = { actor: { kind: 'user', userId }, name: 'user' } as const
  const data = createUserData(context.dataAccess, api.live)
  const jobs = api.storeJobs((own) => cutData(own, fuse))
  const sets = changeSetsOf(api, userId)
  const sql = async (text: string, ...values: unknown[]): Promise<Record<string, unknown>[]> =>
    (await context.dataAccess.asSystemBatch([{ text, values }]))[0]?.rows ?? []

  const connect = async (): Promise<string> => {
    const access = simulator.access
    const row = await connectStore({ ...api.stores, data }, caller, quiet, { provider, access, again: undefined })
    await call('PATCH', `/stores/${row.id}/settings`, { everyMinutes: 0, pushesStock: true, pushesCost: true })
    return row.id
  }
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, body?: object) => {
    const answer = await api.call(userId, method, `/api${path}`, body)
    if (answer.status >= 500) throw new Error(`${method} ${path}: ${answer.text}`)
    return answer
  }

  /** Runs one job; the power may be cut, and one that is to be tried later stays. */
  async function runOne({ id, kind, payload, lease }: Record<string, unknown>): Promise<void> {
    const job = { id: Number(id), userId, payload: payload as Job['payload'], attempts: 1 }
    try {
      await jobs[String(kind)]?.run({ ...job, signal: new AbortController().signal })
      await sql('delete from job where id = $1 and lease = $2', id, lease)
    } catch (error) {
      const later = error instanceof PowerCut ? '0' : '30'
      if (!(error instanceof PowerCut) && !(error instanceof TryLater)) throw error
      await sql(
        `update job set lease = null, run_at = now() + make_interval(secs => ${later}) where id = $1 and lease = $2`,
        id,
        lease,
      )
    }
  }

  const storeId = await connect()
  const stage = {
    api,
    userId,
    storeId,
    sets,
    fuse,
    door,
    repeated,
    simulator,
    sql,
    call,
    connect,
    close: () => api.app.close(),
    /** Runs what is due until nothing is; `cutAt` cuts the power after so many steps, once. */
    async work({
      cutAt,
      together = false,
      kinds = 'store-%',
      turns = 60,
    }: {
      cutAt?: number
      together?: boolean
      kinds?: string
      /** After so many turns the rest is left. */
      turns?: number
    } = {}) {
      fuse.arm(cutAt)
      for (let turn = 0; turn < turns; turn += 1) {
        await sql('update job set run_at = now() where user_id = $1 and kind like $2', userId, kinds)
        const due = await sql(
          `update job set lease = gen_random_uuid() where user_id = $1 and kind like $2 and run_at <= now() and lease is null
            returning id, kind, payload, lease`,
          userId,
          kinds,
        )
        if (due.length === 0) return
        if (together) await Promise.all(due.map(runOne))
        else for (const job of due) await runOne(job)
        // After a cut the server starts again.
        fuse.arm(undefined)
      }
      if (turns < 60) return
      throw new Error(
        `work does not end: ${JSON.stringify(await sql('select kind, payload from job where user_id = $1', userId))}`,
      )
    },
    async pull(how: { whole?: boolean; bringsBack?: boolean } = {}) {
      await data.transact(caller, (tx) => askForPull(tx, storeId, how))
    },
    async store() {
      const [row] = await sql('select * from store where id = $1', storeId)
      if (!row) throw new Error('no store')
      return row
    },
    /** Applies the first import, if one waits. */
    async applyFirst(): Promise<void> {
      const [row] = await sql(
        `select c.id from store s join change_set c on c.user_id = s.user_id and c.id::text = s.first_change_set_id
          where s.id = $1 and c.state = 'checked'`,
        storeId,
      )
      if (row) await stage.apply(String(row['id']))
    },
    async apply(id: string): Promise<boolean> {
      const { problem } = await sets.apply(id)
      if (problem && !['stale', 'conflict', 'rule-broken'].includes(String(problem['code'])))
        throw new Error(JSON.stringify(problem))
      return problem === undefined
    },
    /** Proposes what differs and applies it; answers the change set, if anything differed. */
    async push(): Promise<string | undefined> {
      const { status, body } = await call('POST', `/stores/${storeId}/push`, {})
      if (status === 422 || status === 409) return undefined
      if (status !== 201) throw new Error(JSON.stringify(body))
      const id = String(body['id'])
      return (await stage.apply(id)) ? id : undefined
    },
    /** What the store sent since the last call. */
    deliveries: (): readonly SimulatedDelivery[] => simulator.takeDeliveries(),
    async deliver({ path, headers, body }: SimulatedDelivery): Promise<number> {
      const told = { 'content-type': 'application/json', ...headers }
      return (await api.app.inject({ method: 'POST', url: `/api${path}`, headers: told, payload: body })).statusCode
    },
    async productRows(): Promise<RowOfKind<'product'>[]> {
      return context.dataAccess.asUser(caller.actor, async (tx) => {
        const text = `${selectRows(general(productEntity), 'true')} order by created_at, id`
        return (await tx.query<RowOfKind<'product'>>({ text })).rows
      })
    },
    listings: () =>
      sql('select * from store_listing where store_id = $1 order by external_id', storeId) as unknown as Promise<
        readonly {
          id: string
          external_id: string
          product_id: string
          offers: RowOfKind<'storeListing'>['offers']
          push_state: string
        }[]
      >,
    conflicts: (state = 'open') =>
      sql('select * from store_conflict where store_id = $1 and state = $2 order by title, field', storeId, state),
    /** What is here of each listed product and of each of its variants, by `sideKey`; deleted ones are left out. */
    async here(): Promise<ReadonlyMap<string, Side>> {
      const { price_list_id: listId, currency } = await stage.store()
      const listings = await stage.listings()
      const rows = await stage.productRows()
      const byId = new Map(rows.map((row) => [row.id, row]))
      const priceListId = listId === null ? null : String(listId)
      const priceOf = await context.dataAccess.asUser(caller.actor, (tx) =>
        STORE_TOOLS.pricesOf(tx, { products: rows, priceListId, at: Date.now() }),
      )
      return new Map(
        listings.flatMap(({ external_id: externalId, product_id: productId, offers }) => {
          const row = byId.get(productId)
          if (!row) return []
          const { name, description, isActive } = row
          const sold = offers.map(({ id, variantId }): readonly [string, Side] => {
            const { sku, barcode } = row.variants.find((each) => each.id === variantId) ?? row
            const { compareAt: _, ...figures } =
              soldHere(row, variantId, String(currency), priceOf(row, variantId)) ?? {}
            return [sideKey(externalId, id), { sku, barcode, ...figures }]
          })
          return [...withWhole(externalId, { name, description, isActive }, sold)]
        }),
      )
    },
  }
  return stage
}

/** How the store lets itself be asked. */
interface Door {
  isShut: boolean
  /** Happens once, when a page has been answered and is not kept yet. */
  afterLook: (() => Promise<void>) | undefined
  /** Happens before a refusal reaches who asked. */
  whenRefused: (() => Promise<void>) | undefined
}

interface Watch {
  readonly fuse: ReturnType<typeof createFuse>
  readonly door: Door
  readonly repeated: string[]
}

/** A session whose calls may be cut, refused, and whose changes are compared with what was there. */
function watched(simulator: StoreSimulator, session: StoreSession, { fuse, door, repeated }: Watch): StoreSession {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    fuse.step()
    if (door.isShut) {
      await door.whenRefused?.()
      throw new StoreFailure('access', 'the door is shut')
    }
    const answer = await work()
    fuse.step()
    return answer
  }
  return {
    ...session,
    renewed: () => session.renewed(),
    facts: (signal) => around(() => session.facts(signal)),
    look: (look) =>
      around(async () => {
        const page = await session.look(look)
        const { afterLook } = door
        door.afterLook = undefined
        await afterLook?.()
        return page
      }),
    read: (id, signal) => around(() => session.read(id, signal)),
    push: (push, signal) =>
      around(async () => {
        const before = simulator.product(push.externalId)
        const answer = await session.push(push, signal)
        const after = simulator.product(push.externalId)
        const figures = (product: typeof before) =>
          product &&
          [product, ...product.variants].map(({ price, compareAt, cost, stock }) => [
            Number(price),
            compareAt,
            Number(cost),
            stock,
          ])
        if (JSON.stringify(figures(before)) === JSON.stringify(figures(after)))
          repeated.push(JSON.stringify(push.offers))
        return answer
      }),
    subscribe: (callback, signal) => around(() => session.subscribe(callback, signal)),
    unsubscribe: (subscription, signal) => around(() => session.unsubscribe(subscription, signal)),
  }
}
