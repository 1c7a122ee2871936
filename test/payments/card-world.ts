import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Json } from '#test/api.ts'
import { type AppAnswer, arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import type { TestDatabase } from '#test/database.ts'
import { documentPages } from '#test/document-pages.ts'
import { ENOUGH, type SellerAccount, type SellerPermission } from '#test/simulators/stripe/seller-account.ts'
import { type SellerDelivery, startStripeSimulator, type StripeSimulator } from '#test/simulators/stripe/stripe.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A person with an account at Stripe of their own. */
export interface Seller {
  readonly who: TestCaller
  readonly stripe: SellerAccount
}

/** The product with sellers whose accounts at Stripe are simulated. */
export interface CardWorld {
  readonly app: TestApp
  readonly stripe: StripeSimulator
  /** The lines of the log so far. */
  readonly log: readonly string[]
  readonly call: (who: TestCaller | undefined, method: Method, path: string, body?: unknown) => Promise<AppAnswer>
  readonly pages: (who: TestCaller) => ReturnType<typeof documentPages>
  /** Where mails to somebody go. */
  readonly mailOf: (who: TestCaller) => string
  /** Somebody new. */
  readonly arrive: () => Promise<TestCaller>
  readonly connect: (who: TestCaller, key: string) => Promise<AppAnswer>
  /** Somebody new who has connected an account. */
  readonly seller: (permissions?: readonly SellerPermission[], isLive?: boolean) => Promise<Seller>
  /** An issued invoice and the path of its public page. */
  readonly invoice: (who: TestCaller, fields?: object) => Promise<{ readonly id: string; readonly path: string }>
  /** Presses the button of the public page; answers the session at Stripe that it led to. */
  readonly press: (path: string) => Promise<string>
  /** Sends a form as it is. */
  readonly sendAs: (path: string, form: Readonly<Record<string, string>>, headers?: object) => Promise<Sent>
  /** The same with what the page carries; `form` goes before that. */
  readonly send: (path: string, form?: Readonly<Record<string, string>>, headers?: object) => Promise<Sent>
  readonly post: (delivery: Pick<SellerDelivery, 'path' | 'body' | 'headers'>) => Promise<AppAnswer>
  /** Does what was ordered. */
  readonly settle: () => Promise<void>
  /** Posts all that a seller's Stripe has to tell, and waits until it is followed. */
  readonly deliver: (seller: Seller) => Promise<readonly SellerDelivery[]>
  readonly document: (who: TestCaller, id: string) => Promise<Json>
  readonly payments: (who: TestCaller, document?: string) => Promise<readonly Json[]>
  readonly close: () => Promise<void>
}

interface Sent {
  readonly status: number
  readonly text: string
  readonly to: string | undefined
}

const MOST_TURNS = 400
const HOST = '127.0.0.1:3000'
/** A visitor has no account. */
const NOBODY: TestCaller = { userId: '', headers: {} }
const TEA = { description: 'Sencha', quantity: 2, unitPrice: 50 }

/** Opens it. */
export async function openCardWorld(context: TestDatabase): Promise<CardWorld> {
  const stripe = await startStripeSimulator()
  const log: string[] = []
  const logTo = { write: (line: string) => void log.push(line) }
  const app = await buildRealApp(context, { STRIPE_API_BASE: stripe.address, LOG_LEVEL: 'warn' }, {}, { logTo })
  const call: CardWorld['call'] = (who, method, path, body) =>
    app.call(who, { method, url: `/api${path}`, ...(body === undefined ? {} : { body }) })
  const pages: CardWorld['pages'] = (who) => documentPages(() => ({ app, owner: who }))
  const connect: CardWorld['connect'] = (who, key) => call(who, 'PUT', '/card-payments/account', { key })
  const mails = new Map<string, string>()
  const come = async () => {
    const name = `seller-${randomUUID()}`
    const who = await arrive(app, name)
    mails.set(who.userId, `${name}@example.com`)
    return who
  }
  const post: CardWorld['post'] = ({ path, body, headers }) =>
    app.call(undefined, { method: 'POST', url: path, body, headers })
  const isWaiting = async (): Promise<boolean> => {
    const text = `select from job where kind = 'card-look' and run_at <= now() limit 1`
    return (await app.dataAccess.asSystemBatch([{ text }]))[0]?.rowCount === 1
  }
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < MOST_TURNS && (await isWaiting()); turns += 1) await app.jobs.wake()
  }
  const sendAs: CardWorld['sendAs'] = async (path, form, headers = {}) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: `${path}/pay`,
      headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...form }).toString(),
    })
    return { status: answer.statusCode, text: answer.body, to: answer.headers.location }
  }
  const send: CardWorld['send'] = async (path, form, headers) => {
    const { text } = await pages(NOBODY).visit(path, { 'user-agent': 'WhatsApp/2.23' })
    const carried = [...text.matchAll(/<input type="hidden" name="(amount|currency)" value="([^"]*)"/g)]
    const read = Object.fromEntries(carried.map(([, name = '', value = '']) => [name, value]))
    return sendAs(path, { ...read, ...form }, headers)
  }
  return {
    app,
    stripe,
    log,
    call,
    pages,
    connect,
    post,
    settle,
    sendAs,
    send,
    arrive: come,
    mailOf: ({ userId }) => mails.get(userId) ?? '',
    async seller(permissions = ENOUGH, isLive = false) {
      const who = await come()
      const account = stripe.addSeller('Tea shop', isLive)
      const answer = await connect(who, account.addKey(permissions))
      expect(answer.status, answer.text).toBe(200)
      return { who, stripe: account }
    },
    async invoice(who, fields = {}) {
      const { newDocument, newLink } = pages(who)
      const id = await newDocument({ documentType: 'invoice', items: [TEA], ...fields })
      return { id, path: (await newLink(id)).path }
    },
    async press(path) {
      const sent = await send(path)
      expect(sent.status, sent.text).toBe(303)
      const there = await app.fastify.inject({ method: 'GET', url: String(sent.to), headers: { host: HOST } })
      return /\/pay\/(cs_\w+)/.exec(there.body)?.[1] ?? ''
    },
    async deliver({ stripe: account }) {
      const all = stripe.takeFromSeller(account)
      for (const delivery of all) expect((await post(delivery)).status).toBe(200)
      await settle()
      return all
    },
    async document(who, id) {
      return (await call(who, 'GET', `/documents/${id}`)).body
    },
    async payments(who, document) {
      const { body } = await call(who, 'GET', `/card-payments${document === undefined ? '' : `?document=${document}`}`)
      return body['items'] as unknown as Json[]
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
}
