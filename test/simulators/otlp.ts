import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Value {
  readonly stringValue?: string
  readonly intValue?: string
}

/** A span as a collector gets it. */
export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code?: number }
}

interface Payload {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: CollectedSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

/** A collector of OpenTelemetry that takes traces over OTLP/HTTP in JSON. */
export interface Collector {
  readonly url: string
  readonly spans: CollectedSpan[]
  /** All that was posted, as text. */
  readonly bodies: string[]
  /** The status of further answers. */
  status: number
  close(): Promise<void>
}

const ID = { trace: /^[0-9a-f]{32}$/, span: /^[0-9a-f]{16}$/ }

/** Starts it on a free port. What is not as the protocol says is refused with 400, as a collector does. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      bodies.push(body)
      const isRight = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
      const own = isRight ? spansOf(body) : undefined
      if (own && collector.status === 200) spans.push(...own)
      response
        .writeHead(own ? collector.status : 400, { 'content-type': 'application/json' })
        .end('{"partialSuccess":{}}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const collector: Collector = {
    url: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    status: 200,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return collector
}

function spansOf(body: string): readonly CollectedSpan[] | undefined {
  const { resourceSpans } = JSON.parse(body) as Payload
  const all = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  const areRight = all.every(
    ({ traceId, spanId, startTimeUnixNano, endTimeUnixNano }) =>
      ID.trace.test(traceId) && ID.span.test(spanId) && BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano),
  )
  const named = resourceSpans.every(({ resource }) => resource.attributes.some(({ key }) => key === 'service.name'))
  return areRight && named ? all : undefined
}
