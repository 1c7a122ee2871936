import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { realClock, type StoreClock } from '#server/stores/pace.ts'
import type { StoreAccess } from '#server/stores/port.ts'
import { createWixProvider } from '#server/stores/wix/wix-provider.ts'
import type { SimulatedDelivery, SimulatedFault, StoreSimulator } from './store-simulator.ts'
import { applicationError, ok, type WixCall, type WixReply } from './wix-answers.ts'
import { wixDoors, type WixDoors } from './wix-doors.ts'
import { editProduct } from './wix-edits.ts'
import { wixEvents, type WixEvents } from './wix-events.ts'
import { wayBack } from './wix-installer.ts'
import { addProduct, commonShape, emptyState, type WixState } from './wix-state.ts'
import { answerV1 } from './wix-v1-wire.ts'
import { answerV3 } from './wix-v3-wire.ts'
import { wixSigner } from './wix-webhook-signing.ts'

/** The documented limit: so many requests of an app for one site, in so many milliseconds. */
const MOST_CALLS = 200
const WINDOW_MS = 60_000

/** How a simulated Wix site is. */
export interface WixSimulatorOptions {
  readonly clock?: StoreClock
  readonly currency?: string
  readonly version?: WixState['version']
  /** By what it is opened; client credentials unless told otherwise. */
  readonly opens?: 'app' | 'legacy' | 'key'
  /** Whether a refresh token is replaced each time it is used. */
  readonly rotates?: boolean
  /** How far the bulk query of variants lags behind the products. */
  readonly variantsLagMs?: number
  /** How long the provider waits for an answer. */
  readonly timeoutMs?: number
}

/** A simulated Wix site (STORE-07), with what only Wix has. */
export interface WixSimulator extends StoreSimulator {
  readonly name: 'wix'
  readonly url: string
  readonly doors: WixDoors
  /** For the settings of the app: PEM. */
  readonly webhookKey: string
  /** What opens it in another way. */
  readonly accessBy: (opens: 'app' | 'legacy' | 'key') => StoreAccess
  /** The requests that arrived, as method and path, oldest first. */
  readonly calls: readonly string[]
}

/** Starts a site on a free port of this computer. */
export async function startWixSimulator(options: WixSimulatorOptions = {}): Promise<WixSimulator> {
  const { clock = realClock, currency = 'USD', version = 'V3_CATALOG', opens = 'app', timeoutMs = 10_000 } = options
  const now = (): number => clock.now()
  const state = emptyState(version, currency, now)
  const doors = wixDoors(now, options.rotates === true)
  const signer = wixSigner(now)
  const outbox: SimulatedDelivery[] = []
  const events = wixEvents(state, signer, doors.instanceId, outbox)
  const site: Site = {
    state,
    doors,
    opens,
    events,
    lag: { ms: options.variantsLagMs ?? 0 },
    faults: [],
    recent: [],
    requests: { count: 0, overLimit: 0 },
    calls: [],
    now,
  }
  const server = createServer((request, response) => void serve(site, request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const accessBy = (by: 'app' | 'legacy' | 'key'): StoreAccess => accessOf(doors, by)
  return {
    name: 'wix',
    url,
    doors,
    webhookKey: signer.publicKey,
    access: accessBy(opens),
    accessBy,
    provider: createWixProvider({
      apiUrl: url,
      installerUrl: `${url}/installer/install`,
      appId: doors.appId,
      appSecret: doors.appSecret,
      webhookKey: signer.publicKey,
      clock,
      timeoutMs,
    }),
    ...adminOf(site),
    takeDeliveries: () => outbox.splice(0),
    fail: (fault) => void site.faults.push({ ...fault }),
    writes: state.writes,
    requests: site.requests,
    calls: site.calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Site {
  readonly state: WixState
  readonly doors: WixDoors
  readonly opens: 'app' | 'legacy' | 'key'
  readonly events: WixEvents
  readonly lag: { readonly ms: number }
  readonly faults: SimulatedFault[]
  readonly recent: number[]
  readonly requests: { count: number; overLimit: number }
  readonly calls: string[]
  readonly now: () => number
}

function accessOf(doors: WixDoors, by: 'app' | 'legacy' | 'key'): StoreAccess {
  if (by === 'key') return { mode: by, apiKey: doors.apiKey, siteId: doors.siteId }
  if (by === 'legacy') return { mode: by, refreshToken: doors.refreshToken(), instanceId: doors.instanceId }
  return { mode: by, instanceId: doors.instanceId }
}

/** What a person does in the admin of the site. */
function adminOf({ state, doors, events }: Site) {
  return {
    products: () => state.order.map(commonShape),
    product: (id: string) => {
      const product = state.byId.get(id)
      return product && commonShape(product)
    },
    create: (made: Parameters<StoreSimulator['create']>[0]) => {
      const product = addProduct(state, made)
      events.created(product)
      return product.id
    },
    edit: (id: string, change: Parameters<StoreSimulator['edit']>[1]) => {
      const product = state.byId.get(id)
      if (!product) throw new Error(`no product ${id}`)
      const { isProduct, isStock } = editProduct(state, product, change)
      if (isProduct) events.changed(product, Object.keys(change), false)
      if (isStock) events.stocked(product, product.variants[0])
    },
    remove: (id: string) => {
      const product = state.byId.get(id)
      if (!product) throw new Error(`no product ${id}`)
      state.byId.delete(id)
      state.order.splice(state.order.indexOf(product), 1)
      events.deleted(product)
    },
    revoke: () => {
      doors.revoke()
      events.removed()
    },
  }
}

async function serve(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://wix')
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  const method = request.method ?? 'GET'
  site.requests.count += 1
  site.calls.push(`${method} ${url.pathname}`)
  if (url.pathname === '/installer/install') {
    const back = wayBack(site.doors, site.opens === 'app', url.searchParams)
    return back === undefined ? send(response, unauthorized()) : void response.writeHead(302, { location: back }).end()
  }
  const fault = dueFault(site.faults, url.pathname)
  if (fault?.kind === 'cut') return void request.socket.destroy()
  response.setHeader('date', new Date(site.now()).toUTCString())
  response.setHeader('x-wix-request-id', `request-${site.requests.count}`)
  if (fault?.kind === 'not-json')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Wix</html>')
  if (fault?.kind === 'status') {
    if (fault.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(fault.retryAfterSeconds))
    return send(response, applicationError(fault.status ?? 500, 'FAULT', 'something went wrong'))
  }
  // Questions may come as GET, with what is asked packed into the address.
  const packed = url.searchParams.get('.r')
  const call: WixCall =
    packed === null
      ? { method, path: url.pathname, query: url.searchParams, body: bodyOf(pieces) }
      : { method: 'POST', path: url.pathname, query: url.searchParams, body: JSON.parse(unpacked(packed)) as unknown }
  const reply = fault?.kind === 'revoked' ? unauthorized() : answer(site, call, request)
  if (fault?.kind === 'cut-after') return void request.socket.destroy()
  if (fault?.kind === 'slow') return
  send(response, reply)
}

function unpacked(packed: string): string {
  return Buffer.from(packed, 'base64url').toString('utf8')
}

function bodyOf(pieces: readonly Buffer[]): unknown {
  const text = Buffer.concat(pieces).toString('utf8')
  return text === '' ? undefined : (JSON.parse(text) as unknown)
}

function send(response: ServerResponse, { status, body }: WixReply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function unauthorized(): WixReply {
  return applicationError(401, 'UNAUTHENTICATED', 'the caller is not known')
}

/** The fault that meets this request, counted down. */
function dueFault(faults: SimulatedFault[], path: string): SimulatedFault | undefined {
  const at = faults.findIndex((each) => path.includes(each.path ?? ''))
  const fault = faults[at]
  if (!fault) return undefined
  if ((fault.skip ?? 0) > 0) {
    faults[at] = { ...fault, skip: (fault.skip ?? 0) - 1 }
    return undefined
  }
  const times = (fault.times ?? 1) - 1
  if (times > 0) faults[at] = { ...fault, times }
  else faults.splice(at, 1)
  return fault
}

function answer(site: Site, call: WixCall, request: IncomingMessage): WixReply {
  const { doors, state, events } = site
  const token = doors.answer(call)
  if (token) return token
  if (isOverLimit(site)) return applicationError(429, 'RATE_LIMIT_EXCEEDED', 'too many requests')
  const [authorization = '', siteId] = [request.headers.authorization, request.headers['wix-site-id']]
  if (!doors.isOpen(authorization, String(siteId ?? ''))) return unauthorized()
  const about = aboutSite(site, call)
  if (about) return about
  const isNew = call.path.startsWith('/stores/v3/')
  const isOld = /^\/stores(-reader)?\/v[12]\//.test(call.path)
  if (isNew && state.version === 'V1_CATALOG')
    return applicationError(428, 'CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'the site has catalogue V1')
  if (isOld && state.version === 'V3_CATALOG')
    return applicationError(428, 'CATALOG_V3_SITE_CALLING_CATALOG_V1_API', 'the site has catalogue V3')
  const reply = isOld
    ? answerV1(state, call, (product, event, fields) => {
        if (event === 'InventoryVariantsChanged') events.stocked(product, undefined)
        else events.changed(product, fields, event === 'VariantsChanged')
      })
    : answerV3(
        state,
        call,
        (product, event, variant) => {
          if (event === 'product_updated') events.changed(product, [], false)
          else events.stocked(product, variant)
        },
        site.lag,
      )
  return reply ?? applicationError(404, 'NOT_FOUND', 'no such call')
}

function aboutSite({ state, doors }: Site, { method, path }: WixCall): WixReply | undefined {
  if (method !== 'GET') return undefined
  if (path === '/stores/v3/provision/version') return ok({ catalogVersion: state.version })
  const told = { siteDisplayName: 'A simulated shop', paymentCurrency: state.currency }
  if (path === '/site-properties/v4/properties') return ok({ version: '1', properties: told })
  if (path !== '/apps/v1/instance') return undefined
  const instance = { instanceId: doors.instanceId, appName: 'Pricewright' }
  return ok({ instance, site: { ...told, url: 'https://shop.example' } })
}

/** Whether this request is more than the limit of any minute allows. */
function isOverLimit({ recent, requests, now }: Site): boolean {
  const start = now() - WINDOW_MS
  while (recent[0] !== undefined && recent[0] <= start) recent.shift()
  if (recent.length < MOST_CALLS) {
    recent.push(now())
    return false
  }
  requests.overLimit += 1
  return true
}
