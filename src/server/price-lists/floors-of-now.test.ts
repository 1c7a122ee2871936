import { beforeEach, expect, it } from 'vitest'
import { arrive, buildRealApp, type TestApp, type TestCaller } from '#test/app.ts'
import { type Json, listOf } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { priceOnScreen } from '#test/list-on-screen.ts'
import { pulledRows } from '#test/pulled-rows.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { decimalFromUnits, type Units } from '#domain/money.ts'
import { takeTurn } from './scheduled-turn.ts'

/** A margin of 38.5 makes 20.21 of a cost of 12.43, and the list takes 10 % off; no floor makes it dearer than it was. */
const LOWERED = '18.19'
const RAISED = '20.21'
const FLOOR = '22.60'
const DAY_MS = 86_400_000

describeOneEngine('price lists under floors that change after their products', (context) => {
  let app: TestApp
  let ann: TestCaller
  let list: string
  let productId: string
  let paths: Record<'product' | 'category' | 'parent' | 'business', string>

  const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Json> => {
    const answer = await app.call(ann, { method, url: `/api/${path}`, ...(body ? { body } : {}) })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer.body
  }
  const make = async (path: string, body: object) => String((await call('POST', path, body))['id'])

  beforeEach(async () => {
    app ??= await buildRealApp(context)
    ann = await arrive(app, 'ann')
    const business = await make('business-profiles', { name: 'Shop', preferredCurrency: 'USD', isDefault: true })
    const parent = await make('categories', { name: 'Kitchen' })
    const category = await make('categories', { name: 'Cups', parentId: parent })
    productId = await make('products', {
      name: 'Mug',
      baseCurrency: 'USD',
      categoryId: category,
      costBreakdown: { baseCost: 12.43 },
      pricingValue: 38.5,
      options: [{ id: 'o', name: 'Size', values: ['S'] }],
      variants: [{ id: 's', name: 'S', optionValues: ['S'] }],
    })
    list = await make('price-lists', {
      title: 'Trade',
      productIds: [productId],
      ruleKind: 'percentOff',
      rulePercent: 10,
    })
    paths = {
      product: `products/${productId}`,
      category: `categories/${category}`,
      parent: `categories/${parent}`,
      business: `business-profiles/${business}`,
    }
  })

  const onScreen = async () => {
    const rows = await pulledRows({ call: (_user, _method, url) => app.call(ann, { method: 'GET', url }) }, '')
    return ['', 's'].map((variantId) => {
      const { price, floorPrice, belowFloor } = priceOnScreen(rows, list, productId, variantId)
      return { variantId, price: decimal(price), floorPrice: decimal(floorPrice), belowFloor }
    })
  }
  const byRest = async () =>
    listOf((await call('GET', `price-lists/${list}/prices?figures=1`))['items']).map((each) => ({
      variantId: each['variantId'],
      price: fixed(each['price']),
      floorPrice: fixed(each['figures']?.['floorPrice']),
      belowFloor: each['figures']?.['belowFloor'],
    }))
  const published = async () => {
    const path = String((await call('POST', `price-lists/${list}/links`, {}))['path'])
    const open = (ending: string) =>
      app.fastify.inject({ method: 'GET', url: `${path}${ending}`, headers: { host: new URL(app.origin).host } })
    return [(await open('')).body, (await open('.csv')).body, textOfPdf((await open('.pdf')).rawPayload)]
  }
  const invoiced = async () => {
    const items = [{ productId, variantId: 's', quantity: 1 }]
    const made = await call('POST', 'documents', { documentType: 'invoice', currency: 'USD', items })
    return fixed(listOf(made['items'])[0]?.['unitPrice'])
  }
  const lowest = () => call('GET', `products/${productId}/lowest-price?priceListId=${list}`)

  it.each(['product', 'category', 'parent', 'business'] as const)(
    'PLIST-05 PLIST-06 PRICE-12 PRICE-13 a floor of the %s that came after the price holds wherever the list is read',
    async (place) => {
      const before = { price: LOWERED, floorPrice: null, belowFloor: false }
      expect(await byRest()).toMatchObject([before, before])
      expect(await lowest()).toMatchObject({ currentPrice: Number(LOWERED) })
      await call('PATCH', paths[place], { floorMargin: 45 })
      const after = { price: RAISED, floorPrice: FLOOR, belowFloor: true }
      expect(await onScreen()).toMatchObject([after, after])
      expect(await byRest()).toEqual(await onScreen())
      for (const text of await published()) {
        expect(text).toContain(RAISED)
        expect(text).not.toContain(LOWERED)
      }
      expect(await invoiced()).toBe(RAISED)
      expect(await lowest()).toMatchObject({ currentPrice: Number(RAISED), lowestPrice: Number(LOWERED) })
      await call('PATCH', paths[place], { floorMargin: null })
      expect(await byRest()).toMatchObject([before, before])
      expect(await byRest()).toEqual(await onScreen())
    },
  )

  it('LEDGER-02 PRICE-12 a scheduled percentage is taken off the list’s price under the floor in force', async () => {
    await call('PATCH', paths.parent, { floorMargin: 45 })
    const startsAt = Date.now() + DAY_MS
    const planned = await make('scheduled-prices', {
      title: 'Summer',
      productId,
      priceListId: list,
      patchKind: 'percentOff',
      percentOff: 10,
      startsAt: new Date(startsAt).toISOString(),
    })
    await context.dataAccess.asUser({ kind: 'user', userId: ann.userId }, (tx) => takeTurn(tx, startsAt))
    expect(await call('GET', `scheduled-prices/${planned}`)).toMatchObject({ status: 'done', appliedPrice: 18.19 })
  })
})

function decimal(units: Units | null): string | null {
  return units === null ? null : decimalFromUnits(units, 'USD')
}

function fixed(value: unknown): string | null {
  return typeof value === 'number' ? value.toFixed(2) : null
}
