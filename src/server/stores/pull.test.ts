import { beforeAll, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { createPlainStore, type PlainProduct, type PlainStore } from '#test/simulators/stores/plain-store.ts'
import { type Connected, connectedStore, type StoreShop } from '#test/store-shop.ts'

const MUG = {
  name: 'Mug',
  sku: 'MUG',
  price: '12.50',
  cost: '4.20',
  stock: 7,
  brand: 'Acme',
  categories: [['Kitchen', 'Cups']],
}
const PLATE = { name: 'Plate', sku: 'PLATE', price: '8', categories: [['Kitchen']] }
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
const SECOND = 10_000

interface Listed {
  readonly title: string
  readonly names: Readonly<Record<string, string>>
  readonly after: { readonly productId: string; readonly offers: readonly { readonly variantId: string }[] }
}

describeOneEngine('looks at a store', (context) => {
  let api: TestApi
  beforeAll(async () => {
    api = await buildTestApi(context.database)
    return () => api.app.close()
  })

  const connect = (plain: PlainStore, how: Connected = {}) => connectedStore(context, api, plain.session, how)

  /** A store whose first import is applied. */
  async function imported(products: readonly PlainProduct[], how: Connected = {}) {
    const plain = createPlainStore({ currency: how.currency ?? 'USD' })
    const ids = products.map((each) => plain.create(each))
    const shop = await connect(plain, how)
    await shop.pull()
    await shop.applyFirst()
    return { plain, ids, shop, id: ids[0]! }
  }

  const look = async (shop: StoreShop, how: Readonly<Record<string, unknown>> = {}) => {
    await shop.pull(how)
    expect(await shop.store()).toMatchObject({ run: null, problem: '' })
  }

  it('STORE-09 the first look is one change set that waits for one confirmation', async () => {
    const plain = createPlainStore()
    for (const each of [MUG, SHIRT, PLATE]) plain.create(each)
    const shop = await connect(plain)
    await look(shop)
    expect(await shop.sets.products()).toEqual([])
    const [set] = await shop.sql('select * from change_set where user_id = $1', shop.userId)
    expect(set).toMatchObject({ state: 'checked', origin: 'storePull', size: 9 })
    expect(set!['effect']).toMatchObject({ created: 9, newListings: 3, newCategories: 2, newBrands: 1 })
    const rows = await shop.sets.rows(String(set!['id']), 'kind=storeListing')
    const shirt = rows.find(({ title }) => String(title) === 'Shirt') as unknown as Listed
    expect(shirt.names[shirt.after.productId]).toBe('Shirt')
    expect(shirt.after.offers.map(({ variantId }) => shirt.names[variantId])).toEqual(['S', 'M'])
    // A look meanwhile proposes nothing more.
    await look(shop)
    await shop.applyFirst()
    expect(await shop.sql('select id from change_set where user_id = $1', shop.userId)).toHaveLength(1)
    expect(await shop.product('Mug')).toMatchObject({
      sku: 'MUG',
      source: 'wix',
      effectivePrice: 12.5,
      stock: 7,
      category: 'Cups',
      brand: 'Acme',
      costBreakdown: { baseCost: 4.2 },
    })
    expect((await shop.product('Shirt'))['variants']).toMatchObject([
      { sku: 'SHIRT-S', effectivePrice: 20, stock: 3 },
      { sku: 'SHIRT-M', effectivePrice: 22, stock: 4 },
    ])
    const categories = await shop.sql('select name, level from category where user_id = $1 order by level', shop.userId)
    expect(categories).toEqual([
      { name: 'Kitchen', level: 0 },
      { name: 'Cups', level: 1 },
    ])
    const [mug] = await shop.listings()
    expect(mug).toMatchObject({ title: 'Mug', push_state: 'none', currency: 'USD' })
    expect(mug!['offers']).toEqual([
      { id: 'p00001', variantId: '', price: 1250 * SECOND, compareAt: null, cost: 420 * SECOND, stock: 7 },
    ])
    expect(await shop.conflicts()).toEqual([])
  })

  it('STORE-09 the first import is taken back as one, and comes again only when a person asks for it', async () => {
    const { shop } = await imported([MUG, SHIRT, PLATE])
    const [set] = await shop.appliedSets()
    expect((await shop.sets.revert(set!)).body).toMatchObject({ state: 'reverted' })
    expect([await shop.sets.products(), await shop.listings()]).toEqual([[], []])
    // Its rows still say what they were.
    const rows = (await shop.sets.rows(set!, 'kind=storeListing')) as unknown as readonly Listed[]
    expect(rows.map(({ title, names, after }) => [title, names[after.productId]])).toEqual([
      ['Mug', 'Mug'],
      ['Shirt', 'Shirt'],
      ['Plate', 'Plate'],
    ])
    await look(shop, { asked: false, whole: true })
    expect(await shop.sets.products()).toEqual([])
    await look(shop)
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(3)
  })

  it('STORE-05 what changed in the store alone follows at once, stays from the store, and can be taken back', async () => {
    const { plain, shop, id, ids } = await imported([MUG, SHIRT])
    plain.edit(id, { price: '13.00', stock: 6, name: 'Big mug' })
    plain.edit(ids[1]!, { variants: [{ externalId: `${ids[1]}-v2`, price: '23.50' }] })
    await look(shop)
    expect(await shop.product('Big mug')).toMatchObject({ effectivePrice: 13, stock: 6, source: 'wix' })
    expect((await shop.product('Shirt'))['variants']).toMatchObject([{ effectivePrice: 20 }, { effectivePrice: 23.5 }])
    expect((await shop.listings())[0]!['offers']).toMatchObject([{ price: 1300 * SECOND, stock: 6 }])
    const sets = await shop.appliedSets()
    expect(sets).toHaveLength(2)
    expect((await shop.sets.revert(sets[1]!)).body).toMatchObject({ state: 'reverted' })
    // What was taken back is an edit of ones own: it does not come back, and the store keeps its own.
    await look(shop)
    await look(shop, { whole: true })
    expect(await shop.product('Mug')).toMatchObject({ effectivePrice: 12.5, stock: 7 })
    expect(await shop.conflicts()).toEqual([])
    expect((await shop.listings())[0]!['offers']).toMatchObject([{ price: 1300 * SECOND, stock: 6 }])
  })

  it('STORE-05 an own edit is kept, whatever else changes in the store', async () => {
    const { plain, shop, id } = await imported([MUG])
    await shop.edit('Mug', { name: 'My mug', stock: 3 })
    expect(await shop.product('My mug')).toMatchObject({ source: 'pricewright' })
    plain.edit(id, { price: '14' })
    await look(shop)
    expect(await shop.product('My mug')).toMatchObject({ effectivePrice: 14, stock: 3 })
    expect(await shop.conflicts()).toEqual([])
  })

  it('STORE-05 a field that was changed on both sides is a conflict, once, and neither side is touched', async () => {
    const { plain, shop, id } = await imported([MUG])
    await shop.edit('Mug', { name: 'My mug' })
    plain.edit(id, { name: 'Their mug', stock: 1 })
    await look(shop)
    const [conflict] = await shop.conflicts()
    expect(conflict).toMatchObject({ field: 'name', base: 'Mug', local: 'My mug', store: 'Their mug', variant_id: '' })
    expect(await shop.product('My mug')).toMatchObject({ stock: 1 })
    plain.edit(id, { name: 'Their big mug' })
    await look(shop)
    expect(await shop.conflicts()).toMatchObject([{ id: conflict!['id'], store: 'Their big mug', base: 'Mug' }])
    // The store comes round: there is nothing left to decide.
    plain.edit(id, { name: 'My mug' })
    await look(shop)
    expect([await shop.conflicts(), (await shop.product('My mug'))['name']]).toEqual([[], 'My mug'])
  })

  it('STORE-05 the same edit on both sides is none', async () => {
    const { plain, shop, id } = await imported([MUG])
    await shop.edit('Mug', { name: 'Cup' })
    plain.edit(id, { name: 'Cup' })
    await look(shop)
    plain.edit(id, { name: 'Glass' })
    await look(shop)
    expect(await shop.product('Glass')).toMatchObject({ sku: 'MUG' })
  })

  it('STORE-09 repeated looks change no row but that of the store', async () => {
    const { shop } = await imported([MUG, SHIRT, PLATE])
    await shop.edit('Plate', { stock: 2 })
    await look(shop, { whole: true })
    const before = await shop.version()
    await look(shop)
    await look(shop, { whole: true })
    const rows = await shop.sql(
      'select distinct kind from change where user_id = $1 and version > $2',
      shop.userId,
      before,
    )
    expect(rows).toEqual([{ kind: 'store' }])
  })

  it('STORE-09 an empty store is looked at like any other', async () => {
    const plain = createPlainStore()
    const shop = await connect(plain)
    await look(shop)
    expect(await shop.store()).toMatchObject({ first_change_set_id: null })
    plain.create(MUG)
    await look(shop)
    await shop.applyFirst()
    expect(await shop.product('Mug')).toMatchObject({ sku: 'MUG' })
  })

  it('STORE-09 products are matched by SKU, else by barcode; what is empty here follows, what differs is decided', async () => {
    const plain = createPlainStore()
    plain.create({ ...MUG, description: 'Holds tea', stock: null })
    plain.create({ name: 'Jug', barcode: '4006381333931', price: '5' })
    const shop = await connect(plain)
    await shop.sets.imported([
      {
        data: { sku: 'MUG', name: 'My mug', retailPrice: 12_500_000, pricingMode: 'retailPrice', baseCurrency: 'USD' },
      },
      {
        data: {
          sku: 'J',
          barcode: '4006381333931',
          name: 'Jug',
          retailPrice: 5_000_000,
          pricingMode: 'retailPrice',
          baseCurrency: 'USD',
        },
      },
    ])
    await look(shop)
    await shop.applyFirst()
    expect((await shop.sets.products()).length).toBe(2)
    expect(await shop.product('My mug')).toMatchObject({
      description: 'Holds tea',
      source: 'imported',
      effectivePrice: 12.5,
    })
    expect(await shop.conflicts()).toMatchObject([{ field: 'name', local: 'My mug', store: 'Mug', base: null }])
    expect(await shop.listings()).toHaveLength(2)
  })

  it('STORE-09 doubtful products wait for a person, the others go on', async () => {
    const plain = createPlainStore()
    for (const each of [MUG, PLATE, { name: 'Second plate', sku: 'PLATE', price: '9' }]) plain.create(each)
    const shop = await connect(plain)
    await shop.sets.imported(
      [
        { data: { sku: 'MUG', name: 'One', retailPrice: 12_500_000, pricingMode: 'retailPrice', baseCurrency: 'USD' } },
        { data: { sku: 'MUG', name: 'Two' } },
        {
          data: {
            sku: 'PLATE',
            name: 'Plate',
            retailPrice: 8_000_000,
            pricingMode: 'retailPrice',
            baseCurrency: 'USD',
          },
        },
      ],
      { match: 'none' },
    )
    await look(shop)
    await shop.applyFirst()
    const doubts = await shop.sql(
      'select external_id, doubt from store_product where store_id = $1 and doubt is not null order by 1',
      shop.storeId,
    )
    expect(doubts).toMatchObject([
      { external_id: 'p00001', doubt: { reason: 'several' } },
      { external_id: 'p00003', doubt: { reason: 'taken' } },
    ])
    expect(await shop.listings()).toMatchObject([{ external_id: 'p00002' }])
    expect((await shop.sets.products()).length).toBe(3)
  })

  it('STORE-09 two stores with one SKU share one product', async () => {
    const { shop } = await imported([MUG])
    const other = createPlainStore()
    other.create({ ...MUG, price: '12.50' })
    const second = await connect(other, { userId: shop.userId, provider: 'shopify', name: 'Other' })
    await look(second)
    // What only links products is something to apply, too.
    const [set] = await shop.sql(`select * from change_set where user_id = $1 and state = 'checked'`, shop.userId)
    expect(set).toMatchObject({ size: 1, effect: { created: 1, newListings: 1, storeId: second.storeId } })
    await second.applyFirst()
    const [applied] = await shop.sql('select * from change_set where id = $1', set!['id'])
    expect(applied).toMatchObject({ state: 'applied', size: 1 })
    expect((await shop.sets.products()).length).toBe(1)
    expect([await shop.listings(), await second.listings()]).toMatchObject([[{ title: 'Mug' }], [{ title: 'Mug' }]])
    expect(await shop.product('Mug')).toMatchObject({ source: 'wix' })
  })

  it('STORE-05 amounts of a product in another currency are left alone', async () => {
    const plain = createPlainStore({ currency: 'EUR' })
    const id = plain.create({ ...MUG, stock: 7 })
    const shop = await connect(plain, { currency: 'EUR' })
    await shop.sets.imported([
      {
        data: {
          sku: 'MUG',
          name: 'Mug',
          retailPrice: 99_000_000,
          pricingMode: 'retailPrice',
          baseCurrency: 'USD',
          stock: 7,
        },
      },
    ])
    await look(shop)
    await shop.applyFirst()
    plain.edit(id, { price: '15', stock: 8 })
    await look(shop)
    expect(await shop.product('Mug')).toMatchObject({ effectivePrice: 99, stock: 8, baseCurrency: 'USD' })
    expect(await shop.conflicts()).toEqual([])
  })

  it('STORE-05 a product that was deleted there is set inactive here, unless it was edited here: then it is decided', async () => {
    const { plain, shop, ids } = await imported([MUG, PLATE])
    await shop.edit('Plate', { name: 'My plate' })
    for (const id of ids) plain.remove(id)
    await look(shop)
    expect(await shop.product('Mug')).toMatchObject({ isActive: false })
    expect(await shop.product('My plate')).toMatchObject({ isActive: true })
    expect(await shop.conflicts()).toMatchObject([{ field: 'isActive', local: true, store: false, title: 'My plate' }])
    await look(shop, { whole: true })
    expect(await shop.conflicts()).toHaveLength(1)
  })

  it('STORE-09 a whole look finds what was deleted without a word', async () => {
    const { plain, shop, id } = await imported([MUG, PLATE])
    const { session } = plain
    plain.remove(id)
    await look(shop, { whole: true })
    expect(await shop.product('Mug')).toMatchObject({ isActive: false })
    expect(await shop.product('Plate')).toMatchObject({ isActive: true })
    expect(session.renewed()).toBeUndefined()
  })

  it('STORE-09 a product that was deleted here is made again only when asked', async () => {
    const { plain, shop, id } = await imported([MUG, PLATE])
    const { id: productId } = (await shop.product('Mug')) as unknown as { id: string }
    await api.call(shop.userId, 'DELETE', `/api/products/${productId}`)
    plain.edit(id, { price: '1' })
    await look(shop, { whole: true })
    expect((await shop.sets.products()).length).toBe(1)
    await look(shop, { bringsBack: true })
    expect(await shop.product('Mug')).toMatchObject({ id: productId, effectivePrice: 1 })
    plain.edit(id, { price: '2' })
    await look(shop)
    expect(await shop.product('Mug')).toMatchObject({ effectivePrice: 2 })
  })

  it('STORE-05 variants that are new there are added, and one that is gone there is set inactive', async () => {
    const { plain, shop, id } = await imported([SHIRT])
    const before = plain.product(id)!
    const [small, medium] = before.variants
    const large = { ...medium!, externalId: `${id}-v3`, optionValues: ['L'], sku: 'SHIRT-L', price: '25' }
    plain.remove(id)
    plain.create({ ...before, options: [{ name: 'Size', values: ['M', 'L'] }], variants: [medium!, large] })
    await look(shop)
    expect((await shop.product('Shirt'))['variants']).toMatchObject([
      { sku: small!.sku, isActive: false },
      { sku: 'SHIRT-M', isActive: true },
      { sku: 'SHIRT-L', isActive: true, effectivePrice: 25, optionValues: ['L'] },
    ])
    const version = (await shop.product('Shirt'))['version']
    await look(shop, { whole: true })
    expect((await shop.product('Shirt'))['version']).toEqual(version)
  })
})
