import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { send } from './load.ts'
import type { Target } from './rest-load.ts'
import { LIVE } from './scoreboard.ts'
import { median, summary } from './statistics.ts'

const CROWD = 1_000
const PAUSE_MS = 20
const OPENED_AT_ONCE = 50

/** A target with its stream of events. */
export interface LiveTarget extends Target {
  readonly live: { readonly path: string; readonly headers: Readonly<Record<string, string>> }
}

/** A stream that is open. */
interface Subscriber {
  /** Resolves with the time of the next event. */
  next(): Promise<number>
  close(): void
}

/** How long a write takes until others know of it: one other connection, and each of a crowd. Milliseconds from before the write. */
export async function compareLive(
  label: string,
  floor: LiveTarget,
  product: LiveTarget,
  { writes, isJudged }: { readonly writes: number; readonly isJudged: boolean },
): Promise<Figure[]> {
  const low = await latencies(floor, 1, writes)
  const ours = await latencies(product, 1, writes)
  const crowdWrites = Math.ceil(writes / 10)
  const lowCrowd = await latencies(floor, CROWD, crowdWrites)
  const crowd = await latencies(product, CROWD, crowdWrites)
  return [
    {
      part: 'live',
      name: `${label} write → event on another connection: p50`,
      value: median(ours),
      unit: 'ms',
      floor: median(low),
      ...(isJudged ? { target: LIVE.p50 } : {}),
    },
    {
      part: 'live',
      name: `${label} write → event, ${CROWD.toLocaleString('en')} connections: p95`,
      value: summary(crowd).p95,
      unit: 'ms',
      floor: summary(lowCrowd).p95,
      target: LIVE.crowdP95,
    },
  ]
}

async function latencies(target: LiveTarget, connections: number, writes: number): Promise<number[]> {
  const crowd: Subscriber[] = []
  while (crowd.length < connections) {
    const more = Math.min(OPENED_AT_ONCE, connections - crowd.length)
    crowd.push(...(await Promise.all(Array.from({ length: more }, () => subscribe(target)))))
  }
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (let n = 0; n < writes; n += 1) {
    const heard = crowd.map((each) => each.next())
    const start = performance.now()
    const status = await send(agent, target.port, target.headers, target.shot('update', n))
    if (status >= 400) throw new Error(`a write was answered ${status}`)
    for (const at of await Promise.all(heard)) times.push(at - start)
    await pause(PAUSE_MS)
  }
  for (const each of crowd) each.close()
  agent.destroy()
  return times
}

/** Opens a stream and waits until what it says at its beginning has come. */
async function subscribe({ port, live }: LiveTarget): Promise<Subscriber> {
  let hear: ((at: number) => void) | undefined
  const request = http.request({ host: '127.0.0.1', port, ...live, agent: false })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject).end()
  })
  if (response.statusCode !== 200) throw new Error(`the live stream was answered ${response.statusCode}`)
  request.on('error', () => undefined)
  response.on('error', () => undefined)
  response.on('data', (chunk: Buffer) => {
    if (chunk.includes('data:')) hear?.(performance.now())
  })
  await pause(PAUSE_MS)
  return {
    next: () => new Promise((resolve) => (hear = resolve)),
    close: () => request.destroy(),
  }
}
