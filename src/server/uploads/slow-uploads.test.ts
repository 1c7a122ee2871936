import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { arrive, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { testPicture } from '#test/pictures.ts'
import { type RunningServer, startServer } from '#test/running-server.ts'

const SLOW_USERS = 8
const OF_EACH = 2

describeOneEngine('slow uploads', (context) => {
  let server: RunningServer
  let picture: Buffer
  const sockets: Socket[] = []
  beforeAll(async () => {
    server = await startServer(context, { MIN_FREE_MB: '0' })
    picture = await testPicture('png')
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await server.close()
  })

  const person = (name: string) =>
    arrive({ config: readConfig({ DATA_DIR: context.folder }, '/'), dataAccess: context.dataAccess }, name)
  const product = async ({ headers }: TestCaller): Promise<string> => {
    const answer = await fetch(`${server.origin}/api/products`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{"name":"Mug"}',
    })
    return ((await answer.json()) as { id: string }).id
  }

  /** An upload that announces much and sends a few bytes a second; answers the response. */
  function trickle({ headers }: TestCaller, id: string): { answer: () => string; socket: Socket } {
    const { hostname, port, host } = new URL(server.origin)
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    sockets.push(socket)
    let answer = ''
    socket.on('data', (part: Buffer) => (answer += part.toString()))
    const lines = Object.entries({ ...headers, host, 'content-type': 'image/png', 'content-length': '9000000' })
    socket.write(
      `POST /api/uploads?kind=product&id=${id} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    )
    const timer = setInterval(() => socket.write(randomBytes(40)), 200)
    socket.on('close', () => clearInterval(timer))
    return { answer: () => answer, socket }
  }

  it('OPS-06 sixteen slow uploads of eight users hold nobody up, and end early', async () => {
    const ann = await person('ann')
    const own = await product(ann)
    const waiting: [TestCaller, string][] = []
    for (let user = 0; user < SLOW_USERS; user += 1) {
      const caller = await person(`slow-${user}`)
      const id = await product(caller)
      for (let n = 0; n < OF_EACH; n += 1) waiting.push([caller, id])
    }
    const slow = waiting.map(([caller, id]) => trickle(caller, id))
    await pause(1_000)
    const answer = await fetch(`${server.origin}/api/uploads?kind=product&id=${own}`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'image/png' },
      body: new Uint8Array(picture),
    })
    expect(answer.status).toBe(201)
    // They still hold their connections, and she did not wait for them.
    expect(slow.some(({ socket }) => !socket.destroyed)).toBe(true)
    await expect.poll(() => slow.every(({ socket }) => socket.destroyed)).toBe(true)
    for (const each of slow) expect(each.answer()).toMatch(/^HTTP\/1.1 408 [^]*"code":"too-slow"/)
  })

  it('UP-01 a body that is too large is told so by its own connection', async () => {
    const caller = await person('large')
    const id = await product(caller)
    const answer = await fetch(`${server.origin}/api/uploads?kind=product&id=${id}`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'image/png', 'transfer-encoding': 'chunked' },
      body: new ReadableStream({
        pull(controller) {
          controller.enqueue(new Uint8Array(1024 * 1024))
        },
      }),
      duplex: 'half',
    } as RequestInit).catch((error: unknown) => error)
    // A caller that is still sending may see the end of the connection before the answer.
    if (answer instanceof Response) expect(answer.status).toBe(413)
    else expect(String(answer)).toContain('fetch failed')
  })
})
