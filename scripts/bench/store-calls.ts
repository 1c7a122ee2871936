import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImportRow } from '#contract/change-set-rows.ts'
import type { AppAnswer, TestApp, TestCaller } from '#test/app.ts'
import type { BenchStore } from './store-providers.ts'

/** What a person does about a store and waits for. */
export interface StoreCalls {
  /** Connects it; answers its id. */
  connect(store: BenchStore): Promise<string>
  /** Waits until the first import waits for a person. */
  firstChecked(storeId: string): Promise<void>
  firstApplied(storeId: string): Promise<void>
  /** Looks for changes and waits until they are here. */
  lookedAgain(storeId: string): Promise<void>
  /** Throws unless the last change set has so many rows. */
  expectFollowed(storeId: string, rows: number): Promise<void>
  /** Raises the price of the first variant of some products here. */
  changePrices(storeId: string, some: { readonly from: number; readonly count: number }): Promise<void>
  /** Proposes what would be sent; answers the change set. */
  proposed(storeId: string): Promise<string>
  applied(changeSetId: string): Promise<void>
  /** Waits until nothing waits to be sent. */
  allSent(storeId: string): Promise<void>
  /** Uploads a file and checks it; answers the change set. */
  fileChecked(rows: readonly ImportRow[]): Promise<string>
}

const LOOK_EVERY_MS = 250
const UPLOAD_ROWS = 1_000

/** The calls of a person over the product's own API. */
export function storeCalls(app: TestApp, caller: TestCaller): StoreCalls {
  const { dataAccess } = app
  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<AppAnswer> => {
    const headers = { origin: app.origin }
    const answer = await app.call(caller, {
      method,
      url: `/api${path}`,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    if (answer.status >= 300 || answer.text.includes('{"problem":{'))
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(-500)}`)
    return answer
  }
  const first = async (text: string, ...values: unknown[]): Promise<Readonly<Record<string, unknown>>> =>
    (await dataAccess.asSystemBatch([{ text, values }]))[0]?.rows[0] ?? {}
  const until = async (isReached: () => Promise<boolean>): Promise<void> => {
    while (!(await isReached())) await pause(LOOK_EVERY_MS)
  }
  const storeRow = async (storeId: string) => {
    const row = await first(
      `select problem, said, run, pulled_at as "pulledAt", first_change_set_id as "firstId" from store where id = $1`,
      storeId,
    )
    if (row['problem'] !== '') throw new Error(`the store has a problem: ${JSON.stringify(row)}`)
    return row
  }
  const applied = async (id: string): Promise<void> => void (await call('POST', `/change-sets/${id}/apply`))
  return {
    applied,
    async connect({ name, entries }) {
      const { body } = await call('POST', `/${name}/auth/start`, entries)
      return String(body['store']?.['id'])
    },
    firstChecked: (storeId) => until(async () => (await storeRow(storeId))['firstId'] !== null),
    async firstApplied(storeId) {
      await applied(String((await storeRow(storeId))['firstId']))
    },
    async lookedAgain(storeId) {
      const { pulledAt } = await storeRow(storeId)
      await call('POST', `/stores/${storeId}/pull`, {})
      await until(async () => (await storeRow(storeId))['pulledAt'] !== pulledAt)
    },
    async expectFollowed(_storeId, rows) {
      const set = await first(
        `select size, state from change_set where origin = 'storePull' order by created_at desc, id desc limit 1`,
      )
      if (set['size'] !== rows || set['state'] !== 'applied')
        throw new Error(`the look followed ${JSON.stringify(set)}`)
    },
    async changePrices(storeId, { from, count }) {
      const [answer] = await dataAccess.asSystemBatch([
        {
          text: 'select product_id as id from store_listing where store_id = $1 order by title, id offset $2 limit $3',
          values: [storeId, from, count],
        },
      ])
      for (const { id } of answer?.rows ?? []) {
        const { body } = await call('GET', `/products/${String(id)}`)
        const [own, ...others] = body['variants'] ?? []
        const raised = { ...(own as object), retailPrice: Number(own?.['retailPrice']) + 200 }
        await call('PATCH', `/products/${String(id)}`, { variants: [raised, ...others] })
      }
    },
    async proposed(storeId) {
      const { body } = await call('POST', `/stores/${storeId}/push`, {})
      return String(body['id'])
    },
    async allSent(storeId) {
      await until(async () => {
        const row = await first(
          `select count(*) filter (where push_state = 'waiting')::int as waiting,
            count(*) filter (where push_state not in ('waiting', 'none'))::int as failed, max(said) as said
          from store_listing where store_id = $1`,
          storeId,
        )
        if (Number(row['failed']) > 0) throw new Error(`prices could not be sent: ${JSON.stringify(row)}`)
        return row['waiting'] === 0
      })
    },
    async fileChecked(rows) {
      const id = randomUUID()
      const options = { match: 'sku', mode: 'create-and-update', createNames: true }
      await call('POST', '/change-sets', { id, title: 'Import: supplier.csv', origin: 'import', options })
      for (let from = 0; from < rows.length; from += UPLOAD_ROWS)
        await call('POST', `/change-sets/${id}/rows`, { rows: rows.slice(from, from + UPLOAD_ROWS) })
      await call('POST', `/change-sets/${id}/check`)
      return id
    },
  }
}
