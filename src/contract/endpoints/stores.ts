import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { store, STORE_INTERVALS } from '../entities/store.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import { storeNotice, storeNoticeId, storeRow } from './store-shapes.ts'

const changes = outputSchema(general(changeSet))
const params = z.strictObject({ id: uuid })

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
  output: storeRow,
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
  output: storeRow,
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
  output: storeRow,
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
  /** Without those that another product of the store is already. */
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
  params: z.strictObject({ id: uuid, notice: storeNoticeId }),
  output: storeNotice,
  errors: ['no-such-row', 'conflict'],
})
