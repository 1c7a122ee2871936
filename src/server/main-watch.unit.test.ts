import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transformWithOxc } from 'vite'

const MODULES = ['main-silence', 'main-watch', 'main-watch-worker']
const LIMITS = { silentMs: 1_000, computedMs: 300, mostSilentMs: 60_000 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-watch-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  // As the build does, so that a process has them as in production: the watch does nothing in development.
  for (const name of MODULES) {
    const url = new URL(`./${name}.ts`, import.meta.url)
    const { code } = await transformWithOxc(await readFile(url, 'utf8'), url.pathname)
    await writeFile(join(folder, `${name}.js`), code.replaceAll(/(from ['"]\.\/[\w-]+)\.ts/g, '$1.js'))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What becomes of a watched process whose main thread does something in one piece. */
async function watched(name: string, body: string): Promise<{ readonly signal: unknown; readonly told: string }> {
  const script = join(folder, `${name}.js`)
  await writeFile(
    script,
    `import { watchMainThread } from './main-watch.js'
    watchMainThread(${JSON.stringify(LIMITS)})
    setTimeout(() => { ${body}; console.error('moves again') }, 700)`,
  )
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'pipe'], env: {} })
  let told = ''
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()))
  const [, signal] = (await once(child, 'close')) as [number | null, string | null]
  return { signal, told }
}

it('OPS-06 a process whose main thread computes without an end is ended; one that is given no time to compute goes on', async () => {
  const [hangs, waits] = await Promise.all([
    watched('hangs', 'const begun = Date.now(); while (Date.now() - begun < 40_000);'),
    // What gets no time from a busy machine looks like this to the watch: no sign, and no time spent.
    watched('waits', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500)'),
  ])
  expect(hangs).toMatchObject({ signal: 'SIGKILL', told: expect.stringContaining('has not moved for') })
  expect(waits).toEqual({ signal: null, told: 'moves again\n' })
}, 60_000)
