import type { Log } from '../kit/log.ts'
import { type Attributes, type EndedSpan, SPAN_KINDS } from './tracer.ts'

/** Spans that wait at most: what is more is dropped, so that a collector that is away costs no memory. */
const MOST_WAITING = 4_096
/** Spans of one call at most. */
const A_CALL = 512
const EVERY_MS = 2_000
const TIMEOUT_MS = 5_000
const FAILED = 2

/** Sends spans to a collector. */
export interface SpanExporter {
  add(span: EndedSpan): void
  /** Sends what waits, and stops. */
  stop(): Promise<void>
}

/** Sends spans over OTLP/HTTP in JSON, some at a time; what a collector does not take is dropped, and the log says so once. */
export function createSpanExporter(endpoint: string, version: string, log: () => Log): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const waiting: EndedSpan[] = []
  let sending: Promise<void> | undefined
  let isTold = false

  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const body = JSON.stringify(payloadOf(waiting.splice(0, A_CALL), version))
      try {
        const signal = AbortSignal.timeout(TIMEOUT_MS)
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
        await answer.body?.cancel()
        if (!answer.ok) throw new Error(`status ${answer.status}`)
        isTold = false
      } catch (error) {
        waiting.length = 0
        if (!isTold) log().warn({ reason: String(error) }, 'traces could not be sent: see OTEL_EXPORTER_OTLP_ENDPOINT')
        isTold = true
      }
    }
  }

  function flush(): Promise<void> {
    sending ??= send().finally(() => {
      sending = undefined
    })
    return sending
  }

  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      if (waiting.length === A_CALL) void flush()
    },
    async stop() {
      clearInterval(timer)
      await flush()
      await flush()
    },
  }
}

function payloadOf(spans: readonly EndedSpan[], version: string): object {
  const resource = { attributes: listed({ 'service.name': 'pricewright', 'service.version': version }) }
  const scopeSpans = [{ scope: { name: 'pricewright', version }, spans: spans.map(spanOf) }]
  return { resourceSpans: [{ resource, scopeSpans }] }
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, start, end, attributes, isFailed }: EndedSpan): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name,
    kind: SPAN_KINDS[kind],
    startTimeUnixNano: String(start),
    endTimeUnixNano: String(end),
    attributes: listed(attributes),
    status: isFailed ? { code: FAILED } : {},
  }
}

function listed(attributes: Attributes): readonly object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))
}
