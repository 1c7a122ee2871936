import { entities } from '#contract/entities/registry.ts'

/**
 * Where the rows of a table lie on a distributed PostgreSQL (OPS-02): with the other rows of their user, on every node, or on the coordinator
 * alone.
 */
export type TablePlace = 'by-user' | 'everywhere' | 'coordinator'

/** Rows of one user that the product keeps beside the entities. */
const BY_USER = [
  'assistant_usage',
  'change',
  'change_set_draft',
  'change_set_kept',
  'change_set_row',
  'event_reminder',
  'idempotency_key',
  'scan_run',
  'store_access',
  'store_notice',
  'store_product',
  'stored_file',
  'sync_client',
  'tombstone',
  'user_head',
]

/** Few rows of no user that rows of users are read with. */
const EVERYWHERE = ['exchange_rates', 'subscription_plan']

/**
 * Who there is, how they come in, work and settings: asked for by secret, by name or by time, before it is known whose they are. With them what the
 * server keeps of users in their name: subscriptions, payments by card, webhooks, events of security. Functions and triggers of the owner reach these
 * in the middle of a user's transaction, and on another node than the coordinator they could not.
 */
const COORDINATOR = [
  'account',
  'api_token',
  'audit_entry',
  'audit_head',
  'calendar_feed',
  'card_account',
  'card_checkout',
  'card_event',
  'card_payment',
  'contact_message',
  'health_sample',
  'identity',
  'invitation',
  'job',
  'member',
  'migration',
  'payment_customer',
  'payment_event',
  'provider_account',
  'provider_attempt',
  'provider_link',
  'provider_newcomer',
  'provider_state',
  'public_link',
  'revenue_movement',
  'security_event',
  'sent_notice',
  'session',
  'setting',
  'test_payment',
  'user_subscription',
  'webhook',
  'webhook_delivery',
]

/** Each table of the product with its place, as declared; a table that is named twice is here twice. */
export const TABLE_PLACES: readonly (readonly [table: string, place: TablePlace])[] = [
  ...[...entities.map(({ table }) => table), ...BY_USER].map((table) => [table, 'by-user'] as const),
  ...EVERYWHERE.map((table) => [table, 'everywhere'] as const),
  ...COORDINATOR.map((table) => [table, 'coordinator'] as const),
]

const places = new Map(TABLE_PLACES)

/** The place of a table; undefined for one that nobody declared. */
export function placeOf(table: string): TablePlace | undefined {
  return places.get(table)
}

/** The column by whose value the rows of users are shared out. */
export const USER_KEY = 'user_id'
