/** A table with users' data beside those of the entities, and its part in an export. */
export interface KeptTable {
  readonly table: string
  /** The entry of the archive: one JSON object a line. */
  readonly file: string
  /** The exported columns: secrets and their hashes are left out. */
  readonly columns: string
  readonly order: string
  /** What names the user, if it is not `user_id`. */
  readonly by?: string
}

/** Tables that users reach themselves, under row policies. */
export const OWN_TABLES: readonly KeptTable[] = [
  {
    table: 'change',
    file: 'history/changes.ndjson',
    columns: 'version, kind, id, before, after, lost, actor, why, change_set_id, reverts, recorded_at, effective_at',
    order: 'version, kind, id',
  },
  { table: 'tombstone', file: 'history/deleted.ndjson', columns: 'version, kind, id, deleted_at', order: 'version' },
  {
    table: 'change_set_draft',
    file: 'history/drafts.ndjson',
    columns: 'change_set_id, plan',
    order: 'change_set_id',
  },
  {
    table: 'change_set_row',
    file: 'history/draft-rows.ndjson',
    columns: 'change_set_id, n, input, state, kind, row_id, before, after, problems',
    order: 'change_set_id, n',
  },
  {
    table: 'change_set_kept',
    file: 'history/kept-rows.ndjson',
    columns: 'change_set_id, kind, row_id, is_whole, parts',
    order: 'change_set_id, kind, row_id',
  },
  {
    table: 'stored_file',
    file: 'files.ndjson',
    columns: 'id, kind, row_id, image_key, thumbnail_key, width, height, bytes, created_at',
    order: 'id',
  },
  {
    table: 'security_event',
    file: 'account/security-events.ndjson',
    columns: 'at, kind, detail, device, address',
    order: 'at, id',
  },
  {
    table: 'scan_run',
    file: 'account/scans.ndjson',
    columns: 'at, rows, count, by_fault, is_recovery',
    order: 'at, id',
  },
  {
    table: 'store_product',
    file: 'stores/products.ndjson',
    columns: 'store_id, external_id, product, is_gone, base, decision',
    order: 'store_id, external_id',
  },
  {
    table: 'store_notice',
    file: 'stores/webhooks.ndjson',
    columns: 'id, store_id, topic, about, external_id, received_at, state, problem, done_at',
    order: 'id',
  },
  {
    table: 'webhook',
    file: 'account/webhooks.ndjson',
    columns: 'id, created_at, address, events, description, state',
    order: 'created_at, id',
  },
  {
    table: 'webhook_delivery',
    file: 'account/webhook-log.ndjson',
    columns:
      'id, webhook_id, event_id, event, record_kind, record_id, body, created_at, state, attempts, tried_at, status',
    order: 'id',
  },
  {
    table: 'user_subscription',
    file: 'account/subscriptions.ndjson',
    columns: `id, (select name from subscription_plan where subscription_plan.id = plan_id) as plan, status, cancel_at_period_end, access_until,
      period_start, period_end, trial_end, price, currency, billing_cycle, provider, created_at`,
    order: 'created_at, id',
  },
  {
    table: 'card_account',
    file: 'payments/accounts.ndjson',
    columns: 'id, external_id, name, mode, state, created_at',
    order: 'created_at, id',
  },
  {
    table: 'card_checkout',
    file: 'payments/pages.ndjson',
    columns: 'id, account_id, document_id, amount, currency, title, state, created_at, expires_at',
    order: 'created_at, id',
  },
  {
    table: 'card_payment',
    file: 'payments/payments.ndjson',
    columns:
      'id, account_id, document_id, reference, paid_at, amount, currency, fee, fee_currency, kept, dispute, dispute_due_at, is_credit, problem',
    order: 'paid_at, id',
  },
]

/** Tables of the class system. */
export const SYSTEM_TABLES: readonly KeptTable[] = [
  { table: 'account', file: 'account/account.ndjson', columns: 'id, role, created_at', order: 'id', by: 'id' },
  {
    table: 'identity',
    file: 'account/identities.ndjson',
    columns: 'issuer, subject, email, email_verified, name, created_at',
    order: 'issuer, subject',
  },
  {
    table: 'session',
    file: 'account/sessions.ndjson',
    columns: 'id, created_at, expires_at, auth_time, issuer, user_agent, ip',
    order: 'created_at, id',
    by: 'coalesce(person_id, user_id)',
  },
  {
    table: 'api_token',
    file: 'account/api-tokens.ndjson',
    columns: 'id, name, scope, created_at, expires_at, revoked_at',
    order: 'created_at, id',
  },
  {
    table: 'public_link',
    file: 'account/public-links.ndjson',
    columns:
      'id, price_list_id, document_id, locale, created_at, expires_at, revoked_at, views, last_viewed_at, answer, answered_by, answer_note, answered_at',
    order: 'created_at, id',
  },
  {
    table: 'member',
    file: 'account/members.ndjson',
    columns: `(select coalesce(nullif(max(name), ''), max(email)) from identity where user_id = person_id) as name, role, created_at, ended_at`,
    order: 'created_at, name',
    by: 'account_id',
  },
  {
    table: 'invitation',
    file: 'account/invitations.ndjson',
    columns: 'email, role, created_at, expires_at, accepted_at',
    order: 'created_at, email',
    by: 'account_id',
  },
  {
    table: 'sent_notice',
    file: 'account/sent-notices.ndjson',
    columns: 'notice, sent_at',
    order: 'sent_at, notice',
  },
  {
    table: 'calendar_feed',
    file: 'account/calendar-feeds.ndjson',
    columns: 'id, name, created_at, revoked_at, fetches, last_fetched_at',
    order: 'created_at, id',
  },
  {
    table: 'card_event',
    file: 'payments/events.ndjson',
    columns: 'account_id, event_id, type, reference, said_at, received_at, state',
    order: 'received_at, event_id',
  },
  {
    table: 'payment_customer',
    file: 'account/payment-customers.ndjson',
    columns: 'provider, external_id',
    order: 'provider',
  },
  { table: 'test_payment', file: 'account/test-payments.ndjson', columns: 'ledger', order: 'customer_id' },
  { table: 'job', file: 'account/jobs.ndjson', columns: 'kind, payload, run_at', order: 'id' },
]

/** Tables that only keep devices, stores and calls in step, or hold sealed secrets: deleted with the account, not exported. */
export const WITHOUT_EXPORT: readonly string[] = [
  'user_head',
  'sync_client',
  'idempotency_key',
  'event_reminder',
  'assistant_usage',
  'store_access',
]
