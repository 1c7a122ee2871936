import { fileURLToPath } from 'node:url'
import { startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreSimulator } from '#test/simulators/stores/store-simulator.ts'
import { startWixSimulator } from '#test/simulators/stores/wix.ts'
import { startWoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'
import { type RunningProduct, runProduct } from './product.ts'

/** A product whose stores are simulated, and these: WooCommerce and Shopify are connected with keys, Wix by consent. */
export interface WithStores {
  readonly product: RunningProduct
  readonly stores: Readonly<Record<StoreSimulator['name'], StoreSimulator>>
  /** The keys that open each, by their names in the dialog. */
  readonly keys: Readonly<Record<StoreSimulator['name'], Readonly<Record<string, string>>>>
  readonly drop: () => Promise<void>
}

/** Starts the stores and the product from its sources, which may ask this computer. */
export async function runWithStores(): Promise<WithStores> {
  const [wix, shopify, woocommerce] = await Promise.all([
    startWixSimulator({ currency: 'EUR' }),
    startShopifySimulator(),
    startWoocommerceSimulator(),
  ])
  const settings = {
    TEST_CERTIFICATE: woocommerce.certificate,
    WIX_API_BASE: wix.url,
    WIX_APP_ID: wix.doors.appId,
    WIX_APP_SECRET: wix.doors.appSecret,
    WIX_WEBHOOK_PUBLIC_KEY: wix.webhookKey,
    SHOPIFY_API_BASE: shopify.address,
    SHOPIFY_APP_KEY: shopify.settings.app?.clientId ?? '',
    SHOPIFY_APP_SECRET: shopify.settings.app?.secret ?? '',
  }
  const main = fileURLToPath(new URL('./outgoing-main.ts', import.meta.url))
  const closeAll = async (): Promise<void> => {
    for (const store of [wix, shopify, woocommerce]) await store.close()
  }
  const program = { main, execArgv: ['--liftoff-only', '--import', 'tsx'] }
  const product = await runProduct(settings, program).catch(async (error: unknown) => {
    await closeAll()
    throw error
  })
  const { address = '', consumerKey = '', consumerSecret = '' } = woocommerce.access
  const { shop = '' } = shopify.access
  return {
    product,
    stores: { wix, shopify, woocommerce },
    keys: {
      wix: { apiKey: wix.doors.apiKey, siteId: wix.doors.siteId },
      shopify: { address: shop, ...shopify.ownEntries },
      woocommerce: { address, consumerKey, consumerSecret },
    },
    drop: async () => {
      await product.drop()
      await closeAll()
    },
  }
}

/** Has a store send what it would have sent by now. */
export async function sendWebhooks(store: StoreSimulator, { url }: RunningProduct): Promise<void> {
  for (const { path, headers, body } of store.takeDeliveries()) {
    const { ok, status } = await fetch(`${url}/api${path}`, { method: 'POST', headers: { ...headers }, body })
    if (!ok) throw new Error(`the webhook to ${path} was answered with ${status}`)
  }
}

/** Puts three products into a shop, one of them with variants. Answers the id of the walnut board there. */
export function stockUp(store: StoreSimulator): string {
  const board = store.create({
    name: 'Walnut board',
    sku: 'BRD-1',
    description: 'Oiled by hand.',
    price: '40.00',
    cost: '15.00',
    stock: 8,
    isActive: true,
  })
  store.create({
    name: 'Linen apron',
    sku: '',
    description: '',
    price: '35.00',
    isActive: true,
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      { optionValues: ['S'], sku: 'APR-S', price: '35.00', cost: '12.00', stock: 4, isActive: true },
      { optionValues: ['L'], sku: 'APR-L', price: '39.00', cost: '13.00', stock: 5, isActive: true },
    ],
  })
  store.create({ name: 'Enamel mug', sku: 'MUG-1', price: '9.50', cost: '4.00', stock: 30, isActive: true })
  return board
}
