import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { product } from '../entities/product.ts'
import { CONFLICT_CHOICES, storeConflict, storeValue } from '../entities/store-conflict.ts'
import { store, STORE_INTERVALS } from '../entities/store.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { STORE_REASONS, type StoreProviderName } from '../store-providers.ts'

const row = outputSchema(general(store))
const changes = outputSchema(general(changeSet))
const conflict = outputSchema(general(storeConflict))
/** Which of several stores of a provider is meant; it may be left out where there is one. */
const which = z.strictObject({ store: z.optional(uuid) })
const params = z.strictObject({ id: uuid })
/** Characters of a key, a domain or a code that somebody pastes. */
const SECRET = 2_000
/** Webhooks of one page of the log. */
export const MOST_NOTICES = 200
/** The most products of one call that brings them along. */
export const MOST_BROUGHT = 1_000
const BROUGHT_BYTES = 8 * 1024 * 1024

/** A webhook in the log (STORE-03). */
const notice = z.object({
  id: z.string(),
  storeId: uuid,
  topic: z.string(),
  externalId: z.string(),
  receivedAt: z.string(),
  state: z.enum(['waiting', 'done', 'failed', 'ignored']),
  problem: z.enum(['', ...STORE_REASONS]),
})

const noticeId = z.string().check(z.regex(/^\d{1,18}$/, 'must be the ID of a webhook'))

const schedule = z.object({
  storeId: uuid,
  /** 0: only when asked. */
  everyMinutes: z.int(),
  nextRunAt: z.nullable(z.string()),
  lastRunAt: z.nullable(z.string()),
})

/** A product as the documents have it for the import of a store (STORE-02); what is not read is ignored. */
const broughtProduct = z.looseObject({
  id: boundedText(200, 1),
  name: boundedText(2_000, 1),
  sku: z.optional(z.nullable(boundedText(2_000))),
  description: z.optional(z.nullable(boundedText(100_000))),
  price: z.optional(
    z.nullable(z.looseObject({ price: z.optional(z.nullable(z.number())), currency: z.optional(boundedText(3)) })),
  ),
  costAndProfitData: z.optional(
    z.nullable(
      z.looseObject({ cost: z.optional(z.nullable(z.number())), itemCost: z.optional(z.nullable(z.number())) }),
    ),
  ),
  media: z.optional(
    z.nullable(
      z.looseObject({
        mainMedia: z.optional(
          z.nullable(
            z.looseObject({ image: z.optional(z.nullable(z.looseObject({ url: z.optional(boundedText(2_000)) }))) }),
          ),
        ),
      }),
    ),
  ),
  ribbons: z.optional(
    z.nullable(z.array(z.looseObject({ text: z.optional(boundedText(200)) })).check(z.maxLength(100))),
  ),
  visible: z.optional(z.boolean()),
  stock: z.optional(z.nullable(z.looseObject({ quantity: z.optional(z.nullable(z.number())) }))),
})
export type BroughtProduct = z.infer<typeof broughtProduct>

/**
 * The calls of one shop system (STORE-01…05): those of the documents for Wix, and the same for the others. A person connects and disconnects
 * with a fresh sign-in; the provider posts webhooks without any.
 */
function storeCalls(provider: StoreProviderName) {
  const user = { access: 'user', scope: 'write' } as const
  const reading = { access: 'user', scope: 'read' } as const
  const hook = (name: string, about: string) =>
    endpoint({
      id: `${provider}.webhook.${name}`,
      method: 'POST',
      path: `/${provider}/webhooks/${name}`,
      summary: `Take the provider's word that ${about}; its signature is checked over the raw body (STORE-03)`,
      access: 'public',
      scope: 'write',
      rateLimit: 'none',
      // Of the store with a secret of its own.
      query: z.strictObject({ store: z.optional(uuid) }),
      accepts: ['application/json', 'text/plain', 'application/jwt', 'application/x-www-form-urlencoded'],
      output: z.object({ received: z.boolean() }),
      errors: ['bad-signature', 'too-large'],
    })
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
      output: z.object({ url: z.nullable(z.string()), store: z.nullable(row) }),
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
      ...reading,
      output: z.object({
        connected: z.boolean(),
        /** Stores can be connected by consent, not only by keys. */
        hasApp: z.boolean(),
        stores: z.array(row),
      }),
    }),
    fetchProducts: endpoint({
      id: `${provider}.fetchProducts`,
      method: 'POST',
      path: `/${provider}/products/fetch`,
      summary:
        'Ask the store for its products, in the shape of the documents; the whole catalogue is taken over by a pull (STORE-01, STORE-02)',
      ...user,
      rateLimit: 30,
      query: which,
      output: z.object({
        products: z.array(broughtProduct),
        /** There are more than this call answers. */
        hasMore: z.boolean(),
        /** The pull that was begun with it. */
        store: row,
      }),
      errors: ['no-such-row', 'store-unavailable'],
    }),
    disconnect: endpoint({
      id: `${provider}.disconnect`,
      method: 'POST',
      path: `/${provider}/disconnect`,
      summary: 'Forget the access to a store and end its schedule; products stay (STORE-01)',
      access: 'session',
      scope: 'write',
      fresh: true,
      query: which,
      output: row,
      errors: ['no-such-row'],
    }),
    bringProducts: endpoint({
      id: `${provider}.importProducts`,
      method: 'POST',
      path: `/import-${provider}-products`,
      summary:
        'Import products in the shape of the documents as a change set that is applied at once and can be taken back (STORE-02)',
      ...user,
      idempotent: true,
      bodyLimit: BROUGHT_BYTES,
      body: z.strictObject({
        changeSetId: z.optional(uuid),
        /** Prepares it alone, to be looked at and applied. */
        isDraft: z.optional(z.boolean()),
        products: z.array(broughtProduct).check(z.minLength(1), z.maxLength(MOST_BROUGHT)),
      }),
      output: z.object({ changeSet: changes, products: z.array(outputSchema(general(product))) }),
      answers: [200, 201],
      errors: ['conflict', 'rule-broken', 'too-large'],
    }),
    productChanged: hook('product-changed', 'a product was changed'),
    productCreated: hook('product-created', 'a product was made'),
    productDeleted: hook('product-deleted', 'a product was deleted'),
    webhookStatus: endpoint({
      id: `${provider}.webhookStatus`,
      method: 'GET',
      path: `/${provider}/webhooks/status`,
      summary: 'When the last webhooks came and how many wait (STORE-03)',
      ...reading,
      output: z.object({
        stores: z.array(
          z.object({
            storeId: uuid,
            lastReceivedAt: z.nullable(z.string()),
            waiting: z.int(),
            failed: z.int(),
            /** Where the provider is to post them. */
            callback: z.string(),
          }),
        ),
      }),
    }),
    webhookLogs: endpoint({
      id: `${provider}.webhookLogs`,
      method: 'GET',
      path: `/${provider}/webhooks/logs/:userId`,
      summary: 'The newest webhooks of the own stores (STORE-03)',
      ...reading,
      params: z.strictObject({ userId: boundedText(100, 1) }),
      query: z.strictObject({ store: z.optional(uuid), before: z.optional(noticeId) }),
      output: z.object({ logs: z.array(notice).check(z.maxLength(MOST_NOTICES)), hasMore: z.boolean() }),
      errors: ['no-such-row'],
    }),
    schedulerStatus: endpoint({
      id: `${provider}.schedulerStatus`,
      method: 'GET',
      path: `/${provider}/scheduler/status`,
      summary: 'When stores are looked at next (STORE-04)',
      ...reading,
      output: z.object({ schedules: z.array(schedule) }),
    }),
    scheduleRefresh: endpoint({
      id: `${provider}.scheduleRefresh`,
      method: 'POST',
      path: `/${provider}/scheduler/schedule-refresh`,
      summary: 'Look at a store regularly (STORE-04)',
      ...user,
      body: z.strictObject({
        store: z.optional(uuid),
        everyMinutes: z.optional(z.literal(STORE_INTERVALS.filter((each) => each > 0))),
      }),
      output: schedule,
      errors: ['no-such-row', 'conflict'],
    }),
    cancelRefresh: endpoint({
      id: `${provider}.cancelRefresh`,
      method: 'DELETE',
      path: `/${provider}/scheduler/cancel-refresh`,
      summary: 'Look at a store only when asked (STORE-04)',
      ...user,
      query: which,
      output: schedule,
      errors: ['no-such-row'],
    }),
    autoSchedule: endpoint({
      id: `${provider}.autoSchedule`,
      method: 'POST',
      path: `/${provider}/scheduler/auto-schedule-if-needed`,
      summary: 'Look at connected stores regularly where nobody has decided otherwise (STORE-04)',
      ...user,
      output: z.object({ schedules: z.array(schedule) }),
    }),
    conflicts: endpoint({
      id: `${provider}.conflicts`,
      method: 'GET',
      path: `/${provider}/conflicts/list`,
      summary: 'Fields that were changed both here and in the store (STORE-05)',
      ...reading,
      query: z.strictObject({
        store: z.optional(uuid),
        state: z.optional(z.enum(['open', 'resolved', 'all'])),
        page: z.optional(boundedText(9)),
      }),
      output: z.object({ conflicts: z.array(conflict), total: z.int(), hasMore: z.boolean() }),
      errors: ['no-such-row'],
    }),
    detectConflicts: endpoint({
      id: `${provider}.detectConflicts`,
      method: 'POST',
      path: `/${provider}/conflicts/detect`,
      summary: 'Compare again what is known of the store with the catalogue (STORE-05)',
      ...user,
      rateLimit: 30,
      query: which,
      output: z.object({ open: z.int() }),
      errors: ['no-such-row'],
    }),
    resolveConflict: endpoint({
      id: `${provider}.resolveConflict`,
      method: 'POST',
      path: `/${provider}/conflicts/resolve`,
      summary:
        "Decide a field: the store's value, the own one, or another; as a change set that can be taken back (STORE-05)",
      ...user,
      idempotent: true,
      body: z.strictObject({
        conflictIds: z.array(uuid).check(z.minLength(1), z.maxLength(1_000)),
        choice: z.enum(CONFLICT_CHOICES),
        /** For `value`, with one conflict alone: in the form of `local`. */
        value: z.optional(storeValue),
        changeSetId: z.optional(uuid),
      }),
      output: changes,
      answers: [200, 201],
      errors: ['no-such-row', 'conflict', 'rule-broken'],
    }),
    resolveAll: endpoint({
      id: `${provider}.resolveAll`,
      method: 'POST',
      path: `/${provider}/conflicts/resolve-all`,
      summary: 'Decide all open fields of a store by one rule (STORE-05)',
      ...user,
      idempotent: true,
      query: z.strictObject({
        store: z.optional(uuid),
        choice: z.enum(['store', 'local']),
        changeSetId: z.optional(uuid),
      }),
      output: changes,
      answers: [200, 201],
      errors: ['no-such-row', 'conflict', 'rule-broken'],
    }),
    clearResolved: endpoint({
      id: `${provider}.clearResolved`,
      method: 'DELETE',
      path: `/${provider}/conflicts/clear-resolved`,
      summary: 'Take decided conflicts off the list (STORE-05)',
      ...user,
      query: which,
      output: z.object({ cleared: z.int() }),
      errors: ['no-such-row'],
    }),
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

export const pullStore = endpoint({
  id: 'stores.pull',
  method: 'POST',
  path: '/stores/:id/pull',
  summary:
    'Look for changes in a store now; `whole` reads its catalogue again and finds what was deleted there (STORE-09)',
  access: 'user',
  scope: 'write',
  rateLimit: 30,
  params,
  body: z.strictObject({
    whole: z.optional(z.boolean()),
    /** Makes products again that were deleted here. */
    bringsBack: z.optional(z.boolean()),
  }),
  output: row,
  errors: ['no-such-row', 'conflict'],
})

export const cancelPull = endpoint({
  id: 'stores.cancelPull',
  method: 'POST',
  path: '/stores/:id/cancel',
  summary: 'End the look that is under way; what was read is kept, and the next one goes on from there (STORE-09)',
  access: 'user',
  scope: 'write',
  params,
  output: row,
  errors: ['no-such-row'],
})

export const changeStore = endpoint({
  id: 'stores.change',
  method: 'PATCH',
  path: '/stores/:id/settings',
  summary: 'Change the name of a store, its schedule, what is sent to it, and its fees',
  access: 'user',
  scope: 'write',
  params,
  body: z.strictObject({
    name: z.optional(boundedText(200, 1)),
    everyMinutes: z.optional(z.literal([...STORE_INTERVALS])),
    priceListId: z.optional(z.nullable(uuid)),
    pushesCompareAt: z.optional(z.boolean()),
    pushesStock: z.optional(z.boolean()),
    pushesCost: z.optional(z.boolean()),
    feePercent: z.optional(store.fields.feePercent.rest),
    feeFixed: z.optional(store.fields.feeFixed.rest),
    categoryFees: z.optional(store.fields.categoryFees.rest),
  }),
  output: row,
  errors: ['no-such-row', 'reference-unknown'],
})

export const pushStore = endpoint({
  id: 'stores.push',
  method: 'POST',
  path: '/stores/:id/push',
  summary:
    'Propose what would be sent to a store, as a checked change set; applied it is sent product by product (STORE-06)',
  access: 'user',
  scope: 'write',
  idempotent: true,
  params,
  body: z.strictObject({
    changeSetId: z.optional(uuid),
    /** Left out: every product whose price, or what else is sent, differs. */
    productIds: z.optional(z.array(uuid).check(z.maxLength(10_000))),
  }),
  output: changes,
  answers: [200, 201],
  errors: ['no-such-row', 'conflict', 'rule-broken'],
})

export const retryPush = endpoint({
  id: 'stores.retryPush',
  method: 'POST',
  path: '/stores/:id/retry',
  summary: 'Send again what could not be sent (STORE-06)',
  access: 'user',
  scope: 'write',
  params,
  body: z.strictObject({ listingIds: z.optional(z.array(uuid).check(z.maxLength(1_000))) }),
  output: z.object({ waiting: z.int() }),
  errors: ['no-such-row', 'conflict'],
})

/** A product of the store that may be one that is here already: a person says (STORE-09). */
const doubt = z.object({
  externalId: z.string(),
  name: z.string(),
  sku: z.string(),
  /** What makes it doubtful: several products with its SKU or barcode, or one that another product of the store has too. */
  reason: z.enum(['several', 'taken']),
  candidates: z.array(z.object({ productId: uuid, name: z.string(), sku: z.string() })),
})

export const storeDoubts = endpoint({
  id: 'stores.doubts',
  method: 'GET',
  path: '/stores/:id/doubts',
  summary: 'Products of a store that could be several products here (STORE-09)',
  access: 'user',
  scope: 'read',
  params,
  output: z.object({ doubts: z.array(doubt), total: z.int() }),
  errors: ['no-such-row'],
})

export const settleDoubt = endpoint({
  id: 'stores.settleDoubt',
  method: 'POST',
  path: '/stores/:id/doubts',
  summary: 'Say which product one of the store is: one that is here, a new one, or none (STORE-09)',
  access: 'user',
  scope: 'write',
  params,
  body: z.strictObject({
    externalId: boundedText(200, 1),
    is: z.union([z.strictObject({ productId: uuid }), z.literal('new'), z.literal('none')]),
  }),
  output: z.object({ left: z.int() }),
  errors: ['no-such-row', 'conflict', 'rule-broken'],
})

export const replayNotice = endpoint({
  id: 'stores.replayNotice',
  method: 'POST',
  path: '/stores/:id/webhooks/:notice/replay',
  summary: 'Read the product of a webhook again (STORE-03)',
  access: 'user',
  scope: 'write',
  params: z.strictObject({ id: uuid, notice: noticeId }),
  output: notice,
  errors: ['no-such-row', 'conflict'],
})
