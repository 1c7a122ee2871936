/** The shop systems that can be connected (STORE-07). */
export const STORE_PROVIDERS = ['wix', 'shopify', 'woocommerce'] as const
/** One of `STORE_PROVIDERS`. */
export type StoreProviderName = (typeof STORE_PROVIDERS)[number]

/**
 * Why a store could not be asked, or a change did not reach it: its access expired or was revoked, the app or store is gone, it asks for
 * patience, it is not reached, the product was changed there meanwhile, it refused the change, its answer cannot be read, its address may
 * not be asked, no shop is set up on the site.
 */
export const STORE_REASONS = [
  'access',
  'gone',
  'busy',
  'down',
  'changed',
  'refused',
  'broken',
  'address',
  'no-shop',
] as const
/** One of `STORE_REASONS`. */
export type StoreReason = (typeof STORE_REASONS)[number]

/** The fields of a product that store and catalogue both have, and that are kept in step three ways (STORE-05). */
export const STORE_FIELDS = [
  'name',
  'description',
  'sku',
  'barcode',
  'isActive',
  'price',
  'compareAt',
  'cost',
  'stock',
] as const
/** One of `STORE_FIELDS`. */
export type StoreField = (typeof STORE_FIELDS)[number]

/** The most stores of one account. */
export const MOST_STORES = 8
