import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { STARTS_QUICKLY } from './product-process.ts'

const OPERATE = fileURLToPath(new URL('../../src/server/maintain.ts', import.meta.url))
/** An act that has not ended by then never does. */
const LONGEST_MS = 120_000

/** Runs an act as an operator does; answers its exit code, null where it had to be killed, and all that it said. */
export async function operate(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<readonly [code: number | null, said: string]> {
  const { PATH = '', HOME = '' } = process.env
  const child = fork(OPERATE, words, {
    env: { PATH, HOME, ...settings },
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
