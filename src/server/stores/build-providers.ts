import type { Outgoing } from '../kit/outgoing.ts'
import type { StoreProvider } from './port.ts'
import { createShopifyProvider } from './shopify/provider.ts'
import { createWixProvider } from './wix/wix-provider.ts'
import { createWoocommerceProvider } from './woocommerce/woocommerce-provider.ts'

/** What the operator set of the shop systems; empty texts where there is no app. */
export type StoreSettings = Readonly<
  Record<
    | 'WIX_APP_ID'
    | 'WIX_APP_SECRET'
    | 'WIX_WEBHOOK_PUBLIC_KEY'
    | 'WIX_API_BASE'
    | 'SHOPIFY_APP_KEY'
    | 'SHOPIFY_APP_SECRET'
    | 'SHOPIFY_API_BASE'
    | 'SHOPIFY_API_VERSION',
    string
  >
>

const WIX = 'https://www.wixapis.com'

/** The shop systems that can be connected: with keys always, by consent where the operator set up an app (STORE-01, STORE-07). */
export function buildStoreProviders(settings: StoreSettings, outgoing: Outgoing): readonly StoreProvider[] {
  const { WIX_API_BASE: wix, SHOPIFY_API_BASE: base, SHOPIFY_APP_KEY: clientId, SHOPIFY_APP_SECRET: secret } = settings
  return [
    createWixProvider({
      apiUrl: wix,
      // The pages of Wix have an address of their own; elsewhere one server is both.
      installerUrl: `${wix === WIX ? 'https://www.wix.com' : wix}/installer/install`,
      appId: settings.WIX_APP_ID,
      appSecret: settings.WIX_APP_SECRET,
      webhookKey: settings.WIX_WEBHOOK_PUBLIC_KEY,
    }),
    createShopifyProvider({
      version: settings.SHOPIFY_API_VERSION,
      ...(base === '' ? {} : { base }),
      ...(clientId === '' ? {} : { app: { clientId, secret } }),
    }),
    createWoocommerceProvider({ outgoing }),
  ]
}
