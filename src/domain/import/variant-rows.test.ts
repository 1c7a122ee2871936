import { describe, expect, it } from 'vitest'
import { commonName, nameWithout } from './variant-names.ts'
import { type GroupRow, joinedRows, type KeptProduct } from './variant-rows.ts'

const UNIT = 1_000_000
const newId = (n: number) => `new-${n}`
const size = (value: string) => [{ name: 'Size', value }]

function row(n: number, data: object, options: GroupRow['options'] = [], more: Partial<GroupRow> = {}): GroupRow {
  const given = { name: 'Mug', groupKey: 'mug', baseCurrency: 'EUR', ...data }
  return { n, data: given, options, isProduct: false, tellsProduct: true, ...more }
}

const kept: KeptProduct = {
  name: 'Mug',
  baseCurrency: 'EUR',
  pricingMode: 'strategy',
  baseCost: 4 * UNIT,
  options: [{ id: 'o1', name: 'Size', values: ['Small', 'Large'] }],
  variants: [
    { id: 'small', name: 'Small', sku: 'M-S', optionValues: ['Small'], baseCost: null, stock: 3 },
    { id: 'large', name: 'Large', sku: 'M-L', optionValues: ['Large'], baseCost: 6 * UNIT, stock: 4 },
  ],
}

describe('rows of one group', () => {
  it('PROD-14 become one product: what all share is the product’s, what differs the variants’', () => {
    const joined = joinedRows(
      [
        row(
          1,
          { sku: 'M-S', baseCost: 4 * UNIT, retailPrice: 9 * UNIT, pricingMode: 'retailPrice', stock: 1 },
          size('Small'),
        ),
        row(
          2,
          { sku: 'M-L', baseCost: 5 * UNIT, retailPrice: 9 * UNIT, pricingMode: 'retailPrice', tags: ['x'] },
          size('Large'),
        ),
      ],
      undefined,
      newId,
    )
    expect(joined.data).toEqual({
      name: 'Mug',
      groupKey: 'mug',
      baseCurrency: 'EUR',
      baseCost: 4 * UNIT,
      retailPrice: 9 * UNIT,
      pricingMode: 'retailPrice',
      tags: ['x'],
    })
    expect(joined.options).toEqual([{ id: 'option-1', name: 'Size', values: ['Small', 'Large'] }])
    expect(joined.variants).toMatchObject([
      { id: 'new-1', sku: 'M-S', optionValues: ['Small'], baseCost: null, retailPrice: null, stock: 1, isActive: true },
      { id: 'new-2', sku: 'M-L', optionValues: ['Large'], baseCost: 5 * UNIT, retailPrice: null, stock: null },
    ])
    expect([...joined.rows]).toEqual([
      [1, { id: 'new-1', isNew: true }],
      [2, { id: 'new-2', isNew: true }],
    ])
  })

  it('PROD-14 a row of the product itself says what the product is', () => {
    const joined = joinedRows(
      [
        row(3, { sku: 'M-S', description: 'of a variant', baseCost: 5 * UNIT }, size('Small')),
        row(4, { sku: 'M', name: 'The mug', baseCost: 4 * UNIT }, [{ name: 'Size', value: '' }], { isProduct: true }),
      ],
      undefined,
      newId,
    )
    expect(joined.data).toMatchObject({ sku: 'M', name: 'The mug', baseCost: 4 * UNIT })
    expect(joined.data).not.toHaveProperty('description')
    expect(joined.variants).toMatchObject([{ sku: 'M-S', baseCost: 5 * UNIT }])
  })

  it('PROD-14 a variant is found by its SKU, else by its options, else it is new; others stay', () => {
    const joined = joinedRows(
      [
        row(1, { sku: 'M-L', stock: 9 }, size('Huge')),
        row(2, { stock: 8 }, size('small')),
        row(3, { sku: 'M-M', stock: 7 }, size('Medium')),
      ],
      kept,
      newId,
    )
    expect(joined.variants.map(({ id, stock, optionValues }) => [id, stock, optionValues])).toEqual([
      ['small', 8, ['small']],
      ['large', 9, ['Huge']],
      ['new-3', 7, ['Medium']],
    ])
    const [, , added] = joinedRows([row(1, { sku: 'M-S2' }, size('Small'))], kept, newId).variants
    expect(added).toMatchObject({ id: 'new-1', sku: 'M-S2' })
  })

  it('PROD-14 costs of some variants leave the product’s own alone; those of all are the product’s too', () => {
    const some = joinedRows([row(1, { sku: 'M-S', baseCost: 7 * UNIT })], kept, newId)
    expect(some.data).not.toHaveProperty('baseCost')
    expect(some.variants.map(({ baseCost }) => baseCost)).toEqual([7 * UNIT, 6 * UNIT])
    const all = joinedRows(
      [row(1, { sku: 'M-S', baseCost: 7 * UNIT }), row(2, { sku: 'M-L', baseCost: 8 * UNIT })],
      kept,
      newId,
    )
    expect(all.data).toMatchObject({ baseCost: 7 * UNIT })
    expect(all.variants.map(({ baseCost }) => baseCost)).toEqual([null, 8 * UNIT])
  })

  it('PROD-14 a row that was only found by its SKU says nothing about the product', () => {
    const joined = joinedRows(
      [row(1, { sku: 'M-S', name: 'mug small', tags: ['y'] }, [], { tellsProduct: false })],
      kept,
      newId,
    )
    expect(joined.data).toEqual({})
  })

  it('PRICE-06 PROD-14 a price beside a margin is told, not kept; under a rule a price of the file is the variant’s own', () => {
    const withMargin = row(1, { sku: 'M-S', retailPrice: 9 * UNIT, pricingMode: 'strategy', pricingPercent: 300_000 })
    expect(joinedRows([withMargin], kept, newId).variants[0]).not.toHaveProperty('retailPrice')
    const priced = row(1, { sku: 'M-S', retailPrice: 9 * UNIT, pricingMode: 'retailPrice' })
    const joined = joinedRows([priced], kept, newId)
    expect(joined.variants[0]).toMatchObject({ retailPrice: 9 * UNIT })
    expect(joined.data).not.toHaveProperty('pricingMode')
  })

  it('PROD-14 in a file of our own a variant has what stands there, nothing being the product’s', () => {
    const variant = { name: 'Small', sku: 'M-S', baseCost: 4 * UNIT, stock: null }
    const joined = joinedRows([row(1, {}, size('Small'), { variant })], kept, newId)
    expect(joined.variants[0]).toMatchObject({ id: 'small', baseCost: 4 * UNIT, stock: null, name: 'Small' })
  })

  it('PROD-14 rows without options are told apart by their names, and the product is what these begin with', () => {
    const rows = [row(1, { sku: 'A', name: 'Oak chair - red' }), row(2, { sku: 'B', name: 'Oak chair - blue' })]
    const joined = joinedRows(rows, undefined, newId)
    expect(joined.data['name']).toBe('Oak chair')
    expect(joined.variants.map(({ name }) => name)).toEqual(['Oak chair - red', 'Oak chair - blue'])
    expect(joinedRows(rows, { ...kept, options: [], variants: [...joined.variants] }, newId).rows.get(2)?.isNew).toBe(
      false,
    )
  })

  it('PROD-14 the same variant twice, a fourth option and another currency are problems of their row alone', () => {
    const many = ['Size', 'Colour', 'Scent', 'Shape'].map((name) => ({ name, value: 'x' }))
    const joined = joinedRows(
      [
        row(1, { sku: 'A' }, size('S')),
        row(2, { sku: 'B' }, size('S')),
        row(3, { sku: 'C' }, many),
        row(4, { sku: 'D', baseCurrency: 'USD' }, size('XL')),
        row(5, { sku: 'E' }, size('L')),
      ],
      undefined,
      newId,
    )
    expect([...joined.problems].map(([n, { field }]) => [n, field])).toEqual([
      [4, 'baseCurrency'],
      [3, 'options'],
      [2, 'options'],
    ])
    expect(joined.variants.map(({ sku }) => sku)).toEqual(['A', 'E'])
  })
})

it('PRICE-15 what a cost was paid as goes to the product with the amount of the same row', () => {
  const origin = { amount: '5', currency: 'USD', to: 'EUR', rate: '0.8', date: '2026-11-20', source: 'ECB' }
  const [own, paid] = [{ baseCost: 5 * UNIT }, { baseCost: 4 * UNIT, baseCostOrigin: origin }]
  const costsOf = (...rows: readonly object[]) => {
    const sizes = ['S', 'L']
    const group = rows.map((data, at) => row(at, { sku: `M-${at}`, ...data }, size(sizes[at] ?? '')))
    const { data, variants } = joinedRows(group, undefined, newId)
    return [data['baseCost'], data['baseCostOrigin'], ...variants.map(({ baseCost }) => baseCost)]
  }
  expect(costsOf(own, paid)).toEqual([5 * UNIT, undefined, null, 4 * UNIT])
  expect(costsOf(paid, own)).toEqual([4 * UNIT, origin, null, 5 * UNIT])
})

describe('names of variants', () => {
  it.each([
    ['Ceramic Mug - Small', ['Small'], 'Ceramic Mug'],
    ['Tee - Red, Large', ['Red', 'Large'], 'Tee'],
    ['Tee Red / Large', ['Red', 'Large'], 'Tee'],
    ['Infrared', ['red'], 'Infrared'],
    ['Mug', [], 'Mug'],
  ])('PROD-14 %s of %j is a variant of %s', (name, values, product) => {
    expect(nameWithout(name, values)).toBe(product)
  })

  it('PROD-14 the common name is made of whole words', () => {
    expect(commonName(['Oak chair red', 'Oak chair rose'])).toBe('Oak chair')
    expect(commonName(['Mug', 'Cup'])).toBe('')
    expect(commonName(['Mug', 'Mug'])).toBe('Mug')
  })
})
