import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '#contract/refusal.ts'
import { handleErrors } from './errors.ts'
import { CONNECTION_OPTIONS, endSlowConnections } from './slow-connections.ts'

const PACE = { windowMs: 200, leastRate: 1_000, callBodyMs: 1_000, fileBodyMs: 4_000, stalledMs: 600 }
/** Longer than the body of a file may take. */
const TURN_MS = 4_500
/** Only the rate ends a body here. */
const NO_HURRY = { ...PACE, callBodyMs: 600_000 }
const LARGE = 'x'.repeat(64 * 1024 * 1024)

describe('slow connections', () => {
  let app: FastifyInstance
  let unhurried: FastifyInstance
  const open: Socket[] = []

  beforeAll(async () => {
    app = serving(PACE)
    unhurried = serving(NO_HURRY)
    app.get('/long', async () => {
      await pause(1_500)
      return { done: true }
    })
    app.get('/large', () => LARGE)
    app.get('/short', () => ({}))
    await app.register(async (files) => {
      files.removeAllContentTypeParsers()
      files.addContentTypeParser('*', (_request, body, done) => done(null, body))
      files.route({ method: 'POST', url: '/raw', handler: readRaw })
      files.route({ method: 'POST', url: '/file', config: { takesFile: true }, handler: readLater })
    })
    app.post('/refused', { preParsing: async () => Promise.reject(new Refusal('not-signed-in')) }, () => ({}))
    for (const each of [app, unhurried]) await each.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    for (const socket of open) socket.destroy()
    await app.close()
    await unhurried.close()
  })

  function dial(to: FastifyInstance): Socket {
    const { port } = to.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    open.push(socket)
    return socket
  }

  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

  /** Sends the text in pieces with pauses; answers all that comes until the connection ends. */
  async function trickled(
    pieces: readonly string[],
    everyMs: number,
    to = app,
  ): Promise<{ text: string; sent: number }> {
    const socket = dial(to)
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    // Not `once`, which fails when a write meets a connection that the server has ended.
    const ended = new Promise((resolve) => socket.once('close', resolve))
    let sent = 0
    for (const piece of pieces) {
      if (socket.destroyed) break
      socket.write(piece)
      sent += 1
      await pause(everyMs)
    }
    await Promise.race([ended, pause(10_000)])
    socket.destroy()
    return { text, sent }
  }

  it('OPS-06 headers that trickle end early', async () => {
    const { text, sent } = await trickled(['GET /long HTTP/1.1\r\n', ...Array.from({ length: 80 }, () => 'x')], 50)
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(sent).toBeLessThan(80)
  })

  it('OPS-06 a body below the least rate is refused with 408, and told', async () => {
    const pieces = [post('/call', 10_000), ...Array.from({ length: 80 }, () => '1')]
    const { text, sent } = await trickled(pieces, 50, unhurried)
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(text).toContain('"code":"too-slow"')
    expect(sent).toBeLessThan(80)
  })

  it('OPS-06 a body that keeps the rate and never ends is over with its time', async () => {
    const pieces = [post('/call', 900_000), ...Array.from({ length: 200 }, () => '1'.repeat(200))]
    const { text, sent } = await trickled(pieces, 50)
    expect(text).toMatch(/^HTTP\/1.1 408 /)
    expect(sent).toBeLessThan(pieces.length)
  })

  it('OPS-06 a file that waits for its turn is not slow, and may take longer than a call', async () => {
    // Far above the least rate, so that a pause on a busy machine is not the caller's fault; two seconds of it after the turn has come.
    const pieces = Array.from({ length: 65 }, () => 'x'.repeat(4_000))
    const { text } = await trickled([post('/file', 260_000), ...pieces], 100)
    expect(text).toMatch(/^HTTP\/1.1 200 /)
    expect(text).toContain('{"bytes":260000}')
  })

  it('OPS-06 a body that goes on after its answer ends with its time, and soon if it trickles', async () => {
    const head = post('/refused', 900_000).replace('connection: close\r\n', '')
    for (const piece of ['1', '1'.repeat(200)]) {
      const { text, sent } = await trickled([head, ...Array.from({ length: 200 }, () => piece)], 50)
      expect(text).toMatch(/^HTTP\/1.1 401 /)
      expect(sent).toBeLessThan(200)
    }
  })

  it('OPS-06 a body that pours in after its answer is cut soon after two megabytes', async () => {
    const taken = new Promise<Socket>((resolve) => app.server.once('connection', resolve))
    const head = post('/refused', 2_000_000_000).replace('connection: close\r\n', '')
    const socket = dial(app)
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.write(head)
    const pour = (): void => void (socket.destroyed || socket.write('x'.repeat(64 * 1024), () => setImmediate(pour)))
    pour()
    await Promise.race([ended, pause(PACE.callBodyMs / 2)])
    socket.destroy()
    expect(text).toMatch(/^HTTP\/1.1 401 /)
    // What a fast caller sends between two looks comes on top.
    expect((await taken).bytesRead).toBeLessThan(10 * 2 ** 20)
  })

  it('OPS-06 what is left of a small body after its answer leaves the connection for the next call', async () => {
    const length = 500_000
    const head = post('/refused', length).replace('connection: close\r\n', '')
    const last = 'GET /short HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
    const { text } = await trickled([head, 'x'.repeat(length), last], 100)
    expect(text.match(/HTTP\/1.1 (401|200) /g)).toHaveLength(2)
  })

  it('OPS-06 a body is as little slow where the answer is written past the framework', async () => {
    const pieces = [post('/raw', 10_000), ...Array.from({ length: 80 }, () => '1')]
    const { text, sent } = await trickled(pieces, 50)
    expect(text).toMatch(/^HTTP\/1.1 400 /)
    expect(text).toMatch(/\r\nconnection: close\r\n/i)
    expect(sent).toBeLessThan(80)
  })

  it('OPS-06 a connection that stays open serves one call after the other', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const call = () =>
      new Promise<number | undefined>((resolve, reject) => {
        const { port } = app.server.address() as { port: number }
        const headers = { 'content-type': 'application/json' }
        request({ port, host: '127.0.0.1', method: 'POST', path: '/call', agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode))
        })
          .once('error', reject)
          .end('{"n":1}')
      })
    for (let n = 0; n < 4; n += 1) {
      expect(await call()).toBe(200)
      await pause(PACE.windowMs * 1.5)
    }
    agent.destroy()
  })

  it('OPS-06 an answer that is still being worked on is not cut', async () => {
    const { text } = await trickled(['GET /long HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'], 10)
    expect(text).toContain('{"done":true}')
  })

  it('OPS-06 an answer that nobody takes is dropped', async () => {
    const socket = dial(app)
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n')
    socket.pause()
    await expect.poll(connections).toBe(1)
    await expect.poll(connections).toBe(0)
  })

  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, number) => resolve(number)))
})

function serving(pace: typeof PACE): FastifyInstance {
  const app = Fastify({ ...CONNECTION_OPTIONS, http: { headersTimeout: 700, connectionsCheckingInterval: 100 } })
  handleErrors(app)
  endSlowConnections(app, pace)
  app.post('/call', (request) => ({ body: request.body }))
  return app
}

/** Reads nothing until its turn comes. */
async function readLater(request: FastifyRequest): Promise<{ bytes: number }> {
  await pause(TURN_MS)
  let bytes = 0
  for await (const part of request.body as AsyncIterable<Buffer>) bytes += part.length
  return { bytes }
}

/** Reads and answers as a library does that knows nothing of the framework. */
async function readRaw({ raw }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack()
  let status = 200
  try {
    for await (const part of raw.iterator({ destroyOnReturn: false })) status = part instanceof Buffer ? 200 : 500
  } catch {
    status = 400
  }
  reply.raw.writeHead(status).end()
  return reply
}
