import * as z from 'zod/mini'
import { SHIPMENT_STATES } from '../entities/shipment.ts'
import { CHANGE_ORIGINS } from '../entities/change-set.ts'
import { uuid } from '../fields.ts'
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from '#domain/documents/types.ts'

const price = z.nullable(z.number())
const prices = { retailPrice: price, tradePrice: price }
const pricedOffer = { ...prices, before: z.object(prices) }

const documentData = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  documentNumber: z.string(),
  status: z.enum(DOCUMENT_STATUSES),
  currency: z.string(),
  total: z.number(),
  amountPaid: z.number(),
  balanceDue: z.number(),
  customerId: z.nullable(z.string()),
})

/** What each event tells in `data`: amounts are decimals of the major unit, times ISO 8601. Everything else is read by REST. */
export const webhookData = {
  'product.priced': z.object({
    name: z.string(),
    sku: z.string(),
    currency: z.string(),
    ...pricedOffer,
    /** The variants whose prices changed. */
    variants: z.array(z.object({ id: z.string(), sku: z.string(), ...pricedOffer })),
  }),
  'document.sent': documentData,
  'document.paid': documentData,
  'document.accepted': documentData,
  'shipment.landed': z.object({
    name: z.string(),
    reference: z.string(),
    status: z.enum(SHIPMENT_STATES),
    currency: z.string(),
    landedAt: z.nullable(z.string()),
    changeSetId: z.nullable(z.string()),
  }),
  'change-set.applied': z.object({
    title: z.string(),
    origin: z.enum(CHANGE_ORIGINS),
    size: z.int(),
    appliedAt: z.nullable(z.string()),
  }),
  test: z.object({ message: z.string() }),
} as const

/** The name of something that a webhook tells of; `test` is sent by the test button alone. */
export type WebhookTopic = keyof typeof webhookData
/** The name of an event that a webhook may ask for. */
export type WebhookEvent = Exclude<WebhookTopic, 'test'>

/** The events that a webhook may ask for (API-05). */
export const WEBHOOK_EVENTS = Object.keys(webhookData).filter((name) => name !== 'test') as [
  WebhookEvent,
  ...WebhookEvent[],
]

/** The body of a webhook. The same event always has the same `id`, however often it is sent. */
export function webhookBody(topic: WebhookTopic) {
  return z.object({
    id: uuid,
    type: z.literal(topic),
    createdAt: z.string(),
    /** The row that it is about, at the version that made the event. */
    record: z.object({ kind: z.string(), id: z.string(), version: z.int() }),
    data: webhookData[topic],
  })
}

/** The header with the signature: `t=` seconds since 1970, `v1=` HMAC-SHA256 of `t.body` in hex, twice while a secret is replaced. */
export const SIGNATURE_HEADER = 'pricewright-signature'
/** The header with the event's `id`. */
export const EVENT_ID_HEADER = 'pricewright-event-id'
