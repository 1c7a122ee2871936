import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('lists over REST as on screen', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const make = async (path: string, body: object): Promise<string> => {
    const answer = await api.call(user, 'POST', `/api/${path}`, body)
    expect([answer.status, answer.text]).toEqual([201, expect.anything()])
    return String(answer.body['id'])
  }
  const names = async (query: string) => {
    const { body } = await api.call(user, 'GET', `/api/${query}`)
    return listOf(body['items']).map(({ name }) => name)
  }

  it('API-03 a filter by a category includes the categories below it', async () => {
    const home = await make('categories', { name: 'Home' })
    const kitchen = await make('categories', { name: 'Kitchen', parentId: home })
    await make('products', { name: 'Lamp', categoryId: home })
    await make('products', { name: 'Pan', categoryId: kitchen })
    await make('products', { name: 'Rake' })
    expect(await names(`products?categoryId=${home}`)).toEqual(['Lamp', 'Pan'])
    expect(await names(`products?categoryId=${kitchen}`)).toEqual(['Pan'])
  })

  it('CAT-02 categories come by their order, then by name', async () => {
    for (const [name, sortOrder] of [
      ['Beta', 2],
      ['Alpha', 2],
      ['Zeta', 1],
    ])
      await make('categories', { name, sortOrder })
    expect(await names('categories')).toEqual(['Zeta', 'Alpha', 'Beta'])
    expect(await names('categories?sortBy=name')).toEqual(['Alpha', 'Beta', 'Zeta'])
  })

  it('PROD-07 a page beyond the last is the last', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await make('products', { name })
    expect(await names('products?pageSize=5&page=2')).toEqual(['F', 'G'])
    expect(await names('products?pageSize=5&page=99')).toEqual(['F', 'G'])
    const { body } = await api.call(user, 'GET', '/api/brands?page=7')
    expect(body['items']).toEqual([])
  })

  it('PROD-05 a change of an unknown id creates the product', async () => {
    const id = randomUUID()
    const answer = await api.call(user, 'PATCH', `/api/products/${id}`, { name: 'Mug' })
    expect([answer.status, answer.body['id'], answer.body['name']]).toEqual([201, id, 'Mug'])
    expect((await api.call(user, 'PATCH', `/api/products/${id}`, { name: 'Cup' })).status).toBe(200)
    expect((await api.call(user, 'PATCH', `/api/brands/${randomUUID()}`, { name: 'Acme' })).status).toBe(404)
  })

  it('CUST-01 a customer is in a group, which price lists go by', async () => {
    const id = await make('customers', { name: 'Shop', customerGroup: 'Retailers' })
    expect((await api.call(user, 'GET', `/api/customers/${id}`)).body).toMatchObject({ customerGroup: 'Retailers' })
  })
})
