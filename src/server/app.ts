import { constants } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { CALLBACK_PATH, SIGN_IN_PATH } from '#contract/sign-in.ts'
import { Refusal } from '#contract/messages.ts'
import type { Config } from './config.ts'
import { STYLE_PATH } from './accounts/pages/layout.ts'
import { deriveKey, loadSecretsKey } from './accounts/secrets.ts'
import { registerAccounts } from './accounts/routes.ts'
import { createSessionWatch } from './accounts/session-watch.ts'
import { brokenRequests } from './broken-requests.ts'
import { acceptEmptyBodies } from './empty-bodies.ts'
import { requireDeclarations } from './declared-routes.ts'
import type { Database } from './kit/database/database.ts'
import { createDoors } from './kit/database/doors.ts'
import { handleErrors } from './kit/http/errors.ts'
import { protectAnswers } from './kit/http/headers.ts'
import { Routes } from './kit/http/mount.ts'
import { problem, sendProblem } from './kit/http/problems.ts'
import { type Jobs, startJobs } from './kit/jobs/jobs.ts'
import { createLive, type Live } from './kit/live.ts'
import { createMailer } from './integrations/mail/mailer.ts'
import { mailJobs } from './mail/jobs.ts'
import { createMailPapers } from './mail-papers.ts'
import { startHousekeeping } from './operations/housekeeping.ts'
import { openStorage } from './integrations/storage/open-storage.ts'
import { fileJobs } from './uploads/erase-files.ts'
import { registerPublicDocuments } from './papers/links/public-documents.ts'
import { registerPublicLists } from './papers/links/public-routes.ts'
import { createPress } from './papers/press.ts'
import { mountProduct, paperGround, productJobs } from './product.ts'
import { scheduledPriceJobs } from './price-lists/scheduled-prices.ts'
import { serveSite } from './site/serve.ts'

/** What the server is made of; tests give their own. */
export interface Parts {
  readonly config: Config
  readonly database: Database
  /** Where the built browser files are; absent in tests of the API alone. */
  readonly webFolder?: string
}

const BODY_LIMIT = 1024 * 1024
const MINIMUM_COMPRESSED = 2_048
/** Measured best for pages of rows: as small as higher ones, a tenth of the time. */
const BROTLI_QUALITY = 4

/** Pages under /api: they answer browsers on their way through the sign-in, and are no calls. */
const PAGES = [SIGN_IN_PATH, CALLBACK_PATH, STYLE_PATH]

/** Everything the server is, without a port. */
export interface App {
  readonly fastify: FastifyInstance
  readonly routes: Routes
  readonly jobs: Jobs
  close(): Promise<void>
}

/** Builds the server: every registration stands here, in order. */
export async function buildApp({ config, database, webFolder }: Parts): Promise<App> {
  const fastify = Fastify({
    logger: { level: config.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    // A picture may take 90 s on a slow line (UP-02).
    requestTimeout: 100_000,
    // How long a connection may be silent; live streams beat within it.
    connectionTimeout: 20_000,
    ...brokenRequests,
  })
  const doors = createDoors(database)
  const live = await createLiveHub(database)

  requireDeclarations(fastify, PAGES)
  protectAnswers(fastify, config.publicUrl.startsWith('https:'))
  handleErrors(fastify)
  acceptEmptyBodies(fastify)
  await fastify.register(cookie)
  const perMinute = Number(config.RATE_LIMIT)
  if (perMinute > 0) {
    await fastify.register(rateLimit, { max: perMinute, timeWindow: '1 minute', errorResponseBuilder: tooMany })
  }
  await fastify.register(compress, {
    // Bodies come as they are: what unpacks itself is an attack before it is a convenience.
    globalDecompression: false,
    threshold: MINIMUM_COMPRESSED,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })

  const accounts = await registerAccounts(fastify, { config, doors })
  const routes = new Routes(fastify, accounts.authenticate)
  const storage = openStorage(config)
  accounts.mount(routes, live, storage)
  const files = { storage, quotaBytes: config.quotaBytes }
  const press = createPress()
  const mailer = createMailer(config)
  const papers = createMailPapers(press, deriveKey(await loadSecretsKey(config), 'mail: public links'))
  const running: { jobs?: Jobs } = {}
  const wakeJobs = (): void => void running.jobs?.wake()
  mountProduct(routes, {
    database,
    doors,
    live,
    watch: createSessionWatch(doors),
    files,
    press,
    ratesRefresh: config.RATES_URL !== '',
    mail: { papers, toOutbox: mailer.outbox !== undefined, wakeJobs },
  })
  registerPublicLists(fastify, { doors, ...paperGround(files, press) })
  registerPublicDocuments(fastify, { doors, live, printDocument: papers.printDocument, visitor: accounts.visitor })
  if (webFolder) await serveSite(fastify, webFolder)
  else fastify.setNotFoundHandler((_request, reply) => sendProblem(reply, problem('no-such-route')))
  const stopHousekeeping = startHousekeeping(doors, fastify.log)
  running.jobs = startJobs(
    doors,
    {
      ...productJobs(doors, config),
      ...fileJobs(doors, storage, fastify.log),
      ...scheduledPriceJobs(doors, live, fastify.log),
      ...mailJobs({ doors, live, mailer, papers, publicUrl: config.publicUrl, log: fastify.log, wakeJobs }),
    },
    fastify.log,
  )
  return {
    fastify,
    routes,
    jobs: running.jobs,
    close: async () => {
      stopHousekeeping()
      await running.jobs?.stop()
      await press.close()
      await fastify.close()
    },
  }
}

async function createLiveHub(database: Database): Promise<Live> {
  if (database.engine === 'embedded') return createLive()
  const live = createLive(async (payload) => {
    await database.flight([{ name: 'live:notify', text: `select pg_notify('sync', $1)`, values: [payload] }])
  })
  await database.listen('sync', (payload) => live.receive(payload))
  return live
}

function tooMany(_request: unknown, { ttl }: { ttl: number }): Refusal {
  return new Refusal('too-many-requests', { seconds: Math.ceil(ttl / 1000) })
}
