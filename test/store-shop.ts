import { randomUUID } from 'node:crypto'
import type { StoreProviderName } from '#contract/store-providers.ts'
import { startJobs } from '#server/kit/jobs/jobs.ts'
import { createUserData } from '#server/kit/user-data.ts'
import { STORE_TOOLS } from '#server/product.ts'
import type { StoreSession } from '#server/stores/port.ts'
import { askForPull, orderTurn } from '#server/stores/schedule.ts'
import { pullJobs } from '#server/stores/pull-job.ts'
import { writeStoreRows } from '#server/stores/store-writes.ts'
import type { StoreWork } from '#server/stores/store-work.ts'
import type { Json, TestApi } from './api.ts'
import { type ChangeSetDriver, changeSetsOf } from './change-sets.ts'
import type { TestDatabase } from './database.ts'
import { quiet } from './quiet.ts'

/** A connected store of one user, as a test drives it. */
export interface StoreShop {
  readonly userId: string
  readonly storeId: string
  readonly sets: ChangeSetDriver
  readonly work: StoreWork
  /** Runs a look to its end, turn by turn; what fails stays ordered. */
  pull(how?: Readonly<Record<string, unknown>>): Promise<void>
  /** Runs the orders for work that are due. */
  runDue(): Promise<void>
  store(): Promise<Record<string, unknown>>
  /** The first import is applied, as a person does. */
  applyFirst(): Promise<void>
  conflicts(state?: 'open' | 'resolved'): Promise<Record<string, unknown>[]>
  listings(): Promise<Record<string, unknown>[]>
  /** The ids of applied looks, the oldest first. */
  appliedSets(): Promise<string[]>
  product(name: string): Promise<Json>
  edit(name: string, patch: object): Promise<void>
  version(): Promise<number>
  sql(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
}

/** What a test says of a store that it connects. */
export interface Connected {
  readonly provider?: StoreProviderName
  readonly currency?: string
  readonly name?: string
  readonly turnMs?: number
  readonly userId?: string
}

/** Connects a store whose session is given, without asking anybody. */
export async function connectedStore(
  context: TestDatabase,
  api: TestApi,
  session: StoreSession,
  { provider = 'wix', currency = 'USD', name = 'Shop', turnMs = 60_000, userId: known }: Connected = {},
): Promise<StoreShop> {
  const userId = known ?? (await context.newUser())
  const storeId = randomUUID()
  const { dataAccess } = context
  const actor = { kind: 'user', userId } as const
  await dataAccess.asUser(actor, async (tx) => {
    const data = { name, provider, currency, externalId: storeId, everyMinutes: 0 }
    await writeStoreRows(tx, [{ op: 'put', kind: 'store', id: storeId, data }])
    await tx.query({
      text: `insert into store_access (user_id, store_id, sealed) values ($1, $2, '')`,
      values: [userId, storeId],
    })
  })
  const data = createUserData(dataAccess, api.live)
  const work: StoreWork = {
    data,
    ...STORE_TOOLS,
    log: quiet,
    withSession: (_userId, _storeId, body) => body(session),
    wakeJobs: () => undefined,
    turnMs,
  }
  const sql = async (text: string, ...values: unknown[]) =>
    (await dataAccess.asSystemBatch([{ text, values }]))[0]?.rows ?? []
  const sets = changeSetsOf(api, userId)
  const runDue = async () => {
    const jobs = startJobs(dataAccess, pullJobs(work), quiet)
    await jobs.wake()
    await jobs.stop()
  }
  const shop: StoreShop = {
    userId,
    storeId,
    sets,
    work,
    runDue,
    sql,
    async pull({ asked = true, ...how } = {}) {
      await dataAccess.asUser(actor, (tx) =>
        asked === true ? askForPull(tx, storeId, how) : orderTurn(tx, storeId, Date.now(), {}),
      )
      await runDue()
    },
    async store() {
      const [row] = await sql('select * from store where id = $1', storeId)
      if (!row) throw new Error('no store')
      return row
    },
    async applyFirst() {
      const [row] = await sql('select first_change_set_id as id from store where id = $1', storeId)
      const { problem, result } = await sets.apply(String(row?.['id']))
      if (problem || !result) throw new Error(JSON.stringify(problem))
      await runDue()
    },
    conflicts: (state = 'open') =>
      sql('select * from store_conflict where store_id = $1 and state = $2 order by title, field', storeId, state),
    listings: () => sql('select * from store_listing where store_id = $1 order by external_id', storeId),
    appliedSets: async () => {
      const rows = await sql(
        `select id, size from change_set where user_id = $1 and origin = 'storePull' and state = 'applied' order by applied_at, id`,
        userId,
      )
      return rows.map(({ id }) => String(id))
    },
    async product(wanted) {
      const found = (await sets.products()).find((row) => String(row['name']) === wanted)
      if (!found) throw new Error(`no product ${wanted}`)
      return found
    },
    async edit(wanted, patch) {
      const { id } = (await shop.product(wanted)) as unknown as { id: string }
      const { status, text } = await api.call(userId, 'PATCH', `/api/products/${id}`, patch)
      if (status !== 200) throw new Error(text)
    },
    async version() {
      const [row] = await sql('select version from user_head where user_id = $1', userId)
      return Number(row?.['version'])
    },
  }
  return shop
}
