import type { FastifyReply, FastifyRequest } from 'fastify'

/** The two cookies of identity: the session, and the few values that one sign-in under way must remember. */
export interface Cookies {
  session(request: FastifyRequest): string | undefined
  keepSession(reply: FastifyReply, secret: string, seconds: number): void
  dropSession(reply: FastifyReply): void
  transaction(request: FastifyRequest): string | undefined
  keepTransaction(reply: FastifyReply, sealed: string, seconds: number): void
  dropTransaction(reply: FastifyReply): void
}

/** Over https the names bind the cookies to this host; plain http is for loopback alone, where Secure would be refused. */
export function createCookies(https: boolean): Cookies {
  const prefix = https ? '__Host-' : ''
  const session = `${prefix}sid`
  const transaction = `${prefix}tx`
  const options = { path: '/', httpOnly: true, secure: https, sameSite: 'lax' } as const
  return {
    session: (request) => request.cookies[session],
    keepSession: (reply, secret, seconds) => void reply.setCookie(session, secret, { ...options, maxAge: seconds }),
    dropSession: (reply) => void reply.clearCookie(session, options),
    transaction: (request) => request.cookies[transaction],
    keepTransaction: (reply, sealed, seconds) =>
      void reply.setCookie(transaction, sealed, { ...options, maxAge: seconds }),
    dropTransaction: (reply) => void reply.clearCookie(transaction, options),
  }
}
