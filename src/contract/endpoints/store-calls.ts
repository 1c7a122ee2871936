import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { product } from '../entities/product.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import type { StoreProviderName } from '../store-providers.ts'
import { conflictCalls, scheduleCalls, webhookCalls } from './store-step-calls.ts'
import { broughtProduct, READS, storeRow, whichStore, WRITES } from './store-shapes.ts'

/** Characters of a key, a domain or a code that somebody pastes. */
const SECRET = 2_000
/** The most products of one call that brings them along. */
const MOST_BROUGHT = 1_000
const BROUGHT_BYTES = 8 * 1024 * 1024

/** Connecting and disconnecting, with a fresh sign-in (STORE-01). */
function connectionCalls(provider: StoreProviderName) {
  return {
    authStart: endpoint({
      id: `${provider}.authStart`,
      method: 'POST',
      path: `/${provider}/auth/start`,
      summary: 'Connect a store: with keys at once, else answers the address where its owner agrees (STORE-01)',
      access: 'session',
      scope: 'write',
      fresh: true,
      rateLimit: 20,
      body: z.strictObject({
        /** The store's address or domain, where the provider needs one. */
        address: z.optional(boundedText(500)),
        /** Keys that were made in the store: names as the provider calls them. */
        keys: z.optional(
          z.record(boundedText(40, 1), boundedText(SECRET)).check(z.refine((all) => Object.keys(all).length <= 6)),
        ),
        /** Connects this store again instead of a new one. */
        store: z.optional(uuid),
      }),
      output: z.object({ url: z.nullable(z.string()), store: z.nullable(storeRow) }),
      errors: ['no-such-row', 'store-unavailable', 'conflict', 'not-configured'],
    }),
    authCallback: endpoint({
      id: `${provider}.authCallback`,
      method: 'GET',
      path: `/${provider}/auth/callback`,
      summary:
        'Where the provider sends the owner back to; leads on to the page of stores, which says what came of it (STORE-01)',
      // A browser that comes from another site brings the cookie alone: the sealed state says who began.
      access: 'public',
      scope: 'write',
      query: z.record(boundedText(100, 1), boundedText(4_000)),
      produces: 'text/html',
    }),
    status: endpoint({
      id: `${provider}.connectionStatus`,
      method: 'GET',
      path: `/${provider}/connection-status`,
      summary: 'Whether a store is connected, and whether the operator has set up the app for it (STORE-01)',
      ...READS,
      output: z.object({
        connected: z.boolean(),
        /** Stores can be connected by consent, not only by keys. */
        hasApp: z.boolean(),
        stores: z.array(storeRow),
      }),
    }),
    disconnect: endpoint({
      id: `${provider}.disconnect`,
      method: 'POST',
      path: `/${provider}/disconnect`,
      summary: 'Forget the access to a store and end its schedule; products stay (STORE-01)',
      access: 'session',
      scope: 'write',
      fresh: true,
      query: whichStore,
      output: storeRow,
      errors: ['no-such-row'],
    }),
  }
}

/** Products in the shape that Wix has for them (STORE-01, STORE-02). */
function productCalls(provider: StoreProviderName) {
  return {
    fetchProducts: endpoint({
      id: `${provider}.fetchProducts`,
      method: 'POST',
      path: `/${provider}/products/fetch`,
      summary:
        'Ask the store for its products, in the shape that Wix has for them; the whole catalogue is taken over by a pull (STORE-01, STORE-02)',
      ...WRITES,
      rateLimit: 30,
      query: whichStore,
      output: z.object({
        products: z.array(broughtProduct),
        /** There are more than this call answers. */
        hasMore: z.boolean(),
        /** The pull that was begun with it. */
        store: storeRow,
      }),
      errors: ['no-such-row', 'store-unavailable'],
    }),
    bringProducts: endpoint({
      id: `${provider}.importProducts`,
      method: 'POST',
      path: `/import-${provider}-products`,
      summary:
        'Import products, in the shape that Wix has for them, as a change set that is applied at once and can be taken back (STORE-02)',
      ...WRITES,
      idempotent: true,
      bodyLimit: BROUGHT_BYTES,
      body: z.strictObject({
        changeSetId: z.optional(uuid),
        /** Prepares it alone, to be looked at and applied. */
        isDraft: z.optional(z.boolean()),
        products: z.array(broughtProduct).check(z.minLength(1), z.maxLength(MOST_BROUGHT)),
      }),
      output: z.object({
        changeSet: outputSchema(general(changeSet)),
        products: z.array(outputSchema(general(product))),
      }),
      answers: [200, 201],
      errors: ['conflict', 'rule-broken', 'too-large'],
    }),
  }
}

/** The calls of one shop system: the same for each. */
function storeCalls(provider: StoreProviderName) {
  return {
    ...connectionCalls(provider),
    ...productCalls(provider),
    ...webhookCalls(provider),
    ...scheduleCalls(provider),
    ...conflictCalls(provider),
  }
}

/** The calls of one shop system. */
export type StoreCalls = ReturnType<typeof storeCalls>

/** The calls of every shop system. */
export const storeEndpoints: Readonly<Record<StoreProviderName, StoreCalls>> = {
  wix: storeCalls('wix'),
  shopify: storeCalls('shopify'),
  woocommerce: storeCalls('woocommerce'),
}
