import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AnyEndpoint, endpoint, TOKEN_SCOPES } from '#contract/endpoint.ts'
import { Refusal } from '#contract/refusal.ts'
import { EntryRefused } from '#server/kit/database/data-access.ts'
import type { Authenticate, Caller } from '#server/kit/http/mount.ts'
import { turnOfBody } from '#server/kit/http/large-bodies.ts'
import { mainThread } from '#server/kit/slices.ts'
import { AtOnce } from '../at-once.ts'
import type { ToolDeps } from '../tools/tool-work.ts'
import { mcpServer } from './mcp-server.ts'
import { mountProtocol } from './mount-protocol.ts'

/** Where outside assistants connect, and where they learn how to (RFC 9728). */
export const MCP_PATH = '/mcp'
const METADATA_PATHS = ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']

/** The most messages of one account that are answered at a time. */
const MOST_MESSAGES = 4

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

/** Registers the address for outside assistants (CHAT-06): streamable HTTP, without sessions, by a personal token. */
export function registerMcp(app: FastifyInstance, settings: McpSettings): void {
  const { tools, publicUrl, version } = settings
  const atOnce = new AtOnce(MOST_MESSAGES)
  for (const path of METADATA_PATHS) {
    app.get(path, () => ({
      resource: `${publicUrl}${MCP_PATH}`,
      resource_name: 'Pricewright',
      bearer_methods_supported: ['header'],
      scopes_supported: [...TOKEN_SCOPES],
      resource_documentation: `${publicUrl}/api/docs`,
    }))
  }
  mountProtocol(app, {
    path: MCP_PATH,
    publicUrl,
    admit: async (request, reply) => ({
      caller: await admitted(settings, request, reply),
      log: (error: unknown) => request.log.error(error),
    }),
    begin: async ({ caller }, request) => {
      const key = tools.data.keyOf(caller)
      const isAnswered = atOnce.begin(key)
      const isOver = mainThread.begin(key)
      await turnOfBody(request, key)
      return () => {
        isAnswered()
        isOver()
      }
    },
    serve: (guest) => mcpServer({ tools, version, ...guest }),
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
