import { beforeAll, expect, it } from 'vitest'
import { buildTestApi } from '#test/api.ts'
import { changeSetsOf } from '#test/change-sets.ts'
import { describeEachEngine } from '#test/database.ts'
import { rowsOfGroups } from './drafts.ts'

const ROWS = 600

describeEachEngine('the rows of a file that belong together', (context) => {
  let user: string
  let id: string

  beforeAll(async () => {
    const api = await buildTestApi(context.database)
    user = await context.newUser()
    const sets = changeSetsOf(api, user)
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      data: { name: `Cup ${index}`, sku: `C-${index}`, groupKey: `cup-${index}` },
    }))
    id = await sets.draft(rows)
    // The same groups of another file are no part of this one.
    await sets.draft(rows.slice(0, 10))
  })

  const asUser = (text: string, values: readonly unknown[]) =>
    context.dataAccess.asUser({ kind: 'user', userId: user }, (tx) => tx.query({ text, values }))

  it('PROD-14 are found by their index alone, before the database knows anything of the file', async () => {
    const groups = Array.from({ length: 50 }, (_, index) => `cup-${index * 10}`)
    const { text, values = [] } = rowsOfGroups(id, 0, groups)
    expect((await asUser(text, values)).rows).toHaveLength(50)
    const { rows } = await asUser(`explain (analyze, timing off) ${text}`, values)
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
    expect(plan).toContain('change_set_row_of_group')
    const looked = [...plan.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, removed]) => Number(removed))
    expect(Math.max(0, ...looked)).toBeLessThan(20)
  })
})
