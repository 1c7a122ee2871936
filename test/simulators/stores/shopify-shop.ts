import type { Bulk } from './shopify-bulk.ts'
import type { Hooks } from './shopify-hooks.ts'
import type { ShopProduct, ShopState } from './shopify-state.ts'
import type { SimulatedWrite } from './store-simulator.ts'

/** What the parts of a simulated shop share. */
export interface Shop {
  readonly name: string
  readonly domain: string
  readonly state: ShopState
  readonly hooks: Hooks
  readonly bulk: Bulk
  /** Keys of carried out changes of stock, with what was changed. */
  readonly keys: Map<string, string>
  readonly written: (write: SimulatedWrite) => void
  /** A product was changed over the API. */
  readonly changed: (product: ShopProduct) => void
}
