import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Lock {
  readonly underLock: <T>(path: string, work: () => Promise<T>, patienceMs?: number) => Promise<T>
}
interface Build {
  readonly remedyOf: (output: string) => string
}

const MODULE = new URL('setup-lock.mjs', import.meta.url).href
const { underLock } = (await import(MODULE)) as Lock
const { remedyOf } = (await import(new URL('setup-build.mjs', import.meta.url).href)) as Build

describe('building one at a time', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pricewright-lock-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('OPS-01 processes that start at once work one after the other', async () => {
    const [lock, log] = [join(folder, 'lock'), join(folder, 'log')]
    writeFileSync(log, '')
    const script = `import { appendFileSync } from 'node:fs'
      import { underLock } from ${JSON.stringify(MODULE)}
      await underLock(${JSON.stringify(lock)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'begin ')
        await new Promise((resolve) => setTimeout(resolve, 300))
        appendFileSync(${JSON.stringify(log)}, 'end ')
      })`
    const codes = Array.from({ length: 3 }, async () => {
      const [code] = await once(spawn(process.execPath, ['--input-type=module', '-e', script]), 'exit')
      return code as unknown
    })
    expect(await Promise.all(codes)).toEqual([0, 0, 0])
    expect(readFileSync(log, 'utf8')).toBe('begin end '.repeat(3))
    expect(existsSync(lock)).toBe(false)
  })

  it('OPS-01 the lock of a process that was killed is taken over, that of one that lives is not', async () => {
    const lock = join(folder, 'left-behind')
    writeFileSync(lock, String(spawnSync(process.execPath, ['-e', '']).pid))
    expect(await underLock(lock, async () => readFileSync(lock, 'utf8'))).toBe(String(process.pid))
    const alive = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
    writeFileSync(lock, String(alive.pid))
    await expect(underLock(lock, async () => 'done', 300)).rejects.toThrow(`Process ${alive.pid} has been building`)
    alive.kill()
    await once(alive, 'exit')
    expect(await underLock(lock, async () => 'done')).toBe('done')
  })

  it('OPS-01 a build that fails names the source only where that is wrong', () => {
    expect(remedyOf('[PARSE_ERROR] Expected `;`\n╭─[ src/web/main.tsx:3:1 ]')).toContain('Correct the source')
    for (const output of ["ENOSPC: no space left, write 'src/web/x.ts'", 'Killed', 'FATAL ERROR: heap out of memory'])
      expect(remedyOf(output)).toContain('free disk space and memory')
  })
})
