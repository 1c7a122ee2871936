import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { realClock, type StoreClock } from '#server/stores/pace.ts'
import { createShopifyProvider } from '#server/stores/shopify/provider.ts'
import type { ShopifySettings } from '#server/stores/shopify/settings.ts'
import { Bulk } from './shopify-bulk.ts'
import type { Schema } from './shopify-execute.ts'
import { Faults } from './shopify-faults.ts'
import { Hooks } from './shopify-hooks.ts'
import { ShopTokens, type SimulatedApp } from './shopify-oauth.ts'
import { answerTo, type Answer, type Asked } from './shopify-answers.ts'
import { Points } from './shopify-points.ts'
import { schemaOf } from './shopify-schema.ts'
import type { Shop } from './shopify-shop.ts'
import { commonShape, numberIn, ShopState } from './shopify-state.ts'
import type { SimulatedFault, SimulatedWrite, StoreSimulator } from './store-simulator.ts'

/** How a simulated shop differs from the usual one. */
export interface ShopifySimulatorOptions {
  readonly clock?: StoreClock
  readonly currency?: string
  /** What each counted variant has at a second location. */
  readonly elsewhere?: number
  /** The points of the plan, and how many come back in a second; those of the standard plan. */
  readonly points?: { readonly most: number; readonly perSecond: number }
  /** Settings of the provider that tests change. */
  readonly settings?: Pick<ShopifySettings, 'timeoutMs' | 'bulkAbove'>
}

/** A simulated shop with what only Shopify has. */
export interface ShopifySimulator extends StoreSimulator {
  readonly address: string
  /** What a provider needs to reach it. */
  readonly settings: ShopifySettings
  /** The app of the Dev Dashboard that its owner made and installed; `settings.app` is of another organisation. */
  readonly own: SimulatedApp
  /** What the owner types of it. */
  readonly ownEntries: { readonly clientId: string; readonly clientSecret: string }
  /** Ends all tokens before their time. */
  readonly forgetTokens: () => void
  /** What it knows of the Admin API. */
  readonly schema: Schema
}

const VERSION = '2026-10'

/** Starts a shop of Shopify on a free port of this computer. */
export async function startShopifySimulator(options: ShopifySimulatorOptions = {}): Promise<ShopifySimulator> {
  const { clock = realClock, currency = 'EUR', elsewhere = 0 } = options
  const { points: plan = { most: 2_000, perSecond: 100 } } = options
  const now = clock.now
  const [app, own] = [madeApp(), madeApp()]
  const domain = `simulated-${randomBytes(4).toString('hex')}.myshopify.com`
  const state = new ShopState(currency, elsewhere, now)
  const hooks = new Hooks({ domain, version: VERSION, state, now })
  const tokens = new ShopTokens({ ...app, own, domain, now })
  const writes: SimulatedWrite[] = []
  const bulk = new Bulk(
    () => schema,
    now,
    (id) => `${address}/bulk/${id.split('/').at(-1)}.jsonl`,
  )
  const shop: Shop = {
    name: 'Simulated shop',
    domain,
    state,
    hooks,
    bulk,
    keys: new Map(),
    written: (write) => void writes.push(write),
    changed: (product) => {
      state.touch(product)
      hooks.product('PRODUCTS_UPDATE', product)
    },
  }
  const schema = schemaOf(shop)
  const points = new Points(now, plan.most, plan.perSecond)
  const faults = new Faults()
  const requests = { count: 0, overLimit: 0 }
  let isRevoked = false

  const server = createServer((request, response) => void serve(request, response))
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.count += 1
    const asked = await askedOf(request)
    const fault = faults.next(asked.named)
    if (fault?.kind === 'cut') return void request.socket.destroy()
    if (fault?.kind === 'slow') return
    const refused = fault && faultAnswer(fault)
    const context = { shop, schema, tokens, points, requests, isRevoked: isRevoked || fault?.kind === 'revoked' }
    const answer = refused ?? answerTo(asked, context)
    if (fault?.kind === 'cut-after') return void request.socket.destroy()
    const date = new Date(now()).toUTCString()
    response.writeHead(answer.status, { date, ...answer.headers }).end(answer.body)
  }
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings = { base: address, version: VERSION, app, clock, ...options.settings }
  const access = { shop: domain, token: tokens.lasting() }

  return {
    name: 'shopify',
    address,
    settings,
    own,
    ownEntries: { clientId: own.clientId, clientSecret: own.secret },
    forgetTokens: () => tokens.forget(),
    schema,
    access,
    provider: createShopifyProvider(settings),
    products: () => state.ids.flatMap((id) => state.get(id) ?? []).map((product) => commonShape(product, elsewhere)),
    product: (externalId) => {
      const product = state.get(numberIn('Product', externalId))
      return product && commonShape(product, elsewhere)
    },
    create: (given) => {
      const product = state.create(given)
      hooks.product('PRODUCTS_CREATE', product)
      return `gid://shopify/Product/${product.id}`
    },
    edit: (externalId, change) => {
      hooks.product('PRODUCTS_UPDATE', state.edit(numberIn('Product', externalId), change))
    },
    remove: (externalId) => {
      const id = numberIn('Product', externalId)
      state.remove(id)
      hooks.emit('PRODUCTS_DELETE', () => ({ id }))
    },
    revoke: () => {
      isRevoked = true
      hooks.emit('APP_UNINSTALLED', () => ({ id: 1, name: shop.name, myshopify_domain: domain }))
    },
    takeDeliveries: () => hooks.take(),
    fail: (fault) => faults.add(fault),
    writes,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function madeApp(): SimulatedApp {
  return { clientId: randomBytes(16).toString('hex'), secret: `shpss_${randomBytes(16).toString('hex')}` }
}

function faultAnswer(fault: SimulatedFault): Answer | undefined {
  if (fault.kind === 'not-json')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>Hello</html>' }
  if (fault.kind !== 'status') return undefined
  const headers = {
    'content-type': 'application/json',
    ...(fault.retryAfterSeconds === undefined ? {} : { 'retry-after': fault.retryAfterSeconds.toFixed(1) }),
  }
  return { status: fault.status ?? 500, headers, body: JSON.stringify({ errors: 'Internal Server Error' }) }
}

async function askedOf(request: IncomingMessage): Promise<Asked> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const body = Buffer.concat(pieces).toString()
  const { method = '', url = '', headers } = request
  const json = jsonOf(body)
  const { query } = json
  // All questions go to one path: what is asked for makes it tell them apart.
  const named = typeof query === 'string' ? `${url} ${query}` : url
  return { method, url, headers, json, named }
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}
