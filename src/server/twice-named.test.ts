import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('what is named twice', (context) => {
  let api: TestApi
  let user: string
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    user = await context.newUser()
  })
  const call = (path: string, body: object) => api.call(user, 'POST', `/api/${path}`, body)
  const push = async (...bodies: readonly object[]) => {
    const mutations = bodies.map((body, index) => ({ id: randomUUID(), seq: index + 1, at: Date.now(), body }))
    return call('sync', { clientId: randomUUID(), mutations })
  }

  it('API-02 DOC-04 lines of one id are refused by name, over REST and from a device: an edit or a credit would mean both', async () => {
    const line = (description: string) => ({ id: '1', description, quantity: 1, unitPrice: 5 })
    for (const [path, body, field] of [
      ['documents', { documentType: 'invoice', items: [line('a'), line('b')] }, 'items'],
      [
        'products',
        {
          name: 'Mug',
          variants: [
            { id: 'v', name: 'S' },
            { id: 'v', name: 'M' },
          ],
        },
        'variants',
      ],
    ] as const) {
      const { status, body: answer } = await call(path, body)
      expect([status, answer['errors']]).toEqual([400, [{ field, message: 'must name each id once' }]])
    }
    const additionalCosts = [1, 2].map((n) => ({ id: 'c', label: `Box ${n}`, amount: n }))
    const pushed = await push({ op: 'put', kind: 'product', id: randomUUID(), data: { name: 'Cup', additionalCosts } })
    expect(pushed.text).toContain('must name each id once')
  })

  it('CHANGE-02 CUST-05 an import names each row once, and its change set is a new one: no draft and nothing taken back counts as it', async () => {
    const [id, draft] = [randomUUID(), randomUUID()]
    const rows = [1, 2].map((n) => ({ id, data: { name: `Brand ${n}` } }))
    const bringIn = (changeSetId: string, given: readonly object[]) =>
      push({ op: 'command', name: 'brand/import', input: { changeSetId, title: 'Brands', rows: given } })
    expect((await bringIn(randomUUID(), rows)).text).toContain('must name each id once')

    const options = { match: 'sku', mode: 'create-and-update', createNames: true }
    expect((await call('change-sets', { id: draft, title: 'Draft', origin: 'import', options })).status).toBe(201)
    expect((await bringIn(draft, rows.slice(0, 1))).text).toContain('it is the id of another change set')
    const kept = await api.call(user, 'GET', `/api/change-sets/${draft}`)
    expect(kept.body).toMatchObject({ title: 'Draft', state: 'draft' })
    expect((await api.call(user, 'GET', `/api/brands/${id}`)).status).toBe(404)
  })

  it('API-02 a name that nobody can see is no name', async () => {
    for (const name of ['\u200B', ' \u00AD', '\u3164', '\u202E\u0001']) {
      const { status, body } = await call('brands', { name })
      expect([name, status, body['errors']]).toEqual([
        name,
        400,
        [{ field: 'name', message: 'Brand name is required' }],
      ])
    }
    expect((await call('brands', { name: '水' })).status).toBe(201)
  })
})
