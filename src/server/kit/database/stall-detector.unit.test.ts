import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type StallDetector, detectStalls } from './stall-detector.ts'

describe('a server that takes connections and says nothing to them', () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket.on('error', () => undefined)))
  let stalls: StallDetector

  beforeEach(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    stalls = detectStalls([{ host: '127.0.0.1', port: (server.address() as AddressInfo).port }])
  })
  afterEach(async () => {
    stalls.stop()
    for (const socket of sockets.splice(0)) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })

  it('OPS-02 ends what waits for it', async () => {
    let ended = 0
    stalls.watch(new Client(), () => (ended += 1))
    await expect.poll(() => ended, { timeout: 10_000 }).toBeGreaterThan(0)
  })

  it('OPS-06 is only busy while it answers other sessions, and nobody is sent away', async () => {
    let ended = 0
    stalls.watch(new Client(), () => (ended += 1))
    for (let n = 0; n < 30; n += 1) {
      const over = stalls.watch(new Client(), () => (ended += 1))
      await pause(100)
      over(true)
    }
    expect(ended).toBe(0)
  })
})
