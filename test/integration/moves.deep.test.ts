import { beforeAll, expect, it } from 'vitest'
import { knownEntity } from '#contract/entities/registry.ts'
import { accountMove } from '#server/account-move.ts'
import { readConfig } from '#server/config.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { moveAccount } from '#server/maintenance/move-account.ts'
import { moveDatabase } from '#server/maintenance/move-database.ts'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { describeEachEngine, openTestFolder, openTestServer } from '#test/database.ts'
import { multiplyRow } from '#test/many-rows.ts'
import { openShop } from '#test/shop.ts'

const PRODUCTS = 10_000
const DOCUMENTS = 1_000
/** Beyond what the process held before: pages of rows, never all of them. */
const MOST_BYTES = 300_000_000

describeEachEngine('moves of a large account', (context) => {
  let app: TestApp
  let owner: TestCaller
  beforeAll(async () => {
    app = await buildRealApp(context)
    owner = await arrive(app, 'large')
    const { products, documents } = await openShop(app, owner, 'large')
    await app.close()
    const of = (id: string) => ({ userId: owner.userId, id })
    await multiplyRow(context.database, knownEntity('product'), of(products), PRODUCTS)
    await multiplyRow(context.database, knownEntity('document'), of(documents), DOCUMENTS)
  }, 600_000)

  const other = () => (context.engine === 'embedded' ? openTestServer() : openTestFolder())

  it('OPS-08 the whole database moves with bounded memory', async () => {
    const target = await other()
    try {
      const before = process.memoryUsage().rss
      let highest = before
      const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 50)
      const moved = await moveDatabase(context.database, target.database)
      clearInterval(watch)
      const rowsOf = (name: string) => moved.find(({ table }) => table === name)?.rows
      expect([rowsOf('product'), rowsOf('document')]).toEqual([PRODUCTS + 1, DOCUMENTS + 1])
      expect(highest - before).toBeLessThan(MOST_BYTES)
    } finally {
      await target.drop()
    }
  }, 600_000)

  it('OPS-08 one account moves, and is found whole', async () => {
    const target = await other()
    try {
      const config = readConfig({ DATA_DIR: target.folder, MIN_FREE_MB: '0' }, target.folder)
      const move = await accountMove(
        { config: app.config, database: context.database },
        { config, database: target.database },
      )
      const { copied } = await moveAccount(move, owner.userId)
      expect(copied?.tables.find(({ table }) => table === 'product')?.rows).toBe(PRODUCTS + 1)
      const [left] = await createDataAccess(context.database).asSystemBatch([
        { text: 'select count(*)::int as n from product where user_id = $1', values: [owner.userId] },
      ])
      expect(left?.rows).toEqual([{ n: 0 }])
    } finally {
      await target.drop()
    }
  }, 600_000)
})
