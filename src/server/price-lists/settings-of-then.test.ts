import { beforeEach, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { type Json, listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { priceOnScreen } from '#test/list-on-screen.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { decimalFromUnits } from '#domain/money.ts'

const LISTS = {
  shop: {},
  net: { ruleKind: 'percentOff', rulePercent: 10, withoutVat: true },
  margin: { ruleKind: 'margin', rulePercent: 50 },
}

describeOneEngine('price lists and documents after a change of settings', (context) => {
  let app: TestApp
  let ann: TestCaller
  let shop: string
  let productId: string
  let customerId: string
  let lists: [string, string][]

  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Json> => {
    const answer = await app.call(ann, { method, url: `/api/${path}`, ...(body ? { body } : {}) })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const make = async (path: string, body: object) => String((await call('POST', path, body))['id'])
  const newProduct = (name: string) =>
    make('products', {
      name,
      baseCurrency: 'EUR',
      costBreakdown: { baseCost: 100, shippingCost: 50, importDuty: 10, vatTax: 20 },
      pricingMode: 'retailPrice',
      retailPrice: 238,
    })
  const open = async (settings: object) => {
    ann = await arrive(app, 'ann')
    const own = { name: 'Shop', preferredCurrency: 'EUR', isDefault: true, taxRate: 19, ...settings }
    shop = await make('business-profiles', own)
    productId = await newProduct('Mug')
    const made = Object.entries(LISTS).map(async ([title, rule]): Promise<[string, string]> => [
      title,
      await make('price-lists', { title, productIds: [productId], ...rule }),
    ])
    lists = await Promise.all(made)
    customerId = await make('customers', { name: 'Bea', priceListId: lists[0]?.[1] })
  }
  beforeEach(async () => {
    app ??= await buildRealApp(context)
  })

  /** All that the seller or a customer can read of the product's prices. */
  const told = async () => {
    const product = await call('GET', `products/${productId}`)
    const rows = await pulledRows({ call: (_user, _method, url) => app.call(ann, { method: 'GET', url }) }, '')
    const inLists = await Promise.all(
      lists.map(async ([title, id]) => {
        const { items } = await call('GET', `price-lists/${id}/prices?figures=1`)
        const { price, figures } = listOf(items)[0] as Json
        const screen = priceOnScreen(rows, id, productId).price ?? 0
        expect(Number(decimalFromUnits(screen, 'EUR')), title).toBe(price)
        return [title, price, figures]
      }),
    )
    return { product: [product['totalCost'], product['effectivePrice'], product['margin']], inLists }
  }
  /** What a customer pays for one piece, tax included. */
  const charged = async (more: object = {}) => {
    const items = [{ productId, quantity: 1 }]
    const quote = { documentType: 'quote', customerId, currency: 'EUR', items, ...more }
    return (await call('POST', 'documents', quote))['total']
  }

  it.each([
    [{ pricesIncludeVat: false }, { pricesIncludeVat: true }],
    [{ pricesIncludeVat: true }, { pricesIncludeVat: false }],
    [
      { pricesIncludeVat: true, taxRate: 0 },
      { taxRate: 19, vatRecoverable: true },
    ],
    [{ vatRecoverable: true }, { vatRecoverable: false }],
    [{ dutyBasis: 'cif' }, { dutyBasis: 'fob' }],
    [{ pricesIncludeVat: true }, { taxRate: 7 }],
  ])('PRICE-06 PLIST-06 DOC-19 under %o, lists tell and ask the same after %o', async (before, after) => {
    await open(before)
    const then = await told()
    const [gross, net] = [await charged({ pricesIncludeTax: true }), await charged({ pricesIncludeTax: false })]
    await call('PATCH', `business-profiles/${shop}`, after)
    expect(await told()).toEqual(then)
    expect([await charged({ pricesIncludeTax: true }), await charged({ pricesIncludeTax: false })]).toEqual([
      gross,
      net,
    ])
  })

  it('PRICE-06 PLIST-05 PROD-16 where products were priced before and after the switch, each price says what it is', async () => {
    await open({ pricesIncludeVat: false })
    await call('PATCH', `business-profiles/${shop}`, { pricesIncludeVat: true })
    const ids = [productId, await newProduct('Bowl')]
    const list = await make('price-lists', { title: 'Both', productIds: ids })
    const items = listOf((await call('GET', `price-lists/${list}/prices`))['items'])
    expect(items.map(({ withoutVat }) => withoutVat)).toEqual([true, false])
    const { path } = await call('POST', `price-lists/${list}/links`, {})
    const headers = { host: new URL(app.origin).host, ...ann.headers }
    const see = (ending: string) => app.fastify.inject({ method: 'GET', url: `${String(path)}${ending}`, headers })
    for (const text of [(await see('')).body, textOfPdf((await see('.pdf')).rawPayload)]) {
      expect(text).toMatch(/238\.00 without VAT[^]*238\.00 with VAT/)
      expect(text).not.toMatch(/Prices? (with|include)/)
    }
    const body = { ids, template: 'Avery L7160' }
    const labels = await app.fastify.inject({ method: 'POST', url: '/api/labels.pdf', headers, payload: body })
    expect(textOfPdf(labels.rawPayload)).toMatch(/excl\. VAT[^]*incl\. VAT/)
  })
})
