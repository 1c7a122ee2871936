import type { FastifyInstance } from 'fastify'

/** The static policy: no inline script, one Trusted Types policy. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types app',
].join('; ')

/** What the operator lets in beside the product itself. */
interface Neighbours {
  /** Origins that may show the product in a frame (SHELL-06). */
  readonly parents: readonly string[]
  /** Whether the product shows a frame of its own. */
  readonly frame: string | undefined
}

/** The policy of the product's page: as everywhere, but the own origin and named ones may frame it. */
export function pagePolicy({ parents, frame }: Neighbours): string {
  const policy = CONTENT_POLICY.replace("frame-ancestors 'none'", ["frame-ancestors 'self'", ...parents].join(' '))
  return frame === undefined ? policy : `${policy}; frame-src ${frame}`
}

/** Security headers of every answer. */
export const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

const TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

/** Adds the security headers to every answer; API answers are never cached. */
export function protectAnswers(app: FastifyInstance, https: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS)
    if (https) reply.header('strict-transport-security', TRANSPORT_SECURITY)
    if (request.url.startsWith('/api') || request.url.startsWith('/routes'))
      reply.header('cache-control', 'no-store, private')
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const location = reply.getHeader('location')
    if (typeof location === 'string') reply.header('location', encodedLocation(location))
    done()
  })
}

/** An address as a header carries it: characters outside ASCII are percent-encoded. */
function encodedLocation(location: string): string {
  const encoded = (byte: number): string => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`
  return location.replaceAll(/[^!-~]+/g, (letters) => Array.from(Buffer.from(letters), encoded).join(''))
}
