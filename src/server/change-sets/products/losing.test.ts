import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

describeOneEngine('an import of prices below the cost', (context) => {
  let api: TestApi
  let ann: ChangeSetDriver
  let userId: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    userId = await context.newUser()
    ann = changeSetsOf(api, userId)
  })

  const row = (sku: string, cost: number, price: number, more: object = {}) => ({
    data: { sku, name: sku, baseCost: cost * UNIT, retailPrice: price * UNIT, pricingMode: 'retailPrice', ...more },
  })
  const size = (value: string) => ({ options: [{ name: 'Size', value }] })

  it('PROD-14 CHANGE-01 counts and lists what would be sold for less than it costs: products and variants', async () => {
    await ann.imported([row('OLD', 5, 10), row('KEPT', 20, 10)])
    const id = await ann.draft([
      row('NEW', 1_234, 27),
      row('OLD', 50, 10),
      row('GOOD', 5, 10),
      { ...row('S', 4, 9, { groupKey: 'shirt', name: 'Shirt' }), ...size('S') },
      { ...row('L', 12, 9, { groupKey: 'shirt', name: 'Shirt' }), ...size('L') },
    ])
    const { result } = await ann.check(id)
    expect(result?.['effect']).toMatchObject({ created: 3, updated: 1, losing: 3 })
    const losing = async () => (await ann.rows(id, 'state=losing')).map(({ title }) => title)
    expect(await losing()).toEqual(['NEW', 'OLD', 'Shirt – L'])
  })
  it('PROD-14 CHANGE-01 PRICE-04 what is given away loses too, as the list of products finds it, and has no margin to tell', async () => {
    await ann.imported([row('OLD', 5, 10), row('FREE', 0, 0), row('COSTLESS', 0, 10)])
    const id = await ann.draft([
      row('NEW', 5, 0),
      row('OLD', 5, 0),
      row('FREE', 5, 0),
      row('COSTLESS', 0, 0),
      { ...row('S', 4, 0, { groupKey: 'shirt', name: 'Shirt' }), ...size('S') },
    ])
    const { result } = await ann.check(id)
    expect(result?.['effect']).toMatchObject({ created: 2, updated: 3, losing: 4, marginBefore: 500_000 })
    expect(JSON.parse(JSON.stringify(result?.['effect']))).toHaveProperty('marginAfter', null)
    const named = ['NEW', 'OLD', 'FREE', 'Shirt – S']
    expect((await ann.rows(id, 'state=losing')).map(({ title }) => title)).toEqual(named)
    await ann.apply(id)
    const applied = (await ann.rows(id, 'state=losing')).map(({ title }) => String(title))
    expect(applied.toSorted()).toEqual(['FREE', 'NEW', 'OLD'])
    const listed = await api.call(userId, 'GET', '/api/products?problem=losing')
    const names = listOf(listed.body['items']).map(({ name }) => String(name))
    expect(names.toSorted()).toEqual(['FREE', 'NEW', 'OLD', 'Shirt'])
  })
})
