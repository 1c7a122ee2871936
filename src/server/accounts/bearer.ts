import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { BEARER_SECONDS } from '#contract/sign-in.ts'
import { sharedNow } from '../kit/clock.ts'

const TIME_BYTES = 6

/** The bearer that a request carries: of a page, or a personal token. */
export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** A bearer and the moment at which it ends, in epoch milliseconds. */
export interface Bearer {
  readonly token: string
  readonly expiresAt: number
}

/** Issues and checks the bearer that pages send beside the cookie: it names no session but fits only one. */
export interface Bearers {
  issue(sessionHash: Buffer): Bearer
  fits(token: string, sessionHash: Buffer): boolean
}

/** Bearers signed with a key; nothing is stored, because their session is looked up at every call. */
export function createBearers(key: Buffer, now: () => number = sharedNow): Bearers {
  const proof = (time: Buffer, sessionHash: Buffer): Buffer =>
    createHmac('sha256', key).update('api').update(time).update(sessionHash).digest()
  return {
    issue(sessionHash) {
      const expiresAt = now() + BEARER_SECONDS * 1000
      const time = Buffer.alloc(TIME_BYTES)
      time.writeUIntBE(expiresAt, 0, TIME_BYTES)
      return { expiresAt, token: Buffer.concat([time, proof(time, sessionHash)]).toString('base64url') }
    },
    fits(token, sessionHash) {
      const bytes = Buffer.from(token, 'base64url')
      const time = bytes.subarray(0, TIME_BYTES)
      const given = bytes.subarray(TIME_BYTES)
      const expected = proof(time, sessionHash)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
      return time.readUIntBE(0, TIME_BYTES) > now()
    },
  }
}
