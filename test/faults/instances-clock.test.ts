import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OneDatabase, openOneDatabase } from './instances.ts'
import { comparedInvoices, createInvoices } from './invoices.ts'
import { type ProductProcess, STARTS_QUICKLY, startProduct } from './product-process.ts'

const OFF_MS = 300_000
/** What the way of an answer and a busy machine add. */
const NEAR_MS = 20_000
const SHIFTED = fileURLToPath(new URL('shifted-clock.mjs', import.meta.url))

describe('an instance whose clock is five minutes ahead', () => {
  let place: OneDatabase
  let steady: ProductProcess
  let ahead: ProductProcess

  beforeAll(async () => {
    place = await openOneDatabase()
    steady = await startProduct(place.environment)
    ahead = await startProduct({ ...place.environment, CLOCK_OFF_MS: String(OFF_MS) }, [
      ...STARTS_QUICKLY,
      '--import',
      SHIFTED,
    ])
  })
  afterAll(async () => {
    expect(await Promise.all([steady.stop(), ahead.stop()])).toEqual([0, 0])
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

  it('OPS-07 DOC-02 what both acknowledge is there once, with numbers without a gap', async () => {
    let isOver = false
    const { acknowledged, ended } = createInvoices(
      () => [steady, ahead],
      place.ann,
      () => isOver,
    )
    await pause(1_500)
    isOver = true
    await ended
    expect(acknowledged.size).toBeGreaterThan(8)
    expect(await comparedInvoices(place.dataAccess, place.ann, acknowledged)).toEqual([])
  })
})
