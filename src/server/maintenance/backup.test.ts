import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf } from '#test/api.ts'
import { describeEachEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { makeSubscription } from '#test/payments/made-subscription.ts'
import { makeStoreRows } from '#test/store-rows.ts'
import { createDiskStorage } from '../integrations/storage/disk-storage.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import { createDataAccess } from '../kit/database/data-access.ts'
import { backup } from './backup.ts'
import { BackupError } from './backup-lines.ts'
import { restore } from './restore.ts'

/** What a trigger orders when it is stored: it is ordered in the backup, too. */
const WAITING = [
  `update user_subscription set seen_in = 40, status = 'active', provider = 'stripe' where user_id = $1`,
  `insert into webhook (user_id, id, address, events, description, sealed)
    values ($1, gen_random_uuid(), 'https://hooks.example.com', '{product.priced}', '', '\\x00')`,
  `insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body)
    select user_id, id, id, 'product.priced', 'product', id, '{}' from webhook where user_id = $1`,
  `update store_notice set state = 'waiting' where user_id = $1`,
  `update store_listing set push_state = 'waiting' where user_id = $1`,
]

describeEachEngine('backup and restore', (context) => {
  let folder: string
  let file: string
  let storage: FileStorage
  let picture: Uint8Array
  let imageKey: string
  let backedUp: number
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricewright-backup-'))
    file = join(folder, 'a.backup')
    const api = await buildTestApi(context.database)
    const user = await context.newUser()
    storage = createDiskStorage(join(folder, 'files'), 0)
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
    const { body: mug } = await api.call(user, 'POST', '/api/products', { name: 'Mug' })
    imageKey = `${user}/products/${String(mug['id'])}/image.webp`
    const thumbnailKey = imageKey.replace('image', 'thumbnail')
    // Larger than one line of a backup, and of bytes that no text survives.
    picture = randomBytes(1_500_000)
    await storage.put(imageKey, picture, 'image/webp')
    await storage.put(thumbnailKey, new Uint8Array(), 'image/webp')
    await context.dataAccess.asSystemBatch([
      {
        text: `insert into stored_file (user_id, id, kind, row_id, image_key, thumbnail_key, width, height, bytes, state)
          values ($1, $2, 'product', $2, $3, $4, 1, 1, 1500000, 'stored'), ($1, $1, 'product', $2, 'gone', 'gone-too', 1, 1, 1, 'stored')`,
        values: [user, mug['id'], imageKey, thumbnailKey],
      },
    ])
    await makeSubscription(context.dataAccess, user)
    await makeStoreRows(context.dataAccess, user, { name: 'Waiting' })
    await context.dataAccess.asSystemBatch(WAITING.map((text) => ({ text, values: [user] })))
    backedUp = (await backup(context.database, storage, file)).files
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const elsewhere = (): FileStorage => createDiskStorage(join(folder, 'restored'), 0)
  const filesElsewhere = async (): Promise<string[]> => {
    const keys: string[] = []
    for await (const { key } of elsewhere().list('')) keys.push(key)
    return keys
  }
  const other = () => (context.engine === 'embedded' ? openTestServer() : openTestFolder())

  it('OPS-04 a backup restores to the same rows on the other engine too', async () => {
    const target = await other()
    try {
      await restore(target.database, elsewhere(), file)
      const again = join(folder, 'b.backup')
      await backup(target.database, elsewhere(), again)
      expect(sorted(await readFile(again))).toEqual(sorted(await readFile(file)))
      const restored = await elsewhere().get(imageKey)
      expect(Buffer.compare(Buffer.from(restored ?? []), picture)).toBe(0)
      expect([backedUp, (await filesElsewhere()).length]).toEqual([2, 2])
    } finally {
      await target.drop()
    }
  })

  it('OPS-04 after a restore what is numbered goes on, and what is ordered is ordered once', async () => {
    const target = await other()
    try {
      await restore(target.database, elsewhere(), file)
      const access = createDataAccess(target.database)
      const [looks, jobs] = await access.asSystemBatch([
        { text: `select nextval('payment_look') > max(seen_in) as "isNew" from user_subscription` },
        { text: `select kind from job where kind like 'store-%' or kind like 'webhook-%' order by 1` },
      ])
      expect(looks?.rows).toEqual([{ isNew: true }])
      expect(jobs?.rows.map(({ kind }) => kind)).toEqual(['store-notices', 'store-push', 'webhook-send'])
      // A product that is priced is told of: its event has a number of its own.
      const [told] = await access.asSystemBatch([
        {
          text: `insert into webhook_delivery (user_id, webhook_id, event_id, event, record_kind, record_id, body)
            select user_id, id, id, 'product.priced', 'product', id, '{}' from webhook returning id`,
        },
      ])
      expect(told?.rowCount).toBe(1)
    } finally {
      await target.drop()
    }
  })

  it('OPS-04 a backup is for the eyes of its owner alone', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  it('OPS-04 a cut, damaged or foreign file, or a full database, is refused and changes nothing', async () => {
    await rm(join(folder, 'restored'), { recursive: true, force: true })
    const target = await other()
    const whole = await readFile(file)
    const bad = join(folder, 'bad.backup')
    try {
      const text = gunzipSync(whole).toString()
      const headless = gzipSync(text.slice(text.indexOf('\n') + 1))
      const newer = gzipSync(text.replace('"0001_ground.sql"', '"0001_ground.sql","9999_later.sql"'))
      for (const [bytes, message] of [
        [whole.subarray(0, whole.length / 2), /cannot be read|ends too early/],
        [Buffer.from('not a backup'), 'cannot be read'],
        [gzipSync(''), 'is empty'],
        [headless, 'its first line is missing'],
        [newer, 'made by a newer version'],
        [gzipSync(text.replace('"P7"', '"P8"')), 'its checksum does not match'],
      ] as const) {
        await writeFile(bad, bytes)
        const refused = restore(target.database, elsewhere(), bad)
        await expect(refused).rejects.toThrow(BackupError)
        await expect(refused).rejects.toThrow(message)
      }
      await expect(restore(target.database, elsewhere(), join(folder, 'gone'))).rejects.toThrow('is not there')
      await expect(restore(target.database, elsewhere(), folder)).rejects.toThrow('is a folder')
      expect(await filesElsewhere()).toEqual([])
      await restore(target.database, elsewhere(), file)
      await expect(restore(target.database, elsewhere(), file)).rejects.toThrow('already holds data')
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
