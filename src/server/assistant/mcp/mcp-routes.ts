import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnyEndpoint, endpoint } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import { EntryRefused } from '#server/kit/database/data-access.ts'
import { callerLeft } from '#server/kit/http/caller-left.ts'
import type { Authenticate, Caller } from '#server/kit/http/mount.ts'
import type { ToolDeps } from '../tools/tool-work.ts'
import { type McpDeps, mcpServer } from './mcp-server.ts'

/** Where outside assistants connect, and where they learn how to (RFC 9728). */
export const MCP_PATH = '/mcp'
const METADATA_PATHS = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']
/** The largest message, and calls per minute and caller. */
const MOST_BYTES = 1024 * 1024
const CALLS_A_MINUTE = 240

/** Callers are let in like those of a call that reads; a tool that drafts asks for more. */
const READING = endpoint({
  id: 'mcp',
  method: 'POST',
  path: MCP_PATH,
  summary: 'The tools of the assistant for outside assistants',
  access: 'user',
  scope: 'read',
}) as unknown as AnyEndpoint

/** What the address of outside assistants needs. */
export interface McpSettings {
  readonly tools: ToolDeps
  readonly authenticate: Authenticate
  readonly letIn: (caller: Caller) => void
  readonly publicUrl: string
  readonly version: string
}

type Extra = Omit<McpDeps, 'tools' | 'version'>

/** Registers the address for outside assistants (CHAT-06): streamable HTTP, without sessions, by a personal token. */
export function registerMcp(app: FastifyInstance, settings: McpSettings): void {
  const { tools, publicUrl, version } = settings
  const handler = createMcpHandler(
    ({ authInfo }) => mcpServer({ tools, version, ...(authInfo?.extra as unknown as Extra) }),
    { maxRequestBodySize: MOST_BYTES, onerror: (error) => app.log.info({ reason: error.message }, 'mcp') },
  )
  app.addHook('onClose', () => handler.close())
  for (const path of METADATA_PATHS) {
    app.get(path, () => ({
      resource: `${publicUrl}${MCP_PATH}`,
      resource_name: 'Pricewright',
      bearer_methods_supported: ['header'],
      scopes_supported: ['read', 'write'],
      resource_documentation: `${publicUrl}/api/docs`,
    }))
  }
  void app.register(async (own) => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    own.route({
      method: ['GET', 'POST', 'DELETE'],
      url: MCP_PATH,
      config: { rateLimit: { max: CALLS_A_MINUTE } },
      bodyLimit: MOST_BYTES,
      handler: async (request, reply) => {
        const caller = await admitted(settings, request, reply)
        const extra: Extra = { caller, log: (error) => request.log.error(error) }
        const authInfo = { token: '', clientId: caller.name, scopes: [], extra: { ...extra } }
        const response = await handler.fetch(asked(request, reply, publicUrl), { authInfo })
        await answer(reply, response)
        return reply
      },
    })
  })
}

/** Who calls, once the database knows the token. Throws `Refusal`, with the address where a client learns what to send. */
async function admitted(
  { authenticate, letIn, tools, publicUrl }: McpSettings,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  try {
    const caller = await authenticate(request, READING)
    if (!caller) throw new Refusal('not-signed-in')
    await tools.data.read(caller, [{ name: 'mcp:admit', text: 'select 1', values: [] }])
    letIn(caller)
    return caller
  } catch (error) {
    const isUnknown = error instanceof EntryRefused ? error.reason.endsWith('session') : isUnauthorized(error)
    if (isUnknown) reply.header('www-authenticate', `Bearer resource_metadata="${publicUrl}${METADATA_PATHS[1] ?? ''}"`)
    throw error instanceof EntryRefused && isUnknown ? new Refusal('not-signed-in') : error
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof Refusal && ['not-signed-in', 'session-revoked', 'session-mismatch'].includes(error.code)
}

/** The request as the protocol's own server reads it; it ends when the caller leaves. */
function asked({ method, headers, body }: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const told = new Headers()
  for (const [name, value] of Object.entries(headers)) if (typeof value === 'string') told.set(name, value)
  return new Request(`${publicUrl}${MCP_PATH}`, {
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
