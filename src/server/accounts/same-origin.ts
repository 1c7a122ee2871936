import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/refusal.ts'

/** Refuses requests from other sites' pages. Programs send neither header; browsers cannot omit or forge them. */
export function refuseOtherSites(request: FastifyRequest, origin: string): void {
  const site = request.headers['sec-fetch-site']
  const from = request.headers.origin
  if (site === 'cross-site' || (from !== undefined && from !== origin)) throw new Refusal('cross-site')
}

/** For calls that need only the cookie: refuses all but our own pages, which always state their origin. */
export function requireOwnPage(request: FastifyRequest, origin: string): void {
  if (request.headers.origin !== origin) throw new Refusal('cross-site')
  refuseOtherSites(request, origin)
}
