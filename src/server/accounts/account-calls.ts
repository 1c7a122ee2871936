import * as calls from '#contract/endpoints/accounts.ts'
import { Refusal } from '#contract/refusal.ts'
import type { RelyingParty } from '../integrations/oidc/relying-party.ts'
import type { Statement } from '../kit/database/database.ts'
import { type Actor, type DataAccess, EntryRefused } from '../kit/database/data-access.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import { eventOf, sourceOf } from '../kit/security-events.ts'
import { securityMail } from '../kit/security-mails.ts'
import type { UserData } from '../kit/user-data.ts'
import { accountMessages } from './account-messages.ts'
import type { ApiTokens } from './api-tokens.ts'
import type { Bearers } from './bearer.ts'
import type { Cookies } from './cookies.ts'
import { mountSecurityEvents } from './event-calls.ts'
import { initializeUser } from './initialize-user.ts'
import { requireOwnPage } from './same-origin.ts'
import { hashOf, unseal } from './secrets.ts'
import type { LimitKeys } from './limit-key.ts'
import { SESSION_SECONDS, type Sessions } from './sessions.ts'
import { renew } from './team/entering.ts'
import type { Who } from './who.ts'

/** The deps of these calls. */
export interface AccountParts {
  readonly data: UserData
  readonly dataAccess: DataAccess
  readonly who: Who
  readonly cookies: Cookies
  readonly bearers: Bearers
  readonly letIn: LimitKeys['letIn']
  readonly sessions: Sessions
  /** Adds to the record of security events, and to the mails about them. */
  readonly record: (event: Statement) => Promise<unknown>
  readonly wakeJobs: () => void
  readonly tokens: ApiTokens
  readonly relyingParty: RelyingParty
  readonly idTokenKey: Buffer
  readonly publicUrl: string
}

/** Mounts the calls about the caller: who, bearer, sign-out, sessions and API tokens. */
export function mountAccountCalls(routes: Routes, parts: AccountParts): void {
  mountSession(routes, parts)
  mountSignOut(routes, parts)
  mountSessions(routes, parts)
  mountTokens(routes, parts)
  mountSecurityEvents(routes, parts.data)
}

function mountSession(
  routes: Routes,
  { who, data, dataAccess, cookies, bearers, letIn, publicUrl }: AccountParts,
): void {
  const open = async (hash: Buffer, known?: calls.SignedInAnswer) => {
    const user = known ?? (await who.describe(inMembers(hash)))
    letIn({ actor: { kind: 'session', hash } })
    const { token, expiresAt } = bearers.issue(hash)
    return { token, expiresAt: new Date(expiresAt).toISOString(), user, revoked: false } as const
  }
  routes.mount(calls.whoAmI, ({ caller }) => who.describe(caller.actor))
  routes.mount(calls.initializeMe, async ({ caller }) => {
    await initializeUser(data, caller, await who.describe(caller.actor))
    return who.describe(caller.actor)
  })
  routes.mountPublic(calls.bearerToken, async ({ request, reply }): Promise<calls.BearerAnswer> => {
    requireOwnPage(request, new URL(publicUrl).origin)
    const secret = cookies.session(request)
    const hash = secret === undefined ? undefined : hashOf(secret)
    const found = hash && (await who.describe(inMembers(hash)).catch(unlessEnded))
    const renewed = hash && found === 'membership-ended' ? await renew(dataAccess, hash) : undefined
    if (renewed) {
      cookies.keepSession(reply, renewed.secret, SESSION_SECONDS)
      return { ...(await open(hashOf(renewed.secret))), ...(renewed.ended ? { ended: renewed.ended } : {}) }
    }
    const user = found === 'membership-ended' ? undefined : found
    // The cookie stays until the page has wiped the device and signs out: without it, the next page would not know that the session
    // was revoked.
    if (user === 'revoked') return { token: null, expiresAt: null, user: null, revoked: true }
    if (!hash || !user) {
      if (secret !== undefined) cookies.dropSession(reply)
      return { token: null, expiresAt: null, user: null, revoked: false }
    }
    return open(hash, user)
  })
}

/** The session may be one in which somebody works in the account of another. */
function inMembers(hash: Buffer): Actor {
  return { kind: 'session', hash, members: 'read' }
}

function unlessEnded(error: unknown): 'revoked' | 'membership-ended' | undefined {
  if (error instanceof EntryRefused && error.reason === 'revoked-session') return 'revoked'
  if (error instanceof EntryRefused && error.reason === 'membership-ended') return error.reason
  if (error instanceof EntryRefused && error.reason === 'no-session') return undefined
  throw error
}

/**
 * Signing out needs only the cookie, so that it works whatever the state of the bearer. `Clear-Site-Data` names the cache only:
 * "cookies" would sign people out of other programs on this host, and "storage" would remove the theme, which stays (AUTH-11); the page
 * wipes the user's data itself.
 */
function mountSignOut(
  routes: Routes,
  { record, cookies, sessions, relyingParty, idTokenKey, publicUrl }: AccountParts,
): void {
  const home = new URL('/', publicUrl).href
  routes.mountPublic(calls.signOut, async ({ request, reply }) => {
    requireOwnPage(request, new URL(publicUrl).origin)
    const secret = cookies.session(request)
    const ended = secret === undefined ? undefined : await sessions.end(hashOf(secret))
    if (ended?.userId) await record(eventOf(ended.userId, { kind: 'sign-out', ...sourceOf(request) }))
    cookies.dropSession(reply)
    reply.header('clear-site-data', '"cache"')
    if (!ended) return { endSessionUrl: null }
    const idToken = ended.idToken === null ? undefined : unseal(idTokenKey, ended.idToken)
    const url = await relyingParty.endSessionUrl(idToken ?? null, home).catch(() => undefined)
    return { endSessionUrl: url ?? null }
  })
}

function mountSessions(routes: Routes, { record, who, cookies, sessions }: AccountParts): void {
  routes.mount(calls.listSessions, async ({ caller }) => ({
    items: await sessions.list(await who.userOf(caller.actor), currentHash(caller)),
  }))
  routes.mount(calls.revokeSession, async ({ caller, params, request }) => {
    const userId = await who.userOf(caller.actor)
    const known = await sessions.revoke(userId, params.id)
    if (!known) throw new Refusal('no-such-row', { message: accountMessages.noSession(params.id) })
    await record(eventOf(userId, { kind: 'session-revoked', ...sourceOf(request) }))
  })
  routes.mount(calls.revokeSessions, async ({ caller, query, request, reply }) => {
    const keepsCurrent = query.except === 'current'
    const userId = await who.userOf(caller.actor)
    await sessions.revokeAll(userId, keepsCurrent ? currentHash(caller) : undefined)
    await record(eventOf(userId, { kind: 'session-revoked', ...sourceOf(request) }))
    if (!keepsCurrent) cookies.dropSession(reply)
  })
}

function mountTokens(routes: Routes, { record, wakeJobs, who, tokens }: AccountParts): void {
  routes.mount(calls.listTokens, async ({ caller }) => ({ items: await tokens.list(await who.userOf(caller.actor)) }))
  routes.mount(calls.createToken, async ({ caller, body, request }) => {
    const userId = await who.userOf(caller.actor)
    const made = await tokens.create(userId, body)
    const source = sourceOf(request)
    await record(eventOf(userId, { kind: 'token-made', detail: body.name, ...source }))
    await record(securityMail(userId, { kind: 'new-token', source, name: body.name, scope: body.scope }))
    wakeJobs()
    return made
  })
  routes.mount(calls.revokeToken, async ({ caller, params, request }) => {
    const userId = await who.userOf(caller.actor)
    const name = await tokens.revoke(userId, params.id)
    if (name === undefined) throw new Refusal('no-such-row', { message: accountMessages.noToken(params.id) })
    await record(eventOf(userId, { kind: 'token-revoked', detail: name, ...sourceOf(request) }))
  })
}

function currentHash({ actor }: Caller): Buffer {
  if (actor.kind !== 'session') throw new Refusal('token-not-allowed')
  return actor.hash
}
