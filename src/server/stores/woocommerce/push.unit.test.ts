import { afterEach, describe, expect, it } from 'vitest'
import { fastClock } from '#test/simulators/stores/fast-clock.ts'
import {
  startWoocommerceSimulator,
  type WoocommerceSimulator,
  type WoocommerceSimulatorOptions,
} from '#test/simulators/stores/woocommerce.ts'
import { StoreFailure, type StoreOffer, type StoreProduct, type StoreSession } from '../port.ts'

const { signal } = new AbortController()
const OPTIONS = [{ name: 'Size', values: ['S', 'M', 'L'] }]
const VARIANTS = ['S', 'M', 'L'].map((size) => ({ optionValues: [size], price: '20', cost: '5', stock: 4 }))

describe('pushing to a shop of WooCommerce', () => {
  let shop: WoocommerceSimulator
  let session: StoreSession
  const opened = async (options: WoocommerceSimulatorOptions = {}): Promise<void> => {
    shop = await startWoocommerceSimulator({ clock: fastClock(), ...options })
    session = shop.provider.open(shop.access)
  }
  afterEach(() => shop.close())

  const simple = async (): Promise<StoreProduct> =>
    seen(shop.create({ name: 'Mug', price: '10', cost: '3', stock: 5, sku: 'M' }))
  const sized = async (): Promise<StoreProduct> =>
    seen(shop.create({ name: 'Shirt', options: OPTIONS, variants: VARIANTS }))
  const seen = async (id: string): Promise<StoreProduct> => {
    const product = await session.read(id, signal)
    if (!product) throw new Error('it is not there')
    return product
  }
  const push = (product: StoreProduct, offers: readonly StoreOffer[]): Promise<StoreProduct> =>
    session.push({ externalId: product.externalId, seen: product, offers }, signal)

  it.each([
    [{ price: '11.25' }, { price: '11.25', compareAt: null }],
    [
      { price: '8', compareAt: '10' },
      { price: '8', compareAt: '10' },
    ],
    [{ compareAt: '12.5' }, { price: '10', compareAt: '12.5' }],
    [{ compareAt: '9' }, { price: '10', compareAt: null }],
    [{ cost: '3.0625' }, { cost: '3.0625', price: '10' }],
    [{ stock: 0 }, { stock: 0, price: '10' }],
    [
      { price: '7', compareAt: '9', cost: '2', stock: 11 },
      { price: '7', compareAt: '9', cost: '2', stock: 11 },
    ],
  ] as const)('STORE-06 %j makes a product %j, and told twice changes nothing more', async (offer, expected) => {
    await opened()
    const product = await simple()
    const offers = [{ externalId: product.externalId, ...offer }]
    const after = await push(product, offers)
    expect(after).toMatchObject(expected)
    expect(shop.product(product.externalId)).toMatchObject({ ...expected, sku: 'M' })
    const writes = shop.writes.length
    expect(await push(product, offers)).toMatchObject(expected)
    expect(await push(after, offers)).toMatchObject(expected)
    expect(shop.writes).toHaveLength(writes)
  })

  it('STORE-06 a former price is taken away again, and stays where nothing is said of it', async () => {
    await opened()
    const reduced = await seen(shop.create({ name: 'Mug', price: '8', compareAt: '10' }))
    const { externalId } = reduced
    const cheaper = await push(reduced, [{ externalId, price: '7.5' }])
    expect(cheaper).toMatchObject({ price: '7.5', compareAt: '10' })
    expect(await push(cheaper, [{ externalId, compareAt: null }])).toMatchObject({ price: '7.5', compareAt: null })
    expect(shop.product(externalId)).toMatchObject({ price: '7.5', compareAt: null })
  })

  it('STORE-06 only the variations that differ are written, in one call', async () => {
    await opened()
    const shirt = await sized()
    const [first, second, third] = shirt.variants
    const after = await push(shirt, [
      { externalId: first?.externalId ?? '', price: '21', compareAt: '25', cost: '5.5' },
      { externalId: second?.externalId ?? '', price: '20.00' },
      { externalId: third?.externalId ?? '', stock: 40 },
    ])
    expect(after.variants).toMatchObject([
      { price: '21', compareAt: '25', cost: '5.5', stock: 4 },
      { price: '20', compareAt: null, stock: 4 },
      { price: '20', stock: 40 },
    ])
    expect(shop.writes).toEqual([
      {
        productId: shirt.externalId,
        offers: [
          { externalId: first?.externalId, price: '21', compareAt: '25', cost: '5.5' },
          { externalId: third?.externalId, stock: 40 },
        ],
      },
    ])
  })

  it('STORE-06 250 variations are written by the hundred', async () => {
    await opened()
    const variants = Array.from({ length: 250 }, (_, at) => ({ optionValues: [String(at)], price: '1' }))
    const product = await seen(shop.create({ name: 'Beads', options: [{ name: 'No', values: [] }], variants }))
    const after = await push(
      product,
      product.variants.map(({ externalId }) => ({ externalId, price: '2' })),
    )
    expect(after.variants.every(({ price }) => price === '2')).toBe(true)
    expect(shop.writes.map(({ offers }) => offers.length)).toEqual([100, 100, 50])
  })

  it('STORE-06 a cost goes where the shop keeps it, and is left out where it keeps none', async () => {
    for (const [costs, kept] of [
      ['plugin', '4.5'],
      ['none', null],
    ] as const) {
      await opened({ costs })
      const product = await simple()
      const after = await push(product, [{ externalId: product.externalId, cost: '4.5', price: '12' }])
      expect([costs, after.cost, after.price]).toEqual([costs, kept, '12'])
      if (costs === 'plugin') await shop.close()
    }
  })

  it('STORE-06 what somebody changed meanwhile is left as it is', async () => {
    await opened()
    for (const change of [{ price: '13' }, { name: 'Another mug' }, { stock: 4 }]) {
      const product = await simple()
      shop.edit(product.externalId, change)
      const pushed = push(product, [{ externalId: product.externalId, price: '11' }])
      await expect(pushed).rejects.toMatchObject({ reason: 'changed' })
      expect(shop.product(product.externalId)).toMatchObject(change)
    }
    const shirt = await sized()
    const [first, other] = shirt.variants
    const externalId = first?.externalId ?? ''
    shop.edit(shirt.externalId, { variants: { [other?.externalId ?? '']: { price: '30' } } })
    await expect(push(shirt, [{ externalId, price: '11' }])).rejects.toMatchObject({ reason: 'changed' })
    const gone = await simple()
    shop.remove(gone.externalId)
    await expect(push(gone, [{ externalId: gone.externalId, price: '11' }])).rejects.toMatchObject({
      reason: 'changed',
    })
    expect(shop.writes).toEqual([])
  })

  it('STORE-06 what the shop refuses is told in its own words', async () => {
    await opened()
    const product = await simple()
    await expect(push(product, [{ externalId: product.externalId, price: '-1' }])).rejects.toMatchObject({
      reason: 'refused',
      said: 'Invalid parameter(s): regular_price',
    })
    const shirt = await sized()
    const externalId = shirt.variants[0]?.externalId ?? ''
    await expect(push(shirt, [{ externalId, stock: 1.5 }])).rejects.toMatchObject({
      reason: 'refused',
      said: 'Invalid parameter(s): stock_quantity',
    })
    await expect(push(shirt, [{ externalId: shirt.externalId, price: '1' }])).rejects.toMatchObject({
      reason: 'refused',
    })
    expect(shop.writes).toEqual([])
  })

  it.each([
    ['cut', 'PUT'],
    ['cut-after', 'PUT'],
    ['status', 'PUT'],
    ['not-json', 'PUT'],
    ['slow', 'PUT'],
    ['cut', 'batch'],
    ['cut-after', 'batch'],
  ] as const)('STORE-06 after a write that ends as %s (%s) the change is there once', async (kind, call) => {
    await opened({ timeoutMs: kind === 'slow' ? 400 : 5_000 })
    const product = call === 'batch' ? await sized() : await simple()
    const externalId = product.variants[0]?.externalId ?? product.externalId
    // A product is written at the path it is read from: one reading comes first.
    shop.fail({
      kind,
      path: call === 'batch' ? 'batch' : `products/${product.externalId}`,
      skip: call === 'batch' ? 0 : 1,
    })
    const after = await push(product, [{ externalId, price: '14' }])
    expect(after.variants[0]?.price ?? after.price).toBe('14')
    expect(shop.writes).toEqual([{ productId: product.externalId, offers: [{ externalId, price: '14' }] }])
  })

  it('STORE-06 after an unclear end another person’s change is not written over', async () => {
    await opened()
    const product = await sized()
    const externalId = product.variants[0]?.externalId ?? ''
    shop.fail({ kind: 'cut', path: 'batch' })
    const pushed = push(product, [{ externalId, price: '14' }])
    while (!shop.asked.some((line) => line.includes('batch'))) await new Promise((resolve) => setImmediate(resolve))
    shop.edit(product.externalId, { variants: { [externalId]: { price: '15' } } })
    await expect(pushed).rejects.toMatchObject({ reason: 'changed' })
    expect(shop.writes).toEqual([])
  })

  it('STORE-06 a shop that never confirms is given up', async () => {
    await opened()
    const product = await sized()
    shop.fail({ kind: 'cut', path: 'batch', times: 99 })
    const pushed = push(product, [{ externalId: product.variants[0]?.externalId ?? '', price: '14' }])
    await expect(pushed).rejects.toMatchObject({ reason: 'down' })
    await expect(pushed).rejects.toBeInstanceOf(StoreFailure)
  })
})
