import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import * as z from 'zod/mini'
import type { StoreDelivery, StoreNotice } from '../port.ts'
import { jsonOf } from './wix-http.ts'
import { idText, soft, softText } from './wix-json.ts'

/** No webhook of Wix is nearly as large. */
const MOST_BYTES = 1024 * 1024

/** An object, or the JSON text of one. */
const nested = z.union([z.string(), z.looseObject({})])
const headerSchema = z.looseObject({ alg: z.literal('RS256') })
const payloadSchema = z.looseObject({ data: nested })
const envelopeSchema = z.looseObject({
  eventType: z.string().check(z.minLength(1), z.maxLength(200)),
  instanceId: idText,
  data: soft(nested),
})
const entitySchema = soft(z.looseObject({ productId: softText }))
const eventSchema = z.looseObject({
  id: softText,
  productId: softText,
  externalId: softText,
  entityId: softText,
  createdEvent: soft(z.looseObject({ entity: entitySchema, entityAsJson: softText })),
  updatedEvent: soft(z.looseObject({ currentEntity: entitySchema, currentEntityAsJson: softText })),
  deletedEvent: soft(z.looseObject({ deletedEntity: entitySchema })),
})
type WixEvent = z.infer<typeof eventSchema>

const V1_CHANGES = new Map<string, StoreNotice['about']>([
  ['ProductCreated', 'created'],
  ['ProductChanged', 'changed'],
  ['ProductDeleted', 'deleted'],
  ['VariantsChanged', 'changed'],
  ['InventoryItemChanged', 'changed'],
  ['InventoryVariantsChanged', 'changed'],
])
const V3_CHANGES = new Map<string, StoreNotice['about']>([
  ['product_created', 'created'],
  ['product_updated', 'changed'],
  ['product_deleted', 'deleted'],
  ['inventory_item_created', 'changed'],
  ['inventory_item_updated', 'changed'],
  ['inventory_item_deleted', 'changed'],
])

/** The key of webhooks from the app's dashboard, as PEM or as its base64; undefined for what is no RSA key. */
export function webhookKey(written: string): KeyObject | undefined {
  const pem = written.includes('-----BEGIN') ? written : Buffer.from(written, 'base64').toString('utf8')
  try {
    const key = createPublicKey(pem.replaceAll('\\n', '\n'))
    return key.asymmetricKeyType === 'rsa' ? key : undefined
  } catch {
    return undefined
  }
}

/** The notice of a webhook: its whole body is a token that Wix signed (STORE-03). Undefined for any other body. */
export function noticeOf(key: KeyObject | undefined, { body }: StoreDelivery): StoreNotice | undefined {
  if (!key || body.length > MOST_BYTES) return undefined
  const token = body.toString('latin1').trim()
  const envelope = envelopeSchema.safeParse(objectOf(payloadOf(key, token)))
  if (!envelope.success) return undefined
  const { eventType, instanceId, data } = envelope.data
  const event = eventSchema.safeParse(objectOf(data))
  const { about, externalId } = meaningOf(eventType, event.success ? event.data : undefined)
  return {
    store: instanceId,
    eventId: idOf(event.success ? event.data : undefined, token),
    about,
    externalId,
    topic: eventType,
  }
}

/** What a token that holds says; undefined if its signature does not. */
function payloadOf(key: KeyObject, token: string): unknown {
  const [header = '', payload = '', signature = '', ...more] = token.split('.')
  if (more.length > 0 || signature === '' || !headerSchema.safeParse(decoded(header)).success) return undefined
  const isRight = verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
  const read = isRight ? payloadSchema.safeParse(decoded(payload)) : undefined
  return read?.success === true ? read.data.data : undefined
}

function decoded(part: string): unknown {
  return jsonOf(Buffer.from(part, 'base64url').toString('utf8'))
}

function objectOf(value: unknown): unknown {
  return typeof value === 'string' ? jsonOf(value) : value
}

/** Events of the newer catalogue have an id that stays when they are sent again; of the older ones the whole token does. */
function idOf(event: WixEvent | undefined, token: string): string {
  const id = event?.id ?? ''
  return id !== '' && id.length <= 64 ? id : createHash('sha256').update(token).digest('hex')
}

function meaningOf(eventType: string, event: WixEvent | undefined): Pick<StoreNotice, 'about' | 'externalId'> {
  const name = eventType.split('.').at(-1) ?? ''
  if (name === 'AppRemoved') return { about: 'removed', externalId: '' }
  const about = V1_CHANGES.get(name) ?? V3_CHANGES.get(name)
  const id = event && about ? productIdOf(name, event) : ''
  const isProduct = idText.safeParse(id).success
  return about && isProduct ? { about, externalId: id } : { about: 'other', externalId: '' }
}

function productIdOf(name: string, event: WixEvent): string {
  if (V1_CHANGES.has(name)) return event.productId ?? event.externalId ?? ''
  if (name.startsWith('product_')) return event.entityId ?? ''
  const { createdEvent, updatedEvent, deletedEvent } = event
  const entity =
    createdEvent?.entity ??
    updatedEvent?.currentEntity ??
    deletedEvent?.deletedEntity ??
    entitySchema.parse(jsonOf(createdEvent?.entityAsJson ?? updatedEvent?.currentEntityAsJson ?? ''))
  return entity?.productId ?? ''
}
