import type { RowOfKind } from '#contract/row-kinds.ts'
import { describe, expect, it } from 'vitest'
import { pricing } from '#domain/pricing.ts'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { effectivePrice } from '#domain/price-list/effective-price.ts'
import { priceBook } from '#domain/price-list/price-book.ts'
import { priceList } from '#contract/entities/price-list.ts'
import { product } from '#contract/entities/product.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { idAt, recognised } from '#test/file-rows.ts'
import { missingColumns } from '#web/kit/row-files/recognise-columns.ts'
import { csvOf, fileLines, xlsxOf } from './list-file.ts'
import { type ListPricing, listPricing } from './list-pricing.ts'
import { type FilePrice, priceFileHead, readPrices } from './price-file.ts'

const NOTHING = { get: () => undefined, flagged: () => undefined, before: undefined }

/** A product that costs so many dollars, sold at a margin of 50 %. */
function sold(id: string, values: Partial<RowOfKind<'product'>>): RowOfKind<'product'> {
  const empty = emptyRow(general(product), id, 0, NOTHING) as unknown as RowOfKind<'product'>
  const row = { ...empty, pricingPercent: 500_000, ...values }
  const { effectivePrice: price, effectiveTradePrice } = pricing(row, DEFAULT_PRICING_CONTEXT)
  return { ...row, effectivePrice: price, effectiveTradePrice }
}

const empty = emptyRow(general(priceList), idAt(9_000), 0, NOTHING) as unknown as RowOfKind<'priceList'>
const tiers = [{ id: 't', minQuantity: 100_000, percentOff: 50_000 }]
const trade: RowOfKind<'priceList'> = { ...empty, title: 'Trade', ruleKind: 'percentOff', rulePercent: 125_000, tiers }

function priced(list: RowOfKind<'priceList'>, own: readonly RowOfKind<'priceListPrice'>[] = []): ListPricing {
  const book = priceBook({ lists: [list], prices: own, scheduled: [], endings: DEFAULT_PRICING_CONTEXT })
  return listPricing(list, own, book, () => DEFAULT_PRICING_CONTEXT, 0)
}

function exported(
  list: RowOfKind<'priceList'>,
  products: readonly RowOfKind<'product'>[],
  { pricesOf, request, book }: ListPricing,
) {
  return products
    .flatMap(pricesOf)
    .flatMap((listed) =>
      fileLines(listed, list.tiers, (quantity) => effectivePrice(listed.item, { ...request, quantity }, book)),
    )
}

async function read(
  file: Blob,
  list: RowOfKind<'priceList'>,
  products: readonly RowOfKind<'product'>[],
  of: ListPricing,
) {
  const { targets, numbers, readable } = await recognised(priceFileHead, file)
  if (!readable) throw new Error('Something has still to be said of the file')
  const listed = products.flatMap(of.pricesOf)
  const reading = { priceListId: list.id, listed, pricing: of, isTaken: () => false }
  return { targets, sign: numbers.sign, rows: readPrices(readable, reading) }
}

const text = (lines: readonly string[]) => new Blob([lines.join('\n')])
const rowsOf = (list: RowOfKind<'priceList'>, prices: readonly FilePrice[]) =>
  prices.flatMap(({ set }) => (set ? [{ ...set, priceListId: list.id } as unknown as RowOfKind<'priceListPrice'>] : []))

const mug = sold(idAt(1), { name: 'Mug', sku: 'MUG', barcode: '4006381333931', baseCost: 5_000_000 })
const pan = sold(idAt(2), { name: 'Pan', sku: 'PAN', baseCost: 20_000_000 })
const tee = sold(idAt(3), {
  name: 'Tee',
  sku: 'TEE',
  baseCost: 4_000_000,
  variants: ['S', 'M'].map((name, n) => {
    const prices = { effectivePrice: 8_000_000, effectiveTradePrice: null, effectiveCost: 4_000_000 }
    return { id: `v${n}`, name, sku: `TEE-${name}`, barcode: '', isActive: true, ...prices }
  }),
} as unknown as Partial<RowOfKind<'product'>>)
const stock = [mug, pan, tee]

describe('prices of a file', () => {
  it('PLIST-06 a price that is other than now becomes one of the list, by SKU, barcode or name and from a quantity on', async () => {
    const { targets, sign, rows } = await read(
      text([
        'Artikelnummer;EAN;Produkt;ab Menge;Preis;Farbe',
        'mug;;;;9,50;rot',
        ';4006381333931;;10;8,00;',
        ';;Pan;1;35,00;',
        'TEE-M;;;0;7,00;',
        'PAN;;;5;;',
      ]),
      trade,
      stock,
      priced(trade),
    )
    expect(targets).toEqual(['sku', 'barcode', 'name', 'minQuantity', 'price', null])
    expect(sign).toBe(',')
    expect(rows.map(({ state, of, set }) => [state, of?.name, of?.before, set?.minQuantity, set?.price])).toEqual([
      ['create', 'Mug', 8_750_000, 10_000, 9_500_000],
      ['create', 'Mug', 8_310_000, 100_000, 8_000_000],
      ['same', 'Pan', 35_000_000, undefined, undefined],
      ['same', 'Tee · M', 7_000_000, undefined, undefined],
      ['same', 'Pan', 35_000_000, undefined, undefined],
    ])
    const known = priced(trade, rowsOf(trade, rows))
    const [again] = (await read(text(['sku,price', 'MUG,9.00']), trade, stock, known)).rows
    expect(again).toMatchObject({ state: 'update', set: { id: rows[0]?.id, price: 9_000_000 } })
  })

  it('PLIST-06 every price is then what the file says, also from more pieces on than those whose price changes', async () => {
    const own = {
      id: 'o',
      priceListId: trade.id,
      productId: mug.id,
      variantId: '',
      minQuantity: 50_000,
      currency: 'USD',
    }
    const before = priced(trade, [{ ...own, price: 8_500_000 } as unknown as RowOfKind<'priceListPrice'>])
    const lines = exported(trade, stock, before)
    expect(lines.slice(0, 3).map(({ minQuantity, price }) => [minQuantity, price])).toEqual([
      ['1', '8.75'],
      ['5', '8.50'],
      ['10', '8.50'],
    ])
    const edited = lines.map((line) => (line.minQuantity === '1' ? { ...line, price: '20.00' } : line))
    const { rows } = await read(csvOf(edited), trade, stock, before)
    const set = rowsOf(trade, rows)
    expect(set.map(({ productId, variantId, minQuantity }) => [productId, variantId, minQuantity])).toEqual([
      [mug.id, '', 10_000],
      [pan.id, '', 10_000],
      [pan.id, '', 100_000],
      [tee.id, 'v0', 10_000],
      [tee.id, 'v0', 100_000],
      [tee.id, 'v1', 10_000],
      [tee.id, 'v1', 100_000],
    ])
    const after = priced(trade, [{ ...own, price: 8_500_000 } as unknown as RowOfKind<'priceListPrice'>, ...set])
    expect(exported(trade, stock, after)).toEqual(edited)
  })

  it('PLIST-06 a row that cannot be set is refused with its reason, the others are not', async () => {
    const twin = sold(idAt(4), { name: 'Pan 2', sku: 'PAN', baseCost: 1_000_000 })
    const products = [...stock, twin]
    const { rows } = await read(
      text([
        'sku,name,from quantity,price,currency',
        'MUG,,,1.00,',
        ',,3,1.00,',
        'CUP,,,1.00,',
        'PAN,,,1.00,',
        'PAN,Pan 2,,1.00,USD',
        'MUG,,few,1.00,',
        'MUG,,2,dear,',
        'MUG,,2,-1.00,',
        'MUG,,2,1.00,EUR',
        'MUG,,1,2.00,',
      ]),
      empty,
      products,
      priced(empty),
    )
    expect(rows.map(({ state, problems }) => problems[0] ?? state)).toEqual([
      'create',
      'There is no SKU, barcode or name.',
      'This list has no such product. Add it to the list, or correct the SKU.',
      'Several products in the list have this name. Give each its own SKU.',
      'create',
      expect.stringContaining('From quantity has “few”'),
      expect.stringContaining('Price has “dear”'),
      expect.stringContaining('Price has “-1.00”'),
      'Currency is EUR, but this product has USD in this list. Correct the cell, or change the currency of the list.',
      'The same product and quantity are already in row 2.',
    ])
  })

  it('PLIST-06 a price and something to know the product by are needed', () => {
    expect(missingColumns(priceFileHead, ['sku', null])).toEqual(['price'])
    expect(missingColumns(priceFileHead, ['price', 'currency'])).toEqual(['sku', 'barcode', 'name'])
    expect(missingColumns(priceFileHead, ['price', 'name'])).toBeUndefined()
  })

  it.each(['csv', 'xlsx'] as const)(
    'PLIST-05 the %s of a list of 500 products changes nothing where it came from, and gives another list the same prices',
    async (format) => {
      const products = Array.from({ length: 500 }, (_, n) =>
        sold(idAt(n), {
          name: n % 7 === 0 ? 'Same name' : `Ünit "${n}", =1+${n}`,
          sku: n % 5 === 0 ? '' : n % 11 === 0 ? 'SAME' : ` -${n}`,
          barcode: n % 3 === 0 ? String(4_006_381_000_000 + n) : '',
          baseCurrency: ['USD', 'JPY', 'KWD'][n % 3] ?? 'USD',
          baseCost: n % 13 === 0 ? null : (n * 7_919) % 400_000_000,
        } as Partial<RowOfKind<'product'>>),
      )
      const own = products
        .filter((_, n) => n % 4 === 0)
        .map(({ id, baseCurrency }, n) => ({
          id: idAt(5_000 + n),
          priceListId: trade.id,
          productId: id,
          variantId: '',
          minQuantity: n % 2 === 0 ? 10_000 : 25_000,
          currency: baseCurrency,
          price: n * 10_000,
        })) as unknown as readonly RowOfKind<'priceListPrice'>[]
      const here = priced(trade, own)
      const lines = exported(trade, products, here)
      const file = format === 'csv' ? csvOf(lines) : await xlsxOf(lines)
      const again = await read(file, trade, products, here)
      expect(again.rows.filter(({ state }) => state !== 'same')).toEqual([])
      expect(again.rows).toHaveLength(lines.length)

      const other = { ...empty, id: idAt(9_001), tiers }
      const told = (rows: readonly FilePrice[]) => rows.filter(({ problems }) => problems.length > 0)
      const copied = await read(file, other, products, priced(other))
      // What has neither SKU nor barcode nor a name of its own cannot be told apart.
      expect(told(copied.rows).every(({ title }) => title === 'Same name')).toBe(true)
      const apart = products.filter((_, n) => n % 7 !== 0)
      const wanted = exported(trade, apart, here)
      expect(exported(other, apart, priced(other, rowsOf(other, copied.rows)))).toEqual(wanted)
    },
  )
})
