import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { metricsText } from '#contract/endpoints/diagnostics.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Routes } from '../kit/http/mount.ts'
import { isLoopbackUrl } from '../kit/loopback-url.ts'
import { isLoopback } from '../kit/outgoing-addresses.ts'

/** Who may read the metrics: programs of this computer, who has the token, or nobody. */
export interface MetricsSettings {
  readonly METRICS: '' | 'loopback'
  readonly METRICS_TOKEN: string
}

/** Whether metrics are kept at all. */
export function areMetricsOn({ METRICS, METRICS_TOKEN }: MetricsSettings): boolean {
  return METRICS !== '' || METRICS_TOKEN !== ''
}

/** Mounts the text that Prometheus reads (DIAG-07); without `read` there is nothing at its address. */
export function mountMetrics(routes: Routes, settings: MetricsSettings, read?: () => Promise<string>): void {
  routes.mountPublic(metricsText, async ({ request, reply }) => {
    if (!read) throw new Refusal('no-such-route')
    if (!hasToken(request, settings) && !isOfThisComputer(request, settings)) throw new Refusal('not-signed-in')
    void reply.header('cache-control', 'no-store')
    return read()
  })
}

function hasToken({ headers }: FastifyRequest, { METRICS_TOKEN }: MetricsSettings): boolean {
  const given = /^Bearer (\S{1,500})$/.exec(headers.authorization ?? '')?.[1]
  return METRICS_TOKEN !== '' && given !== undefined && timingSafeEqual(hashOf(given), hashOf(METRICS_TOKEN))
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const

/** What a proxy on this computer passes on comes from elsewhere, and a page that points its name here has that name. */
function isOfThisComputer({ headers, socket }: FastifyRequest, { METRICS }: MetricsSettings): boolean {
  const from = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const { host = '' } = headers
  return (
    METRICS === 'loopback' &&
    isIP(from) > 0 &&
    isLoopback(from) &&
    FORWARDED.every((name) => headers[name] === undefined) &&
    URL.canParse(`http://${host}`) &&
    isLoopbackUrl(`http://${host}`)
  )
}
