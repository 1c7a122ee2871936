import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

const MOST = 2_000

describeOneEngine('sticky notes over REST', (context) => {
  let api: TestApi
  let ann: string

  beforeAll(async () => {
    api = await buildTestApi(context.database, 'silent')
    ann = await context.newUser()
  })

  const all = async (user: string, query = '') =>
    listOf((await api.call(user, 'GET', `/api/sticky-notes?pageSize=500${query}`)).body['items'])

  it('NOTE-06 a note is added, moved, coloured, brought to the front and deleted, and only its owner has it', async () => {
    const ben = await context.newUser()
    const made = await api.call(ann, 'POST', '/api/sticky-notes', { content: 'Call the bank' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ userId: ann, zIndex: 0, position: { x: 50, y: 50 } })
    const url = `/api/sticky-notes/${String(made.body['id'])}`
    const patch = { position: { x: 300 }, color: 'strong-blue', zIndex: 1 }
    expect((await api.call(ann, 'PATCH', url, patch)).body).toMatchObject({
      content: 'Call the bank',
      position: { x: 300, y: 50 },
      color: 'strong-blue',
      zIndex: 1,
    })
    expect(await all(ben)).toEqual([])
    expect((await api.call(ben, 'PATCH', url, patch)).status).toBe(404)
    expect((await api.call(ann, 'DELETE', url)).status).toBeLessThan(300)
    expect(await all(ann)).toEqual([])
  })

  it('NOTE-06 notes are found by their text, their colour and whether they are hidden', async () => {
    const user = await context.newUser()
    for (const body of [
      { content: 'Freight of May', color: 'strong-red' },
      { content: 'Milk', isHidden: true },
    ])
      await api.call(user, 'POST', '/api/sticky-notes', body)
    const found = async (query: string) => (await all(user, query)).map(({ content }) => content)
    expect(await found('&search=freight')).toEqual(['Freight of May'])
    expect(await found('&color=strong-red')).toEqual(['Freight of May'])
    expect(await found('&visibility=hidden')).toEqual(['Milk'])
    expect(await found('&sortBy=content&sortDirection=asc')).toEqual(['Freight of May', 'Milk'])
  })

  it('NOTE-02 a text of 100,000 characters is refused with the field and its limit, and nothing is stored', async () => {
    const user = await context.newUser()
    const refused = await api.call(user, 'POST', '/api/sticky-notes', { content: 'a'.repeat(100_000) })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body['errors'])).toMatch(/"field":"content".*10.?000/)
    expect(await all(user)).toEqual([])
  })

  it('NOTE-06 an account keeps 2,000 notes; one more is refused, and one that is deleted makes room', async () => {
    const user = await context.newUser()
    const add = async () => api.call(user, 'POST', '/api/sticky-notes', { content: 'One of many' })
    for (let made = 0; made < MOST; made += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, add))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    }
    const refused = await add()
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringMatching(/2,?000/)])
    const [{ id } = { id: '' }] = await all(user)
    await api.call(user, 'DELETE', `/api/sticky-notes/${String(id)}`)
    expect((await add()).status).toBe(201)
  }, 120_000)
})
