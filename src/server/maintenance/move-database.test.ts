import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApi } from '#test/api.ts'
import { describeOneEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { makeSubscription } from '#test/payments/made-subscription.ts'
import { makeStoreRows } from '#test/store-rows.ts'
import { createDiskStorage } from '../integrations/storage/disk-storage.ts'
import type { Database } from '../kit/database/database.ts'
import { createDataAccess } from '../kit/database/data-access.ts'
import { backup } from './backup.ts'
import { moveDatabase } from './move-database.ts'

const MORE_CATEGORIES = 150
const MORE = `insert into category select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'version', 1000000 + n,
  'name_key', 'v' || n))).* from category t, generate_series(1, $2::int) n where id = $1`

/** Loses each product that is stored. */
const LOSSY = [
  'create schema odd',
  `create function odd.lose() returns trigger language plpgsql as 'begin return null; end'`,
  'create trigger lossy before insert on product for each row execute function odd.lose()',
]

// Each test goes to the other engine, and the first one back: the deep run begins on both.
describeOneEngine('moving everything', (context) => {
  let folder: string
  let user: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pricewright-move-'))
    user = await context.newUser()
    const api = await buildTestApi(context.database)
    const { body: above } = await api.call(user, 'POST', '/api/categories', { name: 'Küche 🍵' })
    const { body: below } = await api.call(user, 'POST', '/api/categories', { name: 'Tee' })
    await api.call(user, 'PATCH', `/api/categories/${String(below['id'])}`, { parentId: above['id'] })
    // More than a page of rows, and what they name comes after them all.
    await context.dataAccess.asSystemBatch([
      { text: MORE, values: [below['id'], MORE_CATEGORIES] },
      { text: 'update category set name = name where id = $1', values: [above['id']] },
    ])
    await api.call(user, 'POST', '/api/products', {
      name: 'Mug',
      categoryId: below['id'],
      costBreakdown: { baseCost: 1.23 },
    })
    await makeSubscription(context.dataAccess, user)
    await makeStoreRows(context.dataAccess, user, { name: 'Shop' })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const other = () => (context.engine === 'embedded' ? openTestServer() : openTestFolder())
  const same = () => (context.engine === 'embedded' ? openTestFolder() : openTestServer())

  async function rowsOf(database: Database): Promise<readonly string[]> {
    const file = join(folder, `${randomUUID()}.backup`)
    await backup(database, createDiskStorage(join(folder, 'files'), 0), file)
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n')
    return lines.filter((line) => line.startsWith('{"table"')).sort()
  }

  it('OPS-08 to the other engine and back, every row is as it was, and numbers go on', async () => {
    const [there, back] = [await other(), await same()]
    try {
      const moved = await moveDatabase(context.database, there.database)
      expect(moved.find(({ table }) => table === 'category')).toMatchObject({ rows: 2 + MORE_CATEGORIES })
      await moveDatabase(there.database, back.database)
      const rows = await rowsOf(context.database)
      expect(rows.length).toBeGreaterThan(MORE_CATEGORIES)
      expect(await rowsOf(there.database)).toEqual(rows)
      expect(await rowsOf(back.database)).toEqual(rows)
      const [notice, look] = await createDataAccess(back.database).asSystemBatch([
        {
          text: `insert into store_notice (user_id, store_id, event_id, topic, about, external_id, received_at, state)
            select user_id, store_id, 'e2', topic, about, external_id, 1, 'done' from store_notice returning id`,
        },
        { text: `select nextval('payment_look') > (select max(seen_in) from user_subscription) as "isNew"` },
      ])
      expect([notice?.rowCount, look?.rows[0]?.['isNew']]).toEqual([1, true])
      const api = await buildTestApi(back.database)
      const { status } = await api.call(user, 'POST', '/api/products', { name: 'Plate' })
      expect(status).toBe(201)
    } finally {
      await there.drop()
      await back.drop()
    }
  })

  it('OPS-08 a database with data is no place to move to, and is left as it is', async () => {
    const target = await other()
    try {
      await createDataAccess(target.database).asSystemBatch([
        { text: 'insert into account (id) values (gen_random_uuid())' },
      ])
      const before = await rowsOf(target.database)
      await expect(moveDatabase(context.database, target.database)).rejects.toThrow('already holds data (account)')
      expect(await rowsOf(target.database)).toEqual(before)
    } finally {
      await target.drop()
    }
  })

  it('OPS-08 what is lost on the way is noticed, nothing is kept, and the next move succeeds', async () => {
    const target = await other()
    try {
      // In a schema of its own, so that it does not rest meanwhile.
      for (const text of LOSSY) await target.database.batch([{ text }])
      await expect(moveDatabase(context.database, target.database)).rejects.toThrow(
        'did not arrive as they were: product',
      )
      await target.database.batch([{ text: 'drop schema odd cascade' }])
      const [left] = await target.database.batch([{ text: 'select from account' }])
      expect(left?.rowCount).toBe(0)
      await moveDatabase(context.database, target.database)
      expect(await rowsOf(target.database)).toEqual(await rowsOf(context.database))
    } finally {
      await target.drop()
    }
  })

  it.runIf(context.engine === 'postgres')('OPS-08 what another instance writes meanwhile is noticed', async () => {
    const target = await other()
    let transactions = 0
    const written: Database = {
      ...context.database,
      transaction: async (body, options) => {
        transactions += 1
        if (transactions === 2)
          await context.database.batch([{ text: `insert into setting (name, value) values ('late', '1')` }])
        return context.database.transaction(body, options)
      },
    }
    try {
      await expect(moveDatabase(written, target.database)).rejects.toThrow('Something was written meanwhile (setting)')
      const [left] = await target.database.batch([{ text: 'select from account' }])
      expect(left?.rowCount).toBe(0)
    } finally {
      await target.drop()
    }
  })
})
