import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { syncPush } from '#contract/endpoints/sync.ts'
import type { Labels, Metrics } from './metrics.ts'

/** Seconds: from what a list of ten takes to the longest that anybody waits. */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Seconds that a change waited on its device: from a moment to some days offline. */
const WAITS = [1, 5, 15, 60, 300, 3_600, 21_600, 86_400, 604_800]

/** Counts requests by the pattern of their route and the class of their status, and how long changes waited on devices (DIAG-07). */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const requests = metrics.counter({
    name: 'pricewright_http_requests_total',
    help: 'Answered requests by route and class of status.',
  })
  const latency = metrics.histogram({
    name: 'pricewright_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by route.',
    bounds: LATENCIES,
  })
  const waited = metrics.histogram({
    name: 'pricewright_sync_push_lag_seconds',
    help: 'How long changes had waited on their device when they arrived.',
    bounds: WAITS,
  })
  const routes = new Map<string, CountedRoute>()
  const countedRoute = (request: FastifyRequest): CountedRoute => {
    const route = routeOf(request)
    const isLive = request.routeOptions.config.endpoint === LIVE
    // A live stream lasts as long as its page.
    return { route, took: isLive ? () => undefined : latency.of({ route }), answered: new Map() }
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url = '' } = request.routeOptions
    const counted = routes.get(url) ?? countedRoute(request)
    routes.set(url, counted)
    const way = `${methodOf(request)} ${classOf(reply)}`
    const count = counted.answered.get(way) ?? requests.of(labelsOf(counted.route, way))
    counted.answered.set(way, count)
    count()
    counted.took(reply.elapsedTime / 1000)
    if (config.endpoint === syncPush.id) for (const lag of lagsOf(request)) waited.observe(lag)
    done()
  })
}

/** The series of a route, found by its pattern alone: every request passes here. */
interface CountedRoute {
  readonly route: string
  readonly took: (seconds: number) => void
  /** By method and class of status, `GET 2xx`. */
  readonly answered: Map<string, () => void>
}

function labelsOf(route: string, way: string): Labels {
  const [method = '', status = ''] = way.split(' ')
  return { method, route, status }
}

const LIVE = 'sync.live'
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The declared pattern, never the address; both names of a call are one route. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined ? 'none' : url.replace(/^\/routes\//, '/api/')
}

/** The method, or `other` for a word that no route has. */
export function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other'
}

function classOf({ statusCode }: FastifyReply): string {
  return `${Math.floor(statusCode / 100)}xx`
}

function lagsOf({ body }: FastifyRequest): number[] {
  const { mutations } = (body ?? {}) as { mutations?: unknown }
  if (!Array.isArray(mutations)) return []
  const now = Date.now()
  return mutations.flatMap((each: unknown) => {
    const { at } = (each ?? {}) as { at?: unknown }
    return typeof at === 'number' && at > 0 ? [Math.max(0, now - at) / 1000] : []
  })
}
