import { once } from 'node:events'
import { request } from 'node:http'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fixtureOffer } from '#test/mcp/fixture-offer.ts'
import { freePort } from '#test/running-server.ts'
import { mountProtocol } from './mount-protocol.ts'
import { type Offer, protocolServer, type Turn } from './protocol-server.ts'

const PATH = '/mcp'
const MANY = 120

let app: FastifyInstance
let origin: string
let client: Client
let turns: Turn[]

/** Work that goes on until its caller leaves. */
const endless = (turn: Turn): ReturnType<Offer['call']> => {
  turns.push(turn)
  turn.progress?.(1, 2)
  return new Promise((_, reject) => turn.signal.addEventListener('abort', () => reject(new Error('left'))))
}

const offer: Offer = {
  ...fixtureOffer,
  tools: () => Array.from({ length: MANY }, (_, at) => ({ name: `tool_${at}`, inputSchema: { type: 'object' } })),
  call: (name, args, turn) => (name === 'endless' ? endless(turn) : fixtureOffer.call(name, args, turn)),
}

beforeEach(async () => {
  turns = []
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  app = fastify()
  mountProtocol(app, {
    path: PATH,
    publicUrl: origin,
    admit: () => Promise.resolve({}),
    serve: () => protocolServer(offer),
  })
  await app.listen({ host: '127.0.0.1', port })
  client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL(PATH, origin)))
})
afterEach(async () => {
  await client.close()
  await app.close()
})

it('CHAT-06 a stream that is lost ends the work behind it, and the next call is answered', async () => {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'endless', arguments: {}, _meta: { progressToken: 'p' } },
  })
  const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' }
  const asked = request(new URL(PATH, origin), { method: 'POST', headers })
  asked.on('error', () => undefined)
  asked.end(body)
  await vi.waitFor(() => expect(turns.length).toBe(1))
  asked.destroy()
  await vi.waitFor(() => expect(turns[0]?.signal.aborted).toBe(true))
  const next = await client.callTool({ name: 'test_simple_text', arguments: {} })
  expect(JSON.stringify(next.content)).toContain('simple text')
})

it('CHAT-06 a call that its caller cancels ends, with the progress told before', async () => {
  const cancel = new AbortController()
  const steps: number[] = []
  const call = client.callTool(
    { name: 'endless', arguments: {} },
    { signal: cancel.signal, onprogress: ({ progress }) => steps.push(progress) },
  )
  const refusal = call.catch((error: unknown) => error)
  await vi.waitFor(() => expect(steps).toEqual([1]))
  const [turn] = turns
  const aborted = turn && once(turn.signal, 'abort')
  cancel.abort()
  expect(await refusal).toBeInstanceOf(Error)
  await aborted
  expect(turn?.signal.aborted).toBe(true)
})

it('CHAT-06 a long list comes in pages, each once', async () => {
  const names: string[] = []
  for (let cursor: string | undefined; ;) {
    const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor })
    names.push(...tools.map(({ name }) => name))
    if (nextCursor === undefined) break
    cursor = nextCursor
  }
  expect(new Set(names).size).toBe(MANY)
  expect(names.length).toBe(MANY)
})
