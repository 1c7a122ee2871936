import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, listOf, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('a landing is taken back after other changes', (context) => {
  let api: TestApi
  let user: string
  let ann: ChangeSetDriver
  const { call, make, landed } = landingCalls(
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

  const shipmentOf = async (productId: string, quantity: number, lines: readonly object[] = [{}]): Promise<string> => {
    const shipmentId = await make('/shipments', { name: 'Spring', currency: 'USD', raiseStock: true })
    for (const [at, own] of lines.entries()) {
      const line = { shipmentId, productId, quantity, unitCost: 30, currency: 'USD', position: at + 1 }
      await make('/shipment-lines', { ...line, ...own })
    }
    return shipmentId
  }
  const shirt = () =>
    make('/products', {
      name: 'Shirt',
      costBreakdown: { baseCost: 20 },
      variants: [
        { id: 's', name: 'Small', baseCost: 20, stock: 5 },
        { id: 'm', name: 'Medium', baseCost: 25, stock: 6 },
      ],
    })
  const bothSizes = [{ variantId: 's' }, { variantId: 'm' }]
  const product = (id: string) => call('GET', `/products/${id}`)
  const variants = async (id: string) =>
    listOf((await product(id))['variants']).map(({ id: of, baseCost, stock }) => [of, baseCost, stock])

  it('CHANGE-02 SHIP-03 costs and stock of variants go back though the margin was changed since', async () => {
    const id = await shirt()
    const taken = await landed(await shipmentOf(id, 50, bothSizes))
    expect(await variants(id)).toEqual([
      ['s', 30, 55],
      ['m', 30, 56],
    ])
    await call('PATCH', `/products/${id}`, { pricingMode: 'strategy', pricingStrategy: 'margin', pricingPercent: 50 })
    expect((await ann.revert(taken)).body).toMatchObject({ state: 'reverted' })
    expect(await variants(id)).toEqual([
      ['s', 20, 5],
      ['m', 25, 6],
    ])
    expect(await product(id)).toMatchObject({ pricingPercent: 50, effectivePrice: 40 })
  })

  it('CHANGE-02 SHIP-03 a variant that is gone is passed over, the others go back', async () => {
    const id = await shirt()
    const taken = await landed(await shipmentOf(id, 50, bothSizes))
    await api.call(user, 'PATCH', `/api/products/${id}`, {
      variants: [{ id: 's', name: 'Small', baseCost: 30, stock: 55 }],
    })
    await ann.revert(taken)
    expect(await variants(id)).toEqual([['s', 20, 5]])
  })

  it('CHANGE-02 SHIP-03 a cost that the landing added goes, one that was added since stays', async () => {
    const id = await make('/products', { name: 'Bowl', costBreakdown: { baseCost: 10, importDuty: 10 } })
    const taken = await landed(await shipmentOf(id, 100, [{ dutyPercent: 5, unitCost: 12 }]))
    const { costBreakdown } = await product(id)
    const added = listOf((costBreakdown as Json)['additionalCosts'])
    expect(added).toMatchObject([{ id: 'landed-duty', amount: 0.6 }])
    await call('PATCH', `/products/${id}`, {
      costBreakdown: { additionalCosts: [...added, { id: 'box', label: 'Box', amount: 0.5 }] },
    })
    await ann.revert(taken)
    expect(await product(id)).toMatchObject({
      costBreakdown: { baseCost: 10, importDuty: 10, additionalCosts: [{ id: 'box', amount: 0.5 }] },
      totalCost: 11.5,
    })
  })

  it('CHANGE-02 SHIP-04 what a landing put on the shelf is taken off it, whatever came and went since', async () => {
    const id = await make('/products', { name: 'Bowl', stock: 10 })
    const [one, two] = [await shipmentOf(id, 100), await shipmentOf(id, 50)]
    const taken = await landed(one)
    await landed(two)
    await call('PATCH', `/products/${id}`, { stock: 157 })
    await ann.revert(taken)
    expect(await product(id)).toMatchObject({ stock: 57 })
    await landed(one)
    expect(await product(id)).toMatchObject({ stock: 157 })
  })

  it('CHANGE-02 SHIP-03 a landing on which a correction stands is taken back after it', async () => {
    const id = await make('/products', { name: 'Bowl', costBreakdown: { baseCost: 10 }, stock: 0 })
    const shipment = await shipmentOf(id, 100, [{ unitCost: 20 }])
    const freight = { shipmentId: shipment, kind: 'freight', estimatedAmount: 100, currency: 'USD' }
    const charge = await make('/shipment-charges', freight)
    const first = await landed(shipment)
    await call('PATCH', `/shipment-charges/${charge}`, { actualAmount: 200 })
    const second = await landed(shipment)
    const refused = await ann.revert(first)
    expect(refused.status).toBe(409)
    expect(refused.body['title']).toBe(
      'A later change of this shipment depends on this one. Take the later one back first.',
    )
    expect(await product(id)).toMatchObject({ totalCost: 22, stock: 100 })
    for (const each of [second, first]) expect((await ann.revert(each)).body).toMatchObject({ state: 'reverted' })
    expect(await product(id)).toMatchObject({ totalCost: 10, stock: 0 })
    expect(await call('GET', `/shipments/${shipment}`)).toMatchObject({ status: 'draft', changeSetId: null })
  })
})
