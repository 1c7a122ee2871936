import * as calls from '#contract/endpoints/accounts.ts'
import { Refusal } from '#contract/messages.ts'
import type { RelyingParty } from '../integrations/oidc/relying-party.ts'
import { EntryRefused } from '../kit/database/doors.ts'
import type { Caller, Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import type { ApiTokens } from './api-tokens.ts'
import type { Bearers } from './bearer.ts'
import type { Cookies } from './cookies.ts'
import { initializeUser } from './initialize-user.ts'
import { requireOwnPage } from './same-origin.ts'
import { hashOf, unseal } from './secrets.ts'
import type { Sessions } from './sessions.ts'
import type { Who } from './who.ts'

/** What the calls of this capability work with. */
export interface AccountParts {
  readonly data: UserData
  readonly who: Who
  readonly cookies: Cookies
  readonly bearers: Bearers
  readonly sessions: Sessions
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
}

function mountSession(routes: Routes, { who, data, cookies, bearers, publicUrl }: AccountParts): void {
  routes.mount(calls.whoAmI, ({ caller }) => who.describe(caller.actor))
  routes.mount(calls.initializeMe, async ({ caller }) => {
    await initializeUser(data, caller, await who.describe(caller.actor))
    return who.describe(caller.actor)
  })
  routes.mountPublic(calls.bearerToken, async ({ request, reply }): Promise<calls.BearerAnswer> => {
    requireOwnPage(request, new URL(publicUrl).origin)
    const secret = cookies.session(request)
    const hash = secret === undefined ? undefined : hashOf(secret)
    const user = hash && (await who.describe({ kind: 'session', hash }).catch(unlessEnded))
    if (!hash || !user) {
      if (secret !== undefined) cookies.dropSession(reply)
      return { token: null, expiresAt: null, user: null }
    }
    const { token, expiresAt } = bearers.issue(hash)
    return { token, expiresAt: new Date(expiresAt).toISOString(), user }
  })
}

function unlessEnded(error: unknown): undefined {
  if (error instanceof EntryRefused && error.reason === 'no-session') return undefined
  throw error
}

/**
 * Signing out needs the cookie alone, so that it works whatever became of the bearer. `Clear-Site-Data` names the cache only:
 * "cookies" would sign people out of their other programs on this host, and "storage" would take the theme, which stays (AUTH-11);
 * the page wipes the user's data itself.
 */
function mountSignOut(routes: Routes, { cookies, sessions, relyingParty, idTokenKey, publicUrl }: AccountParts): void {
  const home = new URL('/', publicUrl).href
  routes.mountPublic(calls.signOut, async ({ request, reply }) => {
    requireOwnPage(request, new URL(publicUrl).origin)
    const secret = cookies.session(request)
    const ended = secret === undefined ? undefined : await sessions.end(hashOf(secret))
    cookies.dropSession(reply)
    reply.header('clear-site-data', '"cache"')
    if (!ended) return { endSessionUrl: null }
    const idToken = ended.idToken === null ? undefined : unseal(idTokenKey, ended.idToken)
    const url = await relyingParty.endSessionUrl(idToken ?? null, home).catch(() => undefined)
    return { endSessionUrl: url ?? null }
  })
}

function mountSessions(routes: Routes, { who, cookies, sessions }: AccountParts): void {
  routes.mount(calls.listSessions, async ({ caller }) => ({
    items: await sessions.list(await who.userOf(caller.actor), currentHash(caller)),
  }))
  routes.mount(calls.revokeSession, async ({ caller, params }) => {
    const known = await sessions.revoke(await who.userOf(caller.actor), params.id)
    if (!known) throw new Refusal('no-such-row', { message: `Session with ID ${params.id} not found` })
  })
  routes.mount(calls.revokeSessions, async ({ caller, query, reply }) => {
    const keepsCurrent = query.except === 'current'
    await sessions.revokeAll(await who.userOf(caller.actor), keepsCurrent ? currentHash(caller) : undefined)
    if (!keepsCurrent) cookies.dropSession(reply)
  })
}

function mountTokens(routes: Routes, { who, tokens }: AccountParts): void {
  routes.mount(calls.listTokens, async ({ caller }) => ({ items: await tokens.list(await who.userOf(caller.actor)) }))
  routes.mount(calls.createToken, async ({ caller, body }) => tokens.create(await who.userOf(caller.actor), body))
  routes.mount(calls.revokeToken, async ({ caller, params }) => {
    const known = await tokens.revoke(await who.userOf(caller.actor), params.id)
    if (!known) throw new Refusal('no-such-row', { message: `API token with ID ${params.id} not found` })
  })
}

function currentHash({ actor }: Caller): Buffer {
  if (actor.kind !== 'session') throw new Refusal('token-not-allowed')
  return actor.hash
}
