import type { FastifyRequest } from 'fastify'
import { Refusal } from '#contract/messages.ts'

/** Refuses what another site's page sends. Programs send neither header; browsers cannot leave them out or choose them. */
export function refuseOtherSites(request: FastifyRequest, origin: string): void {
  const site = request.headers['sec-fetch-site']
  const from = request.headers.origin
  if (site === 'cross-site' || (from !== undefined && from !== origin)) throw new Refusal('cross-site')
}

/** For calls that the cookie alone opens: refuses all but our own pages, which always say where they are from. */
export function requireOwnPage(request: FastifyRequest, origin: string): void {
  if (request.headers.origin !== origin) throw new Refusal('cross-site')
  refuseOtherSites(request, origin)
}
