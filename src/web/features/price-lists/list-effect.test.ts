import type { RowOfKind } from '#contract/row-kinds.ts'
import { describe, expect, it } from 'vitest'
import { previewMessages } from './page-messages.ts'
import { pricing } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { product } from '#contract/entities/product.ts'
import { listEffect } from './list-effect.ts'
import { csvOf, fileLines } from './list-file.ts'
import { type ListPricing, listPricing } from './list-pricing.ts'

const NOTHING = { get: () => undefined, flagged: () => undefined, before: undefined }
const context = { ...DEFAULT_PRICING_CONTEXT, floorMargin: 300_000 }

/** A product that costs so many dollars, sold at a margin of 50 %. */
function sold(name: string, cost: number): RowOfKind<'product'> {
  const empty = emptyRow(general(product), name, 0, NOTHING) as unknown as RowOfKind<'product'>
  const row = { ...empty, name, sku: name.toUpperCase(), baseCost: cost * 1_000_000, pricingPercent: 500_000 }
  const { effectivePrice, effectiveTradePrice } = pricing(row, context)
  return { ...row, effectivePrice, effectiveTradePrice }
}

const rows = [sold('mug', 5), sold('pan', 20), sold('pot', 50)]
const empty = emptyRow(general(priceList), 'list', 0, NOTHING) as unknown as RowOfKind<'priceList'>
const list: RowOfKind<'priceList'> = { ...empty, title: 'Trade', productIds: rows.map(({ id }) => id) }
const byHand = {
  id: 'hand',
  priceListId: 'list',
  productId: 'pan',
  variantId: '',
  minQuantity: 10_000,
  currency: 'USD',
  price: 25_000_000,
} as RowOfKind<'priceListPrice'>

const blankVariant = Object.fromEntries(
  Object.entries(product.fields.variants.line ?? {}).map(([name, { fallback }]) => [name, fallback]),
)

function variant(id: string, own: object = {}): object {
  return { ...blankVariant, id, name: id, sku: `PAN-${id}`, ...own }
}

function priced(
  change: Partial<RowOfKind<'priceList'>>,
  own: readonly RowOfKind<'priceListPrice'>[] = [],
): ListPricing {
  const changed = { ...list, ...change }
  const book = priceBook({ lists: [changed], prices: own, scheduled: [], endings: context })
  return listPricing(changed, own, book, () => context, 0)
}

describe('what a change of a list’s rules does', () => {
  it('PLIST-06 counts what moves, the margins and what falls under the lowest price', () => {
    const effect = listEffect(
      rows,
      priced({}, [byHand]),
      priced({ ruleKind: 'percentOff', rulePercent: 200_000 }, [byHand]),
    )
    expect(effect).toMatchObject({ products: 3, changed: 2, belowFloor: { before: 1, after: 1 } })
    expect(effect.examples.map(({ before, after }) => [before.price.price, after.price.price])).toEqual([
      [10_000_000, 8_000_000],
      [100_000_000, 80_000_000],
    ])
    // 50 %, 20 % and 50 %; then 37.5 %, 20 % and 37.5 %.
    expect(effect.margin).toEqual({ before: 400_000, after: 316_667 })
  })

  it('PLIST-06 shows how things stand where nothing moves', () => {
    const same = listEffect(rows, priced({}), priced({ title: 'Other' }))
    expect(same).toMatchObject({ changed: 0, examples: [{}, {}, {}] })
    expect(listEffect([], priced({}), priced({}))).toMatchObject({ products: 0, margin: { before: null, after: null } })
  })

  it('PLIST-06 a product without a price is not among those that are priced, and counts once with its variants', () => {
    const blank = { ...sold('gift', 0), id: 'gift', effectivePrice: null }
    const unpriced = { ...blank, variants: ['S', 'M'].map((id) => variant(id)) } as unknown as RowOfKind<'product'>
    const { products, prices, unpriced: without } = listEffect([...rows, unpriced], priced({}), priced({}))
    expect([products, prices, without.after]).toEqual([4, 3, 1])
    expect(previewMessages.priced(products - without.after, products, prices)).toBe('3 of 4 products priced this way')
    expect(previewMessages.priced(3, 3, 3)).toBe('3 products priced this way')
  })

  it('PLIST-06 says how many prices there are where variants have prices of their own', () => {
    const [mug, pan, pot] = rows
    const own = { effectivePrice: 100_000_000 }
    const varied = { ...pot, variants: ['S', 'M'].map((id) => variant(id, own)) } as unknown as RowOfKind<'product'>
    const { products, prices } = listEffect(
      [mug, pan, varied].flatMap((row) => row ?? []),
      priced({}),
      priced({}),
    )
    expect([products, prices]).toEqual([3, 4])
    expect(previewMessages.priced(3, 3, 4)).toBe('3 products priced this way, with 4 prices')
    expect(previewMessages.priced(3, 4, 5)).toBe('3 of 4 products priced this way, with 5 prices')
  })
})

const tenOff = { tiers: [{ id: 'ten', minQuantity: 100_000, percentOff: 50_000 }] }

describe('the quantity breaks of a product in a list', () => {
  const [mug] = rows
  const breaksOf = (own: readonly RowOfKind<'priceListPrice'>[], change: object = tenOff) => {
    const pricing = priced(change, own)
    return pricing.pricesOf(mug!).flatMap(pricing.breaksOf)
  }
  const typed = (id: string, minQuantity: number, price: number) => ({
    ...byHand,
    id,
    productId: 'mug',
    minQuantity,
    price,
  })

  it('PLIST-06 PRICE-13 are those of the list until it has its own, and which is which is known', () => {
    const ofList = { minQuantity: 100_000, price: 9_500_000, isOwn: false }
    expect(breaksOf([])).toEqual([ofList])
    expect(breaksOf([typed('a', 200_000, 8_000_000)])).toEqual([
      ofList,
      { minQuantity: 200_000, price: 8_000_000, isOwn: true },
    ])
    expect(breaksOf([typed('a', 100_000, 8_000_000)])).toEqual([
      { minQuantity: 100_000, price: 8_000_000, isOwn: true },
    ])
  })

  it('PLIST-06 PRICE-13 of the list are none where its price is set by hand, and one of its own is told before it changes anything', () => {
    expect(breaksOf([typed('a', 10_000, 9_000_000)])).toEqual([])
    expect(breaksOf([typed('a', 50_000, 10_000_000)], {})).toEqual([
      { minQuantity: 50_000, price: 10_000_000, isOwn: true },
    ])
  })
})

describe('a price list as a file', () => {
  it('PLIST-05 holds each price with its quantity breaks, and never a cost or a margin', async () => {
    const tiers = [{ id: 'ten', minQuantity: 100_000, percentOff: 100_000 }]
    const pricing = priced({ tiers }, [byHand])
    const lines = rows
      .flatMap(pricing.pricesOf)
      .flatMap((listed) => fileLines(listed, tiers, () => ({ price: 9_000_000, currency: 'USD' })))
    const text = await csvOf(lines).text()
    expect(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .split(/\r?\n/),
    ).toEqual([
      'SKU,Barcode,Name,From quantity,Price,Currency',
      'MUG,,mug,1,10.00,USD',
      'MUG,,mug,10,9.00,USD',
      'PAN,,pan,1,25.00,USD',
      'PAN,,pan,10,9.00,USD',
      'POT,,pot,1,100.00,USD',
      'POT,,pot,10,9.00,USD',
    ])
  })

  it('PLIST-05 PRICE-08 holds each active variant for itself, at its own price or that of the product', async () => {
    const variants = [
      variant('Large', { retailPrice: 30_000_000 }),
      variant('Small'),
      variant('Old', { isActive: false }),
    ]
    const pan = { ...sold('pan', 20), variants } as unknown as RowOfKind<'product'>
    const row = { ...pan, ...general(product).derive?.(pan, NOTHING) } as unknown as RowOfKind<'product'>
    const small = { ...byHand, id: 'small', variantId: 'Small', price: 22_000_000 }
    const written = async (own: readonly RowOfKind<'priceListPrice'>[]) => {
      const listed = priced({ productIds: ['pan'] }, own).pricesOf(row)
      const text = await csvOf(listed.flatMap((each) => fileLines(each, [], () => each.price))).text()
      return text.trim().split(/\r?\n/).slice(1)
    }
    expect(await written([])).toEqual(['PAN-Large,,pan · Large,1,30.00,USD', 'PAN-Small,,pan · Small,1,40.00,USD'])
    expect(await written([small])).toEqual(['PAN-Large,,pan · Large,1,30.00,USD', 'PAN-Small,,pan · Small,1,22.00,USD'])
    expect(await written([byHand, small])).toEqual([
      'PAN-Large,,pan · Large,1,25.00,USD',
      'PAN-Small,,pan · Small,1,22.00,USD',
    ])
  })
})
