import { createMcpHandler, type Server } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerLeft } from '#server/kit/http/caller-left.ts'

/** The largest message, and calls per minute and caller. */
const MOST_BYTES = 128 * 1024
const CALLS_A_MINUTE = 240

/** Where the protocol is spoken, who is let in, and what they are answered with. */
export interface ProtocolMount<Guest extends Readonly<Record<string, unknown>>> {
  readonly path: string
  /** The origin that callers know. */
  readonly publicUrl: string
  /** Who asks. Throws `Refusal` for somebody who may not. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Guest>
  readonly serve: (guest: Guest) => Server
}

/** Speaks the protocol's streamable HTTP at an address: each message is answered on its own, without sessions. */
export function mountProtocol<Guest extends Readonly<Record<string, unknown>>>(
  app: FastifyInstance,
  mount: ProtocolMount<Guest>,
): void {
  const { path, publicUrl, admit, serve } = mount
  const handler = createMcpHandler(({ authInfo }) => serve(authInfo?.extra as Guest), {
    maxRequestBodySize: MOST_BYTES,
    onerror: (error) => app.log.info({ reason: error.message }, 'mcp'),
  })
  app.addHook('onClose', () => handler.close())
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    own.route({
      method: ['GET', 'POST', 'DELETE'],
      url: path,
      config: { rateLimit: { max: CALLS_A_MINUTE } },
      bodyLimit: MOST_BYTES,
      handler: async (request, reply) => {
        const guest = await admit(request, reply)
        if (isBatch(request.body)) return reply.status(400).send(NO_BATCHES)
        const authInfo = { token: '', clientId: '', scopes: [], extra: { ...guest } }
        const response = await handler.fetch(asked(request, reply, `${publicUrl}${path}`), { authInfo })
        await answer(reply, response)
        return reply
      },
    })
  })
}

/** Several calls in one message, which the protocol has given up: they would count as one. */
function isBatch(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('[')
}

const NO_BATCHES = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32_600, message: 'Batches are not supported. Send one message at a time.' },
}

/** The request as the protocol's own server reads it; it ends when the caller leaves. */
function asked({ method, headers, body }: FastifyRequest, reply: FastifyReply, url: string): Request {
  const told = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') told.set(name, value)
  return new Request(url, {
    method,
    headers: told,
    signal: callerLeft(reply),
    ...(typeof body === 'string' && method === 'POST' ? { body } : {}),
  })
}

/** Sends the answer, which may be a stream of events. */
async function answer(reply: FastifyReply, response: Response): Promise<void> {
  const { raw } = reply
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  response.headers.forEach((value, name) => raw.setHeader(name, value))
  raw.setHeader('cache-control', 'no-store')
  raw.writeHead(response.status)
  try {
    for await (const part of response.body ?? []) if (!raw.destroyed) raw.write(part)
  } finally {
    raw.end()
  }
}
