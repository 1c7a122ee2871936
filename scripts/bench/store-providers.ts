import type { StoreClock } from '#server/stores/pace.ts'
import { startShopifySimulator } from '#test/simulators/stores/shopify.ts'
import type { StoreSimulator } from '#test/simulators/stores/store-simulator.ts'
import { startWixSimulator } from '#test/simulators/stores/wix.ts'
import { startWoocommerceSimulator } from '#test/simulators/stores/woocommerce.ts'

/** A simulated store with what a person enters to connect it. */
export interface BenchStore extends StoreSimulator {
  readonly entries: { readonly address?: string; readonly keys: Readonly<Record<string, string>> }
}

/** Starts a simulated store of a provider: `wix-old` is one with the former catalogue of Wix. */
export async function openBenchStore(kind: string, clock: StoreClock): Promise<BenchStore> {
  if (kind === 'shopify') {
    const shop = await startShopifySimulator({ clock })
    const { shop: address = '', token: accessToken = '' } = shop.access
    return Object.assign(shop, { entries: { address, keys: { accessToken } } })
  }
  if (kind === 'woocommerce') {
    const shop = await startWoocommerceSimulator({ clock, timeoutMs: 60_000 })
    const { address = '', consumerKey = '', consumerSecret = '' } = shop.access
    return Object.assign(shop, { entries: { address, keys: { consumerKey, consumerSecret } } })
  }
  const version = kind === 'wix-old' ? 'V1_CATALOG' : 'V3_CATALOG'
  const site = await startWixSimulator({ clock, version, opens: 'key', timeoutMs: 60_000 })
  const { apiKey, siteId } = site.doors
  return Object.assign(site, { entries: { keys: { apiKey, siteId } } })
}
