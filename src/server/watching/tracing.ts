import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '../kit/log.ts'
import { createSpanExporter } from './span-exporter.ts'
import { createTracer, type OpenSpan, type Tracer } from './tracer.ts'
import { methodOf, routeOf } from './http-metrics.ts'
import { UNWATCHED, type Watching } from './watching.ts'

/** Watches by traces over OTLP/HTTP (DIAG-07); without an endpoint it watches nothing. `log` is asked when there is something to say. */
export function createTracing(endpoint: string, version: string, log: () => Log): Watching {
  if (endpoint === '') return UNWATCHED
  const exporter = createSpanExporter(endpoint, version, log)
  const tracer = createTracer((span) => exporter.add(span))
  return {
    ...UNWATCHED,
    database: [
      ({ kind, statements }, run) => {
        const size = statements > 0 ? { 'db.operation.batch.size': statements } : {}
        return tracer.trace({ name: `database ${kind}`, kind: 'client', attributes: { ...DATABASE, ...size } }, run)
      },
    ],
    mailer: (mailer) => ({
      ...mailer,
      send: (letter) => tracer.trace({ name: 'mail send', kind: 'client' }, () => mailer.send(letter)),
    }),
    outgoing: (outgoing, purpose) => ({
      fetch: (address, limits) =>
        tracer.trace({ name: `${purpose} fetch`, kind: 'client' }, () => outgoing.fetch(address, limits)),
      request: (address, call) =>
        tracer.trace({ name: `${purpose} call`, kind: 'client' }, () => outgoing.request(address, call)),
    }),
    jobs: (handlers) =>
      Object.fromEntries(
        Object.entries(handlers).map(([kind, handler]) => {
          const run: typeof handler.run = (job) =>
            tracer.trace({ name: `job ${kind}`, kind: 'internal', attributes: { attempt: job.attempts } }, () =>
              handler.run(job),
            )
          return [kind, { ...handler, run }]
        }),
      ),
    requests: (app) => traceRequests(app, tracer),
    stop: () => exporter.stop(),
  }
}

const DATABASE = { 'db.system.name': 'postgresql' } as const
const SERVER_ERROR = 500

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const name = `${methodOf(request)} ${routeOf(request)}`
    const span = tracer.begin({ name, kind: 'server' }, typeof traceparent === 'string' ? traceparent : undefined)
    open.set(request, span)
    tracer.within(span, done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = {
      'http.request.method': methodOf(request),
      'http.route': routeOf(request),
      'http.response.status_code': statusCode,
    }
    open.get(request)?.end({ attributes, isFailed: statusCode >= SERVER_ERROR })
    done()
  })
}
