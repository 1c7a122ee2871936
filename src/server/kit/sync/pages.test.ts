import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const MB = 2 ** 20

describeEachEngine('pages of a pull', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const make = async (count: number, description: string): Promise<string[]> => {
    const ids = Array.from({ length: count }, () => randomUUID())
    await Promise.all(ids.map((id) => api.call(user, 'POST', '/api/products', { id, name: id, description })))
    return ids
  }

  it('OPS-06 SYNC-03 hold so many bytes and so many rows, and together every row once', async () => {
    const ids = [...(await make(150, '')), ...(await make(300, 'x'.repeat(19_000))), ...(await make(20, ''))]
    for (const limit of [5_000, 200, 7]) {
      const seen: string[] = []
      let since = 0
      for (let more = true, pages = 0; more; pages += 1) {
        const { body, text } = await api.call(
          user,
          'GET',
          `/api/sync?since=${since}&limit=${limit}${pages ? '&paging=1' : ''}`,
        )
        const rows = listOf(body['rows'])
        expect(text.length).toBeLessThan(1.2 * MB)
        expect(rows.length).toBeLessThanOrEqual(limit)
        for (const [collection, id, version] of rows as unknown as [string, string, number][]) {
          expect(version).toBeGreaterThan(since)
          since = version
          if (collection === 'products') seen.push(id)
        }
        more = Boolean(body['more'])
      }
      expect(seen.toSorted()).toEqual(ids.toSorted())
    }
  })
})
