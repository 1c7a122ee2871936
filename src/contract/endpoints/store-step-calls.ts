import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { changeSet } from '../entities/change-set.ts'
import { CONFLICT_CHOICES, storeConflict, storeValue } from '../entities/store-conflict.ts'
import { STORE_INTERVALS } from '../entities/store.ts'
import { general } from '../entity.ts'
import { boundedText, uuid } from '../fields.ts'
import { outputSchema } from '../rest-codec.ts'
import type { StoreProviderName } from '../store-providers.ts'
import { MOST_NOTICES, READS, storeNotice, storeNoticeId, storeSchedule, whichStore, WRITES } from './store-shapes.ts'

const changes = outputSchema(general(changeSet))
const conflict = outputSchema(general(storeConflict))

/** Webhooks, which the provider posts without a sign-in, and their log (STORE-03). */
export function webhookCalls(provider: StoreProviderName) {
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
    productChanged: hook('product-changed', 'a product was changed'),
    productCreated: hook('product-created', 'a product was made'),
    productDeleted: hook('product-deleted', 'a product was deleted'),
    webhookStatus: endpoint({
      id: `${provider}.webhookStatus`,
      method: 'GET',
      path: `/${provider}/webhooks/status`,
      summary: 'When the last webhooks came and how many wait (STORE-03)',
      ...READS,
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
      ...READS,
      params: z.strictObject({ userId: boundedText(100, 1) }),
      query: z.strictObject({ store: z.optional(uuid), before: z.optional(storeNoticeId) }),
      output: z.object({ logs: z.array(storeNotice).check(z.maxLength(MOST_NOTICES)), hasMore: z.boolean() }),
      errors: ['no-such-row'],
    }),
  }
}

/** When a store is looked at (STORE-04). */
export function scheduleCalls(provider: StoreProviderName) {
  return {
    schedulerStatus: endpoint({
      id: `${provider}.schedulerStatus`,
      method: 'GET',
      path: `/${provider}/scheduler/status`,
      summary: 'When stores are looked at next (STORE-04)',
      ...READS,
      output: z.object({ schedules: z.array(storeSchedule) }),
    }),
    scheduleRefresh: endpoint({
      id: `${provider}.scheduleRefresh`,
      method: 'POST',
      path: `/${provider}/scheduler/schedule-refresh`,
      summary: 'Look at a store regularly (STORE-04)',
      ...WRITES,
      body: z.strictObject({
        store: z.optional(uuid),
        everyMinutes: z.optional(z.literal(STORE_INTERVALS.filter((each) => each > 0))),
      }),
      output: storeSchedule,
      errors: ['no-such-row', 'conflict'],
    }),
    cancelRefresh: endpoint({
      id: `${provider}.cancelRefresh`,
      method: 'DELETE',
      path: `/${provider}/scheduler/cancel-refresh`,
      summary: 'Look at a store only when asked (STORE-04)',
      ...WRITES,
      query: whichStore,
      output: storeSchedule,
      errors: ['no-such-row'],
    }),
    autoSchedule: endpoint({
      id: `${provider}.autoSchedule`,
      method: 'POST',
      path: `/${provider}/scheduler/auto-schedule-if-needed`,
      summary: 'Look at connected stores regularly where nobody has decided otherwise (STORE-04)',
      ...WRITES,
      output: z.object({ schedules: z.array(storeSchedule) }),
    }),
  }
}

/** Fields that were changed on both sides (STORE-05). */
export function conflictCalls(provider: StoreProviderName) {
  return {
    conflicts: endpoint({
      id: `${provider}.conflicts`,
      method: 'GET',
      path: `/${provider}/conflicts/list`,
      summary: 'Fields that were changed both here and in the store (STORE-05)',
      ...READS,
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
      ...WRITES,
      rateLimit: 30,
      query: whichStore,
      output: z.object({ open: z.int() }),
      errors: ['no-such-row'],
    }),
    resolveConflict: endpoint({
      id: `${provider}.resolveConflict`,
      method: 'POST',
      path: `/${provider}/conflicts/resolve`,
      summary:
        "Decide a field: the store's value, the own one, or another; as a change set that can be taken back (STORE-05)",
      ...WRITES,
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
      ...WRITES,
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
      ...WRITES,
      query: whichStore,
      output: z.object({ cleared: z.int() }),
      errors: ['no-such-row'],
    }),
  }
}
