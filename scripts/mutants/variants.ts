import { breaksOf, type Mutant, unit } from './mutant.ts'

const PRICING = unit('src/domain/variant-pricing.test.ts', 'src/contract/priced-fields.test.ts')
const ROWS = unit('src/domain/import/variant-rows.test.ts')

/** The rules of variants: what each is priced from, and how rows of a file become them. */
export const variantMutants: readonly Mutant[] = [
  ...breaksOf('src/domain/variant-pricing.ts', PRICING, [
    ['a variant loses its own trade price', 'variant.tradePrice ?? product.tradePrice', 'product.tradePrice'],
    [
      'a variant’s own price does not stand',
      '...(variant.retailPrice !== null && {',
      "...(product.pricingMode === 'retailPrice' && {",
    ],
    ['an own price counts as calculated', 'if (variant.retailPrice === null ||', 'if (variant.retailPrice !== null ||'],
  ]),
  ...breaksOf('src/domain/variant-costs.ts', PRICING, [
    ['a variant loses its own cost', 'baseCost === null ? {} : { baseCost, baseCostOrigin: null }', '{}'],
    ['a variant’s cost of 0 is the product’s', 'const base = baseCost === null', 'const base = !baseCost'],
  ]),
  ...breaksOf('src/domain/variant-price-range.ts', unit('src/domain/variant-price-range.test.ts'), [
    ['the range counts what is not sold', 'if (!isActive || effectivePrice === null)', 'if (effectivePrice === null)'],
  ]),
  ...breaksOf('src/contract/priced-fields.ts', PRICING, [
    ['variants have no group in files', 'row.groupKey || row.sku || row.id', 'row.groupKey'],
  ]),
  ...breaksOf('src/contract/merged-row.ts', unit('src/contract/merged-row.test.ts'), [
    ['what is left of a removed variant is one', 'needed.every((inner) => inner in each)', 'needed.length >= 0'],
  ]),
  ...breaksOf('src/domain/variants.ts', unit('src/domain/variants.test.ts'), [
    ['combinations that are there are made again', '!present.has(combinationKey(values))', 'present.size >= 0'],
    ['an option without values empties the rest', "(values.length === 0 ? [''] : values)", 'values'],
    ['variants without a SKU count as repeated', "sku.trim() !== '' && ", ''],
  ]),
  ...breaksOf('src/domain/import/variant-rows.ts', ROWS, [
    ['a cost like the product’s is the variant’s own', 'amount === product[name] ? null : amount', 'amount'],
    [
      'a row with another SKU takes over a variant',
      "variants.filter((each) => sku === '' || each.sku.trim() === '')",
      'variants',
    ],
    ['a variant twice in a file is written twice', 'if (first !== undefined) {', 'if (first === -1) {'],
    ['the cost of some variants moves the product', 'if (!isWhole) return data', 'if (first.n < 0) return data'],
    ['a row found by SKU alone renames the product', 'rows.filter(({ tellsProduct }) => tellsProduct)', '[...rows]'],
  ]),
  ...breaksOf('src/domain/bulk-edit.ts', unit('src/domain/bulk-edit.test.ts', 'src/domain/bulk-variants.test.ts'), [
    [
      'a cost change leaves out the variants',
      '...(row.variants && { variants: row.variants.map(changed) })',
      '...(row.variants && { variants: row.variants })',
    ],
  ]),
  ...breaksOf('src/domain/bulk-price-change.ts', unit('src/domain/bulk-variants.test.ts'), [
    [
      'all variants get the price of their product',
      'const price = changed(variantInput(row, variant))',
      'const price = changed(row)',
    ],
  ]),
]
