import { join } from 'node:path'
import { constants } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { live as liveStream } from '#contract/endpoints/sync.ts'
import { CALLBACK_PATH, SIGN_IN_PATH, SUSPENDED_EXPORT_PATH } from '#contract/sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Config } from './config.ts'
import { STYLE_PATH } from './accounts/pages/layout.ts'
import { createCredentials, createLimitKeys } from './accounts/limit-key.ts'
import { deriveKey, loadSecretsKey } from './accounts/secrets.ts'
import { invitationKeyOf, registerAccounts } from './accounts/routes.ts'
import { createSessionWatch } from './accounts/session-watch.ts'
import { invitationJobs } from './accounts/team/invitation-mail.ts'
import { registerMcp } from './assistant/mcp/mcp-routes.ts'
import { brokenRequests } from './broken-requests.ts'
import { createCalendarWorkers } from './calendar/calendar-workers.ts'
import { eventReminderJobs } from './calendar/event-reminders.ts'
import { registerCalendarFeed } from './calendar/feed-routes.ts'
import { findProducts } from './catalogue/find-products.ts'
import { referenceRates } from './currency/rate-sets.ts'
import { requireDeclarations } from './declared-routes.ts'
import type { ComponentHealth } from './diagnostics/health.ts'
import { healthOfParts } from './health-of-parts.ts'
import type { Database } from './kit/database/database.ts'
import { createDataAccess } from './kit/database/data-access.ts'
import { watchedDatabase } from './kit/database/watched-database.ts'
import { drainOnClose } from './kit/http/draining.ts'
import { handleErrors } from './kit/http/errors.ts'
import { logOptions } from './kit/http/log-options.ts'
import { pagePolicy, protectAnswers } from './kit/http/headers.ts'
import { boundHeldAnswers } from './kit/http/held-answers.ts'
import { acceptJsonBodies } from './kit/http/json-bodies.ts'
import { Routes } from './kit/http/mount.ts'
import { problem, sendProblem } from './kit/http/problems.ts'
import { CONNECTION_OPTIONS, endSlowConnections } from './kit/http/slow-connections.ts'
import { expiredDraftJobs } from './change-sets/expired-drafts.ts'
import { createUserData } from './kit/user-data.ts'
import { isLoopbackUrl } from './kit/loopback-url.ts'
import { createOutgoing, type OutgoingOptions } from './kit/outgoing.ts'
import { type Jobs, startJobs } from './kit/jobs/jobs.ts'
import { beginningWork, createLiveHub } from './live-hub.ts'
import { chatCompletions } from './integrations/model/chat-completions.ts'
import { createMailer } from './integrations/mail/mailer.ts'
import { orderCardMail } from './mail/notices/card-mails.ts'
import { mailJobs, noticeJobs } from './mail/jobs.ts'
import { ownLanguage } from './mail/own-language.ts'
import { registerUnsubscribe } from './mail/notices/unsubscribe.ts'
import { createMailPdfs } from './mail-pdfs.ts'
import { createRefusedCalls } from './administration/refused-calls.ts'
import { noteRefusals } from './administration/note-refusals.ts'
import { mountAdministration } from './administration/routes.ts'
import { healthJobs } from './diagnostics/samples.ts'
import { startHousekeeping } from './maintenance/housekeeping.ts'
import { contactJobs } from './pages/contact-mail.ts'
import { registerInfoPages } from './pages/info-pages.ts'
import { mountSiteFiles } from './pages/site-files.ts'
import { openStorage } from './integrations/storage/open-storage.ts'
import { fileJobs } from './uploads/erase-files.ts'
import { publicPage } from './public-links/public-page.ts'
import { answerFailure, protection } from './public-links/public-protection.ts'
import { registerPublicDocuments } from './public-links/public-documents.ts'
import { registerPublicLists } from './public-links/public-routes.ts'
import { createCards } from './payments/cards/create-cards.ts'
import { cardJobs } from './payments/cards/card-jobs.ts'
import { readyToLeaveCards } from './payments/cards/leave-cards.ts'
import { publicCards } from './payments/cards/public-cards.ts'
import { closingPages } from './payments/cards/recent-pages.ts'
import { cancelPlanOf } from './payments/cancel-plan-of.ts'
import { createPayments } from './payments/create-payments.ts'
import { paymentJobs } from './payments/payment-jobs.ts'
import { createPdfWorkers } from './pdf/pdf-workers.ts'
import { jobsOfStores, mountProduct, printDeps, productJobs, toolDepsOf } from './product.ts'
import { createMeasuring } from './watching/measuring.ts'
import { areMetricsOn, mountMetrics } from './watching/metrics-route.ts'
import { createTracing } from './watching/tracing.ts'
import { watchedBoth } from './watching/watching.ts'
import { startScheduledPrices } from './price-lists/scheduled-prices.ts'
import { VERSION } from './version.ts'
import { createStoreVault } from './stores/access.ts'
import { buildStoreProviders } from './stores/build-providers.ts'
import { readyToLeave } from './stores/leave-stores.ts'
import type { StoreProvider } from './stores/port.ts'
import { speakByRequest } from './kit/language/request-language.ts'
import { registerChatFrame } from './site/chat-frame.ts'
import { chatFrameOf } from './site/chat-provider.ts'
import { serveSite } from './site/serve.ts'
import { webhookJobs } from './webhooks/send-job.ts'
import { createWebhookVault } from './webhooks/webhook-deps.ts'

/** The parts of the server; tests pass their own. */
export interface Parts {
  readonly config: Config
  readonly database: Database
  /** Where the built browser files are; absent in tests of the API alone. */
  readonly webFolder?: string
  /** Where the log goes instead of the process's own output. */
  readonly logTo?: { write(line: string): void }
  /** How addresses that users enter are fetched; only tests set it. */
  readonly outgoing?: OutgoingOptions
  /** The cost of checking a password of the embedded provider; only tests set it. */
  readonly passwordCost?: number
  /** The kinds of stores that can be connected, in place of the real ones; only tests set it. */
  readonly storeProviders?: readonly StoreProvider[]
  /** How long one turn of a job for a store works; only tests set it. */
  readonly storeTurnMs?: number
}

const BODY_LIMIT = 1024 * 1024
const MINIMUM_COMPRESSED = 2_048
const LONGEST_PARAM = 512
/** Webhooks that are sent to at the same time: each waits for a receiver, and costs little meanwhile. */
const WEBHOOKS_AT_ONCE = 64
/** Measured best for pages of rows: as small as higher ones, a tenth of the time. */
const BROTLI_QUALITY = 4

/** Pages under /api: they answer browsers during the sign-in, and are no calls. */
const PAGES = [SIGN_IN_PATH, CALLBACK_PATH, STYLE_PATH, SUSPENDED_EXPORT_PATH]

/** The whole server, without a port. */
export interface App {
  readonly fastify: FastifyInstance
  readonly routes: Routes
  /** The state of each part, and what to correct. */
  readonly health: () => Promise<readonly ComponentHealth[]>
  readonly jobs: Jobs
  /** The loop of the work for stores. */
  readonly storeJobs: Jobs
  /** The loop of outgoing webhooks. */
  readonly webhookJobs: Jobs
  close(): Promise<void>
}

/** Builds the server: every registration is here, in order. */
export async function buildApp(parts: Parts): Promise<App> {
  const { config, webFolder, logTo, outgoing, passwordCost } = parts
  const measuring = createMeasuring(areMetricsOn(config), VERSION)
  const tracing = createTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT, VERSION, () => fastify.log)
  const watching = watchedBoth(measuring, tracing)
  const database = watching.database.reduce(watchedDatabase, parts.database)
  const fastify = Fastify({
    logger: logOptions(config.LOG_LEVEL, logTo),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    forceCloseConnections: true,
    // The key of a file is longer than any id.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PARAM },
    ...CONNECTION_OPTIONS,
    ...brokenRequests,
  })
  const dataAccess = createDataAccess(database)
  const running: { jobs?: Jobs; stores?: Jobs; webhooks?: Jobs } = {}
  const wakeWebhooks = (): void => void running.webhooks?.wake()
  const wakeJobs = (): void => void running.jobs?.wake()
  const live = beginningWork(watching.live(await createLiveHub(database)), {
    webhooks: wakeWebhooks,
    pages: closingPages(wakeJobs),
  })

  requireDeclarations(fastify, PAGES)
  protectAnswers(fastify, config.publicUrl.startsWith('https:'))
  handleErrors(fastify)
  endSlowConnections(fastify)
  drainOnClose(fastify, ({ routeOptions }) => routeOptions.config.endpoint === liveStream.id)
  watching.requests(fastify)
  acceptJsonBodies(fastify)
  await fastify.register(cookie)
  speakByRequest(fastify)
  const secretsKey = await loadSecretsKey(config)
  const credentials = createCredentials(config.publicUrl, secretsKey)
  const limitKeys = createLimitKeys(credentials)
  const perMinute = Number(config.RATE_LIMIT)
  if (perMinute > 0) {
    await fastify.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      keyGenerator: limitKeys.keyOf,
      errorResponseBuilder: tooMany,
    })
  }
  boundHeldAnswers(fastify, limitKeys.keyOf)
  await fastify.register(compress, {
    // Compressed bodies are refused: a small one could unpack to anything.
    globalDecompression: false,
    threshold: MINIMUM_COMPRESSED,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })

  const shared = { config, dataAccess, credentials, limitKeys, secretsKey, passwordCost, wakeJobs }
  const accounts = registerAccounts(fastify, shared)
  const refusedCalls = createRefusedCalls({ dataAccess, claimantOf: accounts.claimantOf, log: fastify.log })
  const routes = new Routes(fastify, accounts.authenticate, {
    admit: ({ actor }) => dataAccess.admit(actor),
    letIn: limitKeys.letIn,
    keyOf: ({ actor }) => dataAccess.whose(actor).key,
    failed: noteRefusals(refusedCalls),
  })
  const storage = openStorage(config)
  const wall = createOutgoing(outgoing)
  const files = {
    storage,
    quotaBytes: config.quotaBytes,
    arrivals: join(config.dataDir, 'arrivals'),
    outgoing: watching.outgoing(wall, 'picture'),
  }
  const { storeProviders = buildStoreProviders(config, watching.outgoing(wall, 'store')) } = parts
  const pdfWorkers = createPdfWorkers()
  const calendarWorkers = createCalendarWorkers()
  const mailer = watching.mailer(createMailer(config))
  const pdfs = createMailPdfs(pdfWorkers, deriveKey(secretsKey, 'mail: public links'))
  const lent = { config, dataAccess, live, wakeJobs, log: fastify.log }
  const payments = createPayments(lent)
  const model = config.model && chatCompletions(config.model)
  const health = healthOfParts({
    database,
    dataAccess,
    storage,
    inBucket: config.FILES_URL !== '',
    relyingParty: accounts.outside,
    mailer,
    payments: payments.provider,
    model,
    ratesUrl: config.RATES_URL,
  })
  const stores = {
    providers: new Map(storeProviders.map((provider) => [provider.name, provider])),
    vault: createStoreVault(deriveKey(secretsKey, 'store access')),
    consentKey: deriveKey(secretsKey, 'store consent'),
    publicUrl: config.publicUrl,
    visitor: accounts.visitor,
    wakeJobs: () => void running.stores?.wake(),
    log: fastify.log,
    turnMs: parts.storeTurnMs,
  }
  const webhooks = {
    vault: createWebhookVault(deriveKey(secretsKey, 'webhooks')),
    outgoing: watching.outgoing(wall, 'webhook'),
    mayAskLoopback: outgoing?.mayAskLoopback ?? false,
    wakeJobs: wakeWebhooks,
    log: fastify.log,
    turnMs: parts.storeTurnMs,
  }
  const cardKey = deriveKey(secretsKey, 'card payments')
  const cards = createCards({ ...lent, key: cardKey, tell: orderCardMail, languageOf: ownLanguage })
  const storeData = createUserData(dataAccess, live, referenceRates)
  const access = { ...stores, data: storeData }
  accounts.mount(routes, {
    live,
    storage,
    readyToLeave: async (caller) => {
      const leaveStores = await readyToLeave(access, caller, fastify.log)
      const userId = await storeData.accountOf(caller)
      const leaveCards = await readyToLeaveCards(cards, userId)
      return async () => {
        payments.wakeJobs()
        await Promise.all([leaveStores(), leaveCards()])
      }
    },
  })
  mountProduct(routes, {
    dataAccess,
    health,
    live,
    watch: createSessionWatch(dataAccess),
    files,
    pdfWorkers,
    calendarWorkers,
    ratesRefresh: config.RATES_URL !== '',
    site: { chatFrame: chatFrameOf(config.chat), parentOrigins: config.parentOrigins },
    mail: { pdfs, toOutbox: mailer.outbox !== undefined, hasLocalLinks: isLoopbackUrl(config.publicUrl), wakeJobs },
    model,
    dailyTokens: Number(config.MODEL_DAILY_TOKENS),
    stores,
    webhooks,
    payments,
    cards,
    settings: config,
  })
  const { resendVerification } = accounts
  const cancelPlan = (userId: string) => cancelPlanOf(payments, userId)
  mountAdministration(routes, { dataAccess, quotaBytes: config.quotaBytes, cancelPlan, resendVerification })
  registerMcp(fastify, {
    tools: toolDepsOf(createUserData(dataAccess, live, referenceRates)),
    authenticate: accounts.authenticate,
    letIn: limitKeys.letIn,
    publicUrl: config.publicUrl,
    version: VERSION,
  })
  registerPublicLists(fastify, { dataAccess, ...printDeps(files, pdfWorkers) })
  const documents = { dataAccess, live, printDocument: pdfs.printDocument, visitor: accounts.visitor }
  registerPublicDocuments(fastify, { ...documents, cards: publicCards(cards), publicUrl: config.publicUrl })
  mountSiteFiles(routes, config.publicUrl)
  mountMetrics(
    routes,
    config,
    measuring.reader(dataAccess, () => database.load()),
  )
  const neighbours = { parents: config.parentOrigins, frame: config.chat?.frameOrigin }
  registerInfoPages(fastify, {
    policy: pagePolicy({ ...neighbours, parents: [] }),
    chatFrame: chatFrameOf(config.chat),
    dataAccess,
    publicUrl: config.publicUrl,
    operator: { name: config.OPERATOR_NAME, address: config.OPERATOR_ADDRESS, email: config.OPERATOR_EMAIL.trim() },
    canMail: mailer.outbox === undefined,
    contactKey: deriveKey(secretsKey, 'contact form'),
    hasSession: (request) => credentials.cookies.session(request) !== undefined,
    wakeJobs,
  })
  if (config.chat) registerChatFrame(fastify, config.chat, config.publicUrl)
  const noticeKey = deriveKey(secretsKey, 'mail: unsubscribe')
  registerUnsubscribe(fastify, {
    dataAccess,
    live,
    key: noticeKey,
    page: publicPage,
    protection: protection('self'),
    onFailure: answerFailure,
  })
  registerCalendarFeed(fastify, dataAccess)
  if (webFolder) await serveSite(fastify, webFolder, pagePolicy(neighbours))
  else fastify.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('no-such-route')))
  const stopHousekeeping = startHousekeeping(dataAccess, fastify.log)
  const stopScheduledPrices = startScheduledPrices({ dataAccess, live, log: fastify.log })
  running.jobs = startJobs(
    dataAccess,
    watching.jobs({
      ...productJobs(dataAccess, config),
      ...fileJobs(dataAccess, storage, fastify.log),
      ...paymentJobs(payments, fastify.log),
      ...cardJobs(cards),
      ...contactJobs(dataAccess, mailer, config.OPERATOR_EMAIL.trim()),
      ...invitationJobs({
        dataAccess,
        mailer,
        invitationKey: invitationKeyOf(secretsKey),
        publicUrl: config.publicUrl,
        log: fastify.log,
      }),
      ...healthJobs(dataAccess, health),
      ...expiredDraftJobs(dataAccess, live, fastify.log),
      ...eventReminderJobs({
        dataAccess,
        mailer,
        calendarWorkers,
        publicUrl: config.publicUrl,
        log: fastify.log,
        wakeJobs,
      }),
      ...mailJobs({ dataAccess, live, mailer, pdfs, publicUrl: config.publicUrl, log: fastify.log, wakeJobs }),
      ...noticeJobs({
        dataAccess,
        mailer,
        key: noticeKey,
        publicUrl: config.publicUrl,
        log: fastify.log,
        belowFloor: (tx, most) => findProducts(tx, { problem: 'belowFloor' }, most),
      }),
    }),
    fastify.log,
  )
  running.stores = startJobs(dataAccess, watching.jobs(jobsOfStores(storeData, stores, files)), fastify.log)
  running.webhooks = startJobs(
    dataAccess,
    watching.jobs(webhookJobs({ data: storeData, ...webhooks })),
    fastify.log,
    WEBHOOKS_AT_ONCE,
  )
  return {
    fastify,
    routes,
    health,
    jobs: running.jobs,
    storeJobs: running.stores,
    webhookJobs: running.webhooks,
    close: async () => {
      stopHousekeeping()
      // Requests that run may still need the workers.
      await Promise.all([
        fastify.close(),
        stopScheduledPrices(),
        running.jobs?.stop(),
        running.stores?.stop(),
        running.webhooks?.stop(),
      ])
      await refusedCalls.close()
      await pdfWorkers.close()
      await calendarWorkers.close()
      await watching.stop()
    },
  }
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Refusal {
  return new Refusal('too-many-requests', { seconds: Math.ceil(ttl / 1000) })
}
