import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createOutgoing } from '#server/kit/outgoing.ts'
import { realClock, type StoreClock } from '#server/stores/pace.ts'
import { createWoocommerceProvider } from '#server/stores/woocommerce/woocommerce-provider.ts'
import { makeCertificate } from '../certificate.ts'
import type { SimulatedFault, SimulatedWrite, StoreSimulator } from './store-simulator.ts'
import { carryOut, onlyFields, type ShopParts, type ShopReply } from './woocommerce/shop-calls.ts'
import { ShopHooks } from './woocommerce/shop-hooks.ts'
import { productJson, Terms } from './woocommerce/shop-json.ts'
import { noRoute, ShopProblem } from './woocommerce/shop-problem.ts'
import { commonShape, type KeptProduct, type ShopTraits, ShopState } from './woocommerce/shop-state.ts'

/** A simulated shop of WooCommerce, over https with a certificate of its own. */
export interface WoocommerceSimulator extends StoreSimulator {
  /** PEM, for those who reach it by other ways than its provider. */
  readonly certificate: string
  /** Sets the shop's own clock ahead of the given one, or behind it. */
  readonly setClock: (aheadMs: number) => void
  /** Requests by method and path, oldest first. */
  readonly asked: readonly string[]
}

/** How a simulated shop differs from a plain one. */
export interface WoocommerceSimulatorOptions extends Partial<ShopTraits> {
  readonly clock?: StoreClock
  readonly currency?: string
  /** False for a site of WordPress without WooCommerce. */
  readonly isShop?: boolean
  /** How long its provider waits for an answer. */
  readonly timeoutMs?: number
}

const KEYS = { consumerKey: `ck_${'1f'.repeat(20)}`, consumerSecret: `cs_${'2e'.repeat(20)}` }
const WEBHOOK_SECRET = 'the secret of the webhooks'
/** A small host: so many calls a second, and a few at once. */
const LIMIT = { atOnce: 10, perSecond: 5 }
const API = '/wp-json/wc/v3'

/** Starts a shop on a free port of this computer. */
export async function startWoocommerceSimulator(
  options: WoocommerceSimulatorOptions = {},
): Promise<WoocommerceSimulator> {
  const { clock = realClock, currency = 'EUR', isShop = true, version = '10.3', timeoutMs = 5_000 } = options
  const traits: ShopTraits = { version, costs: options.costs ?? (version === '8.0' ? 'none' : 'core') }
  const pair = makeCertificate()
  const requests = { count: 0, overLimit: 0 }
  const asked: string[] = []
  const writes: SimulatedWrite[] = []
  const faults: { -readonly [key in keyof SimulatedFault]: SimulatedFault[key] }[] = []
  const host = hostLimit(clock)
  let isRevoked = false
  let aheadMs = 0
  const shopNow = (): number => clock.now() + aheadMs

  const server = createServer(pair, (request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `https://localhost:${(server.address() as AddressInfo).port}`
  const state = new ShopState(traits, shopNow)
  const terms = { categories: new Terms(), brands: new Terms(), tags: new Terms() }
  const hooks = new ShopHooks(address, WEBHOOK_SECRET)
  const parts: ShopParts = { state, hooks, json: { traits, terms, address }, currency, writes }
  const emit = (topic: string, kept: KeptProduct): void => hooks.emit(topic, productJson(kept, parts.json))
  const outgoing = createOutgoing({ mayAskLoopback: true, certificate: pair.cert })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', address)
    requests.count += 1
    asked.push(`${request.method} ${url.pathname}`)
    response.setHeader('date', new Date(shopNow()).toUTCString())
    if (!host.allows()) {
      requests.overLimit += 1
      response.setHeader('retry-after', '1')
      return send(response, 429, { code: 'too_many_requests', message: 'Slow down.' })
    }
    const fault = takeFault(faults, url.pathname)
    if (fault && fault.kind !== 'cut-after') return fail(response, fault)
    const reply = replyTo(request, url, body)
    if (fault) request.socket.destroy()
    else sendReply(response, reply, url.searchParams)
  }

  function replyTo(request: IncomingMessage, url: URL, text: string): ShopReply | ShopProblem {
    if (url.pathname === '/wp-json/')
      return {
        one: {
          name: 'Kiln &amp; Co',
          url: address,
          home: address,
          namespaces: isShop ? ['wp/v2', 'wc/v3'] : ['wp/v2'],
        },
      }
    if (!isShop || !url.pathname.startsWith(`${API}/`)) return noRoute()
    if (isRevoked || !hasKeys(request, url)) return notAllowed()
    try {
      const path = url.pathname.slice(API.length)
      const body = text === '' ? {} : (JSON.parse(text) as Readonly<Record<string, unknown>>)
      return carryOut(parts, { method: request.method ?? 'GET', path, query: url.searchParams, body })
    } catch (error) {
      if (error instanceof ShopProblem) return error
      throw error
    }
  }

  return {
    name: 'woocommerce',
    access: { address, ...KEYS, webhookSecret: WEBHOOK_SECRET },
    provider: createWoocommerceProvider({ outgoing, clock, timeoutMs }),
    certificate: pair.cert,
    asked,
    setClock: (ms) => {
      aheadMs = ms
    },
    products: () => state.live.map((kept) => commonShape(kept, address)),
    product: (externalId) => {
      const kept = state.byId.get(Number(externalId))
      return kept && kept.status !== 'trash' ? commonShape(kept, address) : undefined
    },
    create: (product) => {
      const kept = state.create(product)
      emit('product.created', kept)
      return String(kept.id)
    },
    edit: (externalId, change) => emit('product.updated', state.edit(Number(externalId), change)),
    remove: (externalId) => {
      state.remove(Number(externalId))
      hooks.emit('product.deleted', { id: Number(externalId) })
    },
    revoke: () => {
      isRevoked = true
    },
    takeDeliveries: () => hooks.take(),
    fail: (fault) => void faults.push({ ...fault }),
    writes,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function notAllowed(): ShopProblem {
  return new ShopProblem(401, 'woocommerce_rest_authentication_error', 'Consumer key is invalid.')
}

function hasKeys(request: IncomingMessage, { searchParams }: URL): boolean {
  const basic = `Basic ${Buffer.from(`${KEYS.consumerKey}:${KEYS.consumerSecret}`).toString('base64')}`
  return (
    request.headers.authorization === basic ||
    (searchParams.get('consumer_key') === KEYS.consumerKey &&
      searchParams.get('consumer_secret') === KEYS.consumerSecret)
  )
}

function hostLimit(clock: StoreClock): { allows(): boolean } {
  let left = LIMIT.atOnce
  let filledAt = clock.now()
  return {
    allows: () => {
      const now = clock.now()
      left = Math.min(LIMIT.atOnce, left + ((now - filledAt) / 1_000) * LIMIT.perSecond)
      filledAt = now
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}

function takeFault(
  faults: { -readonly [key in keyof SimulatedFault]: SimulatedFault[key] }[],
  path: string,
): SimulatedFault | undefined {
  const at = faults.findIndex((fault) => path.includes(fault.path ?? ''))
  const fault = faults[at]
  if (!fault) return undefined
  if ((fault.skip ?? 0) > 0) {
    fault.skip = (fault.skip ?? 0) - 1
    return undefined
  }
  fault.times = (fault.times ?? 1) - 1
  if (fault.times <= 0) faults.splice(at, 1)
  return fault
}

function fail(response: ServerResponse, { kind, status = 500, retryAfterSeconds }: SimulatedFault): void {
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds))
  switch (kind) {
    case 'cut':
      return void response.socket?.destroy()
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' })
      return void response.end('<b>Warning</b>: headers already sent in plugin.php')
    case 'revoked':
      return send(response, 401, notAllowed().json)
    case 'status':
      return send(response, status, {
        code: 'simulated_problem',
        message: 'The shop is <b>not well</b>.',
        data: { status },
      })
    default:
      // Slow: nothing comes until the client leaves.
      return undefined
  }
}

function sendReply(response: ServerResponse, reply: ShopReply | ShopProblem, query: URLSearchParams): void {
  if (reply instanceof ShopProblem) return send(response, reply.status, reply.json)
  if ('one' in reply)
    return send(response, reply.status ?? 200, onlyFields(reply.one, query.get('_fields')?.split(',')))
  response.setHeader('x-wp-total', String(reply.total))
  response.setHeader('x-wp-totalpages', String(Math.ceil(reply.total / Number(query.get('per_page') ?? 10))))
  return send(response, 200, reply.list)
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}
