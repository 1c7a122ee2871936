import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'known_device'
/** Accounts that one browser remembers, for people who share it. */
const MOST = 5
const SECONDS = 400 * 86_400
const SEPARATOR = '.'

/** Tells browsers in which an account signed in before from new ones, whoever the identity provider is (PAGE-06). */
export interface KnownDevices {
  /** Whether the browser of a request has signed in to the account before. */
  knows(request: FastifyRequest, userId: string): boolean
  /** Marks the browser, beside the accounts that it knows already. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: string): void
}

/** A browser keeps proofs that only the server can make; they let nobody in, and outlive a sign-out. */
export function createKnownDevices(key: Buffer, isHttps: boolean): KnownDevices {
  const name = `${isHttps ? '__Host-' : ''}${NAME}`
  const proofOf = (userId: string): string => createHmac('sha256', key).update(userId).digest('base64url')
  const brought = (request: FastifyRequest): readonly string[] =>
    (request.cookies[name] ?? '').split(SEPARATOR, MOST).filter((each) => each !== '')
  return {
    knows(request, userId) {
      const proof = Buffer.from(proofOf(userId))
      return brought(request).some((each) => isSame(Buffer.from(each), proof))
    },
    remember(request, reply, userId) {
      const proof = proofOf(userId)
      const all = [proof, ...brought(request).filter((each) => each !== proof)].slice(0, MOST)
      const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: SECONDS } as const
      reply.setCookie(name, all.join(SEPARATOR), options)
    },
  }
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
