import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, sendProblem } from '#server/kit/http/problems.ts'
import { answerFailure } from '../pages/failure.ts'
import { quietLevel } from '../quiet-level.ts'
import { requireOwnPage } from '../same-origin.ts'
import { registerAccount } from './account-routes.ts'
import { type Embedded, personOf } from './embedded.ts'
import { registerJoining } from './join-routes.ts'
import { broughtProofs } from './known-browser.ts'
import { registerLinks } from './link-routes.ts'
import { IDENTITY_PATH } from './provider.ts'
import { registerSteps } from './step-routes.ts'

const FORM_LIMIT = 16 * 1024
const CALLS_A_MINUTE = 120
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
/** Headers of proxies: behind one, strangers would look as if they were at this computer. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const

/** Registers the embedded provider and its pages below /identity, for this computer alone (AUTH-03). */
export function registerEmbedded(app: FastifyInstance, embedded: Embedded): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        if (!isFromHere(request)) await sendProblem(reply, problem('no-such-route'))
      })
      await scope.register(async (pages) => registerPages(pages, embedded))
      await scope.register(async (protocol) => registerProtocol(protocol, embedded))
    },
    // Addresses here carry codes and links that must not stand in a log.
    { prefix: IDENTITY_PATH, logLevel: quietLevel(app) },
  )
}

function isFromHere({ ip, headers }: FastifyRequest): boolean {
  return LOOPBACK.has(ip) && FORWARDED.every((name) => headers[name] === undefined)
}

function registerPages(app: FastifyInstance, embedded: Embedded): void {
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply))
  // Of each route, because the refusal of a larger form names the limit of its route.
  app.addHook('onRoute', (route) => void (route.bodyLimit = FORM_LIMIT))
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, new URLSearchParams(String(text))),
  )
  app.addHook('onRequest', async (request) => {
    if (request.method !== 'GET') requireOwnPage(request, new URL(embedded.publicUrl).origin)
  })
  limitCalls(app, embedded)
  registerSteps(app, embedded)
  registerJoining(app, embedded)
  registerLinks(app, embedded)
  registerAccount(app, embedded)
}

/** A limit in the settings of a route would come too late: those are read before a scope's own hooks. */
function limitCalls(app: FastifyInstance, embedded: Embedded, allowList?: (request: FastifyRequest) => boolean): void {
  if (!app.hasDecorator('rateLimit')) return
  const keyGenerator = (request: FastifyRequest): Promise<string> => limitKeyOf(embedded, request)
  const groupId = allowList ? 'identity: protocol' : 'identity: pages'
  app.addHook(
    'onRequest',
    app.rateLimit({ max: CALLS_A_MINUTE, groupId, keyGenerator, ...(allowList && { allowList }) }),
  )
}

/** The server's own calls come past the network (`in-process-fetch.ts`): a crowd must not use up what they may do. */
function isOwnCall({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket)
}

/** Everybody has the address of this computer, so a browser that has signed in before counts by itself. */
async function limitKeyOf({ people }: Embedded, request: FastifyRequest): Promise<string> {
  return (await people.knownIn(broughtProofs(request))) ?? 'strangers'
}

/** All other paths are the provider's own; it reads the body itself. */
function registerProtocol(app: FastifyInstance, embedded: Embedded): void {
  limitCalls(app, embedded, isOwnCall)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.get('/session/end', { exposeHeadRoute: false }, async (request, reply) => {
    // Without a session there is nothing to end, and the provider would say so with an inline script.
    if (!(await personOf(embedded, request, reply))) return reply.redirect('/', 303)
    return hand(embedded, request, reply)
  })
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    handler: (request, reply) => hand(embedded, request, reply),
  })
}

async function hand(embedded: Embedded, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const provider = await embedded.provider()
  const answer = provider.callback()
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  // The provider finds out where it is mounted by comparing the two.
  const raw: IncomingMessage & { originalUrl?: string | undefined } = request.raw
  raw.originalUrl = raw.url
  raw.url = raw.url?.slice(IDENTITY_PATH.length) ?? '/'
  await answer(raw, reply.raw)
  return reply
}
