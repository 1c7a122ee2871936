import { linkedSignal } from '#server/kit/linked-signal.ts'
import {
  type CallToolResult,
  type GetPromptResult,
  type ListResourcesResult,
  type Prompt,
  ProtocolError,
  type ReadResourceResult,
  type ResourceTemplateType,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server'

/** One request as its handler is asked: until when, and how it says how far it is. */
export interface Turn {
  /** Aborted when the caller leaves or cancels, and when the time is over. */
  readonly signal: AbortSignal
  /** Undefined where the caller did not ask for it. */
  readonly progress: ((done: number, total: number) => void) | undefined
}

/** What a server of the protocol offers to one caller. Handlers throw `ProtocolError` for what the caller asks wrongly. */
export interface Offer {
  readonly name: string
  readonly title: string
  readonly version: string
  readonly instructions: string
  readonly tools: () => readonly Tool[]
  /** Carries out a call, or says in words why it does not; undefined where there is no such tool. */
  readonly call: (
    name: string,
    args: unknown,
    turn: Turn,
  ) => Promise<CallToolResult | { readonly refused: string } | undefined>
  readonly resources: (cursor: string | undefined, turn: Turn) => Promise<ListResourcesResult>
  readonly resourceTemplates: readonly ResourceTemplateType[]
  readonly read: (uri: string, turn: Turn) => Promise<ReadResourceResult>
  readonly prompts: () => readonly Prompt[]
  readonly prompt: (name: string, args: Readonly<Record<string, string>>) => GetPromptResult
}

/** The protocol's code for arguments that mean nothing here. */
export const INVALID_PARAMS = -32_602
const PAGE = 50
/** A request that takes longer is ended. */
const MOST_MS = 60_000

/** The server of one request: lists in pages, calls with progress, and an end when the caller leaves. */
export function protocolServer(offer: Offer): Server {
  const { name, title, version, instructions } = offer
  const server = new Server(
    { name, title, version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  )
  server.setRequestHandler('tools/list', ({ params }) => paged('tools', offer.tools(), params?.cursor))
  server.setRequestHandler('tools/call', ({ params }, context) =>
    inTurn(context, (turn) => called(offer, params, turn)),
  )
  server.setRequestHandler('resources/list', ({ params }, context) =>
    inTurn(context, (turn) => offer.resources(params?.cursor, turn)),
  )
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [...offer.resourceTemplates] }))
  server.setRequestHandler('resources/read', ({ params }, context) =>
    inTurn(context, (turn) => offer.read(params.uri, turn)),
  )
  server.setRequestHandler('prompts/list', ({ params }) => paged('prompts', offer.prompts(), params?.cursor))
  server.setRequestHandler('prompts/get', ({ params }) => offer.prompt(params.name, params.arguments ?? {}))
  return server
}

/** A page of a list; the cursor is the place where it goes on. Throws `ProtocolError` for a cursor that was never given out. */
function paged<Name extends string, Item>(
  name: Name,
  all: readonly Item[],
  cursor: string | undefined,
): { [Key in Name]: Item[] } & { nextCursor?: string } {
  const start = cursor === undefined ? 0 : Number(/^at-(\d{1,6})$/.exec(cursor)?.[1] ?? -1)
  if (start < 0 || (start > 0 && start >= all.length))
    throw new ProtocolError(INVALID_PARAMS, 'This cursor is not known.')
  const end = start + PAGE
  const page = { [name]: all.slice(start, end) } as { [Key in Name]: Item[] }
  return end < all.length ? { ...page, nextCursor: `at-${end}` } : page
}

async function inTurn<T>({ mcpReq }: ServerContext, run: (turn: Turn) => T | Promise<T>): Promise<T> {
  const { signal, release } = linkedSignal([mcpReq.signal], MOST_MS)
  try {
    return await run({ signal, progress: progressOf(mcpReq) })
  } finally {
    release()
  }
}

/** Progress of long work, where the caller asked for it. */
function progressOf({ _meta, notify }: ServerContext['mcpReq']): Turn['progress'] {
  const progressToken = _meta?.progressToken
  if (progressToken === undefined) return undefined
  return (progress, total) => {
    void notify({ method: 'notifications/progress', params: { progressToken, progress, total } }).catch(() => undefined)
  }
}

async function called(
  offer: Offer,
  { name, arguments: args }: { readonly name: string; readonly arguments?: unknown },
  turn: Turn,
): Promise<CallToolResult> {
  const answer = await offer.call(name, args, turn)
  if (!answer) throw new ProtocolError(INVALID_PARAMS, `There is no tool named ${JSON.stringify(name.slice(0, 100))}.`)
  if ('refused' in answer) return { content: [{ type: 'text', text: String(answer['refused']) }], isError: true }
  return answer
}
