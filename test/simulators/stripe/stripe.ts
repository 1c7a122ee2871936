import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readForm } from './form-body.ts'
import { carryOut } from './stripe-calls.ts'
import { invoiceJson, priceJson, sessionJson, subscriptionJson } from './stripe-json.ts'
import { type Happening, StripeProblem, StripeState } from './stripe-state.ts'

/** An event as Stripe would post it. */
export interface StripeDelivery {
  readonly id: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** How the next requests fail: those whose path holds `path`. `cut-after`: the connection ends without an answer after it was carried out. */
export interface StripeFault {
  readonly path: string
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
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request)
    const url = new URL(request.url ?? '/', address)
    asked.push(`${request.method} ${url.pathname}`)
    const fault = faults.find(({ path, times }) => times > 0 && url.pathname.includes(path))
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
    const key = String(request.headers['idempotency-key'] ?? '')
    if (request.method !== 'POST' || key === '') return replyTo(request, url, body)
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
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
    try {
      const { method = 'GET' } = request
      const call = { method, path: url.pathname, query: url.searchParams, form: readForm(body) }
      return { status: 200, body: carryOut(state, call, address) }
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
