import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readForm } from './form-body.ts'
import { SellerAccount } from './seller-account.ts'
import { carryOutForSeller } from './seller-calls.ts'
import { sellerEventJson } from './seller-json.ts'
import { carryOut } from './stripe-calls.ts'
import { invoiceJson, priceJson, sessionJson, subscriptionJson } from './stripe-json.ts'
import { type Happening, StripeProblem, StripeState } from './stripe-state.ts'

/** An event as Stripe would post it. */
export interface StripeDelivery {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** The same for an endpoint of a seller. */
export interface SellerDelivery extends StripeDelivery {
  readonly path: string
}

/** How the next requests fail: those whose path holds `path`, of one method if it is named. `cut-after`: the connection ends without an answer after it was carried out. */
export interface StripeFault {
  readonly path: string
  readonly method?: string
  readonly kind: 'status' | 'cut' | 'cut-after'
  readonly status?: number
  times: number
}

/** A simulated account at Stripe, over HTTP. */
export interface StripeSimulator {
  readonly address: string
  readonly key: string
  readonly webhookSecret: string
  readonly state: StripeState
  /** Opens a seller's own account. */
  readonly addSeller: (name?: string, isLive?: boolean) => SellerAccount
  /** Events of a seller since the last call, oldest first, each signed for each of its endpoints. */
  readonly takeFromSeller: (seller: SellerAccount) => readonly SellerDelivery[]
  /** Events since the last call, oldest first, each signed at the present of the machine. */
  readonly takeDeliveries: () => readonly StripeDelivery[]
  /** Signs a body; `ageSeconds` makes the signature older. */
  readonly sign: (body: string, ageSeconds?: number, secret?: string) => string
  readonly fail: (fault: StripeFault) => void
  /** Requests by method and path, oldest first. */
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

const KEY = `sk_test_${'4a'.repeat(16)}`
const WEBHOOK_SECRET = `whsec_${'5b'.repeat(16)}`

/** Starts an account at Stripe on a free port of this computer, with a clock of its own. */
export async function startStripeSimulator(now = Date.now()): Promise<StripeSimulator> {
  const state = new StripeState(now)
  const asked: string[] = []
  const faults: StripeFault[] = []
  const kept = new Map<string, KeptAnswer>()
  let told = 0
  const sellers: SellerAccount[] = []
  const toldOf = new Map<SellerAccount, number>()
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    const url = new URL(request.url ?? '/', address)
    asked.push(`${request.method} ${url.pathname}`)
    if (url.pathname.startsWith('/pay/')) return answerPage(sellers, request, response, { path: url.pathname, body })
    const fault = faults.find(
      ({ path, method = request.method, times }) =>
        times > 0 && method === request.method && url.pathname.includes(path),
    )
    if (fault) fault.times -= 1
    if (fault?.kind === 'cut') return void request.socket.destroy()
    if (fault?.kind === 'status')
      return send(response, {
        status: fault.status ?? 500,
        body: { error: { type: 'api_error', message: 'as the test says' } },
      })
    const reply = once(request, url, body)
    if (fault) request.socket.destroy()
    else send(response, reply)
  }

  /** The first answer of an idempotency key is answered again; the key with another body is refused. */
  function once(request: IncomingMessage, url: URL, body: string): Reply {
    const name = String(request.headers['idempotency-key'] ?? '')
    const key = `${request.headers.authorization} ${name}`
    if (request.method !== 'POST' || name === '') return replyTo(request, url, body)
    const print = createHash('sha256').update(`${url.pathname} ${body}`).digest('hex')
    const first = kept.get(key)
    if (first?.print === print) return first.reply
    if (first)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters.',
          },
        },
      }
    const reply = replyTo(request, url, body)
    if (reply.status < 500) kept.set(key, { print, reply })
    return reply
  }

  function replyTo(request: IncomingMessage, url: URL, body: string): Reply {
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? ''
    const seller = sellers.find(({ keys }) => keys.has(bearer))
    if (bearer !== KEY && !seller)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
    try {
      const { method = 'GET' } = request
      const call = { method, path: url.pathname, query: url.searchParams, form: readForm(body) }
      const told = seller ? carryOutForSeller(seller, bearer, call, address) : carryOut(state, call, address)
      return { status: 200, body: told }
    } catch (error) {
      if (error instanceof StripeProblem) return { status: error.status, body: { error: error.body } }
      throw error
    }
  }

  const sign = (body: string, ageSeconds = 0, secret = WEBHOOK_SECRET): string => {
    const at = Math.floor(Date.now() / 1_000) - ageSeconds
    return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
  }
  return {
    address,
    key: KEY,
    webhookSecret: WEBHOOK_SECRET,
    state,
    asked,
    sign,
    fail: (fault) => void faults.push(fault),
    addSeller(name = 'Tea shop', isLive = false) {
      const seller = new SellerAccount(name, isLive, now)
      sellers.push(seller)
      return seller
    },
    takeFromSeller(seller) {
      const fresh = seller.happened.slice(toldOf.get(seller) ?? 0)
      toldOf.set(seller, seller.happened.length)
      return fresh.flatMap((happening) => {
        const event = sellerEventJson(seller, happening, address)
        const body = JSON.stringify(event)
        const told = [...seller.endpoints.values()].filter(({ events }) => events.includes(happening.type))
        return told.map(({ url, secret }) => ({
          id: String(event['id']),
          path: new URL(url).pathname,
          body,
          headers: { 'stripe-signature': sign(body, 0, secret), 'content-type': 'application/json' },
        }))
      })
    },
    takeDeliveries: () => {
      const fresh = state.happened.slice(told)
      told = state.happened.length
      return fresh.map((happening) => {
        const id = state.newId('evt')
        const body = JSON.stringify(eventJson(state, happening, id, address))
        return { id, body, headers: { 'stripe-signature': sign(body), 'content-type': 'application/json' } }
      })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The page where a customer pays, as a browser sees it. */
function answerPage(
  sellers: readonly SellerAccount[],
  request: IncomingMessage,
  response: ServerResponse,
  { path, body }: { readonly path: string; readonly body: string },
): void {
  const id = path.slice('/pay/'.length)
  const seller = sellers.find(({ sessions }) => sessions.has(id))
  const session = seller?.session(id)
  if (!seller || session?.status !== 'open') return void response.writeHead(404).end('This page has ended.')
  const isDeclined = request.method === 'POST' && body === 'card=declined'
  if (request.method === 'POST' && seller.pay(id, isDeclined ? 'declined' : 'works') !== undefined)
    return void response.writeHead(303, { location: session.successUrl }).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Pay</title><h1>${session.name}</h1><p>${session.amount} ${session.currency}</p>
      ${isDeclined ? '<p role="alert">Your card was declined.</p>' : ''}
      <form method="post"><button name="card" value="works">Pay</button>
      <button name="card" value="declined">Pay with a declined card</button></form>
      <a href="${session.cancelUrl}">Back</a></html>`,
  )
}

interface Reply {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

interface KeptAnswer {
  readonly print: string
  readonly reply: Reply
}

function eventJson(state: StripeState, { type, at, of }: Happening, id: string, address: string): object {
  const object =
    of.kind === 'subscription'
      ? subscriptionJson(of.subscription, priceJson(state.price(of.price)))
      : of.kind === 'invoice'
        ? invoiceJson(of.invoice, of.customer, of.subscription)
        : sessionJson(of.session, address)
  return {
    id,
    object: 'event',
    type,
    created: Math.floor(at / 1_000),
    livemode: false,
    api_version: '2026-10-28.endive',
    data: { object },
  }
}

function send(response: ServerResponse, { status, body }: Reply): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_simulated' })
    .end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString()
}
