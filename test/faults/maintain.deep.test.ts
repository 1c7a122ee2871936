import { access, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyTestFolder } from '#test/database.ts'
import { operate } from './operate.ts'

let folder: string
beforeAll(async () => {
  folder = await copyTestFolder()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('OPS-04 a restore of a file that is not there ends with 1, names the file, and leaves the folder free', async () => {
  const settings = { DATA_DIR: folder }
  const file = join(folder, 'not-there.backup')
  expect(await operate(settings, 'restore', file)).toEqual([1, expect.stringContaining(file)])
  // The next act comes in: nothing holds the folder.
  const whole = join(folder, 'whole.backup')
  expect(await operate(settings, 'backup', whole)).toEqual([0, expect.stringContaining(whole)])
  await access(whole)
})
