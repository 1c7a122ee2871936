import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING_CONTEXT } from '#domain/pricing-rules.ts'
import { pricedFields } from './priced-fields.ts'
import { plainProduct } from '#test/pricing-input.ts'

const product = {
  ...plainProduct,
  id: 'product',
  sku: '',
  groupKey: '',
  baseCost: 6_000_000,
}

const variant = { name: '', optionValues: ['x'], baseCost: null, retailPrice: null, tradePrice: null }

describe('variants', () => {
  it('PRICE-08 recalculating a product recalculates its variants, each from its own cost where it has one', () => {
    const variants = [
      { ...variant, id: 'small' },
      { ...variant, id: 'large', baseCost: 12_000_000 },
    ]
    const { variants: priced = [] } = pricedFields({ ...product, variants }, DEFAULT_PRICING_CONTEXT)
    expect(priced.map((each) => each.calculated_price)).toEqual([10_000_000, 20_000_000])
    const dearer = pricedFields({ ...product, baseCost: 9_000_000, variants: priced }, DEFAULT_PRICING_CONTEXT)
    expect(dearer.variants?.map((each) => each.calculated_price)).toEqual([15_000_000, 20_000_000])
  })

  it('PRICE-08 under a stored price a variant keeps its own', () => {
    const variants = [
      { ...variant, id: 'a', retailPrice: 7_000_000 },
      { ...variant, id: 'b' },
    ]
    const row = { ...product, pricingMode: 'retailPrice' as const, retailPrice: 8_000_000, variants }
    const { variants: priced } = pricedFields(row, DEFAULT_PRICING_CONTEXT)
    expect(priced?.map((each) => each.calculated_price)).toEqual([7_000_000, 8_000_000])
  })

  it('PRICE-08 whether there are variants is derived, and a group names their product in files', () => {
    expect(pricedFields({ ...product, variants: [] }, DEFAULT_PRICING_CONTEXT)).toMatchObject({ hasVariants: false })
    const variants = [{ ...variant, id: 'a' }]
    const group = (more: object) => pricedFields({ ...product, variants, ...more }, DEFAULT_PRICING_CONTEXT)
    expect(group({ sku: 'MUG', groupKey: 'mugs' })).toMatchObject({ hasVariants: true, groupKey: 'mugs' })
    expect(group({ sku: 'MUG' })).toMatchObject({ groupKey: 'MUG' })
    expect(group({})).toMatchObject({ groupKey: 'product' })
  })
})
