import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ModelSimulator, type SimulatedTurn, startModelSimulator } from '#test/model-simulator.ts'
import { chatCompletions } from './chat-completions.ts'

let simulator: ModelSimulator
beforeAll(async () => {
  simulator = await startModelSimulator()
})
afterAll(() => simulator.close())

/** What a turn counts; the caller leaves after the first word where it is told to. */
async function countedOf(turn: SimulatedTurn, isLeft = false): Promise<number> {
  simulator.play([turn])
  const model = chatCompletions({ url: simulator.url, name: 'test', key: '' })
  const counted: number[] = []
  const request = { messages: [{ role: 'user', content: 'x'.repeat(4_000) }], tools: [], mostTokens: 10 } as const
  try {
    for await (const piece of model.turn(request, new AbortController().signal, (tokens) => counted.push(tokens)))
      if (isLeft && piece.type === 'text') break
  } catch {
    expect(turn.breaksOff ?? turn.status).toBeDefined()
  }
  expect(counted.length).toBe(1)
  return counted[0] ?? 0
}

it('CHAT-04 the tokens of a turn are counted however it ends: well, in the middle, or because the caller leaves', async () => {
  expect(await countedOf({ text: 'Hello.', tokens: 77 })).toBe(77)
  expect(await countedOf({ text: 'The price is', breaksOff: true })).toBeGreaterThan(1_000)
  expect(await countedOf({ text: 'word '.repeat(50) }, true)).toBeGreaterThan(1_000)
  expect(await countedOf({ status: 429 })).toBe(0)
})

it('CHAT-04 a count that cannot be is not believed', async () => {
  for (const tokens of [1e300, Number.MAX_SAFE_INTEGER])
    expect(await countedOf({ text: 'Hello.', tokens })).toBeLessThan(10_000)
})

it('CHAT-04 what is done with the words of a model is not its silence', async () => {
  simulator.play([{ text: 'word '.repeat(5_000) }])
  const model = chatCompletions({ url: simulator.url, name: 'test', key: '', silenceMs: 1_000 })
  let said = ''
  const request = { messages: [{ role: 'user', content: 'Hello' }], tools: [], mostTokens: 10 } as const
  for await (const piece of model.turn(request, new AbortController().signal, () => undefined)) {
    const isFirst = said === ''
    if (piece.type === 'text') said += piece.text
    if (isFirst) await new Promise((resolve) => setTimeout(resolve, 1_500))
  }
  expect(said).toBe('word '.repeat(5_000))
})
