import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, type OneDatabase, openOneDatabase, startInstances } from './instances.ts'
import { type ProductProcess, refusedStart } from './product-process.ts'

const LIMIT = 200
/** What others let through meanwhile: a twentieth for each other instance, and what came in the moment of a message. */
const BEYOND = 40

describe('three instances on one PostgreSQL', () => {
  let place: OneDatabase
  let instances: readonly ProductProcess[]

  beforeAll(async () => {
    place = await openOneDatabase({ RATE_LIMIT: String(LIMIT), TRUSTED_PROXIES: 'loopback' })
    instances = await startInstances(3, place.environment)
  })
  afterAll(async () => {
    const ends = await Promise.all(instances.map((instance) => instance.stop()))
    expect(ends).toEqual([0, 0, 0])
    const [left] = await place.dataAccess.asSystemBatch([{ text: 'select id from instance' }])
    expect(left?.rows).toEqual([])
    expect(await place.leave()).toEqual([])
  })

  const at = (index: number): ProductProcess => instances[index % instances.length]!
  const post = (index: number, path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    at(index).call('POST', path, body, { ...place.ann.headers, ...headers })

  it('OPS-02 they know of each other', async () => {
    const [answer] = await place.dataAccess.asSystemBatch([
      { text: 'select count(*)::int as count, count(distinct knows)::int as versions from instance' },
    ])
    expect(answer?.rows).toEqual([{ count: 3, versions: 1 }])
  })

  it('SYNC-01 a write at one reaches the devices at each', async () => {
    const streams = await Promise.all(instances.map((instance) => listen(instance, place.annsBrowser)))
    for (const [index] of instances.entries()) {
      const { status, body } = await post(index, '/api/brands', { name: `Kiln ${index}` })
      expect(status).toBe(201)
      for (const { versions } of streams) await expect.poll(() => versions.at(-1)).toBe(body['version'])
    }
    for (const stream of streams) stream.close()
  })

  it('SYNC-01 SYNC-03 devices hear what was written while their instance could not hear of the others', async () => {
    const streams = await Promise.all(instances.map((instance) => listen(instance, place.annsBrowser)))
    const deaf = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ~* '^listen' and pid <> pg_backend_pid()`
    await place.dataAccess.asSystemBatch([{ text: deaf }])
    const { body } = await post(0, '/api/brands', { name: 'Unheard' })
    for (const { versions } of streams) await expect.poll(() => versions.at(-1)).toBe(body['version'])
    for (const stream of streams) stream.close()
  })

  it('AUTH-14 a session that is revoked at one loses its connection at the others', async () => {
    const streams = await Promise.all(instances.map((instance) => listen(instance, place.annsBrowser)))
    await place.dataAccess.asSystemBatch([
      { text: 'update session set revoked_at = now() where user_id = $1', values: [place.ann.userId] },
    ])
    for (const { isOver } of streams) await expect.poll(isOver).toBe(true)
    await place.dataAccess.asSystemBatch([
      { text: 'update session set revoked_at = null where user_id = $1', values: [place.ann.userId] },
    ])
  })

  it('OPS-02 OPS-09 a limit holds for all of them together', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const ask = async (index: number): Promise<number> =>
      (await at(index).call('GET', '/api/brands', undefined, headers)).status
    const statuses: number[] = []
    for (let call = 0; call < 1.5 * LIMIT; call += 1) statuses.push(await ask(call))
    const served = statuses.filter((status) => status === 401).length
    expect(served).toBeGreaterThanOrEqual(LIMIT)
    expect(served).toBeLessThanOrEqual(LIMIT + BEYOND)
    expect(statuses.slice(-6)).toEqual(Array.from({ length: 6 }, () => 429))
  })

  it('API-04 SYNC-03 a write that is sent to each under one key is done once', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const create = (index: number) => post(index, '/api/products', { name: 'Once' }, key)
    const [first, ...others] = [...(await Promise.all([create(0), create(1), create(2)])), await create(1)]
    for (const { body } of others) expect(body).toEqual(first?.body)
    const { body } = await at(0).call('GET', '/api/products?search=Once&total=true', undefined, place.ann.headers)
    expect(body['total']).toBe(1)
  })

  it('OPS-02 writes that each gathers, of one user at once, are one sequence', async () => {
    const names = Array.from({ length: 36 }, (_, index) => `Gathered ${index}`)
    const answers = await Promise.all(names.map((name, index) => post(index, '/api/products', { name })))
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
    const versions = answers.map(({ body }) => Number(body['version']))
    expect(new Set(versions).size).toBe(names.length)
    expect(Math.max(...versions) - Math.min(...versions)).toBe(names.length - 1)
  })

  it('LEDGER-02 OPS-02 a scheduled price is begun once', async () => {
    const { body: mug } = await post(0, '/api/products', { name: 'Mug', retailPrice: 10, pricingMode: 'manual' })
    const startsAt = new Date(Date.now() + 500).toISOString()
    const planned = await post(1, '/api/scheduled-prices', { productId: mug['id'], title: 'Sale', amount: 8, startsAt })
    expect(planned.status).toBe(201)
    const path = `/api/scheduled-prices/${String(planned.body['id'])}`
    const state = async () => (await at(2).call('GET', path, undefined, place.ann.headers)).body['status']
    await expect.poll(state).toBe('done')
    await pause(1_500)
    const [sets] = await place.dataAccess.asSystemBatch([
      {
        text: `select count(*)::int as count from change_set where user_id = $1 and origin = 'schedule'`,
        values: [place.ann.userId],
      },
    ])
    expect(sets?.rows).toEqual([{ count: 1 }])
  })

  it('OPS-02 recurring work of the installation is done by one of them', async () => {
    const taken = async () => {
      const [answer] = await place.dataAccess.asSystemBatch([
        { text: 'select count(*)::int as count from health_sample' },
      ])
      return answer?.rows[0]?.['count']
    }
    await expect.poll(taken).toBe(1)
  })

  it('OPS-02 OPS-05 one with another secrets key is refused and told why', async () => {
    const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64')
    const { code, output } = await refusedStart({ ...place.environment, SECRETS_KEY })
    expect(code).toBe(78)
    expect(output).toContain('SECRETS_KEY is not that of the other instances')
  })
})
