import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { actorName, type HistoryItem, historyFields } from '#web/kit/history/history-entry.ts'
import { currenciesOf, lineOf, priceSeries, priceSeriesCsv } from './price-series.ts'
import type { VariantLine } from './variant-edits.ts'
import { priceHistoryMessages } from './price-history-messages.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

/** A change on a day of 2026. */
const item = (
  version: number,
  before: HistoryItem['before'],
  after: HistoryItem['after'],
  day = `01-0${version}`,
): HistoryItem => ({
  version,
  before,
  after,
  actor: 'user',
  lost: null,
  why: null,
  changeSetId: null,
  recordedAt: '2026-02-01T00:00:00Z',
  effectiveAt: `2026-${day}T00:00:00Z`,
})
const at = (day: string) => Date.parse(`2026-${day}T00:00:00Z`)
const context = { currency: 'USD', nameOf: () => undefined }
const row = (values: Partial<RowOfKind<'product'>>) =>
  ({
    baseCurrency: 'USD',
    sku: 'MUG',
    variants: [],
    effectivePrice: null,
    effectiveTradePrice: null,
    totalCost: 0,
    ...values,
  }) as RowOfKind<'product'>
const variant = (id: string, effectivePrice: number) =>
  ({ id, name: id.toUpperCase(), sku: '', effectivePrice, effectiveTradePrice: null, totalCost: 0 }) as VariantLine

describe('the price history of a product', () => {
  it('LEDGER-01 gives price and cost over time, oldest first, whatever part of the history was read', () => {
    const items = [
      item(4, { effectivePrice: 9 }, { effectivePrice: 8 }),
      item(3, { sku: 'a' }, { sku: 'b' }),
      item(2, { effectivePrice: 7, totalCost: 5 }, { effectivePrice: 9, totalCost: 6 }),
      item(1, null, { effectivePrice: 7, totalCost: 5 }),
    ]
    const told = (read: readonly HistoryItem[]) =>
      priceSeries(row({ effectivePrice: 8, totalCost: 6 }), read)[0]?.entries.map((entry) => [
        entry.at,
        entry.price,
        entry.cost,
      ])
    const all = [
      [at('01-01'), 7, 5],
      [at('01-02'), 9, 6],
      [at('01-04'), 8, 6],
    ]
    expect(told(items)).toEqual(all)
    expect(told(items.slice(0, 3))).toEqual(all.slice(1))
    expect(told([])).toEqual([])
    // An edit that waits on this device does not change what was.
    expect(priceSeries(row({ effectivePrice: 77, totalCost: 6 }), items)[0]?.entries.at(-1)?.price).toBe(8)
  })

  it('LEDGER-01 what came late holds from when it was meant to, unless something written after it did already', () => {
    const late = [
      item(3, { effectivePrice: 5 }, { effectivePrice: 6 }, '01-02'),
      item(2, { effectivePrice: 4 }, { effectivePrice: 5 }, '01-03'),
      item(1, null, { effectivePrice: 4 }, '01-01'),
    ]
    const [series] = priceSeries(row({ effectivePrice: 6 }), late)
    expect(series?.entries.map(({ at: since, price }) => [since, price])).toEqual([
      [at('01-01'), 4],
      [at('01-02'), 6],
    ])
  })

  it('LEDGER-01 PRICE-08 each variant has prices of its own, one that is gone too', () => {
    const items = [
      item(3, { variants: [variant('s', 10), variant('m', 20)] }, { variants: [variant('s', 11)] }),
      item(2, { variants: [variant('s', 10)] }, { variants: [variant('s', 10), variant('m', 20)] }),
      item(1, null, { effectivePrice: 9, variants: [variant('s', 10)] }),
    ]
    const allSeries = priceSeries(row({ effectivePrice: 9, variants: [variant('s', 11)] }), items)
    expect(allSeries.map(({ name, entries }) => [name, entries.map(({ price }) => price)])).toEqual([
      ['', [9]],
      ['S', [10, 11]],
      ['M', [20, null]],
    ])
  })

  it('LEDGER-01 PRICE-09 prices in different currencies are different lines, and a deleted product has none', () => {
    const items = [
      item(4, null, { baseCurrency: 'EUR', effectivePrice: 12 }),
      item(3, { baseCurrency: 'EUR', effectivePrice: 12 }, null),
      item(2, { baseCurrency: 'USD', effectivePrice: 10 }, { baseCurrency: 'EUR', effectivePrice: 12 }),
      item(1, null, { baseCurrency: 'USD', effectivePrice: 10 }),
    ]
    const [series] = priceSeries(row({ baseCurrency: 'EUR', effectivePrice: 12 }), items)
    expect(series && currenciesOf(series)).toEqual(['EUR', 'USD'])
    expect(series && lineOf(series, 'EUR', 'price')).toEqual([
      { at: at('01-02'), value: 12 },
      { at: at('01-03'), value: null },
      { at: at('01-04'), value: 12 },
    ])
    expect(series && lineOf(series, 'USD', 'price')[0]).toEqual({ at: at('01-01'), value: 10 })
    expect(series && lineOf(series, 'EUR', 'cost')).toEqual([])
  })

  it('LEDGER-01 the file has every step with its currency, variant, actor and reason, disarmed', () => {
    const items = [
      { ...item(2, { effectivePrice: 9_990_000 }, { effectivePrice: 12_000_000 }), why: '=SUM(A1)' },
      item(1, null, { effectivePrice: 9_990_000, totalCost: 5_000_000 }),
    ]
    const allSeries = priceSeries(row({ effectivePrice: 12_000_000, totalCost: 5_000_000 }), items)
    expect(priceSeriesCsv(allSeries, priceHistoryMessages.file)).toBe(
      [
        'Date,Variant,SKU,Currency,Retail price,Trade price,Total cost,Changed by,Reason',
        '2026-01-01T00:00:00.000Z,,MUG,USD,9.99,,5.00,You,',
        "2026-01-02T00:00:00.000Z,,MUG,USD,12.00,,5.00,You,'=SUM(A1)",
        '',
      ].join('\r\n'),
    )
  })
})

describe('the history of a product', () => {
  it('LEDGER-01 says who made a change', () => {
    expect(actorName('user')).toBe('You')
    expect(actorName('token:shop sync')).toBe('API token shop sync')
    expect(actorName('system:import')).toBe('Pricewright')
  })

  it('LEDGER-01 says what a change did; a deletion needs no list', () => {
    const [first] = historyFields(general(product), item(2, { baseCost: 10_000 }, { baseCost: 20_000 }), context)
    expect(first).toMatchObject({ label: 'Supplier price', before: '$0.01', after: '$0.02' })
    expect(historyFields(general(product), item(3, { name: 'Mug' }, null), context)).toEqual([])
  })
})
