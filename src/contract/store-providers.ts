/** The shop systems that can be connected (STORE-07). */
export const STORE_PROVIDERS = ['wix', 'shopify', 'woocommerce'] as const
/** One of `STORE_PROVIDERS`. */
export type StoreProviderName = (typeof STORE_PROVIDERS)[number]

/**
 * Why a store could not be asked, or a change did not reach it: its access expired or was revoked, the app or store is gone, it asks for
 * patience, it is not reached, the product was changed there meanwhile or is there no more, it refused the change, its answer cannot be
 * read, its address may not be asked, no shop is set up on the site; of the owner's own app: its ID or secret is not right, it is not
 * installed in the store, it belongs to another organisation.
 */
export const STORE_REASONS = [
  'access',
  'gone',
  'busy',
  'down',
  'changed',
  'missing',
  'refused',
  'broken',
  'address',
  'no-shop',
  'app-keys',
  'app-missing',
  'app-foreign',
] as const
/** One of `STORE_REASONS`. */
export type StoreReason = (typeof STORE_REASONS)[number]

/** What can be wrong with an address or a key that a person entered to connect a store (STORE-01). */
export const STORE_ENTRY_FAULTS = [
  'missing',
  'missing-in-app',
  'address',
  'domain',
  'form',
  'site',
  'unknown',
  'surplus',
] as const
/** One of `STORE_ENTRY_FAULTS`. */
export type StoreEntryFault = (typeof STORE_ENTRY_FAULTS)[number]

/**
 * Why the owner of a store came back from its provider without a connection, beside what the store itself answered: the way took too long
 * or was begun by somebody else, the operator has set up no app, it is another store than the one to be connected again, there are enough
 * that are connected, or that ever were.
 */
const CONSENT_PROBLEMS = ['expired', 'signed-out', 'no-app', 'other-store', 'too-many', 'too-many-known'] as const
/** Every problem that the page of stores may be opened with, as `problem` in its address (STORE-01). */
export const CONNECT_PROBLEMS = [...CONSENT_PROBLEMS, ...STORE_REASONS] as const
/** One of `CONNECT_PROBLEMS`. */
export type ConnectProblem = (typeof CONNECT_PROBLEMS)[number]

/** The page that the owner of a store comes back to: with `store`, its id, or with `problem`. */
export const STORES_PATH = '/wix-integration'

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

/** The most stores of one account that are connected at once, or wait to be connected again. */
export const MOST_STORES = 8
/** The most stores that one account ever connected: those that were disconnected keep what was read of them. */
export const MOST_KNOWN_STORES = 50
