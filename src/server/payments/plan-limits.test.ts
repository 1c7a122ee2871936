import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'
import { makeSubscription } from '#test/payments/made-subscription.ts'
import { testPicture } from '#test/pictures.ts'

describeEachEngine('limits of plans', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  const limited = async (limits: Readonly<Record<string, number>>) => {
    const user = await context.newUser()
    await makeSubscription(context.dataAccess, user, { limits, name: 'Small' })
    return user
  }
  const product = (user: string) => api.call(user, 'POST', '/api/products', { name: randomUUID() })
  /** The lines of a long act. */
  const told = async (user: string, url: string): Promise<string> =>
    (await api.app.inject({ method: 'POST', url, headers: { 'x-test-user': user } })).body
  const limit = async (user: string, limits: Readonly<Record<string, number>>) => {
    await context.dataAccess.asSystemBatch([
      {
        text: `update subscription_plan set limits = $2::jsonb where id in (select plan_id from user_subscription where user_id = $1)`,
        values: [user, JSON.stringify(limits)],
      },
    ])
  }

  it('SUB-06 without a plan nothing is limited', async () => {
    const user = await context.newUser()
    for (let made = 0; made < 4; made += 1) expect((await product(user)).status).toBe(201)
  })

  it('SUB-06 a row beyond the limit is refused, says what to do, and leaves the others as they are', async () => {
    const user = await limited({ products: 2, customers: 1 })
    expect([(await product(user)).status, (await product(user)).status]).toEqual([201, 201])
    const refused = await product(user)
    expect([refused.status, refused.body['code']]).toEqual([409, 'plan-limit'])
    expect(refused.body['title']).toMatch(
      /“Small” allows 2 under “Products”, and you have 2.*larger plan under Plan and billing/,
    )
    const { body } = await api.call(user, 'GET', '/api/products')
    expect(body['items']).toHaveLength(2)
    const [first] = [...(body['items'] ?? [])]
    expect((await api.call(user, 'PATCH', `/api/products/${String(first?.['id'])}`, { name: 'Other' })).status).toBe(
      200,
    )
    expect((await api.call(user, 'POST', '/api/customers', { name: 'A' })).status).toBe(201)
    expect((await api.call(user, 'POST', '/api/customers', { name: 'B' })).body['code']).toBe('plan-limit')
    await api.call(user, 'DELETE', `/api/products/${String(first?.['id'])}`)
    expect((await product(user)).status).toBe(201)
  })

  it('SUB-06 many writes at once never pass the limit together', async () => {
    const user = await limited({ products: 5 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => product(user)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
    expect((await api.call(user, 'GET', '/api/products?total=true')).body['total']).toBe(5)
  })

  it('SUB-06 a change to a smaller plan takes nothing away: all of it is read, changed and deleted', async () => {
    const user = await limited({})
    const made = await Promise.all([product(user), product(user), product(user)])
    await limit(user, { products: 1 })
    const ids = made.map(({ body }) => String(body['id']))
    expect((await api.call(user, 'GET', '/api/products')).body['items']).toHaveLength(3)
    expect((await api.call(user, 'PATCH', `/api/products/${ids[0]}`, { name: 'Still mine' })).status).toBe(200)
    expect((await product(user)).body['code']).toBe('plan-limit')
    expect((await api.call(user, 'DELETE', `/api/products/${ids[1]}`)).status).toBe(204)
    expect((await product(user)).body['code']).toBe('plan-limit')
  })

  it('SUB-06 what a device made offline beyond the limit is refused with its reason, and the rest of it is taken', async () => {
    const user = await limited({ products: 1 })
    const put = (seq: number) => ({
      id: randomUUID(),
      seq,
      at: Date.now(),
      body: { op: 'put', kind: 'product', id: randomUUID(), data: { name: `Offline ${seq}` } },
    })
    const { status, text } = await api.call(user, 'POST', '/api/sync', {
      clientId: randomUUID(),
      mutations: [put(1), put(2)],
    })
    expect(status).toBe(200)
    expect(text).toContain('plan-limit')
    expect((await api.call(user, 'GET', '/api/products')).body['items']).toMatchObject([{ name: 'Offline 1' }])
  })

  it('SUB-06 an import beyond the limit changes nothing at all', async () => {
    const user = await limited({ products: 2 })
    const id = randomUUID()
    const options = { match: 'sku', mode: 'create-and-update', createNames: true }
    await api.call(user, 'POST', '/api/change-sets', { id, title: 'Import', origin: 'import', options })
    const rows = [1, 2, 3].map((n) => ({ n, data: { name: `Row ${n}`, sku: `S${n}` } }))
    await api.call(user, 'POST', `/api/change-sets/${id}/rows`, { rows })
    await told(user, `/api/change-sets/${id}/check`)
    const refused = await told(user, `/api/change-sets/${id}/apply`)
    expect(refused).toContain('plan-limit')
    // Nothing is there that could be deleted.
    expect(refused).toMatch(/allows 2 under “Products”, and you have 0\. This would add 3\. Nothing was added\./)
    expect(refused).toContain('or add fewer')
    expect(refused).not.toContain('delete some')
    expect((await api.call(user, 'GET', '/api/products')).body['items']).toEqual([])
    await limit(user, { products: 3 })
    await told(user, `/api/change-sets/${id}/apply`)
    expect((await api.call(user, 'GET', '/api/products')).body['items']).toHaveLength(3)
  })

  it('SUB-06 documents are counted by the month', async () => {
    const user = await limited({ documentsPerMonth: 1 })
    const document = () => api.call(user, 'POST', '/api/documents', { documentType: 'quote' })
    expect((await document()).status).toBe(201)
    expect((await document()).body['title']).toMatch(/“Small” allows 1 a month under “Documents”, and none is left/)
    await context.dataAccess.asSystemBatch([
      {
        text: 'update document set created_at = created_at - 32 * 86400000::bigint where user_id = $1',
        values: [user],
      },
    ])
    expect((await document()).status).toBe(201)
    expect((await api.call(user, 'GET', '/api/documents')).body['items']).toHaveLength(2)
  })

  it('SUB-06 files count towards the storage of the plan', async () => {
    const user = await limited({ storageBytes: 10 })
    const { body } = await product(user)
    const refused = await api.app.inject({
      method: 'POST',
      url: `/api/uploads?kind=product&id=${String(body['id'])}`,
      payload: await testPicture('png'),
      headers: { 'content-type': 'image/png', 'x-test-user': user },
    })
    expect([refused.statusCode, refused.json()]).toMatchObject([507, { code: 'storage-quota' }])
  })

  it.each([
    ['suspended because it was not paid', `status = 'suspended', payment_issue = true`],
    ['over', `status = 'expired', provider = 'stripe', access_until = created_at + 30 * 86400000::bigint`],
    ['cancelled and over', `status = 'canceled', access_until = created_at`],
  ])(
    'SUB-06 a subscription that is %s goes on limiting what is added, and takes nothing away',
    async (_what, lapsed) => {
      const user = await limited({ products: 2 })
      const made = [await product(user), await product(user)]
      await context.dataAccess.asSystemBatch([
        { text: `update user_subscription set ${lapsed} where user_id = $1`, values: [user] },
      ])
      expect((await product(user)).body['code']).toBe('plan-limit')
      expect((await api.call(user, 'GET', '/api/products')).body['items']).toHaveLength(2)
      const [first] = made.map(({ body }) => String(body['id']))
      expect((await api.call(user, 'PATCH', `/api/products/${first}`, { name: 'Still mine' })).status).toBe(200)
      expect((await api.call(user, 'DELETE', `/api/products/${first}`)).status).toBe(204)
      expect((await product(user)).status).toBe(201)
    },
  )

  it.each([
    ['whose first payment never came', `provider = 'stripe', access_until = created_at + 82800000`],
    ['of the test mode that is over', `access_until = created_at + 30 * 86400000::bigint`],
  ])('SUB-06 a subscription %s limits nothing', async (_what, values) => {
    const user = await limited({ products: 1 })
    const text = `update user_subscription set status = 'expired', ${values} where user_id = $1`
    await context.dataAccess.asSystemBatch([{ text, values: [user] }])
    for (let made = 0; made < 3; made += 1) expect((await product(user)).status).toBe(201)
  })

  it('SUB-06 a plan without a price limits whoever has no other one, and a subscription that is over falls back to it', async () => {
    const user = await limited({ products: 3 })
    const free = await makeSubscription(context.dataAccess, await context.newUser(), { limits: { products: 1 } })
    await context.dataAccess.asSystemBatch([
      { text: 'update subscription_plan set price = 0 where id = $1', values: [free] },
    ])
    expect([(await product(user)).status, (await product(user)).status]).toEqual([201, 201])
    await context.dataAccess.asSystemBatch([
      { text: `update user_subscription set status = 'expired' where user_id = $1`, values: [user] },
    ])
    expect((await product(user)).body['code']).toBe('plan-limit')
    const nobody = await context.newUser()
    expect([(await product(nobody)).status, (await product(nobody)).status]).toEqual([201, 409])
    await context.dataAccess.asSystemBatch([
      { text: 'update subscription_plan set price = 1, is_active = false where id = $1', values: [free] },
    ])
  })
})
