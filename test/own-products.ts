import fc from 'fast-check'
import { ownColumns } from '#domain/import/own-columns.ts'
import { general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { writablePatch } from './factories.ts'

/** A product's fields in stored form. */
export type Values = Record<string, unknown>

/** Figures that any price and currency can be made of. */
function modest(value: unknown): unknown {
  if (typeof value === 'number') return value % 1_000_000_000
  if (Array.isArray(value)) return value.map(modest)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, modest(each)]))
}

/** Variants that are told apart by values of the product's own options. */
function withOptions(data: Values, shape: readonly number[]): Values {
  const lines = data['variants'] as readonly Values[]
  const count = shape.length === 0 ? 0 : lines.length
  const options = shape.map((size, at) => ({
    id: `o-${at + 7}`,
    name: `Option ${'ä'.repeat(at + 1)}`,
    values: Array.from({ length: Math.max(size, count) }, (_, n) => `value, "${n}"`),
  }))
  const variants = lines
    .slice(0, count)
    .map((line, n) => ({ ...line, optionValues: options.map(({ values }) => values[n]) }))
  return { ...data, options, variants }
}

const shape = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })
const anyProduct = fc
  .tuple(writablePatch(general(product)), shape, fc.nat({ max: 5 }), fc.nat({ max: 2 }))
  .map(([patch, options, category, brand]) => ({
    data: withOptions(modest(patch) as Values, options),
    category,
    brand,
  }))

/** A product with any values that its declared fields allow, and the places of its category and brand among those that there are. */
export interface AnyProduct {
  readonly data: Values
  readonly category: number
  readonly brand: number
}

/** So many products, the same every time; some of them are refused by the rules of products. */
export function manyProducts(count: number): readonly AnyProduct[] {
  const drawn = fc.sample(anyProduct, { numRuns: count, seed: 14 })
  return drawn.map((each, n) =>
    n % 50 === 0 ? { ...each, data: { ...each.data, sku: 'SAME', groupKey: 'Same' } } : each,
  )
}

/** A product of which nothing is written but its name. */
export const EMPTY_PRODUCT: Values = {
  ...Object.fromEntries(
    ownColumns(product.fields)
      .filter(({ calculated, field }) => !calculated && product.fields[field as 'name'] && !field.endsWith('Id'))
      .map(({ field }) => [field, emptyOf(field)]),
  ),
  name: 'Nothing else',
}

/** A product of which everything is written. */
export const FULL_PRODUCT: Values = {
  name: ' Full ',
  sku: ' F-1 ',
  barcode: '4006381333931',
  description: 'First\nsecond "line", with; signs',
  tags: ['a, b', '"c"'],
  imageUrl: 'https://example.test/a.png?x=1,2',
  thumbnailUrl: '/api/files/1',
  isActive: false,
  stock: -3,
  groupKey: 'Group',
  baseCurrency: 'KWD',
  baseCost: 12_345,
  shippingCost: 1,
  importDuty: 1,
  vatTax: 190_000,
  additionalCosts: [{ id: 'x', label: 'Bank, fee', amount: -5, origin: null }],
  pricingMode: 'manual',
  pricingStrategy: 'manual',
  pricingPercent: 1,
  pricingAmount: 99_999,
  retailPrice: 12,
  tradePrice: 13,
  priceEnding: '.99',
  floorMargin: 999_999,
  floorOverride: 'Because',
  source: 'wix',
  isSticky: true,
  x: -1,
  y: 2,
  color: 'red',
}

function emptyOf(name: string): unknown {
  const field = general(product).fields[name]
  if (!field) return null
  if (field.nullable) return null
  return field.type === 'tags' || field.type === 'lines' ? [] : field.fallback
}
