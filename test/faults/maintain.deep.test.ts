import { STARTS_QUICKLY } from './product-process.ts'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTestFolder } from '#test/database.ts'

const OPERATE = fileURLToPath(new URL('../../src/server/maintain.ts', import.meta.url))
/** An act that has not ended by then never does. */
const LONGEST_MS = 60_000

let folder: string
beforeAll(async () => {
  folder = await copyTestFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs an act as an operator does; answers its exit code, null where it had to be killed, and all that it said. */
async function operate(...words: readonly string[]): Promise<readonly [code: number | null, said: string]> {
  const { PATH = '', HOME = '' } = process.env
  const child = fork(OPERATE, words, {
    env: { PATH, HOME, DATA_DIR: folder },
    execArgv: [...STARTS_QUICKLY, '--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(late)
  return [code, said]
}

it('OPS-04 a restore of a file that is not there ends with 1, names the file, and leaves the folder free', async () => {
  const file = join(folder, 'not-there.backup')
  expect(await operate('restore', file)).toEqual([1, expect.stringContaining(file)])
  // The next act comes in: nothing holds the folder.
  const whole = join(folder, 'whole.backup')
  expect(await operate('backup', whole)).toEqual([0, expect.stringContaining(whole)])
  await access(whole)
})
