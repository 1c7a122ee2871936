import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import { setListPrices } from '#contract/commands/price-lists.ts'
import { product } from '#contract/entities/product.ts'
import { MAX_PUSH } from '#contract/sync-limits.ts'
import { pricingContextOf } from '#contract/product-pricing.ts'
import { csvOf, fileLines } from '#web/features/price-lists/list-file.ts'
import { listPricing } from '#web/features/price-lists/list-pricing.ts'
import { priceFileHead, readPrices } from '#web/features/price-lists/price-file.ts'
import { buildTestApi, listOf, type TestApi } from '#test/api.ts'
import { describeOneEngine } from '#test/database.ts'
import { idAt, recognised } from '#test/file-rows.ts'
import { pulledRows } from '#test/pulled-rows.ts'

const PRODUCTS = 500
const TIERS = [{ id: 't', minQuantity: 100_000, percentOff: 50_000 }]

/** A variant of which nothing is said. */
const VARIANT = Object.fromEntries(
  Object.entries(product.fields.variants.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)

/** Products that cost something, in three currencies, each tenth with two variants. */
function productAt(n: number): object {
  const variants = ['S', 'M'].map((value, at) => ({
    ...VARIANT,
    id: `v${at}`,
    name: value,
    sku: `T-${n}-${value}`,
    optionValues: [value],
    retailPrice: (n + at) * 1_000_000,
  }))
  const options = [{ id: 'o', name: 'Size', values: ['S', 'M'] }]
  return {
    name: `Thing "${n}", =1`,
    sku: n % 4 === 0 ? '' : `-${n}`,
    baseCurrency: ['USD', 'JPY', 'KWD'][n % 3],
    baseCost: (n * 7_919) % 400_000_000,
    pricingStrategy: 'margin',
    pricingPercent: 400_000,
    ...(n % 10 === 0 ? { options, variants } : {}),
  }
}

describeOneEngine('files of prices', (context) => {
  let api: TestApi

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })

  async function push(user: string, bodies: readonly object[]): Promise<void> {
    const clientId = randomUUID()
    for (let start = 0; start < bodies.length; start += MAX_PUSH) {
      const some = bodies.slice(start, start + MAX_PUSH)
      const mutations = some.map((body, at) => ({ seq: start + at + 1, id: randomUUID(), at: Date.now(), body }))
      const { status, body } = await api.call(user, 'POST', '/api/sync', { clientId, mutations })
      expect(status).toBe(200)
      expect(listOf(body['results']).flatMap((result) => result['refused'] ?? [])).toEqual([])
    }
  }

  /** A list of a user with its prices, as a device sees it. */
  async function listOfUser(user: string, id: string) {
    const rows = await pulledRows(api, user)
    const list = rows.get('priceList', id)
    if (!list) throw new Error('The list is gone')
    const own = rows.all('priceListPrice').filter(({ priceListId }) => priceListId === id)
    const profile = rows.all('businessProfile').find((row) => row['isDefault'])
    const terms = pricingContextOf(profile, [])
    const book = priceBook({ lists: [list], prices: own, scheduled: [], endings: terms })
    const pricing = listPricing(list, own, book, () => terms, 0)
    const listed = list.productIds.flatMap((each) => rows.get('product', each) ?? []).flatMap(pricing.pricesOf)
    const lines = listed.flatMap((each) =>
      fileLines(each, list.tiers, (quantity) =>
        effectivePrice(each.item, { ...pricing.request, quantity }, pricing.book),
      ),
    )
    return { id, pricing, listed, lines }
  }

  async function read(lines: Parameters<typeof csvOf>[0], of: Awaited<ReturnType<typeof listOfUser>>) {
    const { readable } = await recognised(priceFileHead, csvOf(lines))
    if (!readable) throw new Error('Something has still to be said of the file')
    return readPrices(readable, { ...of, priceListId: of.id, isTaken: () => false })
  }

  it('PLIST-05 PLIST-06 the file of 500 products changes nothing where it came from, and gives another list its prices, which are taken back', async () => {
    const user = await context.newUser()
    const ids = Array.from({ length: PRODUCTS }, (_, n) => idAt(n))
    const [trade, plain] = [randomUUID(), randomUUID()]
    const rule = { ruleKind: 'percentOff', rulePercent: 125_000, withoutVat: false }
    const terms = { productIds: ids, tiers: TIERS, withoutVat: false }
    await push(user, [
      ...ids.map((id, n) => ({ op: 'put', kind: 'product', id, data: productAt(n) })),
      { op: 'put', kind: 'priceList', id: trade, data: { title: 'Trade', ...terms, ...rule } },
      { op: 'put', kind: 'priceList', id: plain, data: { title: 'Plain', ...terms } },
    ])
    const before = await listOfUser(user, trade)
    const someOwn = before.listed.flatMap(({ row, variantId, price }, n) => {
      const data = { productId: row.id, variantId, minQuantity: n % 2 === 0 ? 10_000 : 25_000 }
      return n % 4 === 0 ? [{ id: randomUUID(), ...data, currency: price.currency, price: n * 10_000 }] : []
    })
    const header = { changeSetId: randomUUID(), title: 'Own prices', removed: [] }
    await push(user, [
      { op: 'command', name: setListPrices.name, input: { ...header, priceListId: trade, prices: someOwn } },
    ])
    const here = await listOfUser(user, trade)
    expect(here.lines.length).toBeGreaterThan(2 * PRODUCTS)
    const again = await read(here.lines, here)
    expect(again.filter(({ state }) => state !== 'same')).toEqual([])

    const there = await listOfUser(user, plain)
    const prices = (await read(here.lines, there)).flatMap(({ set, problems }) => {
      expect(problems).toEqual([])
      return set ?? []
    })
    const changeSetId = randomUUID()
    const input = { changeSetId, title: 'Prices of a.csv', removed: [], priceListId: plain, prices }
    await push(user, [{ op: 'command', name: setListPrices.name, input }])
    expect((await listOfUser(user, plain)).lines).toEqual(here.lines)
    await push(user, [{ op: 'revert', changeSetId }])
    expect((await listOfUser(user, plain)).lines).toEqual(there.lines)
  })
})
