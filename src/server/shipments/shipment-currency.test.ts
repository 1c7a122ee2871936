import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { landingCalls } from '#test/landing-calls.ts'

describeOneEngine('the currencies of a shipment', (context) => {
  let api: TestApi
  let user: string
  const { call, make, read, landed } = landingCalls(
    () => api,
    () => user,
  )
  let shipmentId: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
    await make('/business-profiles', { name: 'Shop', isDefault: true, preferredCurrency: 'JPY' })
    shipmentId = await make('/shipments', { name: 'Spring', currency: 'EUR' })
  })

  const freight = { kind: 'freight', split: 'value' }

  it('SHIP-01 a line or charge that names none is in that of its shipment', async () => {
    const line = await make('/shipment-lines', { shipmentId, quantity: 10, unitCost: '2.01' })
    expect(await read('shipment-lines', line)).toMatchObject({ currency: 'EUR', unitCost: 2.01, rate: '' })
    const charge = await make('/shipment-charges', { shipmentId, ...freight, estimatedAmount: '10.50' })
    expect(await read('shipment-charges', charge)).toMatchObject({ currency: 'EUR', estimatedAmount: 10.5, rate: '' })
    const product = await make('/products', { name: 'Cup', baseCurrency: 'USD', costBreakdown: { baseCost: 3 } })
    const linked = await make('/shipment-lines', { shipmentId, productId: product, quantity: 1, unitCost: 2 })
    expect(await read('shipment-lines', linked)).toMatchObject({ currency: 'EUR', unitCost: 2 })
  })

  it('SHIP-01 PRICE-15 in another one the rates into the one before count no longer', async () => {
    const dollars = { currency: 'USD', rate: '9', rateDate: '2026-01-02', rateSource: 'Bank' }
    const line = await make('/shipment-lines', { shipmentId, quantity: 1, unitCost: 5, ...dollars })
    const own = await make('/shipment-lines', { shipmentId, quantity: 1, unitCost: 5 })
    const pounds = await make('/shipment-lines', { shipmentId, quantity: 1, unitCost: 5, currency: 'GBP' })
    const charge = await make('/shipment-charges', { shipmentId, ...freight, estimatedAmount: 10, ...dollars })
    await call('PATCH', `/shipments/${shipmentId}`, { name: 'Summer' })
    expect(await read('shipment-lines', line)).toMatchObject(dollars)
    await call('PATCH', `/shipments/${shipmentId}`, { currency: 'GBP' })
    for (const row of [await read('shipment-lines', line), await read('shipment-charges', charge)]) {
      expect(row).toMatchObject({ currency: 'USD', rateSource: 'ECB' })
      expect(Number(row['rate'])).toBeGreaterThan(0.5)
      expect(Number(row['rate'])).toBeLessThan(1)
    }
    expect(Number((await read('shipment-lines', own))['rate'])).toBeLessThan(1)
    expect(await read('shipment-lines', pounds)).toMatchObject({ rate: '', rateDate: null, rateSource: '' })
  })

  it('SHIP-03 stays once it has landed', async () => {
    const productId = await make('/products', { name: 'Cup', baseCurrency: 'EUR' })
    await make('/shipment-lines', { shipmentId, productId, quantity: 1, unitCost: 5 })
    await landed(shipmentId)
    const answer = await api.call(user, 'PATCH', `/api/shipments/${shipmentId}`, { currency: 'GBP' })
    expect([answer.status, listOf(answer.body['errors'])[0]?.['field']]).toEqual([400, 'currency'])
  })

  it('PRICE-15 a rate that comes without day and source has neither', async () => {
    const line = await make('/shipment-lines', { shipmentId, quantity: 1, unitCost: 5, currency: 'USD' })
    const ofDay = await read('shipment-lines', line)
    expect(ofDay).toMatchObject({ rateSource: 'ECB' })
    expect(await call('PATCH', `/shipment-lines/${line}`, { rate: ofDay['rate'] })).toMatchObject({ rateSource: 'ECB' })
    const typed = await call('PATCH', `/shipment-lines/${line}`, { rate: '1.5' })
    expect(typed).toMatchObject({ rate: '1.5', rateDate: null, rateSource: '' })
    const told = { rate: '1.6', rateDate: '2026-02-03', rateSource: 'Bank' }
    expect(await call('PATCH', `/shipment-lines/${line}`, told)).toMatchObject(told)
    // In its own currency it has none.
    const own = await call('PATCH', `/shipment-lines/${line}`, { currency: 'EUR', currencyChange: 'keep' })
    expect(own).toMatchObject({ rate: '', rateDate: null, rateSource: '' })
    expect(await call('PATCH', `/shipment-lines/${line}`, { rate: '2' })).toMatchObject({ rate: '' })
    const charge = await make('/shipment-charges', { shipmentId, ...freight, estimatedAmount: 10, currency: 'USD' })
    expect(await call('PATCH', `/shipment-charges/${charge}`, { rate: '1.5' })).toMatchObject({ rateSource: '' })
  })
})
