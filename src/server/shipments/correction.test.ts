import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('the costs of a landed shipment are corrected', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  const { call, make, line, charge, read, land, landed } = landingCalls(
    () => api,
    () => user,
  )

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    ann = changeSetsOf(api, user)
    await api.call(user, 'POST', '/api/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
  })

  const mug = (own: object = {}) =>
    make('/products', {
      name: 'Mug',
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 4 },
      pricingMode: 'strategy',
      pricingStrategy: 'margin',
      pricingPercent: 50,
      ...own,
    })
  const shirt = () =>
    mug({
      name: 'Shirt',
      variants: [
        { id: 's', name: 'Small' },
        { id: 'l', name: 'Large' },
      ],
    })
  const refusedRows = async (id: string) =>
    (await ann.rows(id, 'state=bad')).map(({ title, problems }) => [
      title,
      ...listOf(problems).map(({ message }) => message),
    ])
  const variantsOf = async (id: string) =>
    listOf((await read('products', id))['variants']).map(({ id: of, baseCost }) => [of, baseCost])

  it('SHIP-03 a product that was deleted since keeps its cost, carries its share, and holds up no other', async () => {
    const [a, b] = [await mug({ name: 'MA' }), await mug({ name: 'MB' })]
    const shipment = await make('/shipments', { name: 'Spring', currency: 'EUR' })
    await line(shipment, a, { description: 'MA' })
    await line(shipment, b, { description: 'MB', position: 2 })
    const freight = await charge(shipment, { split: 'quantity' })
    await landed(shipment)
    await call('DELETE', `/products/${a}`)
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 300 })
    const { products } = await call('GET', `/shipments/${shipment}/true-up`)
    expect(listOf(products).map(({ name, difference, price }) => [name, difference, price])).toEqual([
      ['MA', 100, null],
      ['MB', 100, 11],
    ])
    const { body } = await land(shipment)
    const correction = String(body['id'])
    expect(body['effect']).toMatchObject({ updated: 1, refused: 1 })
    expect(await refusedRows(correction)).toEqual([['MA', 'This product was deleted and keeps its cost.']])
    expect((await ann.apply(correction)).problem).toBeUndefined()
    expect((await read('products', b))['costBreakdown']).toMatchObject({ baseCost: 5, shippingCost: 1.5 })
    expect(await refusedRows(correction)).toHaveLength(1)
    await ann.revert(correction)
    expect((await read('products', b))['costBreakdown']).toMatchObject({ baseCost: 5, shippingCost: 0.5 })
    await call('DELETE', `/products/${b}`)
    const none = await land(shipment)
    expect([none.status, none.text]).toEqual([
      422,
      expect.stringContaining('None of the products of this shipment exist any more') as string,
    ])
  })

  it('SHIP-03 a variant that was deleted since keeps its cost, and the others of its product are corrected', async () => {
    const id = await shirt()
    const shipment = await make('/shipments', { name: 'Spring', currency: 'EUR' })
    await line(shipment, id, { variantId: 's', unitCost: 4 })
    await line(shipment, id, { variantId: 'l', unitCost: 6, position: 2, description: 'Shirt, large' })
    const freight = await charge(shipment, { split: 'quantity' })
    await landed(shipment)
    await call('PATCH', `/products/${id}`, {
      variants: [{ id: 's', name: 'Small', baseCost: 4, shippingCost: 0.5, dutyCost: 0, rebate: 0 }],
    })
    await call('PATCH', `/shipment-charges/${freight}`, { actualAmount: 300 })
    const { body } = await land(shipment)
    expect(body['effect']).toMatchObject({ updated: 1, refused: 1 })
    expect(await refusedRows(String(body['id']))).toEqual([
      ['Shirt, large', 'This variant was deleted and keeps its cost.'],
    ])
    expect((await ann.apply(String(body['id']))).problem).toBeUndefined()
    expect(listOf((await read('products', id))['variants'])).toMatchObject([{ baseCost: 4, shippingCost: 1.5 }])
    expect(await variantsOf(id)).toEqual([['s', 4]])
  })

  it('SHIP-03 PRICE-06 the true-up tells each variant by its own price, with or without VAT as it was made', async () => {
    const id = await shirt()
    const shipment = await make('/shipments', { name: 'Spring', currency: 'EUR' })
    await line(shipment, id, { variantId: 's', unitCost: 4 })
    await line(shipment, id, { variantId: 'l', unitCost: 6, position: 2 })
    await charge(shipment, { split: 'quantity' })
    await landed(shipment)
    const told = async () => {
      const { products } = await call('GET', `/shipments/${shipment}/true-up`)
      return listOf(products).map(({ name, variantId, landedUnitCost, price, plannedMargin }) => [
        name,
        variantId,
        landedUnitCost,
        price,
        plannedMargin,
      ])
    }
    const made = [
      ['Shirt – Small', 's', 4.5, 9, 50],
      ['Shirt – Large', 'l', 6.5, 13, 50],
    ]
    expect(await told()).toEqual(made)
    const [profile] = listOf((await call('GET', '/business-profiles'))['items'])
    await call('PATCH', `/business-profiles/${String(profile?.['id'])}`, { taxRate: 20, pricesIncludeVat: true })
    expect(await told()).toEqual(made)
  })
})
