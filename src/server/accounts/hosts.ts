import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#contract/messages.ts'
import { isLoopbackUrl } from './identity-plan.ts'

/** What decides under which names the server answers. */
export interface HostSettings {
  readonly publicUrl: string
  readonly loopback: boolean
}

/** What is to be done with a request for a host name. */
export type HostVerdict = 'answer' | 'redirect' | 'refuse'

/** Probes of the surroundings come by address. */
const ANY_HOST = new Set(['/_healthz', '/api/_healthz', '/routes/_healthz'])

/**
 * Judges the host name of a request. Foreign names are refused, because a page of theirs may have pointed its name at this
 * computer (DNS rebinding). Other names of this computer serve programs; people are led to the one that cookies are for.
 */
export function judgeHost(
  settings: HostSettings,
  request: Pick<FastifyRequest, 'headers' | 'method' | 'url'>,
): HostVerdict {
  const { host = '' } = request.headers
  const own = new URL(settings.publicUrl)
  if (host.toLowerCase() === own.host) return 'answer'
  if (ANY_HOST.has(request.url)) return 'answer'
  if (!settings.loopback || !isLoopbackHost(host)) return 'refuse'
  return isLoopbackUrl(settings.publicUrl) && isVisit(request) ? 'redirect' : 'answer'
}

/** Refuses foreign host names with 421, and leads visitors by other names of this computer to the printed address. */
export function guardHosts(app: FastifyInstance, settings: HostSettings): void {
  app.addHook('onRequest', async (request, reply) => {
    const verdict = judgeHost(settings, request)
    if (verdict === 'refuse') throw new Refusal('wrong-host')
    if (verdict === 'redirect') await reply.redirect(new URL(settings.publicUrl).origin + request.url, 307)
  })
}

function isLoopbackHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) && isLoopbackUrl(`http://${host}`)
}

function isVisit({ method, headers, url }: Pick<FastifyRequest, 'headers' | 'method' | 'url'>): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    /^\/(?!(api|routes)\/(?!auth\/(sign-in|callback)))/.test(url) &&
    (headers.accept?.includes('text/html') ?? false)
  )
}
