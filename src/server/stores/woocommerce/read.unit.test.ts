import { afterEach, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import type { NewStoreProduct } from '#test/simulators/stores/store-simulator.ts'
import {
  startWoocommerceSimulator,
  type WoocommerceSimulator,
  type WoocommerceSimulatorOptions,
} from '#test/simulators/stores/woocommerce.ts'
import { StoreFailure, type StorePage, type StoreProduct, type StoreSession } from '../port.ts'

const { signal } = new AbortController()
const MUG: NewStoreProduct = {
  name: 'Mug & saucer <small>',
  description: 'Thrown by hand.\nFired twice & glazed.',
  brand: 'Kiln',
  categories: [['Kitchen', 'Cups & mugs'], ['New']],
  tags: ['blue', 'gift'],
  pictureUrl: 'https://shop.example/mug.jpg',
  sku: 'MUG-1',
  barcode: '4006381333931',
  price: '12.50',
  compareAt: '15.00',
  cost: '4.2',
  stock: 7,
}
const SHIRT: NewStoreProduct = {
  name: 'Shirt',
  categories: [['Clothes']],
  options: [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Red'] },
  ],
  variants: [
    { optionValues: ['S', 'Red'], sku: 'S-R', price: '20', cost: '8', stock: 3 },
    { optionValues: ['M', 'Red'], sku: 'M-R', price: '18', compareAt: '22.5', isActive: false },
  ],
}

describe('reading a shop of WooCommerce', () => {
  let shop: WoocommerceSimulator
  const clock = fastClock()
  const opened = async (options: WoocommerceSimulatorOptions = {}): Promise<StoreSession> => {
    shop = await startWoocommerceSimulator({ clock, ...options })
    return shop.provider.open(shop.access)
  }
  afterEach(() => shop.close())

  it('STORE-07 the shop says who it is', async () => {
    const session = await opened({ currency: 'CHF' })
    expect(await session.facts(signal)).toEqual({
      externalId: new URL(shop.access.address ?? '').host,
      name: 'Kiln & Co',
      address: shop.access.address,
      currency: 'CHF',
      version: 'wc/v3',
    })
  })

  it.each([{}, { version: '8.0' }, { version: '8.0', costs: 'plugin' }] as const)(
    'STORE-02 a product is read with all that the shop knows of it: %j',
    async (options) => {
      const session = await opened(options)
      for (const product of [MUG, SHIRT, { name: 'Nothing else' }]) {
        const id = shop.create(product)
        expect(told(await session.read(id, signal))).toEqual(told(shop.product(id)))
      }
    },
  )

  it('STORE-02 figures, variants and ways of categories are those that were put in', async () => {
    const session = await opened()
    const mug = await session.read(shop.create(MUG), signal)
    expect(mug).toMatchObject({ ...MUG, isActive: true, options: [], variants: [] })
    const shirt = await session.read(shop.create(SHIRT), signal)
    expect(shirt).toMatchObject({ ...SHIRT, price: null, compareAt: null })
  })

  it.each(['12345', '0', '-1', 'abc', '1/../2', '99999999999999999999', ''])(
    'STORE-02 a product %j that is not there is none',
    async (id) => {
      const session = await opened()
      expect(await session.read(id, signal)).toBeUndefined()
    },
  )

  it.each(['10.3', '8.0'] as const)(
    'STORE-02 the whole catalogue tells each of 250 products once while it is edited, added to and removed from (%s)',
    async (version) => {
      const session = await opened({ version })
      const ids = Array.from({ length: 250 }, (_, at) => shop.create(numbered(at)))
      const seen: string[] = []
      const page = await looked(session, null, new Map(), (part) => {
        seen.push(...part.products.map(({ externalId }) => externalId))
        if (seen.length > 100) return
        shop.edit(ids[3] ?? '', { name: 'Edited early' })
        shop.edit(ids[200] ?? '', { name: 'Edited late' })
        for (const at of [0, 1, 2, 50, 51]) shop.remove(ids[at] ?? '')
        ids.push(shop.create(numbered(250)))
      })
      expect(seen).toEqual(ids)
      expect(page.products.find(({ externalId }) => externalId === ids[200])?.name).toBe('Edited late')
      expect(page.gone).toEqual([])
    },
  )

  it('STORE-02 a new shop tells variations of many products at once, an old one product by product', async () => {
    for (const [version, most] of [
      ['10.3', 4],
      ['8.0', 52],
    ] as const) {
      const session = await opened({ version })
      for (let at = 0; at < 50; at += 1) shop.create({ ...SHIRT, categories: [], name: `Shirt ${at}` })
      await looked(session, null)
      expect(shop.requests.count).toBeLessThanOrEqual(most)
      if (version === '10.3') await shop.close()
    }
  })

  it('STORE-02 more than 100 variations are read whole', async () => {
    const session = await opened()
    const variants = Array.from({ length: 230 }, (_, at) => ({ optionValues: [String(at)], price: String(at + 1) }))
    const options = [{ name: 'Number', values: variants.map(({ optionValues: [value = ''] }) => value) }]
    const id = shop.create({ name: 'Beads', options, variants })
    expect(told(await session.read(id, signal))).toEqual(told(shop.product(id)))
  })

  it('STORE-02 a look for changes tells what was edited, added or removed since, and nothing else', async () => {
    const session = await opened()
    const ids = Array.from({ length: 150 }, (_, at) => shop.create(numbered(at)))
    const first = await looked(session, null)
    const known = revisionsOf(first.products)
    expect(await looked(session, first.cursor, known)).toMatchObject({ products: [], gone: [] })
    // All within the second that the catalogue was read in, which WooCommerce stamps as the same.
    const [edited = '', variant = '', removed = '', last = ''] = [ids[5], ids[7], ids[9], ids[149]]
    shop.edit(edited, { price: '99' })
    const externalId = shop.product(variant)?.variants[0]?.externalId ?? ''
    shop.edit(variant, { variants: { [externalId]: { stock: 1_000 } } })
    shop.edit(last, { description: 'Another one' })
    shop.remove(removed)
    const added = shop.create(MUG)
    const second = await looked(session, first.cursor, known)
    expect(second.products.map(({ externalId: id }) => id).toSorted()).toEqual(
      [edited, variant, last, added].toSorted(),
    )
    expect(second.gone).toEqual([removed])
    for (const product of second.products) expect(told(product)).toEqual(told(shop.product(product.externalId)))
  })

  it('STORE-02 changes of a long time are told page by page, each also where others move to the end meanwhile', async () => {
    const session = await opened()
    const ids = Array.from({ length: 260 }, (_, at) => shop.create(numbered(at)))
    const first = await looked(session, null)
    const known = revisionsOf(first.products)
    for (const id of ids) {
      clock.advance(1_000)
      shop.edit(id, { tags: ['seen'] })
    }
    const seen = new Set<string>()
    await looked(session, first.cursor, known, (part) => {
      for (const { externalId } of part.products) seen.add(externalId)
      clock.advance(1_000)
      if (seen.size < 150) for (const id of ids.slice(0, 30)) shop.edit(id, { name: 'Again' })
    })
    expect([...seen].toSorted()).toEqual(ids.toSorted())
  })

  it('STORE-02 a quiet shop is asked little, and its changes are found although its clock was set back', async () => {
    const session = await opened()
    const ids = Array.from({ length: 20 }, (_, at) => shop.create(numbered(at)))
    const first = await looked(session, null)
    clock.advance(3_600_000)
    const later = await looked(session, first.cursor, revisionsOf(first.products))
    const before = shop.requests.count
    expect((await looked(session, later.cursor, revisionsOf(first.products))).products).toEqual([])
    expect(shop.requests.count - before).toBe(2)
    shop.setClock(-7_200_000)
    shop.edit(ids[4] ?? '', { name: 'Edited in the past' })
    const found = await looked(session, later.cursor, revisionsOf(first.products))
    expect(found.products.map(({ externalId }) => externalId)).toContain(ids[4])
  })

  it('STORE-04 a look that was interrupted goes on where it stood, in another session', async () => {
    const session = await opened()
    const ids = Array.from({ length: 150 }, (_, at) => shop.create(numbered(at)))
    const first = await session.look({ cursor: null, known: async () => new Map(), signal })
    const rest = await looked(shop.provider.open(shop.access), first.cursor)
    expect([...first.products, ...rest.products].map(({ externalId }) => externalId)).toEqual(ids)
  })

  it.each(['', '{}', 'null', '{"since":1e99}', '[', '0'])('STORE-02 the cursor %j begins anew', async (cursor) => {
    const session = await opened()
    shop.create(MUG)
    expect((await looked(session, cursor)).products).toHaveLength(1)
  })

  it('STORE-02 a site without WooCommerce, and one that is no shop at all, say so', async () => {
    const session = await opened({ isShop: false })
    await expect(session.facts(signal)).rejects.toMatchObject({ reason: 'no-shop' })
    await expect(looked(session, null)).rejects.toBeInstanceOf(StoreFailure)
  })
})

function numbered(at: number): NewStoreProduct {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const variants = [
    { optionValues: ['S'], price: '1.5' },
    { optionValues: ['M'], price: '2' },
  ]
  return at % 3 === 0 ? { name: `Product ${at}`, price: `${at}.99` } : { name: `Product ${at}`, options, variants }
}

/** All pages of a look as one. */
async function looked(
  session: StoreSession,
  cursor: string | null,
  known: ReadonlyMap<string, string> = new Map(),
  between?: (part: StorePage) => void,
): Promise<StorePage> {
  const products: StoreProduct[] = []
  const gone: string[] = []
  let part = await session.look({ cursor, known: async () => known, signal })
  for (;;) {
    products.push(...part.products)
    gone.push(...part.gone)
    between?.(part)
    if (!part.hasMore) return { ...part, products, gone }
    part = await session.look({ cursor: part.cursor, known: async () => known, signal })
  }
}

function revisionsOf(products: readonly StoreProduct[]): ReadonlyMap<string, string> {
  return new Map(products.map(({ externalId, revision }) => [externalId, revision]))
}

/** A product without the revision, which each side writes in its own way. */
function told(product: StoreProduct | undefined): unknown {
  return product && { ...product, revision: '' }
}
