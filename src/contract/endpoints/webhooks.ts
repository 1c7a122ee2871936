import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { boundedText, uuid } from '../fields.ts'
import { SIGNATURE_HEADER, WEBHOOK_EVENTS, type WebhookTopic } from '../webhooks/events.ts'
import { webhookIssues } from '../webhooks/messages.ts'

/** The webhooks of an account. */
export const MOST_WEBHOOKS = 10
/** The longest address of one. */
export const LONGEST_ADDRESS = 2_000
const MOST_DESCRIPTION = 200
/** Deliveries that one call answers. */
const DELIVERIES_A_PAGE = 50

/** `paused` by a person; `failed` by the server, after a day without a success. */
const WEBHOOK_STATES = ['active', 'paused', 'failed'] as const
/** `failed`: not sent, and not tried again by itself. */
const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const
/** Why an attempt failed; empty after one that went well. */
export const DELIVERY_PROBLEMS = [
  '',
  'address',
  'not-public',
  'unreachable',
  'too-slow',
  'too-large',
  'redirect',
  'status',
  'gone',
  'paused',
] as const
/** Why an attempt failed. */
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

const events = z.array(z.enum(WEBHOOK_EVENTS)).check(
  z.minLength(1, { error: () => webhookIssues.noEvents }),
  z.maxLength(WEBHOOK_EVENTS.length),
  z.refine((all) => new Set(all).size === all.length, { error: () => webhookIssues.twice }),
)

/** A webhook without its secret. */
const webhookRow = z.object({
  id: uuid,
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  description: z.string(),
  state: z.enum(WEBHOOK_STATES),
  createdAt: z.string(),
  /** The last success. */
  sentAt: z.nullable(z.string()),
  /** Since when no attempt has succeeded. */
  failingSince: z.nullable(z.string()),
  /** Why the last attempt failed. */
  problem: z.enum(DELIVERY_PROBLEMS),
  status: z.nullable(z.int()),
  /** When the next attempt is made, after a failure. */
  resumesAt: z.nullable(z.string()),
  /** Events that wait to be sent. */
  waiting: z.int(),
  /** Events that were not kept because too many waited. */
  missed: z.int(),
  /** Until when the former secret signs too. */
  formerUntil: z.nullable(z.string()),
})

/** A webhook as answered. */
export type WebhookAnswer = z.infer<typeof webhookRow>

const withSecret = z.extend(webhookRow, { secret: z.string() })

/** One event on its way to a webhook. */
const deliveryRow = z.object({
  id: z.string(),
  eventId: uuid,
  event: z.enum([...WEBHOOK_EVENTS, 'test'] as [WebhookTopic, ...WebhookTopic[]]),
  recordKind: z.string(),
  recordId: z.string(),
  createdAt: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.int(),
  triedAt: z.nullable(z.string()),
  /** The next attempt. */
  dueAt: z.nullable(z.string()),
  status: z.nullable(z.int()),
  problem: z.enum(DELIVERY_PROBLEMS),
  /** How long the last attempt took. */
  tookMs: z.nullable(z.int()),
})

/** A delivery as answered. */
export type DeliveryAnswer = z.infer<typeof deliveryRow>

const which = z.strictObject({ id: uuid })
const deliveryId = z.string().check(z.regex(/^\d{1,18}$/, { error: () => webhookIssues.noDelivery }))
const address = boundedText(LONGEST_ADDRESS, 1)
const description = boundedText(MOST_DESCRIPTION)

export const listWebhooks = endpoint({
  id: 'webhooks.list',
  method: 'GET',
  path: '/webhooks',
  summary: 'Your outgoing webhooks, without their secrets (API-05)',
  access: 'user',
  scope: 'read',
  output: z.object({ items: z.array(webhookRow).check(z.maxLength(MOST_WEBHOOKS)) }),
})

export const createWebhook = endpoint({
  id: 'webhooks.create',
  method: 'POST',
  path: '/webhooks',
  summary: 'Have events posted to an address; the secret that signs them is answered this once (API-05)',
  description: `Each event is posted as JSON with the header \`${SIGNATURE_HEADER}: t=…,v1=…\`, where v1 is the HMAC-SHA256 of \`t.body\` with the secret, in hex.
Any status from 200 to 299 within 8 seconds is a success. Anything else is tried again for a day, later each time. Events of one record are sent in order; an event may come twice, with the same \`id\`.`,
  access: 'user',
  scope: 'write',
  fresh: true,
  rateLimit: 20,
  body: z.strictObject({ address, events, description: z.optional(description) }),
  output: withSecret,
  answers: [201],
  errors: ['rule-broken'],
})

export const changeWebhook = endpoint({
  id: 'webhooks.change',
  method: 'PATCH',
  path: '/webhooks/:id',
  summary: 'Change what a webhook is sent, and where (API-05)',
  access: 'user',
  scope: 'write',
  fresh: true,
  rateLimit: 60,
  params: which,
  body: z.strictObject({
    address: z.optional(address),
    events: z.optional(events),
    description: z.optional(description),
  }),
  output: webhookRow,
  errors: ['no-such-row'],
})

export const pauseWebhook = endpoint({
  id: 'webhooks.pause',
  method: 'POST',
  path: '/webhooks/:id/pause',
  summary: 'Send nothing more to a webhook: what waits and what comes meanwhile is not sent by itself (API-05)',
  access: 'user',
  scope: 'write',
  params: which,
  output: webhookRow,
  errors: ['no-such-row'],
})

export const resumeWebhook = endpoint({
  id: 'webhooks.resume',
  method: 'POST',
  path: '/webhooks/:id/resume',
  summary: 'Send events to a paused webhook again, from now on (API-05)',
  access: 'user',
  scope: 'write',
  params: which,
  output: webhookRow,
  errors: ['no-such-row'],
})

export const deleteWebhook = endpoint({
  id: 'webhooks.delete',
  method: 'DELETE',
  path: '/webhooks/:id',
  summary: 'End a webhook, with what waits for it and its log (API-05)',
  access: 'user',
  scope: 'write',
  params: which,
  errors: ['no-such-row'],
})

export const replaceSecret = endpoint({
  id: 'webhooks.secret',
  method: 'POST',
  path: '/webhooks/:id/secret',
  summary: 'Replace the secret of a webhook; for a day the former one signs too (API-05)',
  access: 'user',
  scope: 'write',
  fresh: true,
  rateLimit: 20,
  params: which,
  output: withSecret,
  errors: ['no-such-row'],
})

export const testWebhook = endpoint({
  id: 'webhooks.test',
  method: 'POST',
  path: '/webhooks/:id/test',
  summary: 'Send a test event; its log tells what came of it (API-05)',
  access: 'user',
  scope: 'write',
  rateLimit: 20,
  params: which,
  output: deliveryRow,
  answers: [201],
  errors: ['no-such-row', 'rule-broken'],
})

export const listDeliveries = endpoint({
  id: 'webhooks.deliveries',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  summary: 'The newest events of a webhook, kept for 30 days (API-05)',
  access: 'user',
  scope: 'read',
  params: which,
  query: z.strictObject({ before: z.optional(deliveryId), state: z.optional(z.enum(DELIVERY_STATES)) }),
  output: z.object({
    items: z.array(deliveryRow).check(z.maxLength(DELIVERIES_A_PAGE)),
    hasMore: z.boolean(),
  }),
  errors: ['no-such-row'],
})

export const replayDelivery = endpoint({
  id: 'webhooks.replay',
  method: 'POST',
  path: '/webhooks/:id/deliveries/:delivery/replay',
  summary: 'Send an event again, with the same id (API-05)',
  access: 'user',
  scope: 'write',
  rateLimit: 120,
  params: z.strictObject({ id: uuid, delivery: deliveryId }),
  output: deliveryRow,
  errors: ['no-such-row', 'rule-broken'],
})
