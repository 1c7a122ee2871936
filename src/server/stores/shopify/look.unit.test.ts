import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import { type ShopifySimulator, startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StorePage, StoreProduct, StoreSession } from '../port.ts'

const { signal } = new AbortController()
const clock = fastClock()
let shop: ShopifySimulator

beforeEach(async () => {
  shop = await startShopifySimulator({ clock, settings: { bulkAbove: 400 } })
})
afterEach(() => shop.close())

const unknown = () => Promise.resolve(new Map<string, string>())
const withoutRevision = (product: StoreProduct) => ({ ...product, revision: '' })

interface Looked {
  readonly products: StoreProduct[]
  readonly cursor: string
  readonly pages: number
}

async function lookThrough(
  session: StoreSession,
  cursor: string | null,
  { known = unknown, between }: { known?: typeof unknown; between?: (page: number) => void } = {},
): Promise<Looked> {
  const products: StoreProduct[] = []
  let page: StorePage | undefined
  for (let pages = 1; ; pages += 1) {
    page = await session.look({ cursor: page?.cursor ?? cursor, known, signal })
    products.push(...page.products)
    if (!page.hasMore) return { products, cursor: page.cursor, pages }
    between?.(pages)
  }
}

const knownOf = (products: readonly StoreProduct[]) => () =>
  Promise.resolve(new Map(products.map(({ externalId, revision }) => [externalId, revision])))

function fill(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    clock.advance(10)
    const name = `Mug ${index}`
    if (index % 3 === 0)
      return shop.create({ name, sku: `M${index}`, price: '9.5', compareAt: '12', cost: '4.2', stock: index })
    return shop.create({
      name,
      brand: 'Clay & Co',
      categories: [['Home', 'Kitchen'], ['Mugs']],
      tags: ['blue', 'new'],
      pictureUrl: 'https://pictures.example/mug.jpg',
      description: 'A mug of clay.',
      isActive: index % 2 === 0,
      options: [{ name: 'Size', values: ['S', 'M', 'L'] }],
      variants: ['S', 'M', 'L'].map((size) => ({
        optionValues: [size],
        sku: `M${index}-${size}`,
        barcode: '4006381333931',
        price: '10.00',
        stock: 3,
      })),
    })
  })
}

describe('a look at the whole catalogue', () => {
  it('STORE-02 tells 250 products with variants once each, as the shop has them', async () => {
    fill(250)
    const { products } = await lookThrough(shop.provider.open(shop.access), null)
    expect(products.map(withoutRevision)).toEqual(shop.products().map(withoutRevision))
    expect(products[1]?.variants).toHaveLength(3)
    expect(products[0]).toMatchObject({ price: '9.50', compareAt: '12.00', cost: '4.2', stock: 0, variants: [] })
    expect(shop.requests.overLimit).toBe(0)
  })

  it('STORE-02 tells each product once although products are edited and added in between', async () => {
    const ids = fill(60)
    const { products, cursor } = await lookThrough(shop.provider.open(shop.access), null, {
      between: (page) => {
        clock.advance(1_000)
        shop.edit(ids[page] ?? '', { name: `Edited ${page}` })
        shop.create({ name: `Added ${page}` })
      },
    })
    const told = products.map(({ externalId }) => externalId)
    expect(new Set(told).size).toBe(told.length)
    expect(told).toEqual(expect.arrayContaining([...ids]))

    const { products: changed } = await lookThrough(shop.provider.open(shop.access), cursor, {
      known: knownOf(products),
    })
    const names = new Map([...products, ...changed].map(({ externalId, name }) => [externalId, name]))
    expect(names).toEqual(new Map(shop.products().map(({ externalId, name }) => [externalId, name])))
  })

  it('STORE-02 tells all of the 230 variants of a product', async () => {
    const variants = Array.from({ length: 230 }, (_, index) => ({ sku: `V${index}`, price: '1' }))
    const id = shop.create({ name: 'Beads', variants })
    const session = shop.provider.open(shop.access)
    const { products } = await lookThrough(session, null)
    expect(products[0]?.variants.map(({ sku }) => sku)).toEqual(variants.map(({ sku }) => sku))
    expect(await session.read(id, signal)).toEqual(products[0])
  })

  it('STORE-02 is empty for a shop without products, and its cursor then finds the first one', async () => {
    const session = shop.provider.open(shop.access)
    const { products, cursor } = await lookThrough(session, null)
    expect(products).toEqual([])
    shop.create({ name: 'First' })
    const next = await lookThrough(session, cursor)
    expect(next.products.map(({ name }) => name)).toEqual(['First'])
  })
})

describe('a look at a large catalogue', () => {
  it('STORE-07 reads 650 products from one file, and goes on after an interruption', async () => {
    fill(650)
    const first = await shop.provider.open(shop.access).look({ cursor: null, known: unknown, signal })
    expect(first).toMatchObject({ hasMore: true, total: 650 })
    expect(first.products).toHaveLength(250)
    const { products } = await lookThrough(shop.provider.open(shop.access), first.cursor)
    const all = [...first.products, ...products]
    expect(all.map(withoutRevision)).toEqual(shop.products().map(withoutRevision))
    expect(shop.requests.count).toBeLessThan(20)
  })

  it('STORE-07 finds what changed while the file was made and read', async () => {
    const ids = fill(401)
    clock.advance(60_000)
    const { products, cursor } = await lookThrough(shop.provider.open(shop.access), null, {
      between: () => shop.edit(ids[7] ?? '', { name: 'Edited' }),
    })
    expect(products).toHaveLength(401)
    const { products: changed } = await lookThrough(shop.provider.open(shop.access), cursor, {
      known: knownOf(products),
    })
    expect(changed.map(({ name }) => name)).toEqual(['Edited'])
  })

  it('STORE-07 takes up a file again that is cut', async () => {
    fill(401)
    shop.fail({ path: '/bulk/', kind: 'cut', times: 2 })
    const { products } = await lookThrough(shop.provider.open(shop.access), null)
    expect(products).toHaveLength(401)
  })

  it('STORE-07 reads pages when the shop makes no file, and when the file is gone', async () => {
    fill(401)
    const bulk = 'mutation runBulk'
    shop.fail({ path: bulk, kind: 'cut' })
    const { products } = await lookThrough(shop.provider.open(shop.access), null)
    expect(products).toHaveLength(401)
    shop.fail({ path: '/bulk/', kind: 'status', status: 403 })
    const again = await lookThrough(shop.provider.open(shop.access), null)
    expect(again.products).toHaveLength(401)
    expect(again.pages).toBeGreaterThan(20)
  })
})

describe('a look at what changed', () => {
  it('STORE-03 tells only what changed since the cursor', async () => {
    const ids = fill(120)
    const session = shop.provider.open(shop.access)
    const { products, cursor } = await lookThrough(session, null)
    clock.advance(600_000)
    shop.edit(ids[5] ?? '', { name: 'Renamed' })
    shop.edit(ids[3] ?? '', { price: '11' })
    const first = await lookThrough(session, cursor, { known: knownOf(products) })
    expect(first.products.map(({ name }) => name)).toEqual(['Mug 3', 'Renamed'])
    const second = await lookThrough(session, first.cursor, { known: knownOf([...products, ...first.products]) })
    expect(second.products).toEqual([])
  })

  it('STORE-03 does not read again what was brought in at once long before', async () => {
    fill(120)
    clock.advance(600_000)
    const session = shop.provider.open(shop.access)
    const { cursor } = await lookThrough(session, null)
    const { count } = shop.requests
    expect((await lookThrough(session, cursor)).products).toEqual([])
    expect(shop.requests.count).toBe(count + 1)
  })

  it('STORE-03 misses no change of the same second', async () => {
    const ids = fill(3)
    const session = shop.provider.open(shop.access)
    shop.edit(ids[0] ?? '', { name: 'One' })
    const { products, cursor } = await lookThrough(session, null)
    shop.edit(ids[0] ?? '', { name: 'Two' })
    const next = await lookThrough(session, cursor, { known: knownOf(products) })
    expect(next.products.map(({ name }) => name)).toEqual(['Two'])
  })

  it('STORE-03 goes through more changes than fit a page', async () => {
    const ids = fill(90)
    const session = shop.provider.open(shop.access)
    const { products, cursor } = await lookThrough(session, null)
    clock.advance(600_000)
    for (const id of ids.slice(10, 80)) shop.edit(id, { brand: 'Other' })
    const next = await lookThrough(session, cursor, { known: knownOf(products) })
    expect(new Set(next.products.map(({ externalId }) => externalId))).toEqual(new Set(ids.slice(10, 80)))
    expect(next.pages).toBeGreaterThan(3)
  })

  it('STORE-03 a cursor of another kind is refused', async () => {
    const session = shop.provider.open(shop.access)
    for (const cursor of ['', 'x', '{}', '{"at":"all"}'])
      await expect(session.look({ cursor, known: unknown, signal })).rejects.toMatchObject({ reason: 'broken' })
  })
})

it('STORE-02 what is removed is read no more', async () => {
  const [id = ''] = fill(1)
  const session = shop.provider.open(shop.access)
  expect(await session.read(id, signal)).toMatchObject({ name: 'Mug 0' })
  shop.remove(id)
  expect(await session.read(id, signal)).toBeUndefined()
})
