import { randomBytes, randomUUID } from 'node:crypto'
import { uuidV7 } from '#domain/uuid.ts'
import * as calls from '#contract/endpoints/webhooks.ts'
import { invalid, Refusal } from '#contract/refusal.ts'
import { webhookIssues } from '#contract/webhooks/messages.ts'
import type { Queryable } from '../kit/database/database.ts'
import { currentUser } from '../kit/database/data-access.ts'
import type { Routes } from '../kit/http/mount.ts'
import { MOST_WAITING } from '../kit/write/announcing.ts'
import { addressIssue } from './address.ts'
import { newWebhookSecret, type WebhookCallDeps, type WebhookDeps } from './webhook-deps.ts'
import { DELIVERY, readDeliveries, readWebhook, readWebhooks } from './webhook-rows.ts'
import { sharedDate, sharedNow } from '../kit/clock.ts'

/** Mounts the outgoing webhooks of an account (API-05). */
export function mountWebhooks(routes: Routes, deps: WebhookCallDeps): void {
  const { data, wakeJobs } = deps
  routes.mount(calls.listWebhooks, ({ caller }) =>
    data.transact(caller, async (tx) => ({ items: await readWebhooks(tx) })),
  )
  routes.mount(calls.createWebhook, async ({ caller, body, reply }) => {
    const made = await data.transact(caller, (tx) => create(tx, deps, body))
    reply.status(201)
    return made
  })
  routes.mount(calls.changeWebhook, async ({ caller, params, body }) => {
    const changed = await data.transact(caller, (tx) => change(tx, deps, params.id, body))
    wakeJobs()
    return changed
  })
  routes.mount(calls.pauseWebhook, ({ caller, params }) =>
    data.transact(caller, (tx) => setActive(tx, params.id, false)),
  )
  routes.mount(calls.resumeWebhook, ({ caller, params }) =>
    data.transact(caller, (tx) => setActive(tx, params.id, true)),
  )
  routes.mount(calls.deleteWebhook, ({ caller, params }) =>
    data.transact(caller, async (tx) => {
      await lockAccount(tx)
      await readWebhook(tx, params.id)
      await tx.query({ text: `delete from webhook where user_id = ${currentUser} and id = $1`, values: [params.id] })
    }),
  )
  routes.mount(calls.replaceSecret, ({ caller, params }) =>
    data.transact(caller, (tx) => replaceSecret(tx, deps, params.id)),
  )
  mountLog(routes, deps)
}

function mountLog(routes: Routes, { data, wakeJobs }: WebhookCallDeps): void {
  routes.mount(calls.testWebhook, async ({ caller, params, reply }) => {
    const made = await data.transact(caller, (tx) => orderTest(tx, params.id))
    wakeJobs()
    reply.status(201)
    return made
  })
  routes.mount(calls.listDeliveries, ({ caller, params, query }) =>
    data.transact(caller, (tx) => readDeliveries(tx, params.id, query)),
  )
  routes.mount(calls.replayDelivery, async ({ caller, params }) => {
    const again = await data.transact(caller, (tx) => replay(tx, params.id, params.delivery))
    wakeJobs()
    return again
  })
}

/** The counter is locked first, as every write does it: what is announced changes between two writes, never within one. */
async function lockAccount(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ userId: string }>({
    name: 'webhooks:account',
    text: `select user_id as "userId" from user_head where user_id = ${currentUser} for update`,
  })
  if (!rows[0]) throw new Refusal('not-signed-in')
  return rows[0].userId
}

interface Wanted {
  readonly address: string
  readonly events: readonly string[]
  readonly description?: string | undefined
}

async function create(tx: Queryable, { vault, mayAskLoopback }: WebhookDeps, wanted: Wanted) {
  const { address, events, description = '' } = wanted
  requireAddress(address, mayAskLoopback)
  const userId = await lockAccount(tx)
  if ((await readWebhooks(tx)).length >= calls.MOST_WEBHOOKS)
    throw new Refusal('rule-broken', { message: webhookIssues.mostWebhooks(calls.MOST_WEBHOOKS) })
  const webhookId = uuidV7(sharedNow(), randomBytes(16))
  const secret = newWebhookSecret()
  await tx.query({
    name: 'webhooks:create',
    text: `insert into webhook (user_id, id, address, events, description, sealed) values (${currentUser}, $1, $2, $3, $4, $5)`,
    values: [webhookId, address, events, description, vault.seal(secret, { userId, webhookId })],
  })
  return { ...(await readWebhook(tx, webhookId)), secret }
}

function requireAddress(address: string, mayAskLoopback: boolean): void {
  const message = addressIssue(address, mayAskLoopback)
  if (message !== undefined) throw invalid([{ field: 'address', message }])
}

type Asked = { readonly [K in keyof Wanted]?: Wanted[K] | undefined }

async function change(tx: Queryable, { mayAskLoopback }: WebhookDeps, id: string, asked: Asked) {
  const { address, events, description } = asked
  if (address !== undefined) requireAddress(address, mayAskLoopback)
  await lockAccount(tx)
  const before = await readWebhook(tx, id)
  await tx.query({
    name: 'webhooks:change',
    text: `update webhook set address = coalesce($2, address), events = coalesce($3::text[], events), description = coalesce($4, description)
      where user_id = ${currentUser} and id = $1`,
    values: [id, address ?? null, events ?? null, description ?? null],
  })
  if (address !== undefined && address !== before.address) await beginAnew(tx, id)
  return readWebhook(tx, id)
}

async function setActive(tx: Queryable, id: string, isActive: boolean) {
  await lockAccount(tx)
  const { state } = await readWebhook(tx, id)
  if (isActive && state !== 'active') await resume(tx, id)
  if (!isActive && state === 'active') await pause(tx, id)
  return readWebhook(tx, id)
}

async function resume(tx: Queryable, id: string): Promise<void> {
  await beginAnew(tx, id)
  await tx.query({
    text: `update webhook set state = 'active', missed = 0 where user_id = ${currentUser} and id = $1`,
    values: [id],
  })
}

/** What waits for a paused webhook is not sent by itself any more; the log keeps it, and each can be sent again. */
async function pause(tx: Queryable, id: string): Promise<void> {
  await tx.batch([
    {
      text: `update webhook set state = 'paused', failing_since = null, failures = 0, problem = '', status = null, resumes_at = null
        where user_id = ${currentUser} and id = $1`,
      values: [id],
    },
    {
      text: `update webhook_delivery set state = 'failed', problem = 'paused'
        where user_id = ${currentUser} and webhook_id = $1 and state = 'waiting'`,
      values: [id],
    },
  ])
}

/** Forgets earlier failures, and tries at once what waits. */
async function beginAnew(tx: Queryable, id: string): Promise<void> {
  await tx.batch([
    {
      text: `update webhook set failing_since = null, failures = 0, problem = '', status = null, resumes_at = null
        where user_id = ${currentUser} and id = $1`,
      values: [id],
    },
    {
      text: `update webhook_delivery set due_at = now() where user_id = ${currentUser} and webhook_id = $1 and state = 'waiting'`,
      values: [id],
    },
    { text: `select order_webhook_work(${currentUser}, $1, now())`, values: [id] },
  ])
}

async function replaceSecret(tx: Queryable, { vault }: WebhookDeps, webhookId: string) {
  const userId = await lockAccount(tx)
  await readWebhook(tx, webhookId)
  const secret = newWebhookSecret()
  await tx.query({
    name: 'webhooks:secret',
    text: `update webhook set former_sealed = sealed, former_until = now() + interval '1 day', sealed = $2
      where user_id = ${currentUser} and id = $1`,
    values: [webhookId, vault.seal(secret, { userId, webhookId })],
  })
  return { ...(await readWebhook(tx, webhookId)), secret }
}

/** A test goes out whatever the state of the webhook, once, and blocks nothing: it is about a record of its own. */
async function orderTest(tx: Queryable, id: string): Promise<calls.DeliveryAnswer> {
  await lockAccount(tx)
  requireRoom(await readWebhook(tx, id))
  const [eventId, recordId] = [uuidV7(sharedNow(), randomBytes(16)), randomUUID()]
  const body = {
    id: eventId,
    type: 'test',
    createdAt: sharedDate().toISOString(),
    record: { kind: 'test', id: recordId, version: 0 },
    data: { message: 'A test of your webhook.' },
  }
  const { rows } = await tx.query<calls.DeliveryAnswer>({
    name: 'webhooks:test',
    text: `insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body)
      values (${currentUser}, $1, $2, 'test', 'test', $3, $4) returning ${DELIVERY}`,
    values: [id, eventId, recordId, JSON.stringify(body)],
  })
  return only(rows)
}

async function replay(tx: Queryable, id: string, delivery: string): Promise<calls.DeliveryAnswer> {
  await lockAccount(tx)
  const webhook = await readWebhook(tx, id)
  if (webhook.state !== 'active') throw new Refusal('rule-broken', { message: webhookIssues.paused })
  requireRoom(webhook)
  const { rows } = await tx.query<calls.DeliveryAnswer & { readonly was: string }>({
    name: 'webhooks:replay',
    text: `with former as (select state as was from webhook_delivery
        where user_id = ${currentUser} and webhook_id = $1 and webhook_delivery.id = $2::bigint for update)
      update webhook_delivery set due_at = now(),
        state = 'waiting', attempts = case was when 'waiting' then attempts else 0 end,
        first_tried_at = case was when 'waiting' then first_tried_at end
      from former where user_id = ${currentUser} and webhook_id = $1 and webhook_delivery.id = $2::bigint
      returning ${DELIVERY}, was`,
    values: [id, delivery],
  })
  if (!rows[0]) throw new Refusal('no-such-row', { message: webhookIssues.noSuchDelivery(delivery) })
  const { was, ...again } = rows[0]
  if (was === 'waiting') throw new Refusal('rule-broken', { message: webhookIssues.stillWaiting })
  await tx.query({
    text: `select order_webhook_work(${currentUser}, $1, greatest(now(), (select resumes_at from webhook
      where user_id = ${currentUser} and id = $1)))`,
    values: [id],
  })
  return again
}

function requireRoom({ waiting }: calls.WebhookAnswer): void {
  if (waiting >= MOST_WAITING) throw new Refusal('rule-broken', { message: webhookIssues.mostWaiting })
}

function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('nothing was stored')
  return row
}
