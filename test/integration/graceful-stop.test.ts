import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeOneEngine } from '#test/database.ts'
import { startReceiver } from '#test/simulators/receiver.ts'

/** Supervisors kill after five seconds. */
const BEFORE_THE_KILL_MS = 5_000

describeOneEngine('a graceful stop', (context) => {
  const started = async (name: string) => {
    const app = await buildRealApp(context)
    const address = new URL(await app.fastify.listen({ host: '127.0.0.1', port: 0 }))
    return { app, address, ann: await arrive(app, name) }
  }

  /** Sends the head of a request and a part of its body; `rest` sends what is missing and answers all that came back. */
  async function half(address: URL, app: TestApp, { headers }: TestCaller) {
    const body = JSON.stringify({ name: 'Made while it stops' })
    const socket: Socket = connect(Number(address.port), address.hostname)
    const lines = Object.entries({
      ...headers,
      host: new URL(app.origin).host,
      'content-type': 'application/json',
      'content-length': String(body.length),
    }).map(([key, value]) => `${key}: ${value}`)
    let said = ''
    socket.on('data', (part: Buffer) => (said += part.toString()))
    socket.on('error', () => undefined)
    socket.write(`POST /api/brands HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body.slice(0, 5)}`)
    await pause(200)
    return async () => {
      const ended = once(socket, 'close')
      socket.write(body.slice(5))
      await ended
      return said
    }
  }

  it('DIAG-07 a request that runs is answered, a new one is sent elsewhere, and then it is closed', async () => {
    const { app, address, ann } = await started('drained')
    const rest = await half(address, app, ann)
    const host = new URL(app.origin).host
    const closing = app.close()
    await pause(100)
    const late = await fetch(new URL('/_healthz', address), { headers: { host } })
    expect(late.status).toBe(503)
    expect(await rest()).toMatch(/^HTTP\/1\.1 201 /)
    await closing
    await expect(fetch(new URL('/_healthz', address))).rejects.toThrow('fetch failed')
  })

  it('DIAG-07 SYNC-02 a live stream ends at once, as its reader expects it, so that the device connects again', async () => {
    const { app, address, ann } = await started('streaming')
    const headers = { ...ann.headers, host: new URL(app.origin).host }
    const response = await fetch(new URL('/api/live', address), { headers })
    const reader = response.body!.getReader()
    await reader.read()
    const began = Date.now()
    await app.close()
    // A cut connection would reject.
    let part = await reader.read()
    while (!part.done) part = await reader.read()
    expect(Date.now() - began).toBeLessThan(2_500)
  })

  it('DIAG-07 a request that never ends is cut off before the supervisor kills', async () => {
    const { app, address, ann } = await started('endless')
    await half(address, app, ann)
    const began = Date.now()
    await app.close()
    expect(Date.now() - began).toBeLessThan(BEFORE_THE_KILL_MS)
  })

  it('DIAG-07 API-05 a webhook that is under way arrives and is noted, one that hangs is sent anew after the start', async () => {
    const receiver = await startReceiver()
    const app = await buildRealApp(context, {}, receiver.outgoing)
    const ann = await arrive(app, 'sending')
    const events = ['product.priced']
    for (const [path, answer] of [
      ['/slow', 'slow'],
      ['/hangs', 'hang'],
    ] as const) {
      receiver.always(answer, path)
      await app.call(ann, { method: 'POST', url: '/api/webhooks', body: { address: receiver.address(path), events } })
    }
    const product = { name: 'Mug', pricingMode: 'retailPrice', tradePricing: { retailPrice: 4 } }
    await app.call(ann, { method: 'POST', url: '/api/products', body: product })
    await expect.poll(() => receiver.arrived.length).toBe(2)
    const began = Date.now()
    await app.close()
    expect(Date.now() - began).toBeLessThan(BEFORE_THE_KILL_MS)
    const [answer] = await context.dataAccess.asSystemBatch([
      {
        text: `select w.address like '%slow' as "isSlow", d.state, d.attempts from webhook_delivery d
          join webhook w on w.user_id = d.user_id and w.id = d.webhook_id where d.user_id = $1 order by 1 desc`,
        values: [ann.userId],
      },
    ])
    expect(answer?.rows).toEqual([
      { isSlow: true, state: 'sent', attempts: 1 },
      { isSlow: false, state: 'waiting', attempts: 0 },
    ])
    await receiver.close()
  })
})
