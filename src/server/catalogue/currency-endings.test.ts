import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type Json, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'

describeOneEngine('price endings of single currencies', (context) => {
  let api: TestApi
  let user: string

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    user = await context.newUser()
  })

  const made = async (path: string, body: object) => {
    const answer = await api.call(user, 'POST', `/api${path}`, body)
    expect(answer.status).toBe(201)
    return answer.body
  }
  const mug = (more: object) => made('/products', { name: 'Mug', costBreakdown: { baseCost: 6 }, ...more })

  it('PRICE-11 override the profile’s own, are overridden by the product’s, and stand in the receipt', async () => {
    await made('/business-profiles', {
      name: 'Shop',
      priceEnding: '.99',
      currencyEndings: [
        { currency: 'EUR', ending: '.95' },
        { currency: 'CHF', ending: 'whole' },
      ],
    })
    const prices = await Promise.all(
      [
        { baseCurrency: 'USD', pricingValue: 40 },
        { baseCurrency: 'EUR', pricingValue: 40 },
        { baseCurrency: 'CHF', pricingValue: 42 },
        { baseCurrency: 'EUR', pricingValue: 40, priceEnding: '.49' },
      ].map(async (product) => (await mug(product))['effectivePrice']),
    )
    expect(prices).toEqual([10.99, 10.95, 11, 10.49])
    const { receipt } = await mug({ baseCurrency: 'EUR', pricingValue: 40 })
    expect(receipt).toMatchObject({ ending: '.95', endingSource: 'currency' })
  })

  it('PRICE-11 PRICE-16 a changed one never reprices by itself', async () => {
    const { id } = await made('/business-profiles', { name: 'Shop' })
    const product = await mug({ baseCurrency: 'EUR', pricingValue: 40 })
    const patched = await api.call(user, 'PATCH', `/api/business-profiles/${String(id)}`, {
      currencyEndings: [{ currency: 'EUR', ending: '.95' }],
    })
    expect(patched.status).toBe(200)
    const path = `/api/products/${String(product['id'])}`
    expect((await api.call(user, 'GET', path)).body).toMatchObject({ effectivePrice: 10 })
    expect((await api.call(user, 'PATCH', path, { stock: 3 })).body).toMatchObject({ effectivePrice: 10 })
    const dearer = { costBreakdown: { baseCost: 6.001 } }
    expect((await api.call(user, 'PATCH', path, dearer)).body).toMatchObject({ effectivePrice: 10.95 })
  })

  it('PRICE-11 LEDGER-03 a list in another currency takes what that currency ends with, then as now', async () => {
    const endings = (ending: string) => ({ currencyEndings: [{ currency: 'EUR', ending }] })
    const shop = await made('/business-profiles', { name: 'Shop', priceEnding: '.99', ...endings('.90') })
    const { id } = await mug({ baseCurrency: 'USD', pricingValue: 40 })
    const rates = { base: 'EUR', date: '2026-07-06', source: 'ECB', rates: { USD: '1.25' } }
    const abroad = { title: 'Abroad', productIds: [id], currency: 'EUR', rates }
    const list = await made('/price-lists', abroad)
    const own = await made('/price-lists', { ...abroad, priceEnding: 'whole' })
    const priceIn = async ({ id: listId }: Json) => {
      const { body } = await api.call(user, 'GET', `/api/price-lists/${String(listId)}/prices`)
      return body['items']![0]
    }
    // USD 10.99 is EUR 8.79.
    expect(await priceIn(list)).toMatchObject({ price: 8.9, currency: 'EUR' })
    expect(await priceIn(own)).toMatchObject({ price: 9 })
    await api.call(user, 'PATCH', `/api/business-profiles/${String(shop['id'])}`, endings('.95'))
    expect(await priceIn(list)).toMatchObject({ price: 8.95 })
    const lowest = `/api/products/${String(id)}/lowest-price?priceListId=${String(list['id'])}`
    expect((await api.call(user, 'GET', lowest)).body).toMatchObject({ currentPrice: 8.95, lowestPrice: 8.9 })
  })

  it('PRICE-11 refuses an ending that is none, by name', async () => {
    const answer = await api.call(user, 'POST', '/api/business-profiles', {
      name: 'Shop',
      currencyEndings: [{ currency: 'EUR', ending: '.77' }],
    })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body['errors'])).toContain('currencyEndings')
  })
})
