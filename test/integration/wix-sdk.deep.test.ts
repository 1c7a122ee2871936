import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fetchedPackages } from '../fetched-packages.ts'
import { plain, shirt } from '../simulators/stores/wix-products.ts'
import { startWixSimulator, type WixSimulator } from '../simulators/stores/wix.ts'

const MODULES = {
  catalogVersioning: '@wix/auto_sdk_stores_catalog-versioning',
  products: '@wix/auto_sdk_stores_products',
  productsV3: '@wix/auto_sdk_stores_products-v-3',
  inventory: '@wix/auto_sdk_stores_inventory',
  inventoryItemsV3: '@wix/auto_sdk_stores_inventory-items-v-3',
  readOnlyVariantsV3: '@wix/auto_sdk_stores_read-only-variants-v-3',
} as const
/** The SDK and its modules for what is simulated; all of @wix/stores would be five times as much. */
const PACKAGES = [
  '@wix/sdk@1.21.16',
  `${MODULES.catalogVersioning}@1.0.81`,
  `${MODULES.products}@1.0.108`,
  `${MODULES.productsV3}@1.0.226`,
  `${MODULES.inventory}@1.0.81`,
  `${MODULES.inventoryItemsV3}@1.0.98`,
  `${MODULES.readOnlyVariantsV3}@1.0.139`,
]
/** Thirty packages are fetched at first. */
const PATIENCE_MS = 300_000

type Row = Readonly<Record<string, unknown>> & {
  readonly _id: string
  readonly name: string
  readonly revision: string
}
interface Found {
  readonly items: readonly Row[]
  readonly hasNext: () => boolean
  readonly next: () => Promise<Found>
}
interface Query {
  ascending(field: string): Query
  eq(field: string, value: string): Query
  in(field: string, values: readonly string[]): Query
  limit(most: number): Query
  find(): Promise<Found>
}
type Heard = (event: unknown) => void
/** What is used of the SDK; its own types come with it, and it is not installed here. */
interface Client {
  readonly catalogVersioning: { getCatalogVersion(): Promise<unknown> }
  readonly products: {
    queryProducts(): Query
    getProduct(id: string, options: object): Promise<{ readonly product: Row }>
    updateProduct(id: string, product: object): Promise<unknown>
    updateProductVariants(id: string, variants: readonly object[]): Promise<unknown>
    onProductCreated(heard: Heard): void
    onProductChanged(heard: Heard): void
    onProductDeleted(heard: Heard): void
  }
  readonly inventory: {
    updateInventoryVariants(productId: string, item: object): Promise<unknown>
    onInventoryVariantsChanged(heard: Heard): void
  }
  readonly productsV3: {
    queryProducts(options: object): Query
    getProduct(id: string, options: object): Promise<Row>
    updateProduct(id: string, product: object, options?: object): Promise<Row>
    onProductCreated(heard: Heard): void
    onProductUpdated(heard: Heard): void
    onProductDeleted(heard: Heard): void
  }
  readonly inventoryItemsV3: {
    queryInventoryItems(): Query
    updateInventoryItem(id: string, item: object): Promise<unknown>
    onInventoryItemUpdated(heard: Heard): void
  }
  readonly readOnlyVariantsV3: { queryVariants(options: object): Query }
  readonly webhooks: { process(body: string): Promise<unknown> }
}
interface Sdk {
  createClient(settings: object): Client
  AppStrategy(settings: object): object
}

describe('the SDK of Wix against the simulated site', () => {
  const realFetch = globalThis.fetch
  let load: (name: string) => object
  let site: WixSimulator

  beforeAll(async () => {
    const home = await fetchedPackages('wix-sdk', PACKAGES)
    load = createRequire(join(home, 'index.cjs'))
  }, PATIENCE_MS)
  afterEach(async () => {
    globalThis.fetch = realFetch
    await site.close()
  })
  afterAll(() => {
    globalThis.fetch = realFetch
  })

  /** The address of Wix is fixed in the SDK: only its fetch can be led elsewhere. */
  async function connected(version: 'V1_CATALOG' | 'V3_CATALOG'): Promise<Client> {
    site = await startWixSimulator({ version })
    const led: typeof fetch = async (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      return await realFetch(`${site.url}${pathname}${search}`, init)
    }
    globalThis.fetch = led
    const sdk = load('@wix/sdk') as Sdk
    const { appId, appSecret, instanceId } = site.doors
    const modules = Object.fromEntries(Object.entries(MODULES).map(([key, name]) => [key, load(name)]))
    const auth = sdk.AppStrategy({ appId, appSecret, instanceId, publicKey: site.webhookKey })
    return sdk.createClient({ auth, modules, fetch: led })
  }

  it('STORE-07 reads and changes the older catalogue', async () => {
    const client = await connected('V1_CATALOG')
    const [cup, other] = [site.create(plain(2)), site.create(shirt(3))]
    expect(await client.catalogVersioning.getCatalogVersion()).toMatchObject({ catalogVersion: 'V1_CATALOG' })
    const { items } = await client.products.queryProducts().ascending('numericId').limit(100).find()
    expect(items.map((each) => each._id)).toEqual([cup, other])
    expect(items[0]).toMatchObject({ priceData: { price: 15, discountedPrice: 12.5 }, lastUpdated: expect.any(Date) })
    const discount = { type: 'AMOUNT', value: 2 }
    await client.products.updateProduct(cup, {
      priceData: { price: 14 },
      discount,
      costAndProfitData: { itemCost: 3 },
    })
    const [variant] = site.product(other)!.variants
    const change = { variantIds: [variant!.externalId], price: 33, cost: 9 }
    await client.products.updateProductVariants(other, [change])
    const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 5 }]
    await client.inventory.updateInventoryVariants(cup, { trackQuantity: true, variants })
    expect(site.product(cup)).toMatchObject({ price: '12.00', compareAt: '14.00', cost: '3.00', stock: 5 })
    expect(site.product(other)!.variants[0]).toMatchObject({ price: '33.00', cost: '9.00' })
    const { product } = await client.products.getProduct(cup, { includeMerchantSpecificData: true })
    expect(product).toMatchObject({ costAndProfitData: { itemCost: 3 }, stock: { quantity: 5 } })
    await expect(client.products.updateProduct(cup, { priceData: { price: -1 } })).rejects.toThrow('must be between 0')
  })

  it('STORE-07 reads and changes the newer catalogue', async () => {
    const client = await connected('V3_CATALOG')
    const ids = [site.create(plain(2)), site.create(shirt(3)), site.create(plain(4))]
    const fields = ['CURRENCY', 'MERCHANT_DATA', 'PLAIN_DESCRIPTION', 'URL']
    const first = await client.productsV3.queryProducts({ fields }).limit(2).find()
    expect(first.hasNext()).toBe(true)
    const rest = await first.next()
    expect([...first.items, ...rest.items].map((each) => each._id)).toEqual(ids)
    const shown = await client.productsV3.getProduct(ids[1]!, { fields })
    const info = shown['variantsInfo'] as { readonly variants: readonly object[] }
    const variants = info.variants.map((each) => ({ ...each, price: { actualPrice: { amount: '44.10' } } }))
    const change = { revision: shown.revision, options: shown['options'], variantsInfo: { variants } }
    expect((await client.productsV3.updateProduct(ids[1]!, change, { fields })).revision).toBe('2')
    expect(site.product(ids[1]!)!.variants.map((each) => each.price)).toEqual(Array(4).fill('44.10'))
    await expect(client.productsV3.updateProduct(ids[1]!, change)).rejects.toThrow('revision')
    const read = client.readOnlyVariantsV3.queryVariants({ fields: ['MERCHANT_DATA'] })
    expect((await read.in('productData.productId', [ids[1]!]).limit(100).find()).items).toHaveLength(4)
    const stock = await client.inventoryItemsV3.queryInventoryItems().eq('productId', ids[0]!).find()
    const [item] = stock.items
    await client.inventoryItemsV3.updateInventoryItem(item!._id, { revision: item!.revision, quantity: 8 })
    expect(site.product(ids[0]!)!.stock).toBe(8)
  })

  it.each(['V1_CATALOG', 'V3_CATALOG'] as const)(
    'STORE-03 takes the webhooks of %s as signed by Wix',
    async (version) => {
      const client = await connected(version)
      const heard: string[] = []
      client.products.onProductCreated(() => heard.push('created'))
      client.products.onProductChanged(() => heard.push('changed'))
      client.products.onProductDeleted(() => heard.push('deleted'))
      client.inventory.onInventoryVariantsChanged(() => heard.push('stock'))
      client.productsV3.onProductCreated(() => heard.push('created'))
      client.productsV3.onProductUpdated(() => heard.push('changed'))
      client.productsV3.onProductDeleted(() => heard.push('deleted'))
      client.inventoryItemsV3.onInventoryItemUpdated(() => heard.push('stock'))
      const id = site.create(plain(1))
      site.edit(id, { name: 'Renamed' })
      site.edit(id, { stock: 3 })
      site.remove(id)
      for (const { body } of site.takeDeliveries()) await client.webhooks.process(body)
      expect(heard).toEqual(['created', 'changed', 'stock', 'deleted'])
    },
  )
})
