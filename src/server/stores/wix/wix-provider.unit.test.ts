import { createHmac, createSign } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { StoreReason } from '#contract/store-providers.ts'
import { type StoreAccess, StoreFailure } from '#server/stores/port.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import type { SimulatedFault } from '#test/simulators/stores/store-simulator.ts'
import { startWixSimulator, type WixSimulator, type WixSimulatorOptions } from '#test/simulators/stores/wix.ts'
import { signedInstance } from '#test/simulators/stores/wix-installer.ts'
import { plain, shirt } from '#test/simulators/stores/wix-products.ts'
import { newPair } from '#test/simulators/stores/wix-webhook-signing.ts'
import { createWixProvider } from './wix-provider.ts'

const { signal } = new AbortController()
const open: WixSimulator[] = []

async function store(options: WixSimulatorOptions = {}) {
  const clock = fastClock()
  const site = await startWixSimulator({ clock, timeoutMs: 1_000, ...options })
  open.push(site)
  return { site, clock, session: site.provider.open(site.access) }
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

const REDIRECT = 'https://own.example/back?x=1'

/** Where the browser is sent that opens a page of the installer. */
async function installed(page: string): Promise<URL> {
  const { headers } = await fetch(page, { redirect: 'manual' })
  return new URL(headers.get('location') ?? '')
}

async function arrived({ provider }: WixSimulator, back: URL): Promise<StoreAccess> {
  const query = Object.fromEntries(back.searchParams)
  const rawQuery = back.search.slice(1)
  return (await provider.consent?.complete({ query, rawQuery, redirect: REDIRECT }, signal)) ?? {}
}

async function failureOf(asked: Promise<unknown>): Promise<StoreFailure> {
  const failure = await asked.then(
    () => new Error('nothing failed'),
    (error: unknown) => error,
  )
  if (failure instanceof StoreFailure) return failure
  throw failure
}

describe('connecting a Wix site', () => {
  it.each(['app', 'legacy', 'key'] as const)('STORE-07 opens it by %s and tells what it is', async (opens) => {
    const { site, session } = await store({ opens })
    site.create(plain(1))
    expect(await session.facts(signal)).toEqual({
      externalId: opens === 'key' ? site.doors.siteId : site.doors.instanceId,
      name: 'A simulated shop',
      address: 'https://shop.example',
      currency: 'USD',
      version: 'V3_CATALOG',
    })
  })

  it('STORE-07 says so where the site has no shop', async () => {
    const { session } = await store({ version: 'STORES_NOT_INSTALLED' })
    expect((await failureOf(session.facts(signal))).reason).toBe('no-shop')
  })

  it('STORE-07 asks for a token once until shortly before it ends, and again after it was refused', async () => {
    const { site, clock, session } = await store()
    const id = site.create(plain(1))
    const asked = () => site.calls.filter((each) => each.includes('/oauth2/token')).length
    for (let turn = 0; turn < 3; turn += 1) await session.read(id, signal)
    await site.provider.open(site.access).read(id, signal)
    expect(asked()).toBe(1)
    clock.advance(14_400_000 - 30_000)
    await session.read(id, signal)
    expect(asked()).toBe(2)
    site.doors.expire()
    await session.read(id, signal)
    expect(asked()).toBe(3)
  })

  it('STORE-08 hands over the new refresh token where Wix replaces the old one', async () => {
    const { site, clock, session } = await store({ opens: 'legacy', rotates: true })
    const id = site.create(plain(1))
    expect(session.renewed()).toBeUndefined()
    await session.read(id, signal)
    expect(session.renewed()).toEqual(site.accessBy('legacy'))
    clock.advance(600_000)
    await session.read(id, signal)
    expect(session.renewed()).toEqual(site.accessBy('legacy'))
    expect(await site.provider.open(session.renewed()!).read(id, signal)).toBeDefined()
  })

  it('STORE-01 leads to the installer, and a code opens the site that Wix itself names', async () => {
    const { site } = await store({ opens: 'legacy' })
    const { consent } = site.provider
    const page = consent?.url({ state: 'a&b', redirect: REDIRECT, address: '' }) ?? ''
    expect(Object.fromEntries(new URL(page).searchParams)).toEqual({
      appId: site.doors.appId,
      redirectUrl: REDIRECT,
      state: 'a&b',
    })
    const back = await installed(page)
    expect([back.searchParams.get('x'), back.searchParams.get('state')]).toEqual(['1', 'a&b'])
    back.searchParams.set('instanceId', 'of-somebody-else')
    expect(await arrived(site, back)).toEqual(site.accessBy('legacy'))
    expect((await failureOf(arrived(site, back))).reason).toBe('access')
  })

  it('STORE-01 an instance that Wix signed for its owner opens the site with the credentials of the app', async () => {
    const { site } = await store()
    const back = await installed(site.provider.consent?.url({ state: 's', redirect: REDIRECT, address: '' }) ?? '')
    const access = await arrived(site, back)
    expect(access).toEqual(site.accessBy('app'))
    expect(await site.provider.open(access).facts(signal)).toMatchObject({ externalId: site.doors.instanceId })
  })

  it('STORE-01 nobody connects the site of somebody else: not by its plain ID, as a visitor, with another signature, or with an old one', async () => {
    const { site } = await store()
    const { instanceId } = site.doors
    const wrong = [
      {},
      { instanceId },
      { instance: signedInstance(site.doors, null), instanceId },
      { instance: signedInstance({ ...site.doors, appSecret: 'another' }), instanceId },
      { instance: `${signedInstance(site.doors)}.more` },
      { instance: signedInstance(site.doors, 'OWNER', 16 * 60_000) },
      { instance: signedInstance(site.doors, 'OWNER', -16 * 60_000) },
      { instance: '..' },
      { instance: '%%%.é' },
    ]
    for (const query of wrong) {
      const failure = await failureOf(arrived(site, new URL(`${REDIRECT}&${new URLSearchParams(query).toString()}`)))
      expect([query, failure.reason]).toEqual([query, 'access'])
    }
  })

  it('STORE-01 without an app there is no consent, and keys open sites all the same', async () => {
    const { site } = await store({ opens: 'key' })
    const { apiKey, siteId } = site.doors
    const settings = { apiUrl: site.url, installerUrl: '', appId: '', appSecret: '', webhookKey: '' }
    const alone = createWixProvider(settings)
    expect(alone.consent).toBeUndefined()
    const access = alone.typed?.('', { apiKey, siteId: `https://manage.wix.com/dashboard/${siteId}/home` })
    expect(access).toEqual(site.accessBy('key'))
    expect(await alone.open(access ?? {}).facts(signal)).toMatchObject({ externalId: siteId })
    expect(() => alone.typed?.('', { apiKey: 'two words', siteId: '7' })).toThrow(
      expect.objectContaining({
        problems: [
          { field: 'apiKey', problem: 'form' },
          { field: 'siteId', problem: 'site' },
        ],
      }),
    )
  })

  it('STORE-07 needs no webhooks to be asked for', async () => {
    const { site, session } = await store()
    expect(await session.subscribe('https://own.example', signal)).toBe('')
    await session.unsubscribe('', signal)
    expect(site.requests.count).toBe(0)
  })

  it('STORE-08 opens nothing with what is no access', async () => {
    const { site } = await store()
    for (const access of [
      {},
      { mode: 'app' },
      { mode: 'key', apiKey: 'a b', siteId: 'x' },
      { mode: 'other', instanceId: 'x' },
    ])
      expect(() => site.provider.open(access)).toThrow('nothing that opens a store')
  })
})

describe('a Wix site in trouble', () => {
  const faults: readonly [string, SimulatedFault, StoreReason][] = [
    ['does not answer', { kind: 'cut', times: 9 }, 'down'],
    ['is too slow', { kind: 'slow', times: 9 }, 'down'],
    ['has an error', { kind: 'status', status: 503, times: 9 }, 'down'],
    ['asks for patience again and again', { kind: 'status', status: 429, times: 9 }, 'busy'],
    ['asks for an hour of patience', { kind: 'status', status: 429, retryAfterSeconds: 3_600 }, 'busy'],
    ['answers something else', { kind: 'not-json' }, 'broken'],
    ['forbids it', { kind: 'status', status: 403 }, 'access'],
    ['no longer knows us', { kind: 'revoked', times: 9 }, 'access'],
    ['refuses the question', { kind: 'status', status: 400 }, 'refused'],
  ]
  it.each(faults)('STORE-07 tells why it cannot be asked when it %s', async (_, fault, reason) => {
    const { site, session } = await store()
    const id = site.create(plain(1))
    await session.read(id, signal)
    site.fail({ path: '/stores/v3/products/', ...fault })
    const failure = await failureOf(session.read(id, signal))
    expect(failure.reason).toBe(reason)
    if (reason === 'busy') expect(failure.retryAfterMs).toBeGreaterThan(0)
  })

  it.each(['cut', 'slow', 'status', 'revoked'] as const)(
    'STORE-07 overcomes a trouble that passes: %s',
    async (kind) => {
      const { site, session } = await store()
      const id = site.create(plain(1))
      await session.read(id, signal)
      site.fail({ path: '/stores/v3/products/', kind, status: 429, retryAfterSeconds: 2 })
      expect(await session.read(id, signal)).toMatchObject({ externalId: id })
    },
  )

  it('STORE-07 tells that access is gone after the app was removed, and of its token too', async () => {
    for (const opens of ['app', 'legacy', 'key'] as const) {
      const { site, session } = await store({ opens })
      const id = site.create(plain(1))
      await session.read(id, signal)
      site.revoke()
      expect((await failureOf(session.read(id, signal))).reason).toBe('access')
      expect((await failureOf(site.provider.open(site.access).facts(signal))).reason).toBe('access')
    }
  })

  it('STORE-07 asks again which catalogue a site has after it moved to the newer one', async () => {
    const { site, session } = await store({ version: 'V1_CATALOG' })
    const id = site.create(plain(1))
    await session.read(id, signal)
    site.fail({ path: '/stores-reader/v1/products/query', kind: 'status', status: 428 })
    expect((await failureOf(session.read(id, signal))).reason).toBe('down')
    await session.read(id, signal)
    expect(site.calls.filter((each) => each.endsWith('/provision/version'))).toHaveLength(2)
  })

  it('STORE-07 ends at once when the caller gives up', async () => {
    const { site, session } = await store({ timeoutMs: 60_000 })
    const id = site.create(plain(1))
    await session.read(id, signal)
    const given = new AbortController()
    site.fail({ path: '/stores/v3/products/', kind: 'slow' })
    const asked = session.read(id, given.signal)
    setTimeout(() => given.abort(new Error('enough')), 50)
    await expect(asked).rejects.toThrow('enough')
  })

  it('STORE-08 names no secret in any failure', async () => {
    const kinds = ['cut', 'not-json', 'revoked', 'status'] as const
    for (const opens of ['app', 'legacy', 'key'] as const) {
      for (const kind of kinds) {
        const { site, session } = await store({ opens })
        const id = site.create(plain(1))
        site.fail({ kind, times: 20, status: 400 })
        const failure = await failureOf(session.read(id, signal))
        const text = `${failure.message} ${failure.said} ${String(failure.stack)} ${JSON.stringify(failure)}`
        expect(text).not.toMatch(/secret|OAUTH2|IST\./)
      }
    }
  })
})

describe('a webhook of Wix', () => {
  it.each(['V1_CATALOG', 'V3_CATALOG'] as const)(
    'STORE-03 is understood from %s: made, changed, sold, deleted, removed',
    async (version) => {
      const { site } = await store({ version })
      const id = site.create(shirt(1))
      site.edit(id, { name: 'Renamed' })
      site.edit(id, { variants: { [site.product(id)!.variants[0]!.externalId]: { stock: 2 } } })
      site.remove(id)
      site.revoke()
      const notices = site.takeDeliveries().map((each) => {
        const body = Buffer.from(each.body)
        return site.provider.verify({ headers: each.headers, body, access: undefined })
      })
      expect(notices.map((each) => [each?.about, each?.externalId])).toEqual([
        ['created', id],
        ['changed', id],
        ['changed', id],
        ['deleted', id],
        ['removed', ''],
      ])
      expect(new Set(notices.map((each) => each?.store))).toEqual(new Set([site.doors.instanceId]))
      expect(new Set(notices.map((each) => each?.eventId)).size).toBe(5)
    },
  )

  it('STORE-03 has the same event when it is delivered again', async () => {
    for (const version of ['V1_CATALOG', 'V3_CATALOG'] as const) {
      const { site } = await store({ version })
      site.create(plain(1))
      const [first] = site.takeDeliveries()
      const verified = () => site.provider.verify({ headers: {}, body: Buffer.from(first!.body), access: undefined })
      expect(verified()).toBeDefined()
      expect(verified()).toEqual(verified())
    }
  })

  it('STORE-03 counts for nothing when it is forged, altered, unsigned, garbled or huge', async () => {
    const { site } = await store()
    site.create(plain(1))
    const { body } = site.takeDeliveries()[0]!
    const [header, payload, signature] = body.split('.') as [string, string, string]
    const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const other = JSON.stringify({
      data: JSON.stringify({ eventType: 'AppRemoved', instanceId: site.doors.instanceId }),
    })
    const { privateKey } = newPair()
    const signedByOther = createSign('sha256').update(`${header}.${payload}`).sign(privateKey).toString('base64url')
    const symmetric = `${encoded({ alg: 'HS256' })}.${payload}`
    const bodies = [
      '',
      'x',
      '..',
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${header}.${payload}.${signedByOther}`,
      `${header}.${Buffer.from(other).toString('base64url')}.${signature}`,
      `${encoded({ alg: 'none' })}.${payload}.`,
      `${encoded({ alg: 'none' })}.${payload}.${signature}`,
      `${symmetric}.${createHmac('sha256', site.webhookKey).update(symmetric).digest('base64url')}`,
      `${body}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      'é'.repeat(2_000_000),
    ]
    for (const each of bodies)
      expect(site.provider.verify({ headers: {}, body: Buffer.from(each), access: undefined })).toBeUndefined()
    expect(site.provider.verify({ headers: {}, body: Buffer.from(body), access: undefined })).toBeDefined()
  })

  it('STORE-03 is verified with a key in PEM or its base64, and with no other', async () => {
    const { site } = await store()
    site.create(plain(1))
    const { body } = site.takeDeliveries()[0]!
    const with64 = Buffer.from(site.webhookKey).toString('base64')
    for (const [webhookKey, isRight] of [
      [site.webhookKey, true],
      [with64, true],
      [site.webhookKey.replaceAll('\n', '\\n'), true],
      [newPair().publicKey, false],
      ['', false],
      ['no key', false],
    ] as const) {
      const provider = createWixProvider({ apiUrl: '', installerUrl: '', appId: '', appSecret: '', webhookKey })
      const notice = provider.verify({ headers: {}, body: Buffer.from(body), access: undefined })
      expect(notice !== undefined).toBe(isRight)
    }
  })
})
