import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { FRESH_SECONDS } from '#contract/sign-in.ts'
import { Refusal } from '#contract/refusal.ts'
import type { DataAccess } from '../kit/database/data-access.ts'
import type { Authenticate, Caller } from '../kit/http/mount.ts'
import { parseApiToken } from './api-tokens.ts'
import { bearerOf, type Bearers } from './bearer.ts'
import type { Cookies } from './cookies.ts'
import { refuseOtherSites } from './same-origin.ts'
import { hashOf } from './secrets.ts'

interface Parts {
  readonly dataAccess: DataAccess
  readonly cookies: Cookies
  readonly bearers: Bearers
  /** The origin of our own pages. */
  readonly origin: string
  /** GET endpoints for pictures and downloads, which cannot send a bearer: the cookie is enough. */
  readonly byCookieAlone?: ReadonlySet<string>
}

/**
 * Finds out who calls (AUTH-10). A page sends cookie and bearer, which must fit; a program sends a personal token and no cookie. Data
 * access checks in the transaction of the work whether the session or token is still valid.
 */
export function createAuthenticate(parts: Parts): Authenticate {
  return (request, endpoint) => {
    refuseOtherSites(request, parts.origin)
    const caller = callerOf(parts, request, endpoint)
    return caller?.actor.kind === 'session' && (endpoint.fresh || endpoint.access === 'admin')
      ? requireStanding(parts.dataAccess, caller, caller.actor, endpoint)
      : caller
  }
}

function callerOf(
  { cookies, bearers, byCookieAlone }: Parts,
  request: FastifyRequest,
  endpoint: AnyEndpoint,
): Caller | null {
  const secret = cookies.session(request)
  const bearer = bearerOf(request)
  if (bearer?.startsWith('pk_')) {
    if (secret !== undefined) throw new Refusal('session-mismatch')
    return tokenCaller(bearer, endpoint)
  }
  if (secret === undefined) return null
  const hash = hashOf(secret)
  const session: Caller = { actor: { kind: 'session', hash, members: endpoint.members }, name: 'user' }
  if (bearer === undefined) {
    return endpoint.method === 'GET' && byCookieAlone?.has(endpoint.id) === true ? session : null
  }
  if (!bearers.fits(bearer, hash)) throw new Refusal('session-mismatch')
  return session
}

function tokenCaller(bearer: string, { access, scope }: AnyEndpoint): Caller | null {
  const token = parseApiToken(bearer)
  if (!token) return null
  if (access !== 'user') throw new Refusal('token-not-allowed')
  return { actor: { kind: 'token', hash: hashOf(bearer), scope }, name: `token:${token.id}` }
}

type SessionActor = Extract<Caller['actor'], { readonly kind: 'session' }>

/** Others than administrators are refused before they are read (NAV-06); data access looks again in the transaction. */
async function requireStanding(
  dataAccess: DataAccess,
  caller: Caller,
  actor: SessionActor,
  { access, fresh, members }: AnyEndpoint,
): Promise<Caller> {
  const [answer] = await dataAccess.asSystemBatch([
    {
      name: 'accounts:fresh',
      text: `select auth_time > now() - make_interval(secs => $2) as "isFresh", revoked_at is not null as "isRevoked",
          person_id is not null as "isOfMember",
          person_id is null and (select role = 'admin' or suspended from account where account.id = user_id) as "mayAdminister"
        from session where hash = $1 and (revoked_at is not null or least(expires_at, idle_expires_at) > now())`,
      values: [actor.hash, FRESH_SECONDS],
    },
  ])
  const session = answer?.rows[0]
  if (!session) throw new Refusal('not-signed-in')
  if (session['isRevoked'] === true) throw new Refusal('session-revoked')
  if (access === 'admin' && session['mayAdminister'] !== true) throw new Refusal('admin-only')
  // A newer sign-in would change nothing; data access finds out whether the person is still a member.
  if (session['isOfMember'] === true && members === undefined) return caller
  if (fresh && session['isFresh'] !== true) throw new Refusal('not-fresh')
  return caller
}
