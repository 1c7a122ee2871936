import { describe, expect, it } from 'vitest'
import { variantPriceRange } from './variant-price-range.ts'

describe('the range of prices', () => {
  const priced = (effectivePrice: number | null, isActive = true) => ({ effectivePrice, isActive })

  it('PRICE-08 goes from the lowest to the highest price of the variants that are sold', () => {
    expect(variantPriceRange([priced(5), priced(null), priced(3), priced(1, false), priced(4)])).toEqual([3, 5])
    expect(variantPriceRange([priced(5)])).toEqual([5, 5])
    expect(variantPriceRange([priced(null), priced(2, false)])).toBeNull()
    expect(variantPriceRange([])).toBeNull()
  })
})
