import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callUntilAnswered, listen, type OneDatabase, openOneDatabase } from './instances.ts'
import { comparedInvoices, createInvoices } from './invoices.ts'
import { network } from './network.ts'
import { type ProductProcess, STARTS_QUICKLY, startProduct } from './product-process.ts'
import { isDeep } from './rounds.ts'

const OFF_MS = 300_000
/** What the way of an answer and a busy machine add. */
const NEAR_MS = 20_000
const SHIFTED = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))

const CUT_MS = isDeep ? 20_000 : 3_000
/** What a lost transaction holds is free after eight seconds; a busy machine adds to it. */
const LET_GO_MS = 20_000

describe('an instance whose clock is five minutes ahead, and whose way to the database breaks', () => {
  let place: OneDatabase
  let route: Awaited<ReturnType<typeof network>>
  let steady: ProductProcess
  let ahead: ProductProcess

  beforeAll(async () => {
    place = await openOneDatabase()
    route = await network(join(inject('postgresSocket'), '.s.PGSQL.5432'))
    const { pathname, username } = new URL(place.environment.DATABASE_URL.replace('@/', '@localhost/'))
    const wrong = {
      DATABASE_URL: `postgresql://${username}@127.0.0.1:${route.port}${pathname}`,
      CLOCK_OFF_MS: String(OFF_MS),
    }
    const preloaded = [...STARTS_QUICKLY, '--import', SHIFTED]
    ;[steady, ahead] = await Promise.all([
      startProduct(place.environment),
      startProduct({ ...place.environment, ...wrong }, preloaded),
    ])
  })
  afterAll(async () => {
    expect(await Promise.all([steady.stop(), ahead.stop()])).toEqual([0, 0])
    route.close()
    expect(await place.leave()).toEqual([])
  })

  it('OPS-05 OPS-07 its operator is told', () => {
    expect(ahead.said()).toMatch(/the clock of this machine is ahead .*"seconds":(299|300)/)
    expect(steady.said()).not.toContain('the clock of this machine')
  })

  it('OPS-07 it dates what it writes, and tells devices the time, as the others do', async () => {
    const { body: made } = await ahead.call('POST', '/api/brands', { name: 'Early' }, place.ann.headers)
    expect(Math.abs(Date.parse(String(made['createdAt'])) - Date.now())).toBeLessThan(NEAR_MS)
    const { body: pulled } = await ahead.call('GET', '/api/sync?since=0', undefined, place.ann.headers)
    expect(Math.abs(Number(pulled['at']) - Date.now())).toBeLessThan(NEAR_MS)
  })

  it('AUTH-10 a bearer of one is taken by the other', async () => {
    const { cookie = '' } = place.annsBrowser.headers
    for (const [giver, taker] of [
      [ahead, steady],
      [steady, ahead],
    ] as const) {
      const given = await giver.call('POST', '/api/auth/token', undefined, { cookie, origin: giver.origin })
      const authorization = `Bearer ${String(given.body['token'])}`
      expect((await taker.call('GET', '/api/brands', undefined, { cookie, authorization })).status).toBe(200)
    }
  })

  it('SYNC-04 OPS-07 of two edits of one field the later one wins, whichever instance took it', async () => {
    const { body: made } = await steady.call('POST', '/api/brands', { name: 'First' }, place.ann.headers)
    const path = `/api/brands/${String(made['id'])}`
    const rename = async (instance: ProductProcess, name: string) =>
      (await instance.call('PATCH', path, { name }, place.ann.headers)).status
    expect(await rename(ahead, 'Second')).toBe(200)
    await pause(20)
    expect(await rename(steady, 'Third')).toBe(200)
    const { body } = await ahead.call('GET', path, undefined, place.ann.headers)
    expect(body['name']).toBe('Third')
  })

  it('LEDGER-02 OPS-07 it begins no price before its time', async () => {
    const product = { name: 'Mug', retailPrice: 10, pricingMode: 'manual' }
    const { body: mug } = await steady.call('POST', '/api/products', product, place.ann.headers)
    const startsAt = new Date(Date.now() + 60_000).toISOString()
    const plan = { productId: mug['id'], title: 'Sale', amount: 8, startsAt }
    const { body: planned } = await ahead.call('POST', '/api/scheduled-prices', plan, place.ann.headers)
    await pause(2_500)
    const path = `/api/scheduled-prices/${String(planned['id'])}`
    expect((await steady.call('GET', path, undefined, place.ann.headers)).body['status']).toBe('planned')
  })

  it(
    `OPS-07 SYNC-03 DOC-02 cut for ${CUT_MS / 1_000} s: nothing acknowledged is lost or there twice, numbers have no gap, and its devices hear what others wrote`,
    async () => {
      const stream = await listen(ahead, place.annsBrowser)
      let isOver = false
      const { acknowledged, ended } = createInvoices(
        () => [steady, ahead],
        place.ann,
        () => isOver,
      )
      await pause(1_000)
      route.cut()
      const cutAt = performance.now()
      await pause(CUT_MS)
      const before = acknowledged.size
      // What the instance beyond had locked when it was cut off is let go after a few seconds.
      const meanwhile = { id: randomUUID(), name: 'Meanwhile' }
      const brand = await callUntilAnswered(
        () => [steady],
        0,
        (instance) => instance.call('POST', '/api/brands', meanwhile, place.ann.headers),
      )
      expect(brand.status).toBe(201)
      expect(performance.now() - cutAt).toBeLessThan(CUT_MS + LET_GO_MS)
      route.mend()
      await expect.poll(() => acknowledged.size).toBeGreaterThan(before + 4)
      const served = () => ahead.call('GET', '/api/brands', undefined, place.ann.headers).then(({ status }) => status)
      await expect.poll(served).toBe(200)
      isOver = true
      await ended
      const head = async () => {
        const [answer] = await place.dataAccess.asSystemBatch([
          { text: 'select version from user_head where user_id = $1', values: [place.ann.userId] },
        ])
        return answer?.rows[0]?.['version']
      }
      const last = await head()
      await expect.poll(() => stream.versions.at(-1)).toBe(last)
      stream.close()
      expect(acknowledged.size).toBeGreaterThan(8)
      expect(await comparedInvoices(place.dataAccess, place.ann, acknowledged)).toEqual([])
    },
    120_000 + CUT_MS * 3,
  )
})
