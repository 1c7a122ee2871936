import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('what a line of a shipment begins with', (context) => {
  let api: TestApi
  let user: string
  const { call, make, read } = landingCalls(
    () => api,
    () => user,
  )
  let bowl: string
  let shipment: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'EUR' })
    bowl = await make('/products', {
      name: 'Bowl',
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 4, importDuty: 12 },
    })
    shipment = await make('/shipments', { name: 'Spring' })
  })

  const line = (own: object = {}) =>
    make('/shipment-lines', { shipmentId: shipment, quantity: 10, unitCost: 4, currency: 'EUR', ...own })
  const dutyOf = async (id: string) => (await read('shipment-lines', id))['dutyPercent']

  it('SHIP-02 is the import duty of its product, unless another is said', async () => {
    expect(await dutyOf(await line({ productId: bowl }))).toBe(12)
    expect(await dutyOf(await line({ productId: bowl, dutyPercent: 0 }))).toBe(0)
    expect(await dutyOf(await line({ productId: bowl, dutyPercent: 5 }))).toBe(5)
    const id = await line()
    expect(await dutyOf(id)).toBe(0)
    await call('PATCH', `/shipment-lines/${id}`, { productId: bowl })
    expect(await dutyOf(id)).toBe(12)
    await call('PATCH', `/shipment-lines/${id}`, { dutyPercent: 0 })
    await call('PATCH', `/shipment-lines/${id}`, { quantity: 11 })
    expect(await dutyOf(id)).toBe(0)
  })

  it('SHIP-01 is SKU and name of its product or variant, unless others are said', async () => {
    const cup = await make('/products', {
      name: 'Cup',
      sku: 'CUP',
      variants: [
        { id: 'blue', name: 'Blue', sku: 'CUP-B' },
        { id: 'red', name: 'Red' },
      ],
    })
    const made = async (own: object) => read('shipment-lines', await line({ productId: cup, ...own }))
    expect(await made({})).toMatchObject({ sku: 'CUP', description: 'Cup' })
    expect(await made({ variantId: 'blue' })).toMatchObject({ sku: 'CUP-B', description: 'Cup · Blue' })
    expect(await made({ variantId: 'red' })).toMatchObject({ sku: 'CUP', description: 'Cup · Red' })
    expect(await made({ sku: 'S-7', description: '' })).toMatchObject({ sku: 'S-7', description: '' })
  })

  it('SHIP-04 SHIP-01 of a purchase order is that duty and the reference rate of the day', async () => {
    const items = [{ productId: bowl, description: 'Bowl', quantity: 10, unitPrice: 5 }]
    const order = await make('/documents', { documentType: 'purchaseorder', currency: 'USD', items })
    const { id } = await call('POST', `/documents/${order}/shipment`)
    const [made] = listOf((await call('GET', `/shipment-lines?shipmentId=${String(id)}`))['items'])
    expect(made).toMatchObject({ currency: 'USD', unitCost: 5, dutyPercent: 12, rateSource: 'ECB' })
    expect(Number(made?.['rate'])).toBeGreaterThan(0)
    expect(made?.['rateDate']).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('SHIP-01 PRICE-15 is what its product was paid as, with the reference rate of the day', async () => {
    const origin = { amount: '2.40', currency: 'USD', to: 'EUR', rate: '0.876', date: '2026-07-06', source: 'ECB' }
    const cup = await make('/products', {
      name: 'Cup',
      baseCurrency: 'EUR',
      costBreakdown: { baseCostOrigin: origin },
      variants: [
        { id: 'blue', name: 'Blue', baseCost: 3 },
        { id: 'red', name: 'Red' },
      ],
    })
    const made = async (own: object) =>
      read('shipment-lines', await make('/shipment-lines', { shipmentId: shipment, productId: cup, ...own }))
    const paid = await made({ quantity: 10 })
    expect(paid).toMatchObject({ currency: 'USD', unitCost: 2.4, rateSource: 'ECB' })
    expect(Number(paid['rate'])).toBeGreaterThan(0)
    expect(await made({ variantId: 'red' })).toMatchObject({ currency: 'USD', unitCost: 2.4 })
    expect(await made({ variantId: 'blue' })).toMatchObject({ currency: 'EUR', unitCost: 3, rate: '' })
    // A price or another currency that was said is not replaced.
    expect(await made({ unitCost: 0, currency: 'EUR' })).toMatchObject({ currency: 'EUR', unitCost: 0 })
    expect(await made({ currency: 'EUR' })).toMatchObject({ currency: 'EUR', unitCost: 0 })
  })

  it('SHIP-01 is the rate that was said, and none in its own currency', async () => {
    expect(await read('shipment-lines', await line({ currency: 'USD', rate: '0.5' }))).toMatchObject({ rate: '0.5' })
    expect(await read('shipment-lines', await line())).toMatchObject({ rate: '', rateDate: null })
  })
})
