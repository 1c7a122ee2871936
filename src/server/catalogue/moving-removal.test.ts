import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeEachEngine } from '#test/database.ts'

describeEachEngine('deleting over REST what other rows name', (context) => {
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
  const read = async (path: string) => (await api.call(user, 'GET', `/api/${path}`)).body
  const remove = async (path: string) => {
    const { status, body } = await api.call(user, 'DELETE', `/api/${path}`)
    return { status, code: body?.['code'], errors: body?.['errors'] }
  }
  const cups = async () => {
    const id = await make('categories', { name: 'Cups' })
    const child = await make('categories', { name: 'Espresso cups', parentId: id })
    return { id, child, product: await make('products', { name: 'Mug', categoryId: id }) }
  }

  it('CAT-04 BRAND-02 without a word about where they go it is refused, and the refusal names how to say it', async () => {
    const { id } = await cups()
    const brandId = await make('brands', { name: 'Fjord' })
    await make('products', { name: 'Bowl', brandId })
    for (const path of [`categories/${id}`, `brands/${brandId}`]) {
      expect(await remove(path)).toEqual({
        status: 409,
        code: 'conflict',
        errors: [{ field: 'moveTo', message: expect.stringContaining('where they go') }],
      })
      expect((await read(path))['id']).toBeDefined()
    }
  })

  it('CAT-04 products and children of a deleted category go where the call says', async () => {
    const { id, child, product } = await cups()
    const target = await make('categories', { name: 'Tableware' })
    expect(await remove(`categories/${id}?moveTo=${target}`)).toMatchObject({ status: 204 })
    expect((await read(`products/${product}`))['categoryId']).toBe(target)
    expect((await read(`categories/${child}`))['parentId']).toBe(target)
    expect(await remove(`categories/${target}?moveTo=none`)).toMatchObject({ status: 204 })
    expect((await read(`products/${product}`))['categoryId']).toBeNull()
    expect(await read(`categories/${child}`)).toMatchObject({ parentId: null, level: 0 })
    expect(await remove(`categories/${child}`)).toMatchObject({ status: 204 })
  })

  it('CAT-04 the rules of the screen hold: not to itself, nor to what there is not, nor to a third level', async () => {
    const { id } = await cups()
    const other = await make('categories', { name: 'Tableware' })
    const below = await make('categories', { name: 'Plates', parentId: other })
    expect(await remove(`categories/${id}?moveTo=${id}`)).toMatchObject({ status: 422, code: 'rule-broken' })
    expect(await remove(`categories/${id}?moveTo=${randomUUID()}`)).toMatchObject({ status: 404, code: 'no-such-row' })
    expect((await remove(`categories/${id}?moveTo=${below}`)).status).toBe(400)
    expect(await remove(`categories/${id}?moveTo=away`)).toMatchObject({ status: 400, code: 'invalid-input' })
    expect(await remove(`categories/${randomUUID()}?moveTo=none`)).toMatchObject({ status: 404, code: 'no-such-row' })
    expect((await read(`categories/${id}`))['name']).toBe('Cups')
  })

  it('BRAND-02 products of a deleted brand stay without one where the call says so', async () => {
    const brandId = await make('brands', { name: 'Fjord' })
    const product = await make('products', { name: 'Bowl', brandId })
    expect(await remove(`brands/${brandId}?moveTo=${randomUUID()}`)).toMatchObject({ status: 400 })
    expect(await remove(`brands/${brandId}?moveTo=none`)).toMatchObject({ status: 204 })
    expect((await read(`products/${product}`))['brandId']).toBeNull()
    expect(await remove(`brands/${brandId}?moveTo=none`)).toMatchObject({ status: 404, code: 'no-such-row' })
  })
})
