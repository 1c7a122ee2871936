import { type LinkedSignal, linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'

/** A call that a model asks for; its arguments are the JSON text that it wrote. */
export interface ModelCall {
  readonly id: string
  readonly name: string
  readonly args: string
}

/** A message of the conversation with a model. */
export type ModelMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly calls?: readonly ModelCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly content: string }

/** A tool as a model is told of it. */
export interface ModelTool {
  readonly name: string
  readonly description: string
  /** JSON Schema of its arguments. */
  readonly parameters: unknown
}

/** What is asked of a model. */
export interface ModelRequest {
  readonly messages: readonly ModelMessage[]
  readonly tools: readonly ModelTool[]
  /** The most tokens of its answer. */
  readonly mostTokens: number
}

/** One turn of a model: pieces of text as they come, then what it wants to call. */
export type ModelPiece =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly calls: readonly ModelCall[]; readonly isCut: boolean }

/** Why a turn failed: the model is not reached or refuses, takes too long, answers what cannot be read, or too much of it. */
export type ModelFailure = 'unavailable' | 'slow' | 'broken' | 'too-large'

/** A turn of a model that failed; the message is for the log and names no secret. */
export class ModelError extends Error {
  readonly reason: ModelFailure
  constructor(reason: ModelFailure, detail: string) {
    super(`the language model: ${detail}`)
    this.name = 'ModelError'
    this.reason = reason
  }
}

/** A language model behind an endpoint that speaks the protocol of OpenAI's chat completions (CHAT-04). */
export interface LanguageModel {
  readonly name: string
  /** The host that it is reached at. */
  readonly host: string
  /**
   * Asks for one turn. `count` is told the tokens that it used once it is over, however it ends. Throws `ModelError`, and the signal's
   * reason when the caller gives up.
   */
  turn(request: ModelRequest, signal: AbortSignal, count: (tokens: number) => void): AsyncGenerator<ModelPiece>
  /** The smallest request that shows whether it can be reached and takes the key; it uses no tokens. Throws `ModelError`. */
  check(): Promise<'well' | 'refused'>
}

/** How a model is reached, as the operator set it up. */
export interface ModelSettings {
  /** The address before `/chat/completions`, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string
  readonly name: string
  /** Empty where none is needed. */
  readonly key: string
  /** How long a silence may last; only tests set it. */
  readonly silenceMs?: number
}

/** A silence longer than this ends a turn: local models may load for a while before the first word. */
const SILENCE_MS = 45_000
/** How long the answer to a check may take. */
const CHECK_MS = 4_000
/** The most bytes of one turn, and of the arguments of one call. */
const MOST_BYTES = 1024 * 1024
const MOST_ARGUMENTS = 64 * 1024
const MOST_CALLS = 8
/** Bytes of a token, where the endpoint does not count. */
const BYTES_PER_TOKEN = 4
/** What the network says of an address where nobody listens. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])
/** No turn uses more tokens: an endpoint that counts more counts wrongly. */
const MOST_TOKENS = 10_000_000

/** The model of these settings. */
export function chatCompletions({ url, name, key, silenceMs = SILENCE_MS }: ModelSettings): LanguageModel {
  const base = url.replace(/\/$/, '')
  const address = `${base}/chat/completions`
  return {
    name,
    host: new URL(url).host,
    async *turn(request, signal, count) {
      const patience = new Patience(signal, silenceMs)
      const used: Used = { bytes: 0, tokens: 0 }
      try {
        const sent = JSON.stringify(bodyOf(name, request))
        used.bytes = sent.length
        const response = await reached(address, key, sent, patience).catch((error: unknown) => {
          if (isUntaken(error)) used.bytes = 0
          throw error
        })
        yield* piecesOf(response, patience, used)
      } catch (error) {
        throw signal.aborted ? signal.reason : failureOf(error, patience)
      } finally {
        patience.end()
        count(used.tokens > 0 ? used.tokens : Math.ceil(used.bytes / BYTES_PER_TOKEN))
      }
    },
    check: () => checked(`${base}/models`, key),
  }
}

/** What a turn used so far: bytes sent and received, and the tokens that the endpoint counted; 0 before it did. */
interface Used {
  bytes: number
  tokens: number
}

/** Ends a turn when nothing comes for too long. */
class Patience {
  readonly #over = new AbortController()
  readonly #linked: LinkedSignal
  readonly #ms: number
  #timer: NodeJS.Timeout

  constructor(signal: AbortSignal, ms: number) {
    this.#linked = linkedSignal([signal, this.#over.signal])
    this.#ms = ms
    this.#timer = this.#wait()
  }

  get signal(): AbortSignal {
    return this.#linked.signal
  }

  get isOver(): boolean {
    return this.#over.signal.aborted
  }

  /** Something came: what is done with it is not waiting. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  /** The next one is awaited. */
  renew(): void {
    clearTimeout(this.#timer)
    this.#timer = this.#wait()
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#over.abort()
    this.#linked.release()
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(() => this.#over.abort(), this.#ms)
  }
}

/** Whether an endpoint refused a turn, or was not reached: then it cost nothing. */
function isUntaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { readonly code?: unknown } | undefined) : undefined
  return error instanceof ModelError || UNREACHED.has(String(cause?.code))
}

function failureOf(error: unknown, patience: Patience): ModelError {
  if (error instanceof ModelError) return error
  if (patience.isOver) return new ModelError('slow', 'it said nothing for too long')
  return new ModelError('unavailable', error instanceof Error ? error.message : 'it was not reached')
}

async function reached(address: string, key: string, body: string, { signal }: Patience): Promise<Response> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    },
    body,
    redirect: 'error',
    signal,
  })
  if (response.ok && response.body) return response
  await response.body?.cancel()
  throw new ModelError('unavailable', `it answered with status ${response.status}`)
}

const REFUSED: ReadonlySet<number> = new Set([401, 403])
const SERVER_ERROR = 500

/** Asks for the list of models; an endpoint that has none answers, too. */
async function checked(address: string, key: string): Promise<'well' | 'refused'> {
  const asked = { headers: key === '' ? {} : { authorization: `Bearer ${key}` }, redirect: 'error' } as const
  const response = await fetch(address, { ...asked, signal: AbortSignal.timeout(CHECK_MS) }).catch((error: unknown) => {
    throw new ModelError('unavailable', error instanceof Error ? error.message : 'it was not reached')
  })
  await response.body?.cancel()
  if (response.status >= SERVER_ERROR) throw new ModelError('unavailable', `it answered with status ${response.status}`)
  return REFUSED.has(response.status) ? 'refused' : 'well'
}

function bodyOf(model: string, { messages, tools, mostTokens }: ModelRequest): object {
  return {
    model,
    messages: messages.map(messageOf),
    ...(tools.length === 0
      ? {}
      : { tools: tools.map((each) => ({ type: 'function', function: each })), tool_choice: 'auto' }),
    max_tokens: mostTokens,
    stream: true,
    stream_options: { include_usage: true },
  }
}

function messageOf(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content }
  if (message.role !== 'assistant' || !message.calls || message.calls.length === 0)
    return { role: message.role, content: message.content }
  const calls = message.calls.map(({ id, name, args }) => ({
    id,
    type: 'function',
    function: { name, arguments: args },
  }))
  return { role: 'assistant', content: message.content === '' ? null : message.content, tool_calls: calls }
}

/** Reads the events of a turn. Throws `ModelError` for what is no such stream. */
async function* piecesOf(response: Response, patience: Patience, used: Used): AsyncGenerator<ModelPiece> {
  const calls = new Calls()
  let [bytes, isCut, isDone] = [0, false, false]
  const count = (more: number): number => {
    used.bytes += more
    return (bytes += more)
  }
  for await (const data of eventsOf(response, patience, count)) {
    if (data === '[DONE]') {
      isDone = true
      break
    }
    const { choice, total } = chunkOf(data)
    used.tokens = total ?? used.tokens
    if (choice?.finish_reason === 'length') isCut = true
    if (choice?.finish_reason) isDone = true
    if (typeof choice?.delta?.content === 'string' && choice.delta.content !== '')
      yield { type: 'text', text: choice.delta.content }
    for (const delta of listOf(choice?.delta?.tool_calls)) calls.take(delta)
  }
  if (!isDone) throw new ModelError('broken', 'its stream ended in the middle')
  yield { type: 'end', calls: calls.all(), isCut }
}

async function* eventsOf(
  response: Response,
  patience: Patience,
  count: (more: number) => number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of piecesOfBody(response.body, patience.signal)) {
    patience.rest()
    if (count(part.length) > MOST_BYTES) throw new ModelError('too-large', 'it answered more than a megabyte')
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
    patience.renew()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

interface Delta {
  readonly index?: unknown
  readonly id?: unknown
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown } | null
}

interface Choice {
  readonly delta?: { readonly content?: unknown; readonly tool_calls?: unknown } | null
  readonly finish_reason?: unknown
}

function chunkOf(data: string): { readonly choice: Choice | undefined; readonly total: number | undefined } {
  const read = parsed(data) as { choices?: unknown; usage?: { total_tokens?: unknown } | null; error?: unknown } | null
  if (typeof read !== 'object' || read === null) throw new ModelError('broken', 'it sent an event that is no object')
  if (read.error !== undefined && read.error !== null) throw new ModelError('unavailable', 'it reported an error')
  const total = read.usage?.total_tokens
  return {
    choice: listOf(read.choices)[0] as Choice | undefined,
    total: typeof total === 'number' && total > 0 && total <= MOST_TOKENS ? Math.ceil(total) : undefined,
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    throw new ModelError('broken', 'it sent an event that is no JSON')
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Joins the pieces of calls, which come in any number of parts. */
class Calls {
  readonly #byIndex = new Map<number, { id: string; name: string; args: string }>()

  take(piece: unknown): void {
    if (typeof piece !== 'object' || piece === null) throw new ModelError('broken', 'it sent a call that is no object')
    const { index, id, function: called } = piece as Delta
    const at = typeof index === 'number' ? index : this.#byIndex.size
    const known = this.#byIndex.get(at) ?? { id: '', name: '', args: '' }
    if (!this.#byIndex.has(at) && this.#byIndex.size >= MOST_CALLS)
      throw new ModelError('broken', 'it asked for too many calls at once')
    if (typeof id === 'string' && id !== '') known.id = id
    if (typeof called?.name === 'string') known.name += called.name
    if (typeof called?.arguments === 'string') known.args += called.arguments
    if (known.name.length > 100 || known.id.length > 200 || known.args.length > MOST_ARGUMENTS)
      throw new ModelError('too-large', 'it wrote a call that is too long')
    this.#byIndex.set(at, known)
  }

  all(): readonly ModelCall[] {
    return [...this.#byIndex.values()].map((call, index) => ({
      ...call,
      id: call.id === '' ? `call-${index}` : call.id,
    }))
  }
}
