import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecret } from './link-secret.ts'

/** As long as a page of payment and its confirmation may take. */
const KEPT_SECONDS = 24 * 3_600
const NAME = 'invoice'

/**
 * Keeps the way back to an invoice in the browser that came from it, for the page of its payment alone: no other page is sent it, and neither
 * the provider nor whoever is given the address of the payment learns it (DOC-14).
 */
export function keepWayBack(reply: FastifyReply, checkoutId: string, secret: string, isSecure: boolean): void {
  const path = `/pay/${checkoutId}`
  void reply.setCookie(NAME, secret, { path, httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: KEPT_SECONDS })
}

/** The secret of the link that this browser came by; undefined for everybody else. */
export function wayBackOf({ cookies }: FastifyRequest): string | undefined {
  const secret = cookies[NAME]
  return secret !== undefined && isSecret(secret) ? secret : undefined
}
