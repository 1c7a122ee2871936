import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyTestFolder } from '../database.ts'
import { startEmbeddedProcess } from './embedded-process.ts'

const WRITES = 20

function traceable(): boolean {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('Skipped: counting fsync calls needs strace.\n')
    return false
  }
}

describe.skipIf(!traceable())('writing through', () => {
  it('OPS-04 every commit of the embedded database reaches the disk before it is acknowledged, and so does a checkpoint', async () => {
    const folder = await copyTestFolder()
    const trace = join(folder, 'trace')
    const traced = startEmbeddedProcess(folder, { under: ['strace', '-f', '-e', 'trace=fsync,fdatasync', '-o', trace] })
    await traced.says('opened')
    const calls = async () =>
      (await readFile(trace, 'utf8')).split('\n').filter((line) => /f(data)?sync\(/.test(line)).length
    const run = async (text: string) => {
      const before = await calls()
      await traced.runs(text)
      return (await calls()) - before
    }
    const commits: number[] = []
    for (let write = 0; write < WRITES; write += 1)
      commits.push(await run(`insert into setting values ('${write}', '1')`))
    expect(Math.min(...commits)).toBeGreaterThanOrEqual(1)
    expect(await run('select count(*) from setting')).toBe(0)
    expect(await run('checkpoint')).toBeGreaterThan(2)
    await traced.kill()
    await rm(folder, { recursive: true, force: true })
  })
})
