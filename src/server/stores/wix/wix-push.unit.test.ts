import { afterEach, describe, expect, it } from 'vitest'
import type { StoreFailure, StoreOffer } from '#server/stores/port.ts'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { startWixSimulator, type WixSimulator } from '#test/simulators/stores/wix.ts'
import { plain, shirt } from '#test/simulators/stores/wix-products.ts'

const { signal } = new AbortController()
const open: WixSimulator[] = []

async function store(version: 'V1_CATALOG' | 'V3_CATALOG') {
  const site = await startWixSimulator({ clock: fastClock(), version, timeoutMs: 1_500 })
  open.push(site)
  const session = site.provider.open(site.access)
  const push = async (id: string, ...offers: StoreOffer[]) => {
    const seen = (await session.read(id, signal))!
    return { seen, product: await session.push({ externalId: id, seen, offers }, signal) }
  }
  return { site, session, push }
}

afterEach(async () => {
  for (const site of open.splice(0)) await site.close()
})

async function reasonOf(asked: Promise<unknown>): Promise<string> {
  return await asked.then(
    () => 'nothing failed',
    (error: StoreFailure) => error.reason,
  )
}

describe.each(['V1_CATALOG', 'V3_CATALOG'] as const)('a push to a site with %s', (version) => {
  it('STORE-06 changes price, former price, cost and stock of a product without variants', async () => {
    const { site, push } = await store(version)
    const id = site.create(plain(4))
    const offer = { externalId: id, price: '17.99', compareAt: '19.95', cost: '5.01', stock: 12 }
    const { product } = await push(id, offer)
    expect(product).toMatchObject({ price: '17.99', compareAt: '19.95', cost: '5.01', stock: 12 })
    expect(site.product(id)).toMatchObject({
      price: '17.99',
      compareAt: '19.95',
      cost: '5.01',
      stock: 12,
      sku: 'CUP-4',
    })
  })

  it('STORE-06 takes a former price away', async () => {
    const { site, push } = await store(version)
    const id = site.create(plain(4))
    const { product } = await push(id, { externalId: id, price: '15', compareAt: null })
    expect(product).toMatchObject({ price: '15.00', compareAt: null })
    expect(site.product(id)).toMatchObject({ price: '15.00', compareAt: null, cost: '4.20', stock: 4 })
  })

  it('STORE-06 changes some variants and leaves all else as it was', async () => {
    const { site, push } = await store(version)
    const id = site.create(shirt(7))
    const before = site.product(id)!
    const [first, second] = before.variants
    const { product } = await push(
      id,
      { externalId: first!.externalId, price: '24.49', cost: '8.10' },
      { externalId: second!.externalId, stock: 3 },
    )
    expect(product.variants.map((each) => each.price)).toEqual(['24.49', '20.10', '21.00', '21.10'])
    const after = site.product(id)!
    const changed = before.variants.map((each, at) =>
      at === 0 ? { ...each, price: '24.49', cost: '8.10' } : at === 1 ? { ...each, stock: 3 } : each,
    )
    expect({ ...after, revision: '', changedAt: 0 }).toEqual({
      ...before,
      variants: changed,
      revision: '',
      changedAt: 0,
    })
  })

  it('STORE-06 reduces all variants, by one amount and by one percentage', async () => {
    const { site, push } = await store(version)
    const id = site.create(shirt(7))
    const ids = site.product(id)!.variants.map((each) => each.externalId)
    await push(id, ...ids.map((externalId) => ({ externalId, price: '30', compareAt: '35' })))
    expect(site.product(id)!.variants.map((each) => [each.price, each.compareAt])).toEqual(
      ids.map(() => ['30.00', '35.00']),
    )
    const offers = [
      { externalId: ids[0]!, price: '16.99', compareAt: '19.99' },
      ...ids.slice(1).map((externalId) => ({ externalId, price: '85', compareAt: '100' })),
    ]
    await push(id, ...offers)
    expect(site.product(id)!.variants.map((each) => each.price)).toEqual(['16.99', '85.00', '85.00', '85.00'])
    await push(id, ...ids.map((externalId) => ({ externalId, price: '40', compareAt: null })))
    expect(site.product(id)!.variants.map((each) => [each.price, each.compareAt])).toEqual(
      ids.map(() => ['40.00', null]),
    )
  })

  it('STORE-06 changes nothing more when it is told twice', async () => {
    const { site, session, push } = await store(version)
    const id = site.create(plain(4))
    const offers = [{ externalId: id, price: '17.99', compareAt: null, cost: '5', stock: 9 }]
    const { seen } = await push(id, ...offers)
    const writes = site.writes.length
    expect(await session.push({ externalId: id, seen, offers }, signal)).toMatchObject({ price: '17.99', stock: 9 })
    expect(site.writes).toHaveLength(writes)
  })

  it('STORE-05 tells of a change in the meantime, and of a product that is gone, and writes nothing', async () => {
    const { site, session } = await store(version)
    const id = site.create(plain(4))
    const seen = (await session.read(id, signal))!
    const offers = [{ externalId: id, price: '17.99' }]
    site.edit(id, { price: '14.00' })
    expect(await reasonOf(session.push({ externalId: id, seen, offers }, signal))).toBe('changed')
    site.remove(id)
    expect(await reasonOf(session.push({ externalId: id, seen, offers }, signal))).toBe('changed')
    expect(site.writes).toEqual([])
  })

  it('STORE-05 lets a sale in the meantime not stand in the way of a price, but of a stock', async () => {
    const { site, session } = await store(version)
    const id = site.create(plain(4))
    const seen = (await session.read(id, signal))!
    site.edit(id, { stock: 3 })
    const price = { externalId: id, price: '13.00' }
    expect(await session.push({ externalId: id, seen, offers: [price] }, signal)).toMatchObject({
      price: '13.00',
      stock: 3,
    })
    const now = (await session.read(id, signal))!
    site.edit(id, { stock: 2 })
    const stock = { externalId: id, stock: 10 }
    expect(await reasonOf(session.push({ externalId: id, seen: now, offers: [stock] }, signal))).toBe('changed')
  })

  it('STORE-06 passes on what the store says of a value that it refuses', async () => {
    const { site, push } = await store(version)
    const id = site.create(plain(4))
    const asked = push(id, { externalId: id, stock: 100_000 })
    const failure = await asked.then(
      () => undefined,
      (error: StoreFailure) => error,
    )
    expect(failure?.reason).toBe('refused')
    expect(failure?.said).toContain('quantity: must be between -99999 and 99999')
    expect(site.writes).toEqual([])
  })

  it('STORE-06 sends no amount that cannot be kept', async () => {
    const { site, push } = await store(version)
    const id = site.create(plain(4))
    for (const price of ['9999999999', '-1', 'free', ''])
      expect(await reasonOf(push(id, { externalId: id, price }))).toBe('refused')
    expect(site.writes).toEqual([])
  })

  it.each(['cut', 'cut-after', 'slow', 'not-json', 'status'] as const)(
    'STORE-06 writes exactly once though the end of a write is unclear: %s',
    async (kind) => {
      const { site, session, push } = await store(version)
      const id = site.create(plain(4))
      await session.read(id, signal)
      const path = version === 'V1_CATALOG' ? '/stores/v1/products/' : '/stores/v3/products/'
      // The first read is of the test, the second of the push, where both share the path.
      site.fail({ path, kind, skip: version === 'V1_CATALOG' ? 0 : 2, status: 502 })
      const { product } = await push(id, { externalId: id, price: '17.99', compareAt: null, cost: '4.99', stock: 1 })
      expect(product).toMatchObject({ price: '17.99', cost: '4.99', stock: 1 })
      const kinds = site.writes.flatMap((each) => each.offers.flatMap((offer) => Object.keys(offer))).sort()
      expect(kinds.filter((each) => each !== 'externalId')).toEqual(['compareAt', 'cost', 'price', 'stock'])
    },
  )
})

describe('a push to the older catalogue', () => {
  it('STORE-06 refuses prices that its one reduction cannot give, with a word for the person', async () => {
    const { site, push } = await store('V1_CATALOG')
    const id = site.create(shirt(7))
    const [first] = site.product(id)!.variants
    const asked = push(id, { externalId: first!.externalId, price: '10', compareAt: '20' })
    const failure = await asked.then(
      () => undefined,
      (error: StoreFailure) => error,
    )
    expect(failure).toMatchObject({ reason: 'refused', said: expect.stringContaining('one reduction') })
    expect(site.writes).toEqual([])
  })
})

describe('a push to the newer catalogue', () => {
  it('STORE-05 tells of a revision that is not the current one at the moment of writing', async () => {
    const { site, session } = await store('V3_CATALOG')
    const id = site.create(plain(4))
    const seen = (await session.read(id, signal))!
    site.fail({ path: `/stores/v3/products/${id}`, skip: 1, kind: 'status', status: 409 })
    const asked = session.push({ externalId: id, seen, offers: [{ externalId: id, price: '13' }] }, signal)
    expect(await reasonOf(asked)).toBe('changed')
  })
})
