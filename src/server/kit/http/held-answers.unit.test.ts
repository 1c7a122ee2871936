import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { handleErrors } from './errors.ts'
import { boundHeldAnswers } from './held-answers.ts'

const MB = 2 ** 20

describe('answers that nobody takes', () => {
  let app: FastifyInstance
  let port: number

  beforeEach(async () => {
    app = Fastify({ forceCloseConnections: true })
    handleErrors(app)
    boundHeldAnswers(app, (request) => String(request.headers['x-user']), 50 * MB)
    app.get('/large', (_request, reply) => reply.type('text/plain').send('a'.repeat(20 * MB)))
    app.get('/small', () => ({ small: true }))
    await app.listen({ port: 0, host: '127.0.0.1' })
    ;({ port } = app.server.address() as AddressInfo)
  })
  afterEach(() => app.close())

  /** Reads the head of an answer and leaves its body unread. */
  async function ask(user: string, path: string): Promise<IncomingMessage> {
    const request = get({ port, host: '127.0.0.1', path, agent: false, headers: { 'x-user': user } })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    answer.on('error', () => undefined)
    return answer
  }

  it('OPS-06 hold a bounded number of bytes of one user, who is told so, and none of others', async () => {
    const open = [await ask('ann', '/large'), await ask('ann', '/large')]
    const refused = await ask('ann', '/large')
    expect([...open, refused].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(refused.headers['retry-after']).toBe('2')
    expect((await ask('ann', '/small')).statusCode).toBe(200)
    expect((await ask('ben', '/large')).statusCode).toBe(200)
    for (const answer of open) answer.destroy()
    await expect.poll(async () => (await ask('ann', '/large')).statusCode).toBe(200)
  })
})
