import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CALLBACK_PATH, SIGN_IN_PATH } from '#contract/sign-in.ts'
import { loginHref, safeNext, screenHref } from '#contract/screens.ts'
import {
  CLIENT_REFUSED,
  type ProviderIdentity,
  type RelyingParty,
  SignInFailed,
} from '../integrations/oidc/relying-party.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import { type AdminRule, admit } from './account-store.ts'
import type { Cookies } from './cookies.ts'
import type { KnownDevices } from './known-devices.ts'
import type { LimitKeys } from './limit-key.ts'
import { exportTicket } from './data/suspended-export.ts'
import { answerFailure } from './pages/failure.ts'
import { sendPage, STYLE_PATH } from './pages/layout.ts'
import { problemPage, type SignInProblem, suspendedPage } from './pages/sign-in-pages.ts'
import { PAGE_STYLE } from './pages/style.ts'
import { quietLevel } from './quiet-level.ts'
import { hashOf, seal } from './secrets.ts'
import { SESSION_SECONDS } from './sessions.ts'
import { openTransaction, sealTransaction, type Transaction, TRANSACTION_SECONDS } from './transaction.ts'
import type { Who } from './who.ts'

/** The deps of the sign-in pages. */
export interface SignInParts {
  readonly dataAccess: DataAccess
  readonly who: Who
  readonly cookies: Cookies
  readonly relyingParty: RelyingParty
  /** The name under which identities of this provider are stored; absent means its issuer. */
  readonly storedIssuer?: string
  readonly adminRule: AdminRule
  readonly devices: KnownDevices
  /** Sends at once what the owner of the account is told. */
  readonly wakeJobs: () => void
  readonly transactionKey: Buffer
  readonly idTokenKey: Buffer
  /** Seals what lets a suspended person download their data. */
  readonly exportKey: Buffer
  readonly publicUrl: string
  /** Whom a suspended person asks; empty for an administrator. */
  readonly operatorEmail: string
  /** Notes the session of a sign-in, and finds by whom a call counts. */
  readonly letIn: LimitKeys['letIn']
  readonly limitKey: (request: FastifyRequest) => Promise<string>
}

const CALLS_A_MINUTE = 60

/** Registers the pages that begin and finish a sign-in; they redirect browsers and are no JSON calls. */
export function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  // The address of the callback carries a code that must not stand in a log.
  const options = {
    exposeHeadRoute: false,
    logLevel: quietLevel(app),
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      void answerFailure(error, request, reply),
    config: { rateLimit: { max: CALLS_A_MINUTE, keyGenerator: parts.limitKey } },
  }
  app.get(SIGN_IN_PATH, options, (request, reply) => begin(parts, request, reply))
  app.get(CALLBACK_PATH, options, (request, reply) => finish(parts, request, reply))
  app.get(STYLE_PATH, { config: { rateLimit: false } }, (_request, reply) =>
    reply.headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }).send(PAGE_STYLE),
  )
}

async function begin(parts: SignInParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const query = request.query as Readonly<Record<string, unknown>>
  const next = safeNext(query['next']) ?? null
  const registering = query['registration'] === '1'
  const confirming = query['prompt'] === 'login'
  const loginHint = confirming ? await presentEmail(parts, request) : undefined
  try {
    const { url, checks } = await parts.relyingParty.begin({ confirm: confirming, register: registering, loginHint })
    const sealed = sealTransaction(parts.transactionKey, { ...checks, next, registering, confirming })
    parts.cookies.keepTransaction(reply, sealed, TRANSACTION_SECONDS)
    return await reply.redirect(url, 303)
  } catch (error) {
    return fail(request, reply, error, next)
  }
}

/** The e-mail of the sign-in to confirm, so that the person need not type it. */
async function presentEmail({ cookies, who }: SignInParts, request: FastifyRequest): Promise<string | undefined> {
  const secret = cookies.session(request)
  if (secret === undefined) return undefined
  const known = await who.describe({ kind: 'session', hash: hashOf(secret), members: 'read' }).catch(() => undefined)
  return known?.email
}

async function finish(parts: SignInParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const transaction = openTransaction(parts.transactionKey, parts.cookies.transaction(request))
  parts.cookies.dropTransaction(reply)
  if (!transaction) return showProblem(reply, 'expired', null)
  try {
    const returned = new URL(request.url, parts.publicUrl)
    const identity = await parts.relyingParty.finish(returned, transaction, transaction.confirming)
    return await arrive(parts, request, reply, identity, transaction)
  } catch (error) {
    return fail(request, reply, error, transaction.next)
  }
}

async function arrive(
  parts: SignInParts,
  request: FastifyRequest,
  reply: FastifyReply,
  identity: ProviderIdentity,
  transaction: Transaction,
): Promise<FastifyReply> {
  const former = parts.cookies.session(request)
  const admission = await admit(
    parts.dataAccess,
    {
      ...identity,
      issuer: parts.storedIssuer ?? identity.issuer,
      idToken: seal(parts.idTokenKey, identity.idToken),
    },
    {
      ip: request.ip,
      userAgent: request.headers['user-agent'],
      formerHash: former === undefined ? undefined : hashOf(former),
      knows: (userId) => parts.devices.knows(request, userId),
    },
    parts.adminRule,
  )
  if (admission.suspended) {
    parts.cookies.dropSession(reply)
    const contact = parts.operatorEmail || admission.administrator
    const ticket = exportTicket(parts.exportKey, admission.userId)
    return sendPage(reply, suspendedPage({ reason: admission.reason, contact, ticket }), 403)
  }
  parts.wakeJobs()
  parts.devices.remember(request, reply, admission.userId)
  parts.cookies.keepSession(reply, admission.secret, SESSION_SECONDS)
  parts.letIn({ actor: { kind: 'session', hash: hashOf(admission.secret) } })
  return reply.redirect(destination(transaction), 303)
}

/** A registration is completed on its own page, which takes its flags away (AUTH-09). */
function destination({ next, registering }: Transaction): string {
  if (registering) return screenHref('sign-up', { registered: '1', next: next ?? undefined })
  return safeNext(next) ?? screenHref('home')
}

function fail(request: FastifyRequest, reply: FastifyReply, error: unknown, next: string | null): FastifyReply {
  if (!(error instanceof SignInFailed)) throw error
  if (error.reason === 'cancelled') return reply.redirect(loginHref(next ?? '/'), 303)
  const remedy = error.reason === 'misconfigured' ? `: ${CLIENT_REFUSED}` : ''
  request.log.warn({ reason: error.reason, cause: error.message }, `sign-in failed${remedy}`)
  return showProblem(reply, error.reason, next)
}

function showProblem(reply: FastifyReply, problem: SignInProblem, next: string | null): FastifyReply {
  const { page, status } = problemPage(problem, next)
  return sendPage(reply, page, status)
}
