import type { RequestListener } from 'node:http'
import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOutgoing } from '#server/kit/outgoing.ts'
import { makeCertificate } from '#test/simulators/certificate.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { startWoocommerceSimulator, type WoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'
import { StoreFailure, type StoreSession } from '../port.ts'
import { shopAddress } from './shop-address.ts'
import { createWoocommerceProvider } from './woocommerce-provider.ts'

const { signal } = new AbortController()
const CALLBACK = 'https://pricewright.example/api/woocommerce/webhooks/7'

describe('a shop of WooCommerce that is not well', () => {
  let shop: WoocommerceSimulator
  let session: StoreSession
  let id: string
  const clock = fastClock()
  beforeEach(async () => {
    shop = await startWoocommerceSimulator({ clock, timeoutMs: 2_000 })
    session = shop.provider.open(shop.access)
    id = shop.create({ name: 'Mug', price: '10' })
  })
  afterEach(() => shop.close())

  it('STORE-04 a thousand calls keep the pace, whatever session they are of', async () => {
    const other = shop.provider.open(shop.access)
    for (let at = 0; at < 500; at += 1) await Promise.all([session.read(id, signal), other.read(id, signal)])
    expect([shop.requests.count, shop.requests.overLimit]).toEqual([1_000, 0])
  })

  it('STORE-04 a shop that asks for patience is waited for as long as it says', async () => {
    shop.fail({ kind: 'status', status: 429, retryAfterSeconds: 12, times: 3 })
    const began = clock.now()
    expect(await session.read(id, signal)).toMatchObject({ name: 'Mug' })
    expect(clock.now() - began).toBeGreaterThanOrEqual(36_000)
    shop.fail({ kind: 'status', status: 429, times: 3 })
    expect(await session.read(id, signal)).toMatchObject({ name: 'Mug' })
    shop.fail({ kind: 'status', status: 503, retryAfterSeconds: 12, times: 2 })
    expect(await session.read(id, signal)).toMatchObject({ name: 'Mug' })
  })

  it.each([
    [{ kind: 'status', status: 429, retryAfterSeconds: 2, times: 99 }, 'busy'],
    [{ kind: 'status', status: 429, retryAfterSeconds: 4_000 }, 'busy'],
    [{ kind: 'status', status: 500, times: 99 }, 'down'],
    [{ kind: 'status', status: 503, retryAfterSeconds: 900_000 }, 'down'],
    [{ kind: 'cut', times: 99 }, 'down'],
    [{ kind: 'not-json' }, 'broken'],
    [{ kind: 'revoked' }, 'access'],
    [{ kind: 'status', status: 403 }, 'access'],
    [{ kind: 'status', status: 400 }, 'refused'],
  ] as const)('STORE-07 %j is told as %s', async (fault, reason) => {
    shop.fail(fault)
    await expect(session.read(id, signal)).rejects.toMatchObject({ reason })
  })

  it('STORE-04 a shop that is down for two calls is asked a third time', async () => {
    for (const kind of ['cut', 'status', 'cut-after'] as const) {
      shop.fail({ kind, times: 2 })
      expect(await session.read(id, signal)).toMatchObject({ name: 'Mug' })
    }
  })

  it('STORE-07 a shop that does not answer is given up in time', async () => {
    const hurried = await startWoocommerceSimulator({ clock, timeoutMs: 300 })
    hurried.fail({ kind: 'slow', times: 99 })
    await expect(hurried.provider.open(hurried.access).facts(signal)).rejects.toMatchObject({ reason: 'down' })
    await hurried.close()
  })

  it('STORE-07 revoked keys fail every call', async () => {
    shop.revoke()
    const calls = [
      () => session.facts(signal),
      () => session.read(id, signal),
      () => session.look({ cursor: null, known: async () => new Map(), signal }),
      () => session.subscribe(CALLBACK, signal),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ reason: 'access' })
  })

  it('OPS-06 a shop whose pages never end and hold nothing is given up', async () => {
    let asked = 0
    const endless = await listening((_request, response) => {
      asked += 1
      response.writeHead(200, { 'x-wp-total': '999999999' }).end('[]')
    })
    const look = { cursor: null, known: async () => new Map(), signal }
    const opened = endless.provider.open({ ...shop.access, address: endless.address })
    await expect(opened.look(look)).rejects.toMatchObject({ reason: 'broken' })
    expect(asked).toBeLessThan(200)
    await endless.close()
  })

  it('STORE-08 no message names a key, also where the shop repeats it', async () => {
    const { consumerKey = '', consumerSecret = '' } = shop.access
    const echo = await echoShop(`Key ${consumerKey} and ${consumerSecret} are wrong`)
    const access = { ...shop.access, address: echo.address }
    const failure = await echo.provider
      .open(access)
      .read('1', signal)
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StoreFailure)
    const { message, said, stack, cause } = failure as StoreFailure
    expect(said).toBe('Key … and … are wrong')
    expect(JSON.stringify([message, said, stack, cause])).not.toMatch(/[cC][kKsS]_|Basic|consumer/)
    await echo.close()
  })

  it.each([
    'http://shop.example',
    'ftp://shop.example',
    'https://user:secret@shop.example',
    '',
    'https://10.0.0.1',
    'https://[::ffff:127.0.0.1]',
    'https://shop.example:8443',
    'localhost',
  ])('STORE-08 the address %j is not asked', async (address) => {
    const strict = createWoocommerceProvider({ outgoing: createOutgoing(), clock })
    const failure = strict.open({ ...shop.access, address }).facts(signal)
    await expect(failure).rejects.toMatchObject({ reason: 'address' })
  })

  it('STORE-08 a shop that redirects elsewhere gets no keys there', async () => {
    const echo = await echoShop('', `${shop.access.address}/wp-json/`)
    const before = shop.requests.count
    const moved = echo.provider.open({ ...shop.access, address: echo.address })
    for (const call of [
      () => moved.facts(signal),
      () => moved.read('1', signal),
      () => moved.subscribe(CALLBACK, signal),
    ])
      await expect(call()).rejects.toMatchObject({ reason: 'address' })
    expect(shop.requests.count).toBe(before)
    await echo.close()
  })

  it.each([
    ['shop.example', 'https://shop.example'],
    [' https://Shop.Example/ ', 'https://shop.example'],
    ['https://shop.example/de/wp-admin/admin.php?page=wc', 'https://shop.example/de'],
    ['shop.example/wp-json/wc/v3', 'https://shop.example'],
    ['shop.example:8443', 'https://shop.example:8443'],
    ['bücher.example', 'https://xn--bcher-kva.example'],
  ])('STORE-07 %j is the shop at %s', (typed, address) => {
    expect(shopAddress(typed)).toBe(address)
  })

  function echoShop(message: string, location?: string) {
    return listening((_request, response) => {
      if (location !== undefined) response.writeHead(307, { location }).end()
      else response.writeHead(401).end(JSON.stringify({ code: 'woocommerce_rest_cannot_view', message }))
    })
  }

  async function listening(answer: RequestListener) {
    const pair = makeCertificate()
    const server = createServer(pair, answer)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const outgoing = createOutgoing({ mayAskLoopback: true, certificate: pair.cert })
    return {
      address: `https://localhost:${(server.address() as AddressInfo).port}`,
      provider: createWoocommerceProvider({ outgoing, clock }),
      close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    }
  }
})

describe('webhooks of WooCommerce', () => {
  let shop: WoocommerceSimulator
  let session: StoreSession
  beforeEach(async () => {
    shop = await startWoocommerceSimulator({ clock: fastClock() })
    session = shop.provider.open(shop.access)
  })
  afterEach(() => shop.close())

  const noticeOf = (
    { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
    access = shop.access,
  ) => shop.provider.verify({ headers, body: Buffer.from(body), access })

  it('STORE-03 each change is told with the product and an event of its own', () => {
    const id = shop.create({ name: 'Mug', price: '10' })
    shop.edit(id, { price: '11' })
    shop.edit(id, { price: '11' })
    shop.remove(id)
    const deliveries = shop.takeDeliveries()
    const notices = deliveries.map((delivery) => noticeOf(delivery))
    const store = new URL(shop.access.address ?? '').host
    expect(notices.map((notice) => [notice?.store, notice?.about, notice?.externalId, notice?.topic])).toEqual([
      [store, 'created', id, 'product.created'],
      [store, 'changed', id, 'product.updated'],
      [store, 'changed', id, 'product.updated'],
      [store, 'deleted', id, 'product.deleted'],
    ])
    expect(new Set(notices.map((notice) => notice?.eventId)).size).toBe(4)
    expect(deliveries.map((delivery) => noticeOf(delivery))).toEqual(notices)
    expect(shop.takeDeliveries()).toEqual([])
  })

  it('STORE-03 what is not signed by the shop is none', () => {
    shop.create({ name: 'Mug' })
    const [delivery] = shop.takeDeliveries()
    if (!delivery) throw new Error('nothing was sent')
    const { headers, body } = delivery
    const signed = (text: string) => ({
      headers: {
        ...headers,
        'x-wc-webhook-signature': createHmac('sha256', shop.access.webhookSecret ?? '')
          .update(text)
          .digest('base64'),
      },
      body: text,
    })
    expect(noticeOf(delivery)).toBeDefined()
    const forged = [
      { headers, body: body.replace('Mug', 'Jug') },
      { headers, body: `${body} ` },
      { headers: { ...headers, 'x-wc-webhook-signature': 'AAAA' }, body },
      { headers: { ...headers, 'x-wc-webhook-signature': '' }, body },
      { headers: {}, body: 'webhook_id=3' },
      signed('{"id":-1}'),
      signed('{"id":"../../1"}'),
      signed('[]'),
      signed('not json'),
      signed(JSON.stringify({ id: 1, description: 'x'.repeat(6_000_000) })),
    ]
    for (const each of forged) expect(noticeOf(each)).toBeUndefined()
    for (const secret of ['', 'another secret'])
      expect(noticeOf(delivery, { ...shop.access, webhookSecret: secret })).toBeUndefined()
    expect(shop.provider.verify({ headers, body: Buffer.from(body), access: undefined })).toBeUndefined()
    expect(noticeOf(delivery, { ...shop.access, address: 'nowhere else:' })).toBeUndefined()
  })

  it('STORE-03 a change cannot be made a deletion by an altered header, which nobody signs', () => {
    shop.create({ name: 'Mug' })
    const [delivery] = shop.takeDeliveries()
    const headers = { ...delivery?.headers, 'x-wc-webhook-topic': 'product.deleted' }
    expect(noticeOf({ headers, body: delivery?.body ?? '' })?.about).toBe('changed')
  })

  it('STORE-03 webhooks are set up once each with a secret of their own, and taken down', async () => {
    const { webhookSecret: _secret, ...access } = shop.access
    const fresh = shop.provider.open(access)
    shop.fail({ kind: 'cut-after', path: '/webhooks', skip: 1 })
    const subscription = await fresh.subscribe(CALLBACK, signal)
    expect(await fresh.subscribe(CALLBACK, signal)).toBe(subscription)
    const renewed = fresh.renewed()
    expect(renewed).toMatchObject(access)
    expect(renewed?.webhookSecret).toMatch(/^[\w-]{43}$/)
    shop.create({ name: 'Mug' })
    const deliveries = shop.takeDeliveries()
    expect(deliveries.map(({ path }) => path)).toEqual(['/woocommerce/webhooks/7'])
    expect(deliveries.map((delivery) => noticeOf(delivery, renewed)?.about)).toEqual(['created'])
    expect(deliveries.map((delivery) => noticeOf(delivery))).toEqual([undefined])
    await fresh.unsubscribe(subscription, signal)
    await fresh.unsubscribe(subscription, signal)
    expect(await session.subscribe(CALLBACK, signal)).not.toBe('')
    expect(session.renewed()).toBeUndefined()
  })
})
