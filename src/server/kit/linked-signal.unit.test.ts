import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { chatCompletions } from '../integrations/model/chat-completions.ts'
import { linkedSignal, piecesOfBody } from './linked-signal.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let server: Server
let url: string
beforeAll(async () => {
  // Says a word, and nothing more.
  server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: {"choices":[{"delta":{"content":"Hm. "}}]}\n\n')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function collectOften(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    collect()
    await pause(10)
  }
}

it.each([
  ['its caller leaves', { silenceMs: 60_000, ms: 60_000, leaves: true }, 'left'],
  ['it is silent for too long', { silenceMs: 600, ms: 60_000, leaves: false }, 'said nothing'],
  ['its time is over', { silenceMs: 60_000, ms: 600, leaves: false }, 'too long'],
])('CHAT-04 OPS-06 a model that stalls is left when %s, also after memory was tidied', async (_when, how, reason) => {
  const caller = new AbortController()
  const { signal, release } = linkedSignal([caller.signal], how.ms)
  const model = chatCompletions({ url, name: 'sim', key: '', silenceMs: how.silenceMs })
  const turn = (async () => {
    const said: string[] = []
    for await (const piece of model.turn({ messages: [], tools: [], mostTokens: 5 }, signal, () => undefined))
      said.push(piece.type)
    return said
  })()
  turn.catch(() => undefined)
  await pause(200)
  await collectOften()
  if (how.leaves) caller.abort(new Error('left'))
  await expect(turn).rejects.toThrow(reason)
  release()
})

it('OPS-06 a signal aborts with the first of others, tells whether it was late, and lets go', async () => {
  const [one, two] = [new AbortController(), new AbortController()]
  const linked = linkedSignal([one.signal, undefined, two.signal], 60_000)
  two.abort('two')
  one.abort('one')
  expect([linked.signal.reason, linked.isLate()]).toEqual(['two', false])
  expect(linkedSignal([two.signal]).signal.reason).toBe('two')
  const late = linkedSignal([], 5)
  await pause(30)
  expect([late.signal.aborted, late.isLate()]).toEqual([true, true])
  const free = new AbortController()
  const released = linkedSignal([free.signal], 5)
  released.release()
  free.abort()
  await pause(30)
  expect(released.signal.aborted).toBe(false)
})

it('OPS-06 a body that nobody takes to its end is given back', async () => {
  const { body } = new Response('words')
  for await (const piece of piecesOfBody(body, new AbortController().signal)) expect(piece.length).toBe(5)
  let given = false
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1)),
    cancel: () => void (given = true),
  })
  for await (const _ of piecesOfBody(endless, new AbortController().signal)) break
  await pause(0)
  expect(given).toBe(true)
})
