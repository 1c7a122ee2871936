import { createOutgoing, type OutgoingOptions } from '#server/kit/outgoing.ts'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { Refusal } from '#contract/refusal.ts'
import type { LanguageModel } from '#server/integrations/model/chat-completions.ts'
import { createDiskStorage } from '#server/integrations/storage/disk-storage.ts'
import { createMailPdfs } from '#server/mail-pdfs.ts'
import { createCalendarWorkers } from '#server/calendar/calendar-workers.ts'
import { referenceRates } from '#server/currency/rate-sets.ts'
import type { JobHandler } from '#server/kit/jobs/jobs.ts'
import { createUserData, type UserData } from '#server/kit/user-data.ts'
import { jobsOfStores, mountProduct } from '#server/product.ts'
import type { StoreProvider } from '#server/stores/port.ts'
import type { StoreDeps } from '#server/stores/store-deps.ts'
import type { Database } from '#server/kit/database/database.ts'
import { createHealth } from '#server/diagnostics/health.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { createPdfWorkers } from '#server/pdf/pdf-workers.ts'
import { quiet } from './quiet.ts'
import { ownLanguage } from '#server/mail/own-language.ts'
import { createCardVault } from '#server/payments/cards/card-deps.ts'
import { createStripeCards } from '#server/payments/stripe/stripe-cards.ts'
import { createPayments } from '#server/payments/create-payments.ts'
import { createStoreVault } from '#server/stores/access.ts'
import { createWebhookVault } from '#server/webhooks/webhook-deps.ts'
import { handleErrors } from '#server/kit/http/errors.ts'
import { Routes } from '#server/kit/http/mount.ts'
import { createLive, type Live } from '#server/kit/live.ts'

/** The product's routes over a database, called as a known user: what lies behind the sign-in. */
export interface TestApi {
  readonly app: FastifyInstance
  readonly routes: Routes
  readonly live: Live
  readonly stores: StoreDeps
  /** The jobs of stores, over the rows as `wrapped` reaches them. */
  storeJobs(wrapped: (data: UserData) => UserData): Record<string, JobHandler>
  /** Calls as a user and answers status and parsed body. */
  call(userId: string, method: InjectOptions['method'], url: string, body?: unknown, headers?: object): Promise<Answer>
}

export interface Answer {
  readonly status: number
  // The shape differs from call to call; tests say what they expect of it.
  readonly body: Json
  readonly text: string
}

interface JsonList extends ReadonlyArray<Json> {}
interface JsonObject {
  readonly [name: string]: Json
}

/** JSON as tests read it: by name or as a list; plain values go through `String`, `Number` or a matcher. */
export type Json = JsonList & JsonObject

/** A JSON array's entries. */
export function listOf(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, got ${JSON.stringify(value)}`)
  return [...value]
}

interface TestModel {
  readonly model?: LanguageModel
  readonly dailyTokens?: number
}

interface TestShops {
  /** The kinds of stores that can be connected; none unless told. */
  readonly storeProviders?: readonly StoreProvider[]
  /** How long one turn of a job for a store works. */
  readonly storeTurnMs?: number
}

/** Before the hash of a session that calls in place of a user. */
const SESSION = 'session '

/** Names a session as a caller, such as that of a member of an account. */
export function callerOf(sessionHash: Buffer): string {
  return SESSION + sessionHash.toString('hex')
}

/** Builds the routes with a caller named by a header; `level` is the least that is logged, `outgoing` how pictures elsewhere are asked for; the assistant has a model if one is given. */
export async function buildTestApi(
  database: Database,
  level: 'error' | 'silent' = 'error',
  outgoing: OutgoingOptions = {},
  { model, dailyTokens = 0, ...shops }: TestModel & TestShops = {},
): Promise<TestApi> {
  const app = Fastify({ logger: { level } })
  handleErrors(app)
  const live = createLive()
  const routes = new Routes(app, (request, { members }) => {
    const userId = request.headers['x-test-user']
    if (typeof userId !== 'string') throw new Refusal('not-signed-in')
    if (userId.startsWith(SESSION)) {
      const hash = Buffer.from(userId.slice(SESSION.length), 'hex')
      return { actor: { kind: 'session', hash, members }, name: 'user' }
    }
    return { actor: { kind: 'user', userId }, name: 'user' }
  })
  const folder = join(tmpdir(), `pw-files-${randomUUID()}`)
  const files = {
    storage: createDiskStorage(folder, 0),
    quotaBytes: 2 ** 30,
    arrivals: join(folder, 'arrivals'),
    outgoing: createOutgoing(outgoing),
  }
  const pdfWorkers = createPdfWorkers()
  const dataAccess = createDataAccess(database)
  const { storeProviders = [], storeTurnMs: turnMs } = shops
  const stores: StoreDeps = {
    providers: new Map(storeProviders.map((provider) => [provider.name, provider])),
    vault: createStoreVault(Buffer.alloc(32)),
    consentKey: Buffer.alloc(32),
    publicUrl: 'http://127.0.0.1',
    visitor: () => Promise.resolve(undefined),
    wakeJobs: () => undefined,
    log: quiet,
    turnMs,
  }
  mountProduct(routes, {
    dataAccess,
    health: createHealth({
      database: { servesMs: 0, ask: async () => ({ ok: (await database.trouble()) === undefined }) },
    }),
    live,
    watch: () => () => undefined,
    files,
    pdfWorkers,
    calendarWorkers: createCalendarWorkers(),
    settings: {},
    ratesRefresh: false,
    site: { chatFrame: '', parentOrigins: [] },
    mail: {
      pdfs: createMailPdfs(pdfWorkers, Buffer.alloc(32)),
      toOutbox: true,
      hasLocalLinks: true,
      wakeJobs: () => undefined,
    },
    model,
    dailyTokens,
    stores,
    webhooks: {
      vault: createWebhookVault(Buffer.alloc(32)),
      outgoing: files.outgoing,
      mayAskLoopback: outgoing.mayAskLoopback ?? false,
      wakeJobs: () => undefined,
      log: quiet,
    },
    cards: {
      dataAccess,
      provider: createStripeCards('http://127.0.0.1:9'),
      vault: createCardVault(Buffer.alloc(32)),
      pageOf: (path) => `http://127.0.0.1${path}`,
      wake: (userId, version) => live.wake(userId, version),
      tell: () => Promise.resolve(),
      languageOf: ownLanguage,
      wakeJobs: () => undefined,
      log: quiet,
    },
    payments: createPayments({
      config: { stripe: undefined, publicUrl: 'http://127.0.0.1' },
      dataAccess,
      wakeJobs: () => undefined,
      log: quiet,
    }),
  })
  await app.ready()
  return {
    app,
    routes,
    live,
    stores,
    storeJobs: (wrapped) => jobsOfStores(wrapped(createUserData(dataAccess, live, referenceRates)), stores, files),
    async call(userId, method, url, body, headers = {}) {
      const options: InjectOptions = { url, headers: { 'x-test-user': userId, ...headers } }
      if (method) options.method = method
      if (body !== undefined) options.payload = body as object
      const answer = await app.inject(options)
      return {
        status: answer.statusCode,
        text: answer.body,
        body: answer.body ? (JSON.parse(answer.body) as Json) : ({} as Json),
      }
    },
  }
}
