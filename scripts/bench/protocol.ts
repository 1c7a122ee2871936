import fastify from 'fastify'
import { mountProtocol } from '#server/assistant/mcp/mount-protocol.ts'
import { protocolServer } from '#server/assistant/mcp/protocol-server.ts'
import { fixtureOffer } from '#test/mcp/fixture-offer.ts'
import type { Figure } from './figure.ts'
import { median, summary } from './statistics.ts'

const TOOL = 'test_simple_text'
const CALLS = 400
/** Calls that only warm up. */
const FIRST = 100
const PART = 'assistant'

/** What the protocol costs a call: a tool over MCP beside a handler that runs the same tool and answers the same message. */
export async function benchProtocol(): Promise<Figure[]> {
  const app = fastify()
  const path = '/mcp'
  mountProtocol(app, {
    path,
    publicUrl: 'http://127.0.0.1',
    admit: () => Promise.resolve({}),
    serve: () => protocolServer(fixtureOffer),
  })
  app.post('/bare', async ({ body }) => {
    const { id } = body as { readonly id: number }
    const signal = new AbortController().signal
    return { jsonrpc: '2.0', id, result: await fixtureOffer.call(TOOL, {}, { signal, progress: undefined }) }
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const bare: number[] = []
    const spoken: number[] = []
    // One after the other, so that both meet the same machine.
    for (let id = 0; id < FIRST + CALLS; id += 1) {
      const times = [await timeOf(`${origin}/bare`, id), await timeOf(origin + path, id)] as const
      if (id < FIRST) continue
      bare.push(times[0])
      spoken.push(times[1])
    }
    const name = 'a call of a tool over MCP, beside a bare handler'
    return [
      { part: PART, name: `${name}, median`, value: median(spoken), unit: 'ms', floor: median(bare) },
      { part: PART, name: `${name}, p95`, value: summary(spoken).p95, unit: 'ms', floor: summary(bare).p95 },
    ]
  } finally {
    await app.close()
  }
}

async function timeOf(url: string, id: number): Promise<number> {
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: TOOL, arguments: {} } })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const start = performance.now()
  const answer = await fetch(url, { method: 'POST', headers, body })
  const text = await answer.text()
  const took = performance.now() - start
  if (!answer.ok || !text.includes('simple text')) throw new Error(`${url}: ${answer.status} ${text.slice(0, 300)}`)
  return took
}
