import { createMcpHandler, type Server } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import { hasMoreValues, isDeeperThan } from '#server/kit/http/json-bodies.ts'

/** The largest message, how deep it nests and how many values it holds, and calls per minute and caller. */
const MOST_BYTES = 128 * 1024
const DEEPEST = 32
const MOST_VALUES = 4_000
const CALLS_A_MINUTE = 240
/** The protocol's code for a message that is none. */
const INVALID_REQUEST = -32_600

/** Where the protocol is spoken, who is let in, and what they are answered with. */
export interface ProtocolMount<Guest extends Readonly<Record<string, unknown>>> {
  readonly path: string
  /** The origin that callers know. */
  readonly publicUrl: string
  /** Who asks. Throws `Refusal` for somebody who may not. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<Guest>
  /** Called before a message is answered; the answered function is called when it was. Throws `Refusal` for one too many. */
  readonly begin?: (guest: Guest, request: FastifyRequest) => Promise<() => void>
  readonly serve: (guest: Guest) => Server
}

/** Speaks the protocol's streamable HTTP at an address: each message is answered on its own, without sessions. */
export function mountProtocol<Guest extends Readonly<Record<string, unknown>>>(
  app: FastifyInstance,
  mount: ProtocolMount<Guest>,
): void {
  const { path, publicUrl, admit, begin, serve } = mount
  const guests = new WeakMap<FastifyRequest, Guest>()
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
      // Before the body is read: strangers are refused whatever they send.
      preParsing: async (request, reply) => void guests.set(request, await admit(request, reply)),
      handler: async (request, reply) => {
        const refusal = refusalOf(request.body)
        if (refusal !== undefined) return reply.status(400).send(refusal)
        const guest = guests.get(request)
        if (!guest) throw new Error('somebody is answered who was not let in')
        const isOver = await begin?.(guest, request)
        try {
          const authInfo = { token: '', clientId: '', scopes: [], extra: { ...guest } }
          const response = await handler.fetch(asked(request, reply, `${publicUrl}${path}`), { authInfo })
          await answer(reply, response)
        } finally {
          isOver?.()
        }
        return reply
      },
    })
  })
}

/** Why a message is not read at all; batches would count as one call, and newer revisions have none. */
function refusalOf(body: unknown): object | undefined {
  if (typeof body !== 'string') return undefined
  const message = body.trimStart().startsWith('[')
    ? 'Batches are not taken: send each message alone.'
    : isDeeperThan(body, DEEPEST)
      ? `The message nests more than ${DEEPEST} levels.`
      : hasMoreValues(body, MOST_VALUES)
        ? `The message holds more than ${MOST_VALUES} values.`
        : undefined
  return message === undefined ? undefined : { jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } }
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
