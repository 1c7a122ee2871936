import { createHmac, randomUUID } from 'node:crypto'
import { type ShopProduct, type ShopState, timeOf } from './shopify-state.ts'
import type { SimulatedDelivery } from './store-simulator.ts'

interface Subscription {
  readonly id: string
  readonly topic: string
  readonly uri: string
  readonly format: string
  /** Of the app that asked for it. */
  readonly secret: string
}

interface HookOptions {
  readonly domain: string
  readonly version: string
  readonly state: ShopState
  readonly now: () => number
}

const NAMES: Readonly<Record<string, string>> = {
  PRODUCTS_CREATE: 'products/create',
  PRODUCTS_UPDATE: 'products/update',
  PRODUCTS_DELETE: 'products/delete',
  APP_UNINSTALLED: 'app/uninstalled',
}
/** A webhook tells no more variants than these. */
const MOST_VARIANTS = 100

/** Webhooks of a simulated shop: who asked for which, and what was sent. */
export class Hooks {
  readonly #options: HookOptions
  readonly #subscriptions = new Map<string, Subscription>()
  #waiting: SimulatedDelivery[] = []
  #lastId = 0
  #asker = ''

  constructor(options: HookOptions) {
    this.#options = options
  }

  /** Whose app asks from now on, by its secret: each sees its own webhooks, which are signed with it. */
  askedBy(secret: string): void {
    this.#asker = secret
  }

  list(): readonly Subscription[] {
    return [...this.#subscriptions.values()].filter(({ secret }) => secret === this.#asker)
  }

  subscribe(topic: unknown, given: unknown): object {
    const { uri, format = 'JSON' } = given as Readonly<Record<string, string>>
    if (typeof topic !== 'string' || !(topic in NAMES) || typeof uri !== 'string' || !URL.canParse(uri))
      return refused('Address is invalid')
    if (this.list().some((each) => each.topic === topic && each.uri === uri))
      return refused('Address for this topic has already been taken')
    this.#lastId += 1
    const webhookSubscription = { id: `gid://shopify/WebhookSubscription/${this.#lastId}`, topic, uri, format }
    this.#subscriptions.set(webhookSubscription.id, { ...webhookSubscription, secret: this.#asker })
    return { webhookSubscription, userErrors: [] }
  }

  unsubscribe(id: unknown): object {
    const isGone = this.#subscriptions.delete(String(id))
    const error = { field: ['id'], message: 'Webhook subscription does not exist' }
    return isGone
      ? { deletedWebhookSubscriptionId: id, userErrors: [] }
      : { deletedWebhookSubscriptionId: null, userErrors: [error] }
  }

  /** Tells everyone who asked for the topic. */
  emit(topic: string, body: () => object): void {
    for (const { uri, secret } of [...this.#subscriptions.values()].filter((each) => each.topic === topic)) {
      const text = JSON.stringify(body())
      const { pathname, search } = new URL(uri)
      const headers = this.#headersOf(NAMES[topic] ?? '', text, secret)
      this.#waiting.push({ path: `${pathname.replace(/^\/api/, '')}${search}`, headers, body: text })
    }
  }

  product(topic: string, product: ShopProduct): void {
    this.emit(topic, () => restProduct(product, this.#options.state))
  }

  take(): readonly SimulatedDelivery[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }

  #headersOf(topic: string, body: string, secret: string): Readonly<Record<string, string>> {
    const { domain, version, now } = this.#options
    return {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-shop-domain': domain,
      'x-shopify-api-version': version,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': new Date(now()).toISOString(),
    }
  }
}

function refused(message: string): object {
  return { webhookSubscription: null, userErrors: [{ field: ['webhookSubscription', 'callbackUrl'], message }] }
}

function restProduct(product: ShopProduct, state: ShopState): object {
  return {
    id: product.id,
    admin_graphql_api_id: `gid://shopify/Product/${product.id}`,
    title: product.title,
    body_html: product.description,
    vendor: product.vendor,
    product_type: product.productType,
    status: product.isActive ? 'active' : 'draft',
    tags: product.tags.join(', '),
    updated_at: timeOf(product.updatedAt),
    options: product.options.map(({ name, values }, at) => ({ name, position: at + 1, values })),
    variants: product.variants.slice(0, MOST_VARIANTS).map((variant) => ({
      id: variant.id,
      product_id: product.id,
      admin_graphql_api_id: `gid://shopify/ProductVariant/${variant.id}`,
      title: variant.optionValues.join(' / ') || 'Default Title',
      sku: variant.sku,
      barcode: variant.barcode,
      price: variant.price,
      compare_at_price: variant.compareAt,
      inventory_item_id: variant.id,
      inventory_quantity: variant.stock === null ? 0 : variant.stock + state.elsewhere,
    })),
  }
}
