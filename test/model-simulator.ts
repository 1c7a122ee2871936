import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call that the simulated model makes. */
export interface SimulatedCall {
  readonly name: string
  /** Sent as JSON; a text is sent as it is. */
  readonly args: unknown
}

/** One turn of the simulated model. */
export interface SimulatedTurn {
  readonly text?: string
  readonly calls?: readonly SimulatedCall[]
  /** Answers with this status and an error instead. */
  readonly status?: number
  /** Sends this instead of a stream of events. */
  readonly raw?: string
  /** Waits before the first word; Infinity never says one. */
  readonly waitMs?: number
  /** Ends the connection in the middle of the text. */
  readonly breaksOff?: boolean
  /** Says the text so many times. */
  readonly times?: number
  readonly tokens?: number
}

/** What the simulator was sent. */
export interface SentRequest {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string | null }[]
  readonly tools?: readonly { readonly function: { readonly name: string; readonly parameters: unknown } }[]
}

/** A model behind an endpoint of OpenAI's wire format, which says what a test tells it. */
export interface ModelSimulator {
  readonly url: string
  readonly requests: SentRequest[]
  /** The turns of the next conversation; the last one is said again and again. */
  play(turns: readonly SimulatedTurn[] | ((request: SentRequest, turn: number) => SimulatedTurn)): void
  close(): Promise<void>
}

const PIECE = 8
/** Every other key is right, and so is none. */
export const WRONG_KEY = 'a key that is not right'

/** Answers which models there are. */
function list(response: ServerResponse, isWrong: boolean): void {
  const body = isWrong ? { error: { message: 'Incorrect API key provided' } } : { object: 'list', data: [{ id: 'm' }] }
  response.writeHead(isWrong ? 401 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** Starts a simulator. */
export async function startModelSimulator(): Promise<ModelSimulator> {
  const requests: SentRequest[] = []
  let turn = 0
  let next: (request: SentRequest, turn: number) => SimulatedTurn = () => ({ text: 'Hello.' })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, headers } = request
    if (method === 'GET') return list(response, headers.authorization === `Bearer ${WRONG_KEY}`)
    const sent = JSON.parse(await read(request)) as SentRequest
    requests.push(sent)
    const said = next(sent, turn)
    turn += 1
    await say(response, sent, said)
  }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    play(turns) {
      turn = 0
      requests.length = 0
      next = typeof turns === 'function' ? turns : (_, at) => turns[Math.min(at, turns.length - 1)] ?? {}
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

async function say(response: ServerResponse, { model }: SentRequest, turn: SimulatedTurn): Promise<void> {
  const { status = 200, raw, text = '', calls = [], waitMs = 0, breaksOff, times = 1, tokens } = turn
  if (waitMs === Infinity) return
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  if (status !== 200) {
    const error = { message: 'limited', type: 'rate_limit_error', param: null, code: null }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (raw !== undefined) {
    response.end(raw)
    return
  }
  const chunk = (delta: object, finish: string | null = null): void => {
    const choices = [{ index: 0, delta, finish_reason: finish }]
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model, choices })}\n\n`,
    )
  }
  chunk({ role: 'assistant', content: '' })
  for (let time = 0; time < times && !response.destroyed; time++) {
    for (const piece of pieces(text)) chunk({ content: piece })
    if (time % 50 === 49) await new Promise((resolve) => setImmediate(resolve))
  }
  if (breaksOff) {
    response.destroy()
    return
  }
  calls.forEach(({ name, args }, index) => {
    chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] })
    const written = typeof args === 'string' ? args : JSON.stringify(args)
    for (const piece of pieces(written)) chunk({ tool_calls: [{ index, function: { arguments: piece } }] })
  })
  chunk({}, calls.length > 0 ? 'tool_calls' : 'stop')
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: tokens ?? 15 }
  response.write(`data: ${JSON.stringify({ id: 'c', choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function pieces(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE))
}
