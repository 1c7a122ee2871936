import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#test/running-server.ts'
import type { Shop } from './shop.ts'

/** A server that runs in a process of its own. */
export interface Running {
  readonly pid: number
  readonly port: number
  /** Milliseconds from the start of the process to its first answer. */
  readonly startMs: number
  /** Ends it as an operator does, and waits until it is gone. */
  stop(): Promise<void>
}

/** Starts the built product and waits for its first answer. */
export async function startProduct(settings: Readonly<Record<string, string>>): Promise<Running> {
  const port = await freePort()
  const start = performance.now()
  const env = { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error', RATE_LIMIT: '0' }
  const child = fork('dist/server/main.js', { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await firstMessage(child)
  const answer = await fetch(`http://127.0.0.1:${port}/api/_healthz`)
  await answer.text()
  if (!answer.ok) throw new Error(`the product answered ${answer.status} at its start`)
  return running(child, port, performance.now() - start)
}

/** Starts the floor on a database that holds the shop. */
export async function startFloor(url: string, { userId, ids }: Shop): Promise<Running> {
  const start = performance.now()
  const child = fork('scripts/bench/floor-server.ts', [url, userId, ids[0] ?? ''], { execArgv: ['--import', 'tsx'] })
  const { port } = (await firstMessage(child)) as { port: number }
  return running(child, port, performance.now() - start)
}

async function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
}

function running(child: ChildProcess, port: number, startMs: number): Running {
  return {
    pid: child.pid ?? 0,
    port,
    startMs,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}
