import { readdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { copyTestFolder, openTestFolder } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { startEmbeddedProcess } from './embedded-process.ts'

const MB = 2 ** 20
/** More than others on the machine write or remove meanwhile. */
const BALLAST_MB = 600
const MARGIN_MB = 250
/** The product looks at the disk once a second; a busy machine adds to it. */
const NOTICED_MS = 20_000
const COUNT = { text: 'select count(*)::int as n from setting' }
const add = (name: string) => ({ text: `insert into setting values ($1, '1')`, values: [name] })

describe('embedded database at fault', () => {
  it('OPS-04 is made whole or not at all: what a killed start left is made anew', async () => {
    const folder = await copyTestFolder()
    await rm(join(folder, 'database'), { recursive: true })
    const killed = startEmbeddedProcess(folder)
    while (!(await readdir(folder)).includes('database.new')) await pause(5)
    await killed.kill()
    expect(await readdir(folder)).toEqual(['database.new'])

    const database = await openEmbedded({ folder, log: quiet })
    const [answer] = await database.batch([{ text: 'select 1 as one' }])
    expect(answer?.rows).toEqual([{ one: 1 }])
    expect(await readdir(folder)).toEqual(['database'])
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 a second process on the folder is refused with the remedy, and the first is undisturbed', async () => {
    const { database, folder, drop } = await openTestFolder()
    const second = await startEmbeddedProcess(folder).ended()
    expect(second.code).not.toBe(0)
    expect(second.output).toContain(`The data folder ${folder} is in use by another Pricewright process.`)
    expect(second.output).toContain('set DATABASE_URL')
    await database.batch([add('undisturbed')])
    await drop()
  })

  it('OPS-04 a process that was killed leaves the folder free', async () => {
    const folder = await copyTestFolder()
    const first = startEmbeddedProcess(folder)
    await first.says('opened')
    await first.kill()
    const database = await openEmbedded({ folder, log: quiet })
    expect(await database.trouble()).toBeUndefined()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 a statement that hangs ends the process by SIGKILL and says why', async () => {
    const folder = await copyTestFolder()
    const hanging = startEmbeddedProcess(folder, '--statement-ms=3000')
    await hanging.says('opened')
    hanging.run('select pg_sleep(30)')
    const { signal, output } = await hanging.ended()
    expect(signal).toBe('SIGKILL')
    expect(output).toContain('The embedded database is stuck: it has not answered for 3 s.')
    expect(output).not.toContain('answered\n')
    await rm(folder, { recursive: true, force: true })
  })

  it('OPS-04 a nearly full disk refuses writes and not reads, and heals when space returns', async () => {
    const folder = await copyTestFolder()
    const { bavail, bsize } = await statfs(folder)
    const database = await openEmbedded({ folder, log: quiet, neededBytes: bavail * bsize - MARGIN_MB * MB })
    await database.batch([add('before')])
    const ballast = join(folder, 'ballast')
    await writeFile(ballast, Buffer.alloc(BALLAST_MB * MB, 1))
    await expect.poll(() => database.trouble(), { timeout: NOTICED_MS }).toBe('full')

    await expect(database.batch([add('low')])).rejects.toMatchObject({
      name: 'LowDiskError',
      neededBytes: expect.any(Number) as number,
    })
    await expect(database.transaction((tx) => tx.query(add('low')))).rejects.toThrow(
      /^The disk is nearly full: \d+ MB free, \d+ MB needed\.$/,
    )
    const [answer] = await database.batch([COUNT])
    expect(answer?.rows).toEqual([{ n: 1 }])
    expect(await database.trouble()).toBe('full')

    await rm(ballast)
    await expect.poll(() => database.trouble(), { timeout: NOTICED_MS }).toBeUndefined()
    await database.batch([add('after')])
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
})
