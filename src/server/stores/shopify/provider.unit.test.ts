import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import type { StoreReason } from '#contract/store-providers.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { SimulatedFault } from '#test/simulators/stores/store-simulator.ts'
import { type StoreAccess, StoreFailure, type StoreSession } from '../port.ts'
import { createShopifyProvider } from './provider.ts'

const { signal } = new AbortController()
const clock = fastClock()
let shop: ShopifySimulator
let session: StoreSession

beforeEach(async () => {
  shop = await startShopifySimulator({ clock, currency: 'USD', settings: { timeoutMs: 500 } })
  session = shop.provider.open(shop.access)
})
afterEach(() => shop.close())

const failureOf = (work: Promise<unknown>): Promise<StoreFailure> =>
  work.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => (error instanceof StoreFailure ? error : expect.unreachable(String(error))),
  )

it('STORE-07 a shop tells its name, domain, address and currency', async () => {
  expect(await session.facts(signal)).toEqual({
    externalId: shop.access.shop,
    name: 'Simulated shop',
    address: 'https://shop.example',
    currency: 'USD',
    version: '2026-10',
  })
})

it.each<[access: StoreAccess, reason: StoreReason]>([
  [{ token: 'x' }, 'address'],
  [{ shop: 'evil.example', token: 'x' }, 'address'],
  [{ shop: 'a.myshopify.com' }, 'access'],
])('STORE-07 nothing is opened with %j', (access, reason) => {
  expect(() => shop.provider.open(access)).toThrow(expect.objectContaining({ reason }))
})

describe('a fault', () => {
  it.each<[fault: SimulatedFault, reason: StoreReason]>([
    [{ kind: 'status', status: 400, times: 9 }, 'gone'],
    [{ kind: 'status', status: 401, times: 9 }, 'access'],
    [{ kind: 'status', status: 402, times: 9 }, 'gone'],
    [{ kind: 'status', status: 403, times: 9 }, 'access'],
    [{ kind: 'status', status: 404, times: 9 }, 'gone'],
    [{ kind: 'status', status: 423, times: 9 }, 'gone'],
    [{ kind: 'status', status: 429, times: 9, retryAfterSeconds: 2 }, 'busy'],
    [{ kind: 'status', status: 500, times: 9 }, 'down'],
    [{ kind: 'status', status: 503, times: 9 }, 'down'],
    [{ kind: 'cut', times: 9 }, 'down'],
    [{ kind: 'cut-after', times: 9 }, 'down'],
    [{ kind: 'slow', times: 9 }, 'down'],
    [{ kind: 'not-json', times: 9 }, 'broken'],
    [{ kind: 'revoked', times: 9 }, 'access'],
  ])('STORE-07 that lasts has its reason: %j', async (fault, reason) => {
    shop.fail(fault)
    expect(await failureOf(session.facts(signal))).toMatchObject({ reason })
  })

  it.each<SimulatedFault>([
    { kind: 'status', status: 429, times: 5, retryAfterSeconds: 2 },
    { kind: 'status', status: 429, times: 5 },
    { kind: 'status', status: 502, times: 3 },
    { kind: 'cut', times: 3 },
    { kind: 'slow', times: 1 },
  ])('STORE-07 that passes is waited for: %j', async (fault) => {
    shop.fail(fault)
    expect(await session.facts(signal)).toMatchObject({ name: 'Simulated shop' })
  })

  it('STORE-07 of too many requests waits as long as the shop says', async () => {
    shop.fail({ kind: 'status', status: 429, retryAfterSeconds: 12 })
    const before = clock.now()
    await session.facts(signal)
    expect(clock.now() - before).toBeGreaterThanOrEqual(12_000)
    shop.fail({ kind: 'status', status: 429, retryAfterSeconds: 3_600 })
    expect(await failureOf(session.facts(signal))).toMatchObject({ reason: 'busy', retryAfterMs: 3_600_000 })
  })

  it('STORE-07 ends with the caller’s own reason when the caller leaves', async () => {
    const leaving = new AbortController()
    shop.fail({ kind: 'slow' })
    const asked = session.facts(leaving.signal)
    leaving.abort(new Error('left'))
    await expect(asked).rejects.toThrow('left')
  })

  it('STORE-08 names no secret', async () => {
    const kinds: SimulatedFault[] = [
      { kind: 'not-json' },
      { kind: 'cut', times: 9 },
      { kind: 'status', status: 404 },
      { kind: 'revoked' },
    ]
    for (const fault of kinds) {
      const own = shop.provider.open(shop.access)
      shop.fail(fault)
      const { message, said, stack } = await failureOf(own.facts(signal))
      expect(`${message} ${said} ${stack}`).not.toContain(shop.access.token)
      await own.facts(signal).catch(() => undefined)
    }
  })
})

it('STORE-07 a shop that took the app away answers access to everything', async () => {
  const id = shop.create({ name: 'Mug' })
  shop.revoke()
  for (const work of [
    session.facts(signal),
    session.read(id, signal),
    session.look({ cursor: null, known: () => Promise.resolve(new Map()), signal }),
    session.subscribe('https://us.example/api/shopify/webhooks', signal),
  ])
    expect(await failureOf(work)).toMatchObject({ reason: 'access' })
})

describe('the points of the plan', () => {
  it('STORE-07 last for a thousand calls', async () => {
    const id = shop.create({ name: 'Mug', variants: [{ price: '1' }, { price: '2' }] })
    const before = clock.now()
    for (let call = 0; call < 1_000; call += 1) await session.read(id, signal)
    expect(shop.requests.overLimit).toBe(0)
    expect(clock.now()).toBeGreaterThan(before)
  })

  it('STORE-07 are shared by sessions that ask at the same time', async () => {
    const id = shop.create({ name: 'Mug' })
    const sessions = Array.from({ length: 4 }, () => shop.provider.open(shop.access))
    for (let round = 0; round < 10; round += 1)
      await Promise.all(sessions.flatMap((each) => [each.read(id, signal), each.read(id, signal)]))
    expect(shop.requests.overLimit).toBe(0)
  })

  it('STORE-07 that another program used up are waited for', async () => {
    const small = await startShopifySimulator({ clock, points: { most: 500, perSecond: 50 } })
    try {
      const id = small.create({ name: 'Mug' })
      expect(await small.provider.open(small.access).read(id, signal)).toMatchObject({ name: 'Mug' })
      const { overLimit } = small.requests
      const second = createShopifyProvider(small.settings).open(small.access)
      for (let call = 0; call < 5; call += 1) expect(await second.read(id, signal)).toMatchObject({ name: 'Mug' })
      expect(small.requests.overLimit - overLimit).toBeLessThan(5)
    } finally {
      await small.close()
    }
  })
})

it('STORE-03 webhooks are asked for once each, and taken away again', async () => {
  const callback = 'https://us.example/api/shopify/webhooks'
  const subscription = await session.subscribe(callback, signal)
  expect(JSON.parse(subscription)).toHaveLength(4)
  expect(await session.subscribe(callback, signal)).toBe(subscription)
  shop.create({ name: 'Mug' })
  expect(shop.takeDeliveries().map(({ path }) => path)).toEqual(['/shopify/webhooks'])
  await session.unsubscribe(subscription, signal)
  await session.unsubscribe(subscription, signal)
  shop.create({ name: 'Cup' })
  expect(shop.takeDeliveries()).toEqual([])
})

it('STORE-03 a webhook whose confirmation was lost is still known', async () => {
  shop.fail({ path: 'webhookSubscriptionCreate', kind: 'cut-after', skip: 1 })
  const subscription = await session.subscribe('https://us.example/api/shopify/webhooks', signal)
  expect(JSON.parse(subscription)).toHaveLength(4)
})
