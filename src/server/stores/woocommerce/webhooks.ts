import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { StoreDelivery, StoreNotice } from '../port.ts'
import { walkAll, type WalkedList } from './list-walk.ts'
import { shopAddress, shopId } from './shop-address.ts'
import { type ShopApi, UnclearEnd } from './shop-api.ts'

const TOPICS = ['product.created', 'product.updated', 'product.deleted', 'product.restored'] as const
/** A product with a long description and many variations has some hundred kilobytes. */
const MOST_BYTES = 5 * 1024 * 1024
const MOST_PAGES = 10
const MOST_TRIES = 3

const hookShape = z.looseObject({ id: z.int().check(z.positive()), topic: z.string(), delivery_url: z.string() })
type Hook = z.infer<typeof hookShape>

const subjectShape = z.looseObject({
  id: z.union([z.int().check(z.positive()), z.string().check(z.regex(/^[1-9]\d{0,14}$/))]),
})

/** A new secret for the webhooks of one shop. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Makes a webhook of each topic, or takes over those that are there; answers their ids. */
export async function subscribeTo(
  api: ShopApi,
  callback: string,
  secret: string,
  signal: AbortSignal,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await subscribed(api, callback, secret, signal)
    } catch (error) {
      // The next try finds what the last one made.
      if (!(error instanceof UnclearEnd) || tries === MOST_TRIES) throw error
    }
  }
}

async function subscribed(api: ShopApi, callback: string, secret: string, signal: AbortSignal): Promise<string> {
  const own = ((await walkAll(api, HOOKS, MOST_PAGES, signal)) ?? []).filter((hook) => hook.delivery_url === callback)
  const ids: number[] = []
  for (const topic of TOPICS) {
    const there = own.find((hook) => hook.topic === topic)
    // A shop switches off webhooks that were not answered five times.
    const body = { name: 'Pricewright', topic, delivery_url: callback, secret, status: 'active' }
    const answer = there
      ? await api.write('PUT', `/webhooks/${there.id}`, body, signal)
      : await api.write('POST', '/webhooks', body, signal)
    const made = hookShape.safeParse(answer?.body).data
    if (!made) throw new UnclearEnd('the answer names no webhook')
    ids.push(made.id)
  }
  return ids.join()
}

/** Removes webhooks; one that is not there any more is no failure. */
export async function unsubscribeFrom(api: ShopApi, subscription: string, signal: AbortSignal): Promise<void> {
  for (const id of subscription.split(',').slice(0, TOPICS.length)) {
    if (/^\d{1,15}$/.test(id)) await api.write('DELETE', `/webhooks/${id}`, { force: true }, signal)
  }
}

const HOOKS: WalkedList<Hook> = {
  path: '/webhooks',
  query: { orderby: 'id', order: 'asc' },
  read: (entry) => hookShape.safeParse(entry).data,
  keyOf: ({ id }) => ({ moment: '', id }),
}

/**
 * The notice of a delivery that is signed with the shop's secret (STORE-03). Only the body is signed: what it is about is read from there,
 * and a deletion is a body with nothing but the id.
 */
export function verifyDelivery({ headers, body, access }: StoreDelivery): StoreNotice | undefined {
  const secret = access?.webhookSecret ?? ''
  const signature = headers['x-wc-webhook-signature']
  if (access === undefined || secret === '' || typeof signature !== 'string' || body.length > MOST_BYTES)
    return undefined
  const [given, right] = [Buffer.from(signature, 'base64'), createHmac('sha256', secret).update(body).digest()]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  const subject = subjectOf(body)
  if (!subject) return undefined
  const topic = oneText(headers['x-wc-webhook-topic'])
  const delivery = oneText(headers['x-wc-webhook-delivery-id'])
  return {
    store: shopId(shopAddress(access.address ?? '')),
    eventId: createHash('sha256')
      .update(JSON.stringify([topic, delivery]))
      .update(body)
      .digest('base64url'),
    about: subject.isAll ? 'deleted' : topic === 'product.created' ? 'created' : 'changed',
    externalId: subject.id,
    topic,
  }
}

function subjectOf(body: Buffer): { readonly id: string; readonly isAll: boolean } | undefined {
  try {
    const { data } = subjectShape.safeParse(JSON.parse(body.toString()))
    return data && { id: String(data.id), isAll: Object.keys(data).length === 1 }
  } catch {
    return undefined
  }
}

function oneText(header: string | readonly string[] | undefined): string {
  return typeof header === 'string' ? header.slice(0, 200) : ''
}
