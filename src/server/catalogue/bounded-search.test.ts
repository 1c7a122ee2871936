import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

const ROWS = 1_200
const LONG = 'a'.repeat(19_990)
const SEARCH = `${'a'.repeat(190)}b`

describeEachEngine('searches that take long', (context) => {
  let api: TestApi
  let ann: string
  let ben: string

  beforeAll(async () => {
    api = await buildTestApi(context.database, 'silent')
    ;[ann, ben] = [await context.newUser(), await context.newUser()]
    await api.call(ben, 'POST', '/api/products', { name: 'Mug' })
    for (let made = 0; made < ROWS; made += 100) {
      const rows = [...Array(100).keys()].map((n) =>
        api.call(ann, 'POST', '/api/products', { name: `${made + n}`, description: LONG }),
      )
      await Promise.all(rows)
    }
  }, 120_000)

  const search = (user: string, words: string) => api.call(user, 'GET', `/api/products?search=${words}`)

  it('OPS-06 PROD-12 a search costs each row little, whatever its texts and whatever is searched for', async () => {
    const [found, other] = await Promise.all([search(ann, SEARCH), search(ben, 'mug')])
    // One that takes long is stopped, as the next test shows.
    expect(found.status).toBe(200)
    expect(listOf(other.body['items'])).toHaveLength(1)
    expect((await search(ann, 'a'.repeat(60))).body['more']).toBe(true)
  })

  it('OPS-06 a search that takes too long is stopped, and says so', async () => {
    await context.database.batch([
      {
        text: `update product set search_text = 'aab ' || repeat('a', 1000000) where name::int < 100 and user_id = $1`,
        values: [ann],
      },
    ])
    const url = `/api/products?search=${'a'.repeat(99)}b`
    const { statusCode, body, headers } = await api.app.inject({ url, headers: { 'x-test-user': ann } })
    expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    expect(JSON.parse(body)).toMatchObject({ code: 'took-too-long' })
    expect((await search(ben, 'mug')).status).toBe(200)
  })
})
