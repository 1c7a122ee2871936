import { describe, expect, it } from 'vitest'
import type { LiveNews } from '#contract/sync.ts'
import { virtualClock } from '#test/client-model/clock.ts'
import { backoffMs } from './backoff.ts'
import { createWakeUp } from './wake-up.ts'
import { coalesced } from './coalesced.ts'
import { followLive } from './live.ts'
import { Unreachable } from './transport.ts'

const randomBytes = (count: number) => new Uint8Array(count)

/** A live endpoint whose streams the test writes. */
function liveServer() {
  const connections: { lastEventId: string; write: (text: string) => void; end: () => void; signal: AbortSignal }[] = []
  const state = { isDown: false }
  const live = (lastEventId: string, signal: AbortSignal): Promise<Response> => {
    if (state.isDown) return Promise.reject(new Unreachable())
    const encoder = new TextEncoder()
    let writer: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        writer = controller
      },
    })
    signal.addEventListener('abort', () => writer?.error(new Unreachable()))
    connections.push({
      lastEventId,
      signal,
      write: (text) => writer?.enqueue(encoder.encode(text)),
      end: () => writer?.close(),
    })
    return Promise.resolve(new Response(body))
  }
  return { connections, state, live }
}

function follow(server: ReturnType<typeof liveServer>) {
  const clock = virtualClock()
  const stop = new AbortController()
  const heard: number[] = []
  const followed: LiveNews[] = []
  const environment = { ...clock, randomBytes }
  const done = followLive(
    {
      transport: server,
      environment,
      known: () => heard.at(-1) ?? 0,
      hear: (version) => heard.push(version),
      follow: (progress) => followed.push(progress),
    },
    stop.signal,
  )
  return { clock, stop, heard, followed, done }
}

describe('the live stream', () => {
  it('SYNC-01 tells versions as they come, in pieces or together, and that it is connected', async () => {
    const server = liveServer()
    const { clock, heard } = follow(server)
    await clock.advance(10)
    expect(heard).toEqual([0])
    server.connections[0]!.write(':ok\n\nid: 7\nda')
    server.connections[0]!.write('ta: 7\n\nid: 8\r\ndata: 8\r\n\r\n:\n\n')
    await clock.advance(10)
    expect(heard).toEqual([0, 7, 8])
  })

  it('CHANGE-02 tells how far taking back has come, between the versions', async () => {
    const server = liveServer()
    const { clock, heard, followed } = follow(server)
    await clock.advance(10)
    server.connections[0]!.write('id: 7\ndata: 7\n\nevent: taking-back\ndata: {"changeSetId":"a","done":0,"to')
    server.connections[0]!.write('tal":9}\n\nid: 8\ndata: 8\n\n')
    await clock.advance(10)
    expect(heard).toEqual([0, 7, 8])
    expect(followed).toEqual([{ changeSetId: 'a', done: 0, total: 9 }])
  })

  it('SYNC-01 connects again when it breaks, with the newest version known, more and more slowly', async () => {
    const server = liveServer()
    const { clock, heard } = follow(server)
    await clock.advance(10)
    server.connections[0]!.write('data: 7\n\n')
    await clock.advance(10)
    server.connections[0]!.end()
    await clock.advance(1_000)
    expect(server.connections.map(({ lastEventId }) => lastEventId)).toEqual(['0', '7'])
    expect(heard).toEqual([0, 7, 0])
    server.state.isDown = true
    server.connections[1]!.end()
    await clock.advance(600_000)
    server.state.isDown = false
    while (server.connections.length < 3) await clock.advance(1_000)
    server.connections[2]!.write('data: 8\n\n')
    await clock.advance(10)
    server.connections[2]!.end()
    await clock.advance(1_000)
    expect(server.connections).toHaveLength(4)
  })

  it('SYNC-01 gives up a stream that has fallen silent, and ends when called off', async () => {
    const server = liveServer()
    const { clock, stop, done } = follow(server)
    await clock.advance(40_000)
    server.connections[0]!.write(':\n\n')
    await clock.advance(40_000)
    expect(server.connections[0]!.signal.aborted).toBe(false)
    await clock.advance(20_000)
    expect(server.connections[0]!.signal.aborted).toBe(true)
    expect(server.connections).toHaveLength(2)
    stop.abort()
    await done
    expect(server.connections[1]!.signal.aborted).toBe(true)
  })
})

describe('waiting', () => {
  it('SYNC-02 doubles from half a second to a minute, spread so that devices do not come together', () => {
    const at = (failures: number, byte: number) => backoffMs(failures, { randomBytes: () => Uint8Array.of(byte) })
    expect([1, 2, 3, 8, 50].map((failures) => at(failures, 255))).toEqual([500, 1_000, 2_000, 60_000, 60_000])
    expect(at(1, 0)).toBe(250)
  })

  it('SYNC-02 ends with new work, but after a failure only when trying again is worth it', async () => {
    const clock = virtualClock()
    const wakeUp = createWakeUp(clock, new AbortController().signal)
    const ended: string[] = []
    void wakeUp.wait(10_000, 'work').then(() => ended.push('work'))
    wakeUp.ring('work')
    await clock.advance(1)
    void wakeUp.wait(10_000, 'retry').then(() => ended.push('retry'))
    wakeUp.ring('work')
    await clock.advance(1)
    expect(ended).toEqual(['work'])
    wakeUp.ring('retry')
    await clock.advance(1)
    expect(ended).toEqual(['work', 'retry'])
    void wakeUp.wait(10_000, 'work').then(() => ended.push('time'))
    await clock.advance(10_000)
    expect(ended).toEqual(['work', 'retry', 'time'])
  })

  it('SYNC-02 does not miss a ring between two waits', async () => {
    const clock = virtualClock()
    const wakeUp = createWakeUp(clock, new AbortController().signal)
    wakeUp.ring('work')
    await wakeUp.wait(10_000, 'work')
    const stop = new AbortController()
    stop.abort()
    await createWakeUp(clock, stop.signal).wait(10_000, 'retry')
    expect(clock.now()).toBe(virtualClock().now())
  })

  it('SYNC-02 for a reading that began after it was asked for, shared by all who ask meanwhile', async () => {
    const begun: (() => void)[] = []
    const read = coalesced(() => new Promise((resolve) => void begun.push(resolve)))
    const first = read()
    await Promise.resolve()
    const second = read()
    expect(read()).toBe(second)
    expect(begun).toHaveLength(1)
    begun[0]!()
    await first
    await Promise.resolve()
    expect(begun).toHaveLength(2)
    begun[1]!()
    await second
  })
})
