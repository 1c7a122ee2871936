import type { FastifyRequest } from 'fastify'
import { addressKey } from '../kit/http/address-key.ts'
import type { Caller } from '../kit/http/mount.ts'
import { parseApiToken } from './api-tokens.ts'
import { type Bearers, bearerOf, createBearers } from './bearer.ts'
import { type Cookies, createCookies } from './cookies.ts'
import { deriveKey, hashOf } from './secrets.ts'

/** Remembered sessions and tokens; the one unused for longest is forgotten first. */
const MOST_KNOWN = 10_000

/** How browsers prove their session. */
export interface Credentials {
  readonly cookies: Cookies
  readonly bearers: Bearers
}

/** The credentials of the pages at an address. */
export function createCredentials(publicUrl: string, secretsKey: Buffer): Credentials {
  return {
    cookies: createCookies(publicUrl.startsWith('https:')),
    bearers: createBearers(deriveKey(secretsKey, 'bearer')),
  }
}

/** The keys by which calls are counted (OPS-09). */
export interface LimitKeys {
  /** The session or token of a request if it is known to be valid, else its address: invented tokens count for nobody. */
  keyOf: (request: FastifyRequest) => string
  /** A caller was let in: from now on its session or token counts by itself. */
  letIn: (caller: Pick<Caller, 'actor'>) => void
}

/** A fitting bearer proves its session without a look-up; a cookie alone and a token count once the database has let them in. */
export function createLimitKeys({ cookies, bearers }: Credentials): LimitKeys {
  const known = new Set<string>()
  const tokenKey = (bearer: string | undefined): string | undefined => {
    if (bearer === undefined || !parseApiToken(bearer)) return undefined
    const key = keyOfActor('token', hashOf(bearer))
    return known.has(key) ? key : undefined
  }
  const sessionKey = (request: FastifyRequest, bearer: string | undefined): string | undefined => {
    const secret = cookies.session(request)
    if (secret === undefined) return undefined
    const hash = hashOf(secret)
    const key = keyOfActor('session', hash)
    return known.has(key) || (bearer !== undefined && bearers.fits(bearer, hash)) ? key : undefined
  }
  return {
    keyOf(request) {
      const bearer = bearerOf(request)
      return tokenKey(bearer) ?? sessionKey(request, bearer) ?? `address ${addressKey(request.ip)}`
    },
    letIn({ actor }) {
      if (actor.kind === 'user') return
      const key = keyOfActor(actor.kind, actor.hash)
      known.delete(key)
      known.add(key)
      const [oldest] = known
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
    },
  }
}

function keyOfActor(kind: 'session' | 'token', hash: Buffer): string {
  return `${kind} ${hash.toString('base64url')}`
}
