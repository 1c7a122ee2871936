import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import type { TestCaller } from '#test/app.ts'
import { brokenInvariants } from '#test/invariants.ts'
import { openInstallation } from './installation.ts'
import { type ProductProcess, startProduct } from './product-process.ts'
import { hardestEngines, rounds } from './rounds.ts'

/** Each round has every way of writing, and starts the product. */
const KILLS = Math.ceil(rounds / 2)
const ROUND_MS = 60_000
/** Rows that each way of writing has made before a kill, however slow the machine. */
const ROWS = 3
const WRITERS = 3
const DEVICES = 2
const MOST_AT_ONCE = 4
const TOKEN_PATH = '/api/auth/token'

/** Rows that the product said it has, by the id that was sent. */
type Acknowledged = Map<string, string>

/** A shop of a program that creates products one by one, several at a time. */
async function createUntilKilled(product: ProductProcess, ann: TestCaller, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    const id = randomUUID()
    const answer = await product.call('POST', '/api/products', { id, name: id }, ann.headers)
    if (answer.status !== 201) throw new Error(`a creation got ${answer.status} ${JSON.stringify(answer.body)}`)
    acknowledged.set(id, id)
  }
}

interface Mutation {
  readonly id: string
  readonly seq: number
  readonly at: number
  readonly body: Readonly<Record<string, unknown>>
}

/** A device with an outbox: what was not acknowledged is sent again, as it was, after the next start. */
class Device {
  readonly #clientId = randomUUID()
  readonly #names: Map<string, string | null>
  readonly #ids: string[] = []
  #outbox: Mutation[] = []
  #seq = 0

  constructor(names: Map<string, string | null>) {
    this.#names = names
  }

  async pushUntilKilled(product: ProductProcess, headers: Readonly<Record<string, string>>): Promise<void> {
    for (;;) {
      await this.flush(product, headers)
      this.#edit()
    }
  }

  async flush(product: ProductProcess, headers: Readonly<Record<string, string>>): Promise<void> {
    if (this.#outbox.length === 0) return
    const answer = await product.call(
      'POST',
      '/api/sync',
      { clientId: this.#clientId, mutations: this.#outbox },
      headers,
    )
    if (answer.status !== 200) throw new Error(`a push got ${answer.status} ${JSON.stringify(answer.body)}`)
    const refused = (answer.body['results'] as { refused?: unknown }[]).filter((result) => result.refused !== undefined)
    if (refused.length > 0) throw new Error(`a push was refused: ${JSON.stringify(refused)}`)
    for (const { body } of this.#outbox) {
      const data = body['data'] as { name?: string } | undefined
      this.#names.set(String(body['id']), data?.name ?? null)
    }
    this.#outbox = []
  }

  /** New products, other names for old ones, now and then a deletion. */
  #edit(): void {
    const count = 1 + Math.floor(Math.random() * MOST_AT_ONCE)
    for (let index = 0; index < count; index += 1) {
      this.#seq += 1
      this.#outbox.push({ id: randomUUID(), seq: this.#seq, at: Date.now(), body: this.#change() })
    }
  }

  #change(): Record<string, unknown> {
    const data = { name: `${this.#clientId} ${this.#seq}` }
    const luck = Math.random()
    const known = this.#ids[Math.floor(Math.random() * this.#ids.length)]
    if (known === undefined || luck < 0.6) {
      const id = randomUUID()
      this.#ids.push(id)
      return { op: 'put', kind: 'product', id, data }
    }
    if (luck < 0.9) return { op: 'patch', kind: 'product', id: known, base: 0, data }
    this.#ids.splice(this.#ids.indexOf(known), 1)
    return { op: 'delete', kind: 'product', id: known }
  }
}

/** The names of all products that a pull brings, page by page. */
async function pulled(
  product: ProductProcess,
  headers: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let since = 0, first = true; ; first = false) {
    const { body } = await product.call(
      'GET',
      `/api/sync?since=${since}&limit=500${first ? '' : '&paging=1'}`,
      undefined,
      headers,
    )
    const columns = (body['columns'] as Record<string, string[]>)['products'] ?? []
    const rows = body['rows'] as unknown[][]
    for (const [kind, id, version, ...values] of rows) {
      if (kind === 'products' && values.length > 0) names.set(String(id), String(values[columns.indexOf('name')]))
      since = Number(version)
    }
    if (body['more'] !== true) return names
  }
}

async function bearerOf(product: ProductProcess, { headers }: TestCaller): Promise<Record<string, string>> {
  const cookie = String(headers['cookie'])
  const { body } = await product.call('POST', TOKEN_PATH, undefined, { cookie, origin: product.origin })
  return { cookie, authorization: `Bearer ${String(body['token'])}` }
}

describe.each(hardestEngines)('the product killed while it works (%s)', (engine) => {
  it(
    `OPS-04 SYNC-02 whatever got a 2xx is there after ${KILLS} kills, and what was sent again is there once`,
    async () => {
      const place = await openInstallation(engine)
      const { ann, ben, environment } = place
      const created: Acknowledged = new Map()
      const named = new Map<string, string | null>()
      const devices = Array.from({ length: DEVICES }, () => new Device(named))
      const reasons = new Set<string>()

      for (let round = 0; round <= KILLS; round += 1) {
        const product = await startProduct(environment)
        const bens = await bearerOf(product, ben)
        const annsNow = await pulled(product, ann.headers)
        expect([...created.keys()].filter((id) => annsNow.get(id) !== id)).toEqual([])
        for (const device of devices) await device.flush(product, bens)
        const bensNow = await pulled(product, bens)
        expect([...named].filter(([id, name]) => (bensNow.get(id) ?? null) !== name)).toEqual([])
        if (round === KILLS) {
          expect(await product.stop()).toBe(0)
          break
        }
        const work = [
          ...Array.from({ length: WRITERS }, () => createUntilKilled(product, ann, created)),
          ...devices.map((device) => device.pushUntilKilled(product, bens)),
        ].map((each) => each.catch((error: Error) => reasons.add(error.message)))
        const [creations, names] = [created.size + ROWS, named.size + ROWS]
        const isUnderWay = () => (created.size >= creations && named.size >= names) || reasons.size > 0
        await vi.waitUntil(isUnderWay, ROUND_MS)
        await pause(Math.random() * 900)
        await product.kill()
        await Promise.all(work)
      }

      expect([...reasons].filter((reason) => !/^(fetch failed|terminated)$/.test(reason))).toEqual([])
      expect(created.size).toBeGreaterThanOrEqual(KILLS * ROWS)
      expect(named.size).toBeGreaterThanOrEqual(KILLS * ROWS)
      const { broken, counter } = await place.behind(async (database) => {
        const dataAccess = createDataAccess(database)
        const counter = await dataAccess.asSystemBatch([
          {
            text: `select h.version, (select count(*)::int from product where user_id = $1) as rows,
                (select count(*)::int from tombstone where user_id = $1) as tombstones
              from user_head h where user_id = $1`,
            values: [ann.userId],
          },
        ])
        return { broken: await brokenInvariants(dataAccess), counter }
      })
      expect(broken).toEqual([])
      const anns = counter[0]?.rows[0] as { version: number; rows: number; tombstones: number }
      expect(anns.version).toBe(anns.rows + anns.tombstones)
      expect(anns.rows).toBeGreaterThanOrEqual(created.size)
      await place.drop()
    },
    ROUND_MS * (KILLS + 1),
  )
})
