import { once } from 'node:events'
import { createServer, get, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyReply } from 'fastify'
import { describe, expect, it } from 'vitest'
import { FairQueue } from '../fair-queue.ts'
import { callerLeft, heldUntilAnswered } from './caller-left.ts'

/** Serves each request by hand; the third argument of the body opens a request and answers its response. */
async function withServer(body: (open: () => Promise<{ reply: FastifyReply; leave: () => void }>) => Promise<void>) {
  const waiting: ((response: ServerResponse) => void)[] = []
  const server = createServer((_request, response) => waiting.shift()?.(response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    await body(async () => {
      const arrived = new Promise<ServerResponse>((resolve) => waiting.push(resolve))
      const request = get({ port, host: '127.0.0.1', agent: false }, (answer) => answer.resume())
      request.on('error', () => undefined)
      return { reply: { raw: await arrived } as unknown as FastifyReply, leave: () => request.destroy() }
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('a caller who takes an answer slowly, or leaves', () => {
  it('OPS-06 keeps the next answer of their own from being made, until the first was taken', () =>
    withServer(async (open) => {
      const queue = new FairQueue({ atOnce: 4, atOncePerKey: 1, waitingPerKey: 9, waiting: 9 })
      const made: string[] = []
      const answer = (name: string, reply: FastifyReply) =>
        heldUntilAnswered(queue, { key: name.charAt(0) }, reply, async () => made.push(name))
      const [first, second, other] = [await open(), await open(), await open()]
      const later = answer('ann 1', first.reply).then(() => answer('ann 2', second.reply))
      await answer('ben 1', other.reply)
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect(made).toEqual(['ann 1', 'ben 1'])
      first.reply.raw.end('taken')
      await later
      expect(made).toEqual(['ann 1', 'ben 1', 'ann 2'])
      expect(queue.load).toEqual({ running: 2, waiting: 0 })
      second.leave()
      other.leave()
      await expect.poll(() => queue.load.running).toBe(0)
    }))

  it('OPS-06 is noticed at once when they left, and not when the answer was whole', () =>
    withServer(async (open) => {
      const [gone, whole] = [await open(), await open()]
      const [left, stayed] = [callerLeft(gone.reply), callerLeft(whole.reply)]
      gone.leave()
      whole.reply.raw.end('all of it')
      await expect.poll(() => left.aborted).toBe(true)
      await expect.poll(() => whole.reply.raw.destroyed).toBe(true)
      expect(stayed.aborted).toBe(false)
      // A signal made only afterwards says the same.
      expect([callerLeft(gone.reply).aborted, callerLeft(whole.reply).aborted]).toEqual([true, false])
    }))
})
