import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../running-server.ts'

/** The built product in a process of its own, to be killed or refused. */
export interface ProductProcess {
  readonly origin: string
  readonly pid: number
  /** All that it has said to the operator. */
  said(): string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Ends it as an operator would; answers its exit code. */
  stop(): Promise<number | null>
  /** Calls as a program or page would; network failures reject. */
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ProductAnswer>
}

export interface ProductAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Record<string, unknown>
}

/** How a process ended, and all that it said to the operator. */
export interface ProductEnd {
  readonly code: number | null
  readonly output: string
}

type Environment = Readonly<Record<string, string>>

/**
 * Compiles the embedded engine once, simply: it starts with half of the work. Of use to whatever ends within seconds; what lasts is faster
 * with the compiler that the product has.
 */
export const STARTS_QUICKLY = ['--liftoff-only'] as const

const MAIN = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))
const READY_MS = 60_000

function run(
  environment: Environment,
  execArgv: readonly string[],
  main = MAIN,
): { child: ChildProcess; ended: Promise<ProductEnd>; said: () => string } {
  // Nothing of our own surroundings, or a setting of this machine would decide what is tried.
  const { PATH = '', HOME = '' } = process.env
  const child = fork(main, {
    env: { PATH, HOME, ...environment },
    execArgv: [...execArgv],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  return { child, ended, said: () => output }
}

/**
 * Starts the product on a port of its own and waits until it serves; `main` is that of another version. Rejects with all it said when it
 * ends before.
 */
export async function startProduct(
  environment: Environment,
  execArgv: readonly string[] = STARTS_QUICKLY,
  main?: string,
): Promise<ProductProcess> {
  const port = environment['PORT'] ?? String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const { child, ended, said } = run(
    { RATE_LIMIT: '0', LOG_LEVEL: 'error', ...environment, PORT: port },
    execArgv,
    main,
  )
  const late = setTimeout(() => child.kill('SIGKILL'), READY_MS)
  const early = await Promise.race([ended, once(child, 'message').then(() => undefined)])
  clearTimeout(late)
  if (early) throw new Error(`it ended with ${early.code}: ${early.output}`)
  return {
    origin,
    pid: child.pid ?? 0,
    said,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      return (await ended).code
    },
    call: async (method, path, body, headers = {}) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        redirect: 'manual',
      })
      const text = await answer.text()
      const isJson = /json/.test(answer.headers.get('content-type') ?? '')
      const json = isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : {}
      return { status: answer.status, headers: answer.headers, body: json }
    },
  }
}

/** Starts the product where it must not start, and tells how it ended; `main` is that of another version. */
export async function refusedStart(environment: Environment, main?: string): Promise<ProductEnd> {
  const { child, ended } = run({ PORT: String(await freePort()), ...environment }, STARTS_QUICKLY, main)
  const late = setTimeout(() => child.kill('SIGKILL'), READY_MS)
  child.once('message', () => child.kill('SIGKILL'))
  const end = await ended
  clearTimeout(late)
  return end
}
