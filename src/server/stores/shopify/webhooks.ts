import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { StoreDelivery, StoreNotice } from '../port.ts'
import { shopOf } from './shop-of.ts'

const LARGEST_BODY = 16_000_000
const LONGEST_HEADER = 200

const ABOUT: Readonly<Record<string, StoreNotice['about']>> = {
  'products/create': 'created',
  'products/update': 'changed',
  'products/delete': 'deleted',
  'app/uninstalled': 'removed',
}

const subject = z.object({ id: z.nullish(z.int()), admin_graphql_api_id: z.nullish(z.string()) })

/**
 * The notice of a delivery that Shopify signed with the app's secret, or with that of the store that its address names (STORE-03); undefined
 * for anything else. Never throws.
 */
export function verifyDelivery({ headers, body, access }: StoreDelivery, appSecret: string): StoreNotice | undefined {
  if (body.length > LARGEST_BODY) return undefined
  const text = (name: string): string => {
    const value = headers[name]
    return typeof value === 'string' && value.length <= LONGEST_HEADER ? value : ''
  }
  const hmac = text('x-shopify-hmac-sha256')
  const isSigned = [access?.secret ?? '', appSecret].some((secret) => isSignedWith(secret, hmac, body))
  const store = text('x-shopify-shop-domain')
  // The signature does not cover the domain: where the address names a store, it must be that one.
  if (!isSigned || shopOf(store) !== store || (access && access.shop !== store)) return undefined
  const topic = text('x-shopify-topic')
  const eventId = text('x-shopify-webhook-id') || text('x-shopify-event-id')
  const json = jsonOf(body)
  if (topic === '' || eventId === '' || json === undefined) return undefined
  const about = ABOUT[topic] ?? 'other'
  const externalId = topic.startsWith('products/') ? productIdOf(json) : ''
  if (about !== 'removed' && about !== 'other' && externalId === '') return undefined
  return { store, eventId, about, externalId, topic }
}

function isSignedWith(secret: string, hmac: string, body: Buffer): boolean {
  if (secret === '') return false
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = Buffer.from(hmac, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function productIdOf(json: unknown): string {
  const { data } = subject.safeParse(json)
  if (data?.admin_graphql_api_id?.startsWith('gid://shopify/Product/') === true) return data.admin_graphql_api_id
  return data?.id ? `gid://shopify/Product/${data.id}` : ''
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
