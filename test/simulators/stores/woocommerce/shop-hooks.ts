import { createHash, createHmac } from 'node:crypto'
import type { SimulatedDelivery } from '../store-simulator.ts'
import { ShopProblem } from './shop-problem.ts'

/** A webhook as the shop keeps it. */
interface Hook {
  readonly id: number
  name: string
  topic: string
  delivery_url: string
  secret: string
  status: string
}

/** The webhooks of a simulated shop and what they would have sent. */
export class ShopHooks {
  readonly hooks: Hook[] = []
  readonly #address: string
  readonly #byHand: Omit<Hook, 'topic'>
  #deliveries: SimulatedDelivery[] = []
  #sent = 0

  /** Until a program sets up webhooks there are those of a person, with `secret`. */
  constructor(address: string, secret: string) {
    this.#address = address
    const url = 'https://pricewright.example/api/woocommerce/webhooks'
    this.#byHand = { id: 1, name: 'By hand', delivery_url: url, secret, status: 'active' }
  }

  emit(topic: string, payload: object): void {
    const hooks =
      this.hooks.length === 0
        ? [{ ...this.#byHand, topic }]
        : this.hooks.filter((hook) => hook.topic === topic && hook.status === 'active')
    for (const hook of hooks) this.#deliveries.push(this.#delivery(hook, JSON.stringify(payload)))
  }

  take(): readonly SimulatedDelivery[] {
    const taken = this.#deliveries
    this.#deliveries = []
    return taken
  }

  save(id: number | undefined, body: Readonly<Record<string, unknown>>): Hook {
    const hook = id === undefined ? this.#made() : this.there(id)
    for (const name of ['name', 'topic', 'delivery_url', 'secret', 'status'] as const) {
      const value = body[name]
      if (typeof value === 'string') hook[name] = value
    }
    if (!/^product\.(?:created|updated|deleted|restored)$/.test(hook.topic))
      throw new ShopProblem(400, 'woocommerce_rest_shop_webhook_invalid_topic', 'Webhook topic must be valid.')
    if (!hook.delivery_url.startsWith('http'))
      throw new ShopProblem(
        400,
        'woocommerce_rest_shop_webhook_invalid_delivery_url',
        'Webhook delivery URL must be a valid URL.',
      )
    if (id === undefined) this.hooks.push(hook)
    return hook
  }

  remove(id: number): Hook {
    const hook = this.there(id)
    this.hooks.splice(this.hooks.indexOf(hook), 1)
    return hook
  }

  there(id: number): Hook {
    const hook = this.hooks.find((each) => each.id === id)
    if (!hook) throw new ShopProblem(404, 'woocommerce_rest_shop_webhook_invalid_id', 'Invalid ID.')
    return hook
  }

  #made(): Hook {
    const id = (this.hooks.at(-1)?.id ?? 1) + 1
    return { id, name: '', topic: '', delivery_url: '', secret: '', status: 'active' }
  }

  #delivery({ id, topic, delivery_url: url, secret }: Hook, body: string): SimulatedDelivery {
    this.#sent += 1
    const [resource = '', event = ''] = topic.split('.')
    const { pathname, search } = new URL(url)
    return {
      path: `${pathname.replace(/^\/api/, '')}${search}`,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'WooCommerce/10.3.0 Hookshot (WordPress/6.8)',
        'x-wc-webhook-source': `${this.#address}/`,
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-resource': resource,
        'x-wc-webhook-event': event,
        'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
        'x-wc-webhook-id': String(id),
        'x-wc-webhook-delivery-id': createHash('sha256').update(`${id} ${this.#sent}`).digest('hex').slice(0, 32),
      },
      body,
    }
  }
}
