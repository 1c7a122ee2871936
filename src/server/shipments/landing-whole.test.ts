import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('a landing is applied as a whole', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  const { call, make, read, land, landed, ...goods } = landingCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
  })

  const ship = (own: object = {}) => make('/shipments', { name: 'Spring', currency: 'EUR', raiseStock: true, ...own })
  const line = (shipmentId: string, productId: string, own: object = {}) =>
    goods.line(shipmentId, productId, { quantity: 10, ...own })
  const bowl = (own: object = {}) =>
    make('/products', { name: 'Bowl', baseCurrency: 'EUR', costBreakdown: { baseCost: 4 }, stock: 1, ...own })
  const shirt = () =>
    make('/products', {
      name: 'Shirt',
      baseCurrency: 'EUR',
      variants: [
        { id: 's', name: 'Small', stock: 5 },
        { id: 'l', name: 'Large' },
      ],
    })
  const variantsOf = async (id: string, fields: readonly string[]) =>
    listOf((await read('products', id))['variants']).map((each) => fields.map((name) => each[name]))

  it.each(['last', 'average'])(
    'SHIP-02 SHIP-03 a drawback of duty lands in a variant too, by the %s',
    async (costMethod) => {
      const [product, plain] = [await shirt(), await bowl({ stock: 0 })]
      const shipment = await ship({ costMethod })
      await line(shipment, product, { variantId: 'l', unitCost: 4 })
      await line(shipment, plain, { unitCost: 4, position: 2 })
      await make('/shipment-charges', { shipmentId: shipment, kind: 'duty', estimatedAmount: -40, currency: 'EUR' })
      const landing = await landed(shipment)
      expect(await variantsOf(product, ['id', 'baseCost', 'dutyCost', 'rebate', 'totalCost', 'stock'])).toEqual([
        ['s', null, null, null, 0, 5],
        ['l', 4, -2, 0, 2, 10],
      ])
      expect(await read('products', plain)).toMatchObject({
        costBreakdown: { baseCost: 4, additionalCosts: [{ id: 'landed-duty', amount: -2 }] },
        totalCost: 2,
        stock: 10,
      })
      await ann.revert(landing)
      expect(await variantsOf(product, ['id', 'dutyCost', 'stock'])).toEqual([
        ['s', null, 5],
        ['l', null, null],
      ])
    },
  )

  it('SHIP-03 CHANGE-02 goods that cannot take their cost are named, and nothing of the shipment lands', async () => {
    const other = await bowl()
    const dear = await bowl({
      name: 'Vase',
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 99.999,
    })
    const shipment = await ship()
    await line(shipment, other)
    await line(shipment, dear, { unitCost: 5_000_000, position: 2 })
    const { body } = await land(shipment)
    const changeSetId = String(body['id'])
    expect(body['effect']).toMatchObject({ updated: 1, refused: 1 })
    const { problem } = await ann.apply(changeSetId)
    expect(problem).toMatchObject({ code: 'rule-broken' })
    expect(problem?.['title']).toMatch(
      /^Nothing was applied, because "Vase" cannot be changed\. Margin or markup: The price comes out larger /,
    )
    expect(await read('shipments', shipment)).toMatchObject({ status: 'draft', changeSetId: null })
    expect(await read('products', other)).toMatchObject({ costBreakdown: { baseCost: 4 }, stock: 1 })
    expect(await read('change-sets', changeSetId)).toMatchObject({ state: 'checked' })
    await call('PATCH', `/products/${dear}`, { pricingPercent: 50 })
    expect((await ann.apply(changeSetId)).result).toMatchObject({ state: 'applied', effect: { refused: 0 } })
    expect(await read('products', other)).toMatchObject({ costBreakdown: { baseCost: 5 }, stock: 11 })
  })

  it('SHIP-03 CHANGE-02 a product or variant that was deleted since the proposal holds it up', async () => {
    const [gone, worn, other] = [await bowl(), await shirt(), await bowl()]
    const shipment = await ship()
    await line(shipment, gone)
    await line(shipment, other, { position: 2 })
    const first = String((await land(shipment)).body['id'])
    await call('DELETE', `/products/${gone}`)
    expect((await ann.apply(first)).problem?.['title']).toBe(
      'Nothing was applied, because "Bowl" cannot be changed. This product was deleted meanwhile.',
    )
    const second = await ship()
    await line(second, worn, { variantId: 'l' })
    await line(second, other, { position: 2 })
    const proposal = String((await land(second)).body['id'])
    await call('PATCH', `/products/${worn}`, { variants: [{ id: 's', name: 'Small', stock: 5 }] })
    expect((await ann.apply(proposal)).problem).toMatchObject({ code: 'conflict' })
    expect(await variantsOf(worn, ['id', 'stock'])).toEqual([['s', 5]])
    for (const each of [shipment, second]) expect(await read('shipments', each)).toMatchObject({ status: 'draft' })
    expect(await read('products', other)).toMatchObject({ stock: 1 })
  })

  it('SHIP-04 a variant whose stock is not counted stays so if none of it came', async () => {
    const id = await shirt()
    const shipment = await ship()
    await line(shipment, id, { variantId: 's' })
    await line(shipment, id, { variantId: 'l', receivedQuantity: 0, position: 2 })
    await landed(shipment)
    expect(await variantsOf(id, ['id', 'stock'])).toEqual([
      ['s', 15],
      ['l', null],
    ])
  })
})
