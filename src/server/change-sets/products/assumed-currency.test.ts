import { beforeAll, beforeEach, expect, it } from 'vitest'
import { buildTestApi, type TestApi } from '#test/api.ts'
import { type ChangeSetDriver, changeSetsOf } from '#test/change-sets.ts'
import { describeOneEngine } from '#test/database.ts'

const UNIT = 1_000_000

describeOneEngine('an import whose file names no currency', (context) => {
  let api: TestApi
  let ann: ChangeSetDriver

  beforeAll(async () => {
    api = await buildTestApi(context.database)
  })
  beforeEach(async () => {
    ann = changeSetsOf(api, await context.newUser())
    await ann.imported([
      { data: { sku: 'A', name: 'Mug', baseCost: 4 * UNIT, baseCurrency: 'USD' } },
      { data: { sku: 'B', name: 'Bowl', baseCost: 300 * 10_000, baseCurrency: 'JPY' } },
      { data: { sku: 'C', name: 'Jug', baseCost: 5 * UNIT, baseCurrency: 'EUR' } },
    ])
  })

  const rows = ['A', 'B', 'C', 'D'].map((sku) => ({
    data: { sku, name: sku, baseCost: 6 * UNIT, baseCurrency: 'EUR' },
    isCurrencyAssumed: true as const,
  }))
  const checked = async (...draft: Parameters<ChangeSetDriver['draft']>) => {
    const id = await ann.draft(...draft)
    const { result } = await ann.check(id)
    return { id, effect: result?.['effect'] }
  }
  const costs = async () =>
    (await ann.products()).map((row) => [
      row['sku'],
      row['baseCurrency'],
      (row['costBreakdown'] as { baseCost?: unknown } | undefined)?.baseCost,
    ])

  it('PROD-14 PRICE-09 keeps the currency of each product: 6 is six dollars there, and six yen', async () => {
    const { id, effect } = await checked(rows, { keepsCurrency: true })
    expect(effect).toMatchObject({ otherCurrency: { products: 2, currencies: ['JPY', 'USD'] }, updated: 3, created: 1 })
    await ann.apply(id)
    expect((await costs()).sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))).toEqual([
      ['A', 'USD', 6],
      ['B', 'JPY', 6],
      ['C', 'EUR', 6],
      ['D', 'EUR', 6],
    ])
  })

  it('PROD-14 PRICE-09 tells how many products it would change to the assumed currency, where that is wanted', async () => {
    const { id, effect } = await checked(rows, { keepsCurrency: false })
    expect(effect).toMatchObject({ otherCurrency: { products: 2, currencies: ['JPY', 'USD'] } })
    await ann.apply(id)
    expect((await costs()).map(([, currency]) => currency)).toEqual(['EUR', 'EUR', 'EUR', 'EUR'])
  })

  it('PROD-14 PRICE-08 keeps the currency of a product whose variants the file updates', async () => {
    const variant = (sku: string, value: string, amount: number, baseCurrency: string) => ({
      data: { sku, name: 'Shirt', groupKey: 'shirt', baseCost: amount * UNIT, baseCurrency },
      options: [{ name: 'Size', value }],
    })
    await ann.imported([variant('S', 'Small', 4, 'USD'), variant('L', 'Large', 5, 'USD')])
    const assumed = { isCurrencyAssumed: true as const }
    const { id, effect } = await checked([{ ...variant('L', 'Large', 7, 'EUR'), ...assumed }], { keepsCurrency: true })
    expect(effect).toMatchObject({ otherCurrency: { products: 1, currencies: ['USD'] } })
    await ann.apply(id)
    const shirt = (await ann.products()).find(({ name }) => String(name) === 'Shirt')
    expect(shirt).toMatchObject({ baseCurrency: 'USD', variants: [{ sku: 'S' }, { sku: 'L', baseCost: 7 }] })
  })
})
