import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoreReason } from '#contract/store-providers.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import { type StoreAccess, StoreEntryRefused } from '../port.ts'

const { signal } = new AbortController()
const clock = fastClock()
const DAY_MS = 86_399_000
const MINUTE_MS = 60_000
let shop: ShopifySimulator

beforeEach(async () => {
  shop = await startShopifySimulator({ clock, settings: { timeoutMs: 500 } })
})
afterEach(() => shop.close())

const domain = (): string => shop.access.shop ?? ''
const typed = (keys: object = {}): StoreAccess => shop.provider.typed?.(domain(), { ...shop.ownEntries, ...keys }) ?? {}

/** The access as it is kept once the shop was connected. */
async function connected(): Promise<StoreAccess> {
  const session = shop.provider.open(typed())
  await session.facts(signal)
  return session.renewed() ?? {}
}

describe('an app of the Dev Dashboard', () => {
  it('STORE-01 opens its shop by ID and secret, and what is kept holds the token with its end', async () => {
    const { clientId, secret } = shop.own
    expect(typed()).toEqual({ shop: domain(), clientId, secret })
    const session = shop.provider.open(typed())
    expect(await session.facts(signal)).toMatchObject({ externalId: domain() })
    const kept = { shop: domain(), clientId, secret, token: expect.stringMatching(/^shpat_/) as string }
    expect(session.renewed()).toMatchObject({ ...kept, expiresAt: String(clock.now() + DAY_MS) })
  })

  it('STORE-08 its token is used for a day, and fetched again five minutes before its end', async () => {
    const access = await connected()
    const session = shop.provider.open(access)
    clock.advance(DAY_MS - 6 * MINUTE_MS)
    await session.facts(signal)
    expect(session.renewed()).toBeUndefined()
    clock.advance(2 * MINUTE_MS)
    const before = shop.requests.count
    await Promise.all([session.facts(signal), session.facts(signal)])
    expect(shop.requests.count - before).toBe(3)
    const renewed = session.renewed() ?? {}
    expect(renewed).toEqual({ ...access, token: renewed.token, expiresAt: String(clock.now() + DAY_MS) })
    expect(renewed.token).not.toBe(access.token)
    // The next day too, with nothing but what was kept.
    clock.advance(2 * DAY_MS)
    expect(await shop.provider.open(renewed).facts(signal)).toMatchObject({ externalId: domain() })
  })

  it('STORE-08 its token that is refused before its time is fetched again', async () => {
    const access = await connected()
    shop.forgetTokens()
    const session = shop.provider.open(access)
    expect(await session.facts(signal)).toMatchObject({ externalId: domain() })
    expect(session.renewed()?.token).not.toBe(access.token)
  })

  it('STORE-07 a shop that refuses the fresh token too is asked no more', async () => {
    const session = shop.provider.open(await connected())
    const before = shop.requests.count
    shop.fail({ kind: 'status', status: 401, path: 'graphql', times: 99 })
    await expect(session.facts(signal)).rejects.toMatchObject({ reason: 'access', isShut: true })
    // The question, the fresh token, and the question once more.
    expect(shop.requests.count - before).toBe(3)
  })

  it.each<[said: string, keys: () => object, reason: StoreReason]>([
    ['another secret', () => ({ clientSecret: `shpss_${'0'.repeat(32)}` }), 'app-keys'],
    ['an ID of no app', () => ({ clientId: '0'.repeat(32) }), 'app-keys'],
    ['an app of another organisation', () => otherApp(), 'app-foreign'],
  ])('STORE-01 %s opens nothing, and the reason says which', async (_said, keys, reason) => {
    const session = shop.provider.open(typed(keys()))
    await expect(session.facts(signal)).rejects.toMatchObject({ reason, isShut: true })
    expect(session.renewed()).toBeUndefined()
  })

  const otherApp = (): object => {
    const { clientId, secret } = shop.settings.app ?? {}
    return { clientId, clientSecret: secret }
  }

  it('STORE-01 an app that is not installed opens nothing, neither at first nor once it was taken away', async () => {
    const access = await connected()
    shop.revoke()
    for (const each of [typed(), access])
      await expect(shop.provider.open(each).facts(signal)).rejects.toMatchObject({ reason: 'app-missing' })
  })

  it.each<[status: number, reason: StoreReason]>([
    [400, 'access'],
    [404, 'gone'],
    [429, 'busy'],
    [500, 'down'],
  ])('STORE-07 an answer with status %i in place of a token has its reason: %s', async (status, reason) => {
    shop.fail({ kind: 'status', status, path: 'access_token' })
    await expect(shop.provider.open(typed()).facts(signal)).rejects.toMatchObject({ reason })
  })

  it('STORE-08 no refusal names its secret', async () => {
    const access = typed({ clientSecret: `shpss_${'1f'.repeat(16)}` })
    const error = await shop.provider
      .open(access)
      .facts(signal)
      .catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(Error)
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('1f1f')
  })

  it('STORE-03 its webhooks are signed with its secret, which needs no entry of its own', async () => {
    const access = await connected()
    await shop.provider.open(access).subscribe('https://us.example/api/shopify/webhooks', signal)
    const externalId = shop.create({ name: 'Bowl' })
    const [delivery] = shop.takeDeliveries()
    const { headers = {}, body = '' } = delivery ?? {}
    const verified = (by: StoreAccess) => shop.provider.verify({ headers, body: Buffer.from(body), access: by })
    expect(verified(access)).toMatchObject({ about: 'created', externalId })
    expect(verified({ ...access, secret: 'another' })).toBeUndefined()
  })
})

/** What is wrong with each entry. */
function problemsOf(keys: Readonly<Record<string, string>>, address = domain()): object {
  try {
    return { opens: shop.provider.typed?.(address, keys) }
  } catch (error) {
    if (!(error instanceof StoreEntryRefused)) throw error
    return Object.fromEntries(error.problems.map(({ field, problem }) => [field, problem]))
  }
}

describe('typed keys', () => {
  const secret = `shpss_${'1f'.repeat(16)}`
  const token = `shpat_${'2e'.repeat(16)}`
  const clientId = '3d'.repeat(16)

  it('STORE-01 that are incomplete are named, each with what to do', () => {
    expect(problemsOf({}, '')).toEqual({
      address: 'missing',
      clientId: 'missing-in-app',
      clientSecret: 'missing-in-app',
    })
    expect(problemsOf({ clientId })).toEqual({ clientSecret: 'missing-in-app' })
    expect(problemsOf({ clientSecret: secret, accessToken: ' ' })).toEqual({ clientId: 'missing-in-app' })
    expect(problemsOf({ apiSecret: secret })).toEqual({ accessToken: 'missing' })
  })

  it('STORE-01 of which one is taken for another, or that belong to two ways, are named', () => {
    expect(problemsOf({ clientId: secret, clientSecret: token })).toEqual({ clientId: 'form', clientSecret: 'form' })
    expect(problemsOf({ clientId, clientSecret: secret, accessToken: token })).toEqual({ accessToken: 'surplus' })
    expect(problemsOf({ clientId, clientSecret: secret, constructor: 'x' })).toEqual({ constructor: 'unknown' })
  })

  it('STORE-01 of an older custom app open its shop by its token', () => {
    expect(problemsOf({ accessToken: token, clientId: '' })).toEqual({ opens: { shop: domain(), token, secret: '' } })
  })
})
