import { beforeAll, describe, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { newAccount, openTestFolder } from '#test/database.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'

const ROWS = 2_000

describe('the draft of an applied import', () => {
  let opened: Awaited<ReturnType<typeof openTestFolder>>
  let api: TestApi

  beforeAll(async () => {
    opened = await openTestFolder()
    api = await buildTestApi(opened.database)
    return () => opened.drop()
  })

  /** Rows of drafts that statements looked at so far; the engine counts them. */
  const looked = async (): Promise<number> => {
    // Counted when that transaction ends.
    await opened.database.batch([{ text: 'select pg_stat_force_next_flush()' }])
    const [answer] = await opened.database.batch([
      {
        text: `select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_user_tables where relname = 'change_set_row'`,
      },
    ])
    return Number(answer?.rows[0]?.['rows'])
  }

  it('OPS-06 is forgotten by looking at each of its rows a few times, however many there are', async () => {
    const userId = await newAccount(createDataAccess(opened.database))
    const ann = changeSetsOf(api, userId)
    const rows = Array.from({ length: ROWS }, (_, n) => ({ data: { name: `Mug ${n}`, sku: `M-${n}` } }))
    const id = await ann.draft(rows)
    await ann.check(id)
    const before = await looked()
    await ann.apply(id)
    expect(await ann.rows(id)).toHaveLength(500)
    const rowsLooked = (await looked()) - before
    expect(rowsLooked).toBeGreaterThan(ROWS)
    expect(rowsLooked).toBeLessThan(6 * ROWS)
  })
})
