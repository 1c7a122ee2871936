import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { arriveByToken } from '#test/app.ts'
import { openTestFolder } from '#test/database.ts'
import { freePort } from '#test/running-server.ts'

const SUPERVISED = `
  import { supervise } from './scripts/setup-supervisor.mjs'
  await supervise({ command: [process.execPath, 'dist/server/main.js'], env: process.env, onFirstReady() {} })`

/** Lets a signal do what an expression without an end would. */
const HANGS = `import { isMainThread } from 'node:worker_threads'
  import { writeFileSync } from 'node:fs'
  if (isMainThread && process.send) {
    writeFileSync(process.env.PID_FILE, String(process.pid))
    process.on('SIGUSR2', () => { for (;;); })
  }`

/** Less than a hang lasts before it is ended; an answer comes sooner on a busy machine too. */
const PATIENCE_MS = 5_000

describe('a main thread that hangs', () => {
  it('OPS-06 OPS-04 is ended and started again, and nothing that was acknowledged is lost', async () => {
    const { database, folder, leave, drop } = await openTestFolder()
    const environment = { DATA_DIR: folder, PORT: String(await freePort()), RATE_LIMIT: '0', LOG_LEVEL: 'error' }
    const ann = await arriveByToken(
      { config: readConfig(environment, '/'), dataAccess: createDataAccess(database) },
      'ann',
    )
    await leave()
    const { PATH = '', HOME = '' } = process.env
    const pidFile = join(folder, 'pid')
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', SUPERVISED], {
      env: { PATH, HOME, ...environment, PID_FILE: pidFile, NODE_OPTIONS: importing(HANGS) },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    starter.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const products = `http://127.0.0.1:${environment.PORT}/api/products`
    const names = async (): Promise<string[]> => {
      const answer = await fetch(`${products}?pageSize=100`, {
        headers: ann.headers,
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      const { items } = (await answer.json()) as { items: { name: string }[] }
      return items.map(({ name }) => name).sort()
    }
    try {
      await vi.waitUntil(() => names().catch(() => undefined), { timeout: 90_000, interval: 100 })
      const made: string[] = []
      const create = async (): Promise<void> => {
        const name = randomUUID()
        const headers = { ...ann.headers, 'content-type': 'application/json' }
        const answer = await fetch(products, { method: 'POST', headers, body: JSON.stringify({ name }) })
        if (answer.status === 201) made.push(name)
      }
      for (let n = 0; n < 20; n += 1) await create()
      const pid = Number(await readFile(pidFile, 'utf8'))
      process.kill(pid, 'SIGUSR2')
      await expect(names()).rejects.toThrow(/timeout/)
      const again = await vi.waitUntil(() => names().catch(() => undefined), { timeout: 90_000, interval: 200 })
      expect(again).toEqual(made.sort())
      expect(made).toHaveLength(20)
      expect(output).toMatch(/main thread has not moved for \d\d s/)
      expect(Number(await readFile(pidFile, 'utf8'))).not.toBe(pid)
    } finally {
      starter.kill('SIGTERM')
      await once(starter, 'exit')
      await drop()
    }
  }, 240_000)
})

function importing(code: string): string {
  return `--import=data:text/javascript,${encodeURIComponent(code)}`
}
