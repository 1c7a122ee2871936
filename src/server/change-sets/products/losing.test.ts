import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

describeOneEngine('an import of prices below the cost', (context) => {
  let api: TestApi
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = changeSetsOf(api, await context.newUser())
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
})
