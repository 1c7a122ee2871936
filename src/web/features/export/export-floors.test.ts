import { expect, it } from 'vitest'
import type { AnyRow } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { exportProducts, exportSource } from './export-products.ts'

const PERCENT = 10_000
const FLAG = `${product.fields.belowFloor.label} (calculated)`

const copy: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> = {
  businessProfile: [{ id: 'shop', isDefault: true, floorMargin: 30 * PERCENT }],
  category: [
    { id: 'home', name: 'Home', parentId: null, floorMargin: 10 * PERCENT },
    { id: 'cups', name: 'Cups', parentId: 'home', floorMargin: null },
  ],
  product: [
    priced('a', { belowFloor: true }),
    priced('b', { keepsFloor: 25 * PERCENT }),
    priced('c', { keepsFloor: 25 * PERCENT, belowFloor: true, categoryId: 'cups' }),
    priced('d', { keepsFloor: null, belowFloor: true }),
    priced('e', {
      variants: [
        { id: 's', optionValues: [], keepsFloor: 20 * PERCENT, belowFloor: false },
        { id: 'm', optionValues: [], keepsFloor: 40 * PERCENT, belowFloor: true },
      ],
    }),
  ],
}

function priced(name: string, more: object): Readonly<Record<string, unknown>> {
  const own = { keepsFloor: 35 * PERCENT, belowFloor: false, floorMargin: null, categoryId: null, variants: [] }
  return {
    id: name,
    name,
    nameKey: name,
    baseCurrency: 'USD',
    tags: [],
    additionalCosts: [],
    options: [],
    ...own,
    ...more,
  }
}

const source = {
  all: (kind: string) => copy[kind] as unknown as AnyRow[],
  get: (kind: string, id: string) => copy[kind]?.find((row) => row['id'] === id) as AnyRow | undefined,
}

it('PROD-14 PRICE-12 a file of products says who is below the floor of now, not of when the price was made', async () => {
  const file = await exportProducts(exportSource(source, null), 'csv', () => Promise.resolve())
  const [head = '', ...lines] = (await file.text()).replace('\uFEFF', '').trim().split('\r\n')
  const at = (name: string) => head.split(',').indexOf(name)
  const told = lines.map((line) => line.split(',')).map((cells) => `${cells[at('ID')]} ${cells[at(FLAG)]}`)
  expect(told).toEqual(['a false', 'b true', 'c false', 'd false', 'e false', 'e/s true', 'e/m false'])
})
