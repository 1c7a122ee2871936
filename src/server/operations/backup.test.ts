import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf } from '#test/api.ts'
import { describeEachEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { backup, BackupError, restore } from './backup.ts'

describeEachEngine('backup and restore', (context) => {
  let folder: string
  let file: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricewright-backup-'))
    file = join(folder, 'a.backup')
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    const { body } = await api.call(user, 'POST', '/api/categories', { name: 'Küche 🍵' })
    for (let n = 0; n < 30; n += 1) {
      await api.call(user, 'POST', '/api/products', {
        name: `P${n}`,
        categoryId: body['id'],
        costBreakdown: { baseCost: n },
      })
    }
    const { body: list } = await api.call(user, 'GET', '/api/products')
    await api.call(user, 'DELETE', `/api/products/${listOf(list['items'])[0]?.['id']}`)
    await backup(context.database, file)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const other = () => (context.engine === 'embedded' ? openTestServer() : openTestFolder())

  it('OPS-04 a backup restores to the same rows on the other engine too', async () => {
    const target = await other()
    try {
      await restore(target.database, file)
      const again = join(folder, 'b.backup')
      await backup(target.database, again)
      expect(sorted(await readFile(again))).toEqual(sorted(await readFile(file)))
    } finally {
      await target.drop()
    }
  })

  it('OPS-04 a cut, damaged or foreign file, or a full database, is refused and changes nothing', async () => {
    const target = await other()
    const whole = await readFile(file)
    const bad = join(folder, 'bad.backup')
    try {
      for (const bytes of [whole.subarray(0, whole.length / 2), Buffer.from('not a backup')]) {
        await writeFile(bad, bytes)
        await expect(restore(target.database, bad)).rejects.toThrow(BackupError)
      }
      await restore(target.database, file)
      await expect(restore(target.database, file)).rejects.toThrow('already holds data')
    } finally {
      await target.drop()
    }
  })
})

function sorted(bytes: Buffer): string[] {
  return gunzipSync(bytes)
    .toString('utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"table"'))
    .map((line) => JSON.stringify(JSON.parse(line)))
    .sort()
}
