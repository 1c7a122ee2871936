import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** What a span tells: words of our own and numbers, nothing of users. */
export type Attributes = Readonly<Record<string, string | number>>

/** The kinds of OpenTelemetry, by number. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3 } as const

interface NewSpan {
  readonly name: string
  readonly kind: keyof typeof SPAN_KINDS
  readonly attributes?: Attributes
}

/** A span that is over. */
export interface EndedSpan extends NewSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  /** Nanoseconds since 1970. */
  readonly start: bigint
  readonly end: bigint
  readonly attributes: Attributes
  readonly isFailed: boolean
}

/** A span that is open. */
export interface OpenSpan {
  readonly traceId: string
  readonly spanId: string
  /** Ends it, with what became known meanwhile. */
  end(more?: { readonly name?: string; readonly attributes?: Attributes; readonly isFailed?: boolean }): void
}

/** Makes spans, each below the one in which it began. */
export interface Tracer {
  /** Begins one; `traceparent` is what the caller said of its own (W3C Trace Context). */
  begin(span: NewSpan, traceparent?: string): OpenSpan
  /** Does something within an open span. */
  within<T>(span: OpenSpan, work: () => T): T
  /** Does something in a span of its own; a rejection is told as failed, without its words. */
  trace<T>(span: NewSpan, work: () => Promise<T>): Promise<T>
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/
const NOTHING = /^0+$/

/** Makes a tracer that hands each ended span on. */
export function createTracer(ended: (span: EndedSpan) => void): Tracer {
  const current = new AsyncLocalStorage<Pick<OpenSpan, 'traceId' | 'spanId'>>()
  const origin = BigInt(Math.round(performance.timeOrigin * 1e6))
  const now = (): bigint => origin + BigInt(Math.round(performance.now() * 1e6))

  const tracer: Tracer = {
    begin(span, traceparent) {
      const above = parentOf(traceparent) ?? current.getStore()
      const traceId = above?.traceId ?? randomBytes(16).toString('hex')
      const spanId = randomBytes(8).toString('hex')
      const start = now()
      return {
        traceId,
        spanId,
        end({ name = span.name, attributes, isFailed = false } = {}) {
          const ids = { traceId, spanId, parentSpanId: above?.spanId }
          ended({
            ...span,
            ...ids,
            name,
            attributes: { ...span.attributes, ...attributes },
            start,
            end: now(),
            isFailed,
          })
        },
      }
    },
    within: (span, work) => current.run(span, work),
    async trace(span, work) {
      const open = tracer.begin(span)
      try {
        const answer = await tracer.within(open, work)
        open.end()
        return answer
      } catch (error) {
        open.end({ isFailed: true })
        throw error
      }
    },
  }
  return tracer
}

function parentOf(traceparent: string | undefined): Pick<OpenSpan, 'traceId' | 'spanId'> | undefined {
  const [, traceId = '', spanId = ''] = TRACEPARENT.exec(traceparent ?? '') ?? []
  const isOne = traceId !== '' && !NOTHING.test(traceId) && !NOTHING.test(spanId)
  return isOne ? { traceId, spanId } : undefined
}
