import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { arrive, buildRealApp, tableState, type TestApp, type TestCaller } from '#test/app.ts'
import { listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('whose rows there are', (context) => {
  let app: TestApp
  let ann: TestCaller
  let bob: TestCaller

  beforeAll(async () => {
    app = await buildRealApp(context)
    ann = await arrive(app, 'ann')
    bob = await arrive(app, 'bob')
  })

  const post = async (caller: TestCaller | undefined, url: string, body: unknown) =>
    app.call(caller, { method: 'POST', url, body })
  const brands = async (caller: TestCaller) =>
    listOf((await app.call(caller, { method: 'GET', url: '/api/brands' })).body['items'])
  const versionOf = async (caller: TestCaller) =>
    Number((await app.call(caller, { method: 'GET', url: '/api/sync?since=0' })).body['head'])

  it('PROD-03 BRAND-03 nothing is created signed out, and a product says so in the words of the specification', async () => {
    const gone = await arrive(app, 'gone')
    await app.dataAccess.asSystemBatch([{ text: 'delete from session where user_id = $1', values: [gone.userId] }])
    const before = await tableState(app)
    for (const caller of [undefined, gone]) {
      const product = await post(caller, '/api/products', { name: 'Mug' })
      expect(product.body).toMatchObject({
        status: 401,
        code: 'not-signed-in',
        title: 'User must be logged in to create products',
      })
      const brand = await post(caller, '/api/brands', { name: 'Acme' })
      expect(brand.body).toMatchObject({ status: 401, code: 'not-signed-in', title: 'Please sign in.' })
    }
    expect(await tableState(app)).toEqual(before)
  })

  it('BRAND-03 brands are those of the user who asks, whatever the query says', async () => {
    await post(ann, '/api/brands', { name: 'Acme' })
    await post(bob, '/api/brands', { name: 'Bolt' })
    const own = await brands(ann)
    expect(own.map(({ name, userId }) => [name, userId])).toEqual([['Acme', ann.userId]])
    const foreign = await app.call(ann, { method: 'GET', url: `/api/brands?userId=${bob.userId}` })
    expect(foreign.status).toBe(400)
  })

  it('BRAND-03 purging deletes every brand of the user in one batch, and none of anybody else', async () => {
    const { body: acme } = await post(ann, '/api/brands', { name: 'Acme 2' })
    const { body: mug } = await post(ann, '/api/products', { name: 'Mug', brandId: acme['id'] })
    const count = (await brands(ann)).length
    const [before, bobs] = [await versionOf(ann), await tableState(app, bob.userId)]
    const purged = await app.call(ann, { method: 'DELETE', url: '/api/brands' })
    expect(purged.body['deleted']).toBe(count)
    expect(await brands(ann)).toEqual([])
    expect(await tableState(app, bob.userId)).toEqual(bobs)
    const kept = await app.call(ann, { method: 'GET', url: `/api/products/${String(mug['id'])}` })
    expect(kept.body['brandId']).toBeNull()
    // One transaction, one instant: every brand and the product that named one.
    const [history] = await app.dataAccess.asUserBatch({ kind: 'user', userId: ann.userId }, [
      {
        text: 'select count(*)::int as rows, count(distinct recorded_at)::int as instants from change where version > $1',
        values: [before],
      },
    ])
    expect(history?.rows[0]).toEqual({ rows: count + 1, instants: 1 })
  })

  it('CAT-03 PROD-09 BRAND-01 what is not there, or is another’s, is not found by its name', async () => {
    const { body: category } = await post(bob, '/api/categories', { name: 'Tea' })
    for (const [path, words, ids] of [
      ['categories', 'Category', [randomUUID(), String(category['id'])]],
      ['brands', 'Brand', [randomUUID()]],
      ['products', 'Product', [randomUUID()]],
    ] as const) {
      for (const id of ids) {
        for (const call of [
          { method: 'GET', url: `/api/${path}/${id}` } as const,
          // A PATCH of a product that is not there makes one of one's own (PROD-05).
          ...(path === 'products'
            ? []
            : [{ method: 'PATCH', url: `/api/${path}/${id}`, body: { name: 'Mine' } } as const]),
          { method: 'DELETE', url: `/api/${path}/${id}` } as const,
        ]) {
          const { body } = await app.call(ann, call)
          expect(body).toMatchObject({ status: 404, title: `${words} with ID ${id} not found` })
        }
      }
    }
  })
})
