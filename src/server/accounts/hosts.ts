import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHAT_FRAME_PATH, CHAT_FRAME_SCRIPT } from '#contract/chat-frame.ts'
import { Refusal } from '#contract/refusal.ts'
import { isLoopbackUrl } from '../kit/loopback-url.ts'

/** The settings that decide under which names the server answers. */
export interface HostSettings {
  readonly publicUrl: string
  readonly loopback: boolean
  /** The live chat, whose page has another name of this server, which answers nothing else (SHELL-02). */
  readonly chat?: { readonly frameOrigin: string } | undefined
}

/** What happens to a request for a host name. */
export type HostVerdict = 'answer' | 'redirect' | 'refuse' | 'unclear'

/** The parts of a request that say where it was sent. */
type HostRequest = Pick<FastifyRequest, 'headers' | 'method' | 'url'> & {
  readonly raw: Pick<IncomingMessage, 'rawHeaders'>
}

const OF_CHAT = new Set([CHAT_FRAME_PATH, CHAT_FRAME_SCRIPT])
/** What watches the process uses the address instead of a name. */
const WATCHING = ['/_healthz', '/metrics']
const ANY_HOST = new Set(WATCHING.flatMap((path) => [path, `/api${path}`, `/routes${path}`]))

/**
 * Judges the host names of requests. Foreign names are refused, because a foreign page may have pointed its name at this computer (DNS
 * rebinding). Other names of this computer serve programs; people are redirected to the name that cookies are for.
 */
export function createHostJudge({ publicUrl, loopback, chat }: HostSettings): (request: HostRequest) => HostVerdict {
  const own = new URL(publicUrl).host
  const ofChat = chat && new URL(chat.frameOrigin).host
  const isLocal = isLoopbackUrl(publicUrl)
  return (request) => {
    const { host = '' } = request.headers
    if (saysMore(request)) return 'unclear'
    if (host.toLowerCase() === own) return 'answer'
    if (ANY_HOST.has(request.url)) return 'answer'
    if (host.toLowerCase() === ofChat && OF_CHAT.has(request.url)) return 'answer'
    if (!loopback || !isLoopbackHost(host)) return 'refuse'
    return isLocal && isVisit(request) ? 'redirect' : 'answer'
  }
}

/** Refuses foreign host names with 421 and requests of several names with 400, and leads visitors by other names of this computer to the printed address. */
export function guardHosts(app: FastifyInstance, settings: HostSettings): void {
  const judge = createHostJudge(settings)
  const { origin } = new URL(settings.publicUrl)
  app.addHook('onRequest', (request, reply, done) => {
    const verdict = judge(request)
    if (verdict === 'unclear') done(new Refusal('malformed-request'))
    else if (verdict === 'refuse') done(new Refusal('wrong-host'))
    else if (verdict === 'redirect') void reply.redirect(origin + request.url, 307)
    else done()
  })
}

/** Whether a request says twice where it goes, by two headers or by a whole address: a proxy may have read the other one. */
function saysMore({ url, raw: { rawHeaders } }: HostRequest): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length > 1 || !url.startsWith('/')
}

function isLoopbackHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`) && isLoopbackUrl(`http://${host}`)
}

function isVisit({ method, headers, url }: HostRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    /^\/(?!(api|routes)\/(?!auth\/(sign-in|callback)))/.test(url) &&
    (headers.accept?.includes('text/html') ?? false)
  )
}
