import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What the noisy account is told. */
export interface NoiseOrder {
  readonly port: number
  /** Its token, which may write. */
  readonly token: string
  /** Rows of each of its imports. */
  readonly rows: number
  /** Products with the longest descriptions there are. */
  readonly products: number
  /** Large lists, large histories and large edits too. */
  readonly isLarge: boolean
}

/** One account that is listened to while another is noisy. */
export interface Neighbourhood {
  readonly noise: NoiseOrder
  /** The quiet account's token. */
  readonly token: string
  /** The server's process. */
  readonly pid: number
  readonly quietMs: number
  readonly noisyMs: number
}

/** All that the other account does at once, its imports from the beginning to the end. */
export const NOISE = [
  'searches',
  'imports begun',
  'imports checked',
  'imports applied',
  'pages pulled',
  'pdf',
  'bytes of slow uploads',
  'slow connections begun',
] as const

/** What the quiet account saw; milliseconds of its list calls, from when each was due. */
export interface Heard {
  readonly quiet: readonly number[]
  readonly noisy: readonly number[]
  /** Every answer that was no 200. */
  readonly errors: readonly string[]
  /** The most memory that the server's process had meanwhile, in MB. */
  readonly memoryMb: number
  /** How often the noisy account came to do what it does; 0 for a kind of noise that did not take place. */
  readonly done: Readonly<Record<string, number>>
}

const EVERY_MS = 50
const LONGEST_MS = 30_000
const SETTLING_MS = 1_000

/**
 * Measures OPS-06: the list calls of one account, at a fixed rate so that a wait is counted for every call that it delays, first alone and
 * then while another account searches, imports, pulls, prints, uploads slowly, holds connections, reads large lists and histories, and edits
 * large documents, all at once.
 */
export async function listenBeside({ noise, token, pid, quietMs, noisyMs }: Neighbourhood): Promise<Heard> {
  const main = fileURLToPath(new URL('./noise-main.ts', import.meta.url))
  const child = fork(main, [JSON.stringify(noise)], { execArgv: ['--import', 'tsx'] })
  try {
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the noise did not begin'))),
    ])
    const errors: string[] = []
    const listen = (ms: number): Promise<number[]> => callSteadily({ port: noise.port, token, ms, errors })
    await pause(SETTLING_MS)
    await listen(SETTLING_MS)
    const quiet = await listen(quietMs)
    child.send('begin')
    const memory = watchMemory(pid)
    await pause(SETTLING_MS)
    const noisy = await listen(noisyMs)
    const memoryMb = memory()
    const ended = once(child, 'message')
    child.send('end')
    const [{ done }] = (await ended) as [Pick<Heard, 'done'>]
    const none = Object.fromEntries(NOISE.map((what) => [what, 0]))
    return { quiet, noisy, errors, memoryMb, done: { ...none, ...done } }
  } finally {
    child.kill('SIGKILL')
  }
}

interface Steady {
  readonly port: number
  readonly token: string
  readonly ms: number
  readonly errors: string[]
}

async function callSteadily({ port, token, ms, errors }: Steady): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const calls: Promise<number>[] = []
  for (let due = startedAt; due < startedAt + ms; due += EVERY_MS) {
    await pause(Math.max(0, due - performance.now()))
    const sentAt = performance.now()
    calls.push(
      list(port, token, agent).then((error) => {
        if (error !== undefined) errors.push(error)
        return performance.now() - sentAt
      }),
    )
  }
  const all = await Promise.all(calls)
  agent.destroy()
  return all
}

/** Asks for the list; answers what went wrong. */
function list(port: number, token: string, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path: '/api/products?pageSize=50', agent, timeout: LONGEST_MS }
    const request = get({ ...options, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      let told = ''
      answer.setEncoding('utf8').on('data', (part: string) => (told = answer.statusCode === 200 ? '' : told + part))
      answer.once('end', () => resolve(answer.statusCode === 200 ? undefined : `${answer.statusCode} ${told}`))
    })
    request.once('timeout', () => request.destroy(new Error('no answer')))
    // A connection that the server ended while it lay idle is no answer: callers use another one.
    request.once('error', (error) => resolve(request.reusedSocket ? list(port, token, agent) : error.message))
  })
}

/** Looks at the resident memory of a process until the answered function is called, which tells the most that it saw, in MB. */
function watchMemory(pid: number): () => number {
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0))
  }, 50)
  return () => {
    clearInterval(timer)
    return Math.round(most / 1_024)
  }
}
