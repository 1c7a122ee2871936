import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { handleErrors } from './errors.ts'
import { ByteBudget } from './byte-budget.ts'

const MB = 2 ** 20

it('OPS-06 PLIST-05 pages that their readers do not take hold a bounded memory, of one owner and of all', async () => {
  const app = Fastify({ forceCloseConnections: true })
  handleErrors(app)
  const held = new ByteBudget({ bytes: 90 * MB, bytesPerKey: 50 * MB })
  app.get<{ Params: { owner: string; mb: string } }>('/:owner/:mb', (request, reply) => {
    const text = 'a'.repeat(Number(request.params.mb) * MB)
    held.hold(request.params.owner, reply, text.length)
    return reply.send(text)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [answer] = (await once(get({ port, host: '127.0.0.1', path, agent: false }), 'response')) as [IncomingMessage]
    return answer.on('error', () => undefined)
  }
  const statusOf = async (path: string): Promise<number | undefined> => (await ask(path)).statusCode
  try {
    const open = [await ask('/ann/20'), await ask('/ann/20')]
    const refused = await ask('/ann/20')
    expect([...open, refused].map(({ statusCode }) => statusCode)).toEqual([200, 200, 503])
    expect(refused.headers['retry-after']).toBe('2')
    expect([await statusOf('/ann/0'), await statusOf('/ben/40'), await statusOf('/cat/20')]).toEqual([200, 200, 503])
    for (const answer of open) answer.destroy()
    await expect.poll(() => statusOf('/cat/20')).toBe(200)
  } finally {
    await app.close()
  }
})
