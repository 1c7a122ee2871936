/** The shop systems that can be connected (STORE-07). */
export const STORE_PROVIDERS = ['wix', 'shopify', 'woocommerce'] as const
/** One of `STORE_PROVIDERS`. */
export type StoreProviderName = (typeof STORE_PROVIDERS)[number]
