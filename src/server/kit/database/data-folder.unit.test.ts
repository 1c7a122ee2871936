import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DataFolderInUse, holdByFile, holdDataFolder } from './data-folder.ts'

describe('data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pw-folder-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('OPS-04 is made when missing, and held until it is given back', async () => {
    const path = join(folder, 'a', 'b')
    const letGo = await holdDataFolder(path)
    await expect(holdDataFolder(path)).rejects.toBeInstanceOf(DataFolderInUse)
    await expect(holdDataFolder(join(path, '..', 'b'))).rejects.toThrow(`The data folder ${path} is in use`)
    await letGo()
    await (
      await holdDataFolder(path)
    )()
  })

  it('OPS-04 other folders are free', async () => {
    const first = await holdDataFolder(join(folder, 'a'))
    const second = await holdDataFolder(join(folder, 'b'))
    await expect(Promise.all([first(), second()])).resolves.toHaveLength(2)
  })

  describe('held by a file, where the kernel keeps no names', () => {
    const write = (holder: object) => writeFile(join(folder, 'process.json'), JSON.stringify(holder))

    it('OPS-04 is held until it is given back', async () => {
      const letGo = await holdByFile(folder)
      await expect(holdByFile(folder)).rejects.toThrow(
        /Stop that process, choose another folder by DATA_DIR, or set DATABASE_URL/,
      )
      await letGo()
      await (
        await holdByFile(folder)
      )()
    })

    it('OPS-04 is taken over from a process that is gone', async () => {
      await write({ token: 'x', pid: 2 ** 22 + 1, host: hostname(), since: Date.now() })
      const letGo = await holdByFile(folder)
      await expect(holdByFile(folder)).rejects.toBeInstanceOf(DataFolderInUse)
      await letGo()
    })

    it('OPS-04 is taken over from before the machine was started', async () => {
      await write({ token: 'x', pid: process.pid, host: hostname(), since: 0 })
      const letGo = await holdByFile(folder)
      await expect(holdByFile(folder)).rejects.toBeInstanceOf(DataFolderInUse)
      await letGo()
    })

    it('OPS-04 is left alone when another machine holds it, or nobody can say who', async () => {
      await write({ token: 'x', pid: 2 ** 22 + 1, host: 'elsewhere', since: Date.now() })
      await expect(holdByFile(folder)).rejects.toBeInstanceOf(DataFolderInUse)
      await writeFile(join(folder, 'process.json'), '')
      await expect(holdByFile(folder)).rejects.toBeInstanceOf(DataFolderInUse)
    })

    it('OPS-04 of many that start at once one holds it', async () => {
      await write({ token: 'x', pid: 2 ** 22 + 1, host: hostname(), since: Date.now() })
      const tries = await Promise.allSettled(Array.from({ length: 8 }, () => holdByFile(folder)))
      expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
    })
  })
})
