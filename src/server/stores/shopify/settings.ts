import { realClock, type StoreClock } from '../pace.ts'
import { StoreFailure } from '../port.ts'

/** What all stores of a server share towards Shopify. No value comes from the environment here. */
export interface ShopifySettings {
  /** Where a shop is reached; `{shop}` stands for its domain. `https://{shop}` unless a test says otherwise. */
  readonly base?: string
  /** The version of the Admin API, such as `2026-10`. */
  readonly version?: string
  /** The app of this server, if one is set up: its client ID, and the secret that signs its webhooks and callbacks. */
  readonly app?: ShopifyApp
  readonly clock?: StoreClock
  /** How long one request may take, in milliseconds. */
  readonly timeoutMs?: number
  /** The number of products above which a whole look asks for one file instead of pages. */
  readonly bulkAbove?: number
}

/** An app registered with Shopify. */
export interface ShopifyApp {
  readonly clientId: string
  readonly secret: string
}

/** Settings with every default filled in. */
export type FullSettings = Required<Omit<ShopifySettings, 'app'>> & { readonly app: ShopifyApp | undefined }

/** The permissions that are asked for: products and what they cost, stock, and where it lies. */
export const SHOPIFY_SCOPES = 'read_products,write_products,read_inventory,write_inventory,read_locations'

const DEFAULTS = {
  base: 'https://{shop}',
  version: '2026-10',
  clock: realClock,
  timeoutMs: 20_000,
  bulkAbove: 500,
} as const

/** Fills in what settings leave out. */
export function fullSettings(settings: ShopifySettings): FullSettings {
  return { ...DEFAULTS, app: undefined, ...settings }
}

/** The address of a path of a shop. */
export function addressOf(settings: FullSettings, shop: string, path: string): string {
  return `${settings.base.replace('{shop}', shop)}${path}`
}

/** The app of these settings; throws `StoreFailure` where none is set up. */
export function appOf(settings: FullSettings): ShopifyApp {
  if (!settings.app) throw new StoreFailure('access', 'no app is set up')
  return settings.app
}
