import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { SimulatedDelivery } from '#test/simulators/stores/store-simulator.ts'
import type { StoreAccess, StoreNotice } from '../port.ts'

const { signal } = new AbortController()
let shop: ShopifySimulator

beforeAll(async () => {
  shop = await startShopifySimulator({ clock: fastClock() })
  await shop.provider.open(shop.access).subscribe('https://us.example/api/shopify/webhooks', signal)
})
afterAll(() => shop.close())

function noticeOf(
  { headers, body }: Pick<SimulatedDelivery, 'headers' | 'body'>,
  access?: StoreAccess,
): StoreNotice | undefined {
  return shop.provider.verify({ headers, body: Buffer.from(body), access })
}

function delivered(): SimulatedDelivery {
  shop.takeDeliveries()
  shop.create({ name: 'Mug' })
  const [delivery] = shop.takeDeliveries()
  if (!delivery) throw new Error('nothing was sent')
  return delivery
}

describe('a webhook', () => {
  it('STORE-03 tells what happened to which product', () => {
    shop.takeDeliveries()
    const externalId = shop.create({ name: 'Mug' })
    shop.edit(externalId, { name: 'Cup' })
    shop.remove(externalId)
    const notices = shop.takeDeliveries().map((delivery) => noticeOf(delivery))
    const store = shop.access.shop
    expect(notices).toMatchObject([
      { store, externalId, about: 'created', topic: 'products/create' },
      { store, externalId, about: 'changed', topic: 'products/update' },
      { store, externalId, about: 'deleted', topic: 'products/delete' },
    ])
    expect(new Set(notices.map((notice) => notice?.eventId)).size).toBe(3)
  })

  it('STORE-03 has the same event when it is sent again', () => {
    const delivery = delivered()
    expect(noticeOf(delivery)?.eventId).toBe(noticeOf(delivery)?.eventId)
  })

  it.each<[what: string, change: (delivery: SimulatedDelivery) => Pick<SimulatedDelivery, 'headers' | 'body'>]>([
    ['whose body was altered', ({ headers, body }) => ({ headers, body: body.replace('Mug', 'Mud') })],
    ['whose body is cut', ({ headers, body }) => ({ headers, body: body.slice(0, -1) })],
    ['signed with another key', (delivery) => signed(delivery, 'another')],
    ['signed with an empty key', (delivery) => signed(delivery, '')],
    ['without a signature', (delivery) => withHeader(delivery, 'x-shopify-hmac-sha256', '')],
    ['with a signature of another length', (delivery) => withHeader(delivery, 'x-shopify-hmac-sha256', 'AAAA')],
    ['with a garbled signature', (delivery) => withHeader(delivery, 'x-shopify-hmac-sha256', '\u{1F600}'.repeat(40))],
    ['of no shop', (delivery) => withHeader(delivery, 'x-shopify-shop-domain', 'evil.example')],
    ['without an event', (delivery) => withoutEvent(delivery)],
    ['without a topic', (delivery) => withHeader(delivery, 'x-shopify-topic', '')],
    ['with an endless header', (delivery) => withHeader(delivery, 'x-shopify-topic', 'x'.repeat(10_000))],
    ['that is no JSON', (delivery) => signed({ ...delivery, body: 'Hello' }, appSecret())],
    ['about no product', (delivery) => signed({ ...delivery, body: '{"id":"x"}' }, appSecret())],
    ['that is too large', (delivery) => signed({ ...delivery, body: `"${'x'.repeat(17_000_000)}"` }, appSecret())],
  ])('STORE-03 %s is not taken', (_, change) => {
    const delivery = delivered()
    expect(noticeOf(delivery)).toBeDefined()
    expect(noticeOf(change(delivery))).toBeUndefined()
  })

  it('STORE-03 of an app of the person’s own is signed with its secret, for its shop alone', () => {
    const delivery = signed(delivered(), 'own secret')
    const access = { shop: shop.access.shop ?? '', token: 'x', secret: 'own secret' }
    expect(noticeOf(delivery, access)).toMatchObject({ about: 'created' })
    expect(noticeOf(delivery)).toBeUndefined()
    expect(noticeOf(delivery, { ...access, shop: 'other.myshopify.com' })).toBeUndefined()
  })
})

it('STORE-03 the shop tells when the app was taken away', async () => {
  const leaving = await startShopifySimulator({ clock: fastClock() })
  await leaving.provider.open(leaving.access).subscribe('https://us.example/api/shopify/webhooks', signal)
  leaving.revoke()
  const [delivery] = leaving.takeDeliveries()
  const { headers = {}, body = '' } = delivery ?? {}
  const notice = leaving.provider.verify({ headers, body: Buffer.from(body), access: undefined })
  expect(notice).toMatchObject({ about: 'removed', externalId: '', store: leaving.access.shop })
  await leaving.close()
})

const appSecret = (): string => shop.settings.app?.secret ?? ''

function withHeader({ headers, body }: SimulatedDelivery, name: string, value: string) {
  return { headers: { ...headers, [name]: value }, body }
}

function withoutEvent({ headers, body }: SimulatedDelivery) {
  return { headers: { ...headers, 'x-shopify-event-id': '', 'x-shopify-webhook-id': '' }, body }
}

function signed(delivery: SimulatedDelivery, secret: string): SimulatedDelivery {
  const hmac = createHmac('sha256', secret).update(delivery.body).digest('base64')
  return { ...delivery, ...withHeader(delivery, 'x-shopify-hmac-sha256', hmac) }
}
