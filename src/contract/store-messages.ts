import type { ConnectProblem, StoreEntryFault, StoreReason } from './store-providers.ts'

/** What happened to a store, and what helps. */
export interface StoreAdvice {
  readonly title: string
  readonly remedy: string
}

/** What is said of stores that could not be asked or connected: each says what happened and what to do (STORE-01, STORE-06). */
export const storeMessages = {
  /** By the reason of a failure. */
  reasons: {
    access: {
      title: 'The store no longer accepts the access that Pricewright has.',
      remedy: 'Connect it again: its products and their links stay.',
    },
    gone: {
      title: 'The store is gone, or the app was removed from it.',
      remedy: 'If the store still exists, connect it again; otherwise disconnect it.',
    },
    busy: {
      title: 'The store takes no more requests for now.',
      remedy: 'Nothing is lost: Pricewright tries again by itself.',
    },
    down: {
      title: 'The store could not be reached.',
      remedy: 'Check that it opens in a browser. Pricewright tries again by itself.',
    },
    changed: {
      title: 'The product was changed in the store meanwhile.',
      remedy: 'Look at both values and decide which one holds.',
    },
    missing: {
      title: 'The product is no longer in the store.',
      remedy: 'Check for changes: it is then set inactive here, and no longer sent.',
    },
    refused: {
      title: 'The store refused the change.',
      remedy: 'Correct what it names, then send it again.',
    },
    broken: {
      title: 'The answer of the store could not be read.',
      remedy: 'Try again later. If it stays so, check the version and the plugins of the store.',
    },
    address: {
      title: 'Pricewright does not open this address.',
      remedy: 'Enter the public address of the store, which begins with https://.',
    },
    'no-shop': {
      title: 'There is no shop on this site.',
      remedy: 'Set up the shop on the site first, then connect it.',
    },
    'app-keys': {
      title: 'The client ID or the client secret is not right.',
      remedy:
        'Copy both again from the settings of the app in the Dev Dashboard (dev.shopify.com), then connect the store again.',
    },
    'app-missing': {
      title: 'The app is not installed in this store.',
      remedy: 'Install it there from the Dev Dashboard (dev.shopify.com), then connect the store again.',
    },
    'app-foreign': {
      title: 'The app and the store belong to different organisations at Shopify.',
      remedy:
        'Create the app in the organisation of the store, install it there, then connect the store with its client ID and client secret.',
    },
  } satisfies Record<StoreReason, StoreAdvice>,
  /** Why a store was not connected, beside those reasons. */
  connecting: {
    expired: {
      title: 'The store was not connected: it took too long or was interrupted.',
      remedy: 'Begin again.',
    },
    'signed-out': {
      title: 'The store was not connected: you were signed out, or another account began it.',
      remedy: 'Sign in with the account that began, then connect the store again.',
    },
    'no-app': {
      title: 'No app is set up here for this shop system.',
      remedy: 'Connect the store with keys that you make in it, or ask the operator to set up the app.',
    },
    'other-store': {
      title: 'This is not the store that was to be connected again.',
      remedy: 'Choose the same store, or connect this one as a new store.',
    },
    'too-many': {
      title: 'This account has as many stores connected as it can have.',
      remedy: 'Disconnect one that is no longer needed first.',
    },
    'too-many-known': {
      title: 'This account has connected as many stores as it may.',
      remedy: 'Connect one of the earlier ones again, or ask the operator.',
    },
  } satisfies Record<Exclude<ConnectProblem, StoreReason>, StoreAdvice>,
  /** The same reasons for a store that is just being connected, where other words help. */
  notConnected: {
    access: {
      title: 'The store does not let Pricewright in.',
      remedy:
        'Check that what you entered is complete and that the key may read and change products, then connect again.',
    },
    gone: {
      title: 'The store could not be found, or the app was removed from it.',
      remedy: 'Check what you entered and that the store is open, then connect again.',
    },
    busy: { title: 'The store takes no more requests for now.', remedy: 'Wait a minute, then connect again.' },
    down: {
      title: 'The store could not be reached.',
      remedy: 'Check that its address opens in a browser, then connect again.',
    },
  } satisfies Partial<Record<StoreReason, StoreAdvice>>,
  /** What the store itself answered. */
  said: (words: string) => `The store said: “${words}”`,
  /** What is wrong with an entry, to follow its name. */
  entries: {
    missing: 'is needed: copy it from the settings of the store',
    'missing-in-app': 'is needed: copy it from the settings of the app in the Dev Dashboard (dev.shopify.com)',
    address: 'must be the address of the store, such as https://shop.example.com',
    domain: 'must be the domain of the store, such as my-shop.myshopify.com',
    form: 'is no such key: copy it again, without spaces',
    site: 'must be the ID of the site, or the address of its dashboard',
    unknown: 'is no key of this shop system',
    surplus: 'is a key of another way: enter the keys of one way alone',
  } satisfies Record<StoreEntryFault, string>,
} as const
