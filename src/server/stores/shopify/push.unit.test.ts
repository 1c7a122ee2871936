import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreOffer, StoreProduct, StoreSession } from '../port.ts'

const { signal } = new AbortController()
const clock = fastClock()
const UPDATE = 'productVariantsBulkUpdate'
const STOCK = 'inventorySetQuantities'
let shop: ShopifySimulator
let session: StoreSession

beforeEach(async () => {
  shop = await startShopifySimulator({ clock, elsewhere: 4, settings: { timeoutMs: 1_000 } })
  session = shop.provider.open(shop.access)
})
afterEach(() => shop.close())

async function seenOf(id: string): Promise<StoreProduct> {
  const seen = await session.read(id, signal)
  if (!seen) throw new Error('it is not there')
  return seen
}

const plain = () => shop.create({ name: 'Mug', sku: 'M1', price: '9.50', compareAt: '12.00', cost: '4.2', stock: 10 })
const varied = () =>
  shop.create({
    name: 'Shirt',
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [
      { optionValues: ['S'], price: '20', stock: 9 },
      { optionValues: ['M'], price: '21', stock: 8 },
    ],
  })

describe('a push', () => {
  it('STORE-06 writes price, former price, cost and stock of a product, and answers it as it is then', async () => {
    const id = plain()
    const seen = await seenOf(id)
    const offers = [{ externalId: id, price: '10.99', compareAt: '14.5', cost: '4.25', stock: 25 }]
    const after = await session.push({ externalId: id, seen, offers }, signal)
    expect(after).toMatchObject({ price: '10.99', compareAt: '14.50', cost: '4.25', stock: 25, name: 'Mug' })
    expect(shop.product(id)).toMatchObject({ price: '10.99', compareAt: '14.50', cost: '4.25', stock: 25 })
    expect(shop.writes).toEqual([
      { productId: id, offers: [{ externalId: id, price: '10.99', compareAt: '14.5', cost: '4.25' }] },
      { productId: id, offers: [{ externalId: id, stock: 25 }] },
    ])
  })

  it('STORE-06 writes only what is told, to the variant that is told', async () => {
    const id = varied()
    const seen = await seenOf(id)
    const [small, medium] = seen.variants
    const offers = [{ externalId: medium?.externalId ?? '', price: '19.99' }]
    const after = await session.push({ externalId: id, seen, offers }, signal)
    expect(after.variants).toEqual([small, { ...medium, price: '19.99' }])
    expect(shop.writes).toEqual([{ productId: id, offers }])
  })

  it('STORE-06 takes the former price away', async () => {
    const id = plain()
    const seen = await seenOf(id)
    const after = await session.push({ externalId: id, seen, offers: [{ externalId: id, compareAt: null }] }, signal)
    expect(after.compareAt).toBeNull()
  })

  it('STORE-06 told twice, changes nothing more', async () => {
    const id = plain()
    const seen = await seenOf(id)
    const push = { externalId: id, seen, offers: [{ externalId: id, price: '11', stock: 3 }] }
    const first = await session.push(push, signal)
    expect(await session.push(push, signal)).toEqual(first)
    expect(shop.writes).toHaveLength(2)
  })

  it('STORE-06 changes 300 variants in two calls', async () => {
    const id = shop.create({ name: 'Beads', variants: Array.from({ length: 300 }, () => ({ price: '1', stock: 5 })) })
    const seen = await seenOf(id)
    const offers = seen.variants.map(({ externalId }, index) => ({ externalId, price: `${index + 2}`, stock: index }))
    const after = await session.push({ externalId: id, seen, offers }, signal)
    expect(after.variants.map(({ price, stock }) => [price, stock])).toEqual(
      offers.map(({ price, stock }) => [`${price}.00`, stock]),
    )
    expect(shop.writes).toHaveLength(4)
  })
})

describe('a change in between', () => {
  it.each<[what: string, change: object, offer: Partial<StoreOffer>]>([
    ['price', { price: '8' }, { price: '11' }],
    ['former price', { compareAt: '13' }, { price: '11' }],
    ['cost', { cost: '5' }, { cost: '6' }],
    ['stock', { stock: 7 }, { stock: 30 }],
  ])('STORE-06 of the %s is noticed, and nothing is written over it', async (_, change, offer) => {
    const id = plain()
    const seen = await seenOf(id)
    shop.edit(id, change)
    const push = session.push({ externalId: id, seen, offers: [{ externalId: id, ...offer }] }, signal)
    await expect(push).rejects.toMatchObject({ reason: 'changed' })
    expect(shop.writes).toEqual([])
  })

  it('STORE-06 of something else does not hold a price back', async () => {
    const id = plain()
    const seen = await seenOf(id)
    shop.edit(id, { name: 'Cup', stock: 2 })
    const after = await session.push({ externalId: id, seen, offers: [{ externalId: id, price: '11' }] }, signal)
    expect(after).toMatchObject({ name: 'Cup', price: '11.00', stock: 2 })
  })

  it('STORE-06 that removed the product or the variant is noticed', async () => {
    const id = plain()
    const seen = await seenOf(id)
    const offers = [{ externalId: 'gid://shopify/ProductVariant/9', price: '1' }]
    await expect(session.push({ externalId: id, seen, offers }, signal)).rejects.toMatchObject({ reason: 'changed' })
    shop.remove(id)
    const own = [{ externalId: id, price: '11' }]
    await expect(session.push({ externalId: id, seen, offers: own }, signal)).rejects.toMatchObject({
      reason: 'changed',
    })
  })
})

describe('a refusal', () => {
  it('STORE-06 is told in the words of the shop', async () => {
    const id = plain()
    const seen = await seenOf(id)
    const push = session.push({ externalId: id, seen, offers: [{ externalId: id, price: '-1' }] }, signal)
    await expect(push).rejects.toMatchObject({ reason: 'refused', said: 'Price must be greater than or equal to 0' })
    const garbled = session.push({ externalId: id, seen, offers: [{ externalId: id, price: 'a lot' }] }, signal)
    await expect(garbled).rejects.toMatchObject({ reason: 'refused' })
    expect(shop.writes).toEqual([])
  })

  it('STORE-06 meets the stock of what the shop does not count', async () => {
    const id = shop.create({ name: 'Song', price: '1' })
    const seen = await seenOf(id)
    expect(seen.stock).toBeNull()
    const push = session.push({ externalId: id, seen, offers: [{ externalId: id, stock: 5 }] }, signal)
    await expect(push).rejects.toMatchObject({ reason: 'refused' })
  })
})

describe('an end that is not clear', () => {
  it.each([
    ['cut', 'cut'],
    ['cut after it was carried out', 'cut-after'],
    ['an error of the shop', 'status'],
    ['an answer that is no JSON', 'not-json'],
    ['no answer in time', 'slow'],
  ] as const)('STORE-06 leads to exactly one write of a price: %s', async (_, kind) => {
    const id = plain()
    const seen = await seenOf(id)
    shop.fail({ path: UPDATE, kind, status: 502 })
    const after = await session.push({ externalId: id, seen, offers: [{ externalId: id, price: '11' }] }, signal)
    expect(after.price).toBe('11.00')
    expect(shop.writes).toHaveLength(1)
  })

  it.each(['cut', 'cut-after'] as const)('STORE-06 leads to exactly one write of the stock: %s', async (kind) => {
    const id = plain()
    const seen = await seenOf(id)
    shop.fail({ path: STOCK, kind })
    const offers = [{ externalId: id, price: '11', stock: 30 }]
    const after = await session.push({ externalId: id, seen, offers }, signal)
    expect(after).toMatchObject({ price: '11.00', stock: 30 })
    expect(shop.writes).toHaveLength(2)
  })

  it('STORE-06 is given up after some tries', async () => {
    const id = plain()
    const seen = await seenOf(id)
    shop.fail({ path: UPDATE, kind: 'cut', times: 50 })
    const push = session.push({ externalId: id, seen, offers: [{ externalId: id, price: '11' }] }, signal)
    await expect(push).rejects.toMatchObject({ reason: 'down' })
    expect(shop.writes).toEqual([])
  })
})

it('STORE-07 two hundred pushes keep within the points of the plan', async () => {
  const ids = Array.from({ length: 50 }, plain)
  for (let round = 0; round < 4; round += 1)
    for (const id of ids) {
      const seen = await seenOf(id)
      await session.push({ externalId: id, seen, offers: [{ externalId: id, price: `${20 + round}` }] }, signal)
    }
  expect(shop.writes).toHaveLength(200)
  expect(shop.requests.overLimit).toBe(0)
})
