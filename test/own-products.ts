import fc from 'fast-check'
import type { CostOrigin } from '#domain/cost-origin.ts'
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

/** What a cost was paid as, in a currency that is not the product's own. */
function paidAs(baseCurrency: unknown, rate: string): CostOrigin {
  const currency = baseCurrency === 'CNY' ? 'USD' : 'CNY'
  return { amount: '12.50', currency, to: String(baseCurrency), rate, date: '2026-07-06', source: 'Bank, "own"' }
}

/** Some of the costs were paid in another currency; those amounts follow from what was paid. */
function withOrigins(data: Values, rates: readonly (string | null)[]): Values {
  const { baseCurrency } = data
  const [base, shipping, other] = rates.map((rate) => (rate === null ? null : paidAs(baseCurrency, rate)))
  const lines = data['additionalCosts'] as readonly Values[]
  return {
    ...data,
    baseCostOrigin: base ?? null,
    shippingCostOrigin: shipping ?? null,
    additionalCosts: lines.map((line, n) => (n === 0 ? { ...line, origin: other ?? null } : line)),
  }
}

const rate = fc.option(fc.constantFrom('0.5', '0.128911', '7.757'), { freq: 2 })
const shape = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 })
const anyProduct = fc
  .tuple(writablePatch(general(product)), shape, fc.nat({ max: 5 }), fc.nat({ max: 2 }), fc.tuple(rate, rate, rate))
  .map(([patch, options, category, brand, rates]) => ({
    data: withOrigins(withOptions(modest(patch) as Values, options), rates),
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

/** A product of which everything is written; its category and brand are given where they are. */
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
  baseCost: 62_500_000,
  baseCostOrigin: paidAs('KWD', '0.5'),
  shippingCost: 16_113_875,
  shippingCostOrigin: paidAs('KWD', '0.128911'),
  importDuty: 1,
  vatTax: 190_000,
  additionalCosts: [
    { id: 'x', label: 'Bank, fee', amount: -5, origin: null },
    { id: 'y', label: 'Seal', amount: 969_625_000, origin: paidAs('KWD', '7.757') },
  ],
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
  options: [
    { id: 'size', name: 'Size, "EU"', values: ['S', 'L, XL'] },
    { id: 'cut', name: '=Cut', values: ['-1'] },
  ],
  variants: [
    {
      ...fullVariant('S'),
      barcode: '4006381333948',
      baseCost: 7,
      shippingCost: 8,
      dutyCost: 9,
      rebate: -10,
      retailPrice: 99_000_000,
      tradePrice: 98_000_000,
      stock: -1,
      isActive: false,
    },
    fullVariant('L, XL'),
  ],
}

function fullVariant(size: string): Values {
  return { id: `v ${size}`, name: `${size} / -1`, optionValues: [size, '-1'], sku: `F ${size}` }
}

function emptyOf(name: string): unknown {
  const field = general(product).fields[name]
  if (!field) return null
  if (field.nullable) return null
  return field.type === 'tags' || field.type === 'lines' ? [] : field.fallback
}
