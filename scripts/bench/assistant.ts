import { prepareEmbedded } from './engines.ts'
import type { Figure } from './figure.ts'
import type { Options } from './options.ts'
import { benchProtocol } from './protocol.ts'
import { startProduct } from './running.ts'
import { ASSISTANT_MS } from './scoreboard.ts'
import { median, summary } from './statistics.ts'

const QUESTIONS = [
  'Which products sell at a loss?',
  'What is 60 plus 40 % margin?',
  'Convert 100 EUR to USD',
  'Show products with a margin below 20 %',
]
const ROUNDS = 25
const PART = 'assistant'

/** How long the built-in assistant takes for an answer, and what a tool over MCP adds to the REST call that reads the same rows. */
export async function benchAssistant({ loads }: Options): Promise<Figure[]> {
  const engine = await prepareEmbedded(1)
  const product = await startProduct({ ...engine.settings, RATE_LIMIT: '0' })
  const origin = `http://127.0.0.1:${product.port}`
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${engine.shop.token}`,
        accept: 'application/json, text/event-stream',
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`)
    return text
  }
  try {
    const rounds = Math.max(ROUNDS, loads)
    const answers = await timed(rounds * QUESTIONS.length, (round) =>
      call('POST', '/api/chat', { messages: [{ role: 'user', content: QUESTIONS[round % QUESTIONS.length] }] }),
    )
    const rest = await timed(rounds * 4, () => call('GET', '/api/products?search=a&pageSize=8&total=true'))
    const tool = { name: 'find_products', arguments: { search: 'a', limit: 8 } }
    const mcp = await timed(rounds * 4, (id) =>
      call('POST', '/mcp', { jsonrpc: '2.0', id, method: 'tools/call', params: tool }),
    )
    return [
      {
        part: PART,
        name: 'an answer of the built-in assistant, p95',
        value: summary(answers).p95,
        unit: 'ms',
        target: ASSISTANT_MS,
      },
      { part: PART, name: 'an answer of the built-in assistant, median', value: median(answers), unit: 'ms' },
      {
        part: PART,
        name: 'find_products over MCP, beside the same rows over REST',
        value: median(mcp),
        unit: 'ms',
        floor: median(rest),
      },
      ...(await benchProtocol()),
    ]
  } finally {
    await product.stop()
    await engine.drop()
  }
}

async function timed(rounds: number, run: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    await run(round)
    times.push(performance.now() - start)
  }
  return times
}
