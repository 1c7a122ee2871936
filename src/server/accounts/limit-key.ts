import type { FastifyRequest } from 'fastify'
import { addressKey } from '../kit/http/address-key.ts'
import type { Caller } from '../kit/http/mount.ts'
import { parseApiToken } from './api-tokens.ts'
import { type Bearers, bearerOf, createBearers } from './bearer.ts'
import { type Cookies, createCookies } from './cookies.ts'
import { deriveKey, hashOf } from './secrets.ts'

/** Remembered valid tokens; the one unused for longest is forgotten first. */
const MOST_TOKENS = 10_000

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
  /** A caller was let in: from now on its token counts by itself. */
  letIn: (caller: Caller) => void
}

/** A fitting bearer proves its session without a look-up; a token counts once the database has let it in. */
export function createLimitKeys({ cookies, bearers }: Credentials): LimitKeys {
  const tokens = new Set<string>()
  const sessionKey = (request: FastifyRequest, bearer: string): string | undefined => {
    const secret = cookies.session(request)
    const hash = secret === undefined ? undefined : hashOf(secret)
    return hash && bearers.fits(bearer, hash) ? `session ${hash.toString('base64url')}` : undefined
  }
  const tokenKey = (bearer: string): string | undefined => {
    const key = hashOf(bearer).toString('base64url')
    return tokens.has(key) ? `token ${key}` : undefined
  }
  return {
    keyOf(request) {
      const bearer = bearerOf(request)
      const known = bearer && (parseApiToken(bearer) ? tokenKey(bearer) : sessionKey(request, bearer))
      return known || `address ${addressKey(request.ip)}`
    },
    letIn({ actor }) {
      if (actor.kind !== 'token') return
      const key = actor.hash.toString('base64url')
      tokens.delete(key)
      tokens.add(key)
      const [oldest] = tokens
      if (tokens.size > MOST_TOKENS && oldest !== undefined) tokens.delete(oldest)
    },
  }
}
