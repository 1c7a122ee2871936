import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { createPlainStore } from '#test/simulators/stores/plain-store.ts'
import { connectedStore } from '#test/store-shop.ts'

const MUG = { name: 'Mug', sku: 'MUG', price: '12.50', cost: '4.20', stock: 7, brand: 'Acme', categories: [['Kitchen', 'Cups']] }
const SHIRT = {
  name: 'Shirt',
  sku: 'SHIRT',
  price: '20.00',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { optionValues: ['S'], sku: 'SHIRT-S', price: '20.00', stock: 3 },
    { optionValues: ['M'], sku: 'SHIRT-M', price: '22.00', stock: 4 },
  ],
}

describeOneEngine('looks at a store', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  it('STORE-09 the first look is one change set that waits for one confirmation', async () => {
    const plain = createPlainStore()
    plain.create(MUG)
    plain.create(SHIRT)
    plain.create({ name: 'Plate', sku: 'PLATE', price: '8' })
    const shop = await connectedStore(context, api, plain.session)
    await shop.pull()
    expect(await shop.sets.products()).toEqual([])
    const [set] = await shop.sql('select * from change_set where user_id = $1', shop.userId)
    expect(set).toMatchObject({ state: 'checked', origin: 'storePull', size: 3 })
    await shop.applyFirst()
    const mug = await shop.product('Mug')
    expect(mug).toMatchObject({ sku: 'MUG', source: 'wix', effectivePrice: 12.5, stock: 7, category: 'Cups', brand: 'Acme' })
    const shirt = await shop.product('Shirt')
    expect(shirt['variants']).toMatchObject([
      { sku: 'SHIRT-S', effectivePrice: 20, stock: 3 },
      { sku: 'SHIRT-M', effectivePrice: 22, stock: 4 },
    ])
  })
})
