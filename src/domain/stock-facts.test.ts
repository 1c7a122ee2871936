import { describe, expect, it } from 'vitest'
import { catalogueFacts } from '#test/catalogue-facts.ts'
import type { PricedProduct } from './stock-facts.ts'

const sold: PricedProduct = {
  isActive: true,
  totalCost: 600_000,
  effectivePrice: 1_000_000,
  margin: 400_000,
  belowFloor: false,
}

describe('the facts of a catalogue', () => {
  it('PROD-10 count products, those with a cost, and the mean margin of the active ones that have one', () => {
    const facts = catalogueFacts([
      sold,
      { ...sold, margin: 200_001 },
      { ...sold, isActive: false, margin: 100_000 },
      { ...sold, totalCost: 0, margin: 1_000_000 },
    ])
    expect(facts).toMatchObject({ total: 4, active: 3, withCost: 3, averageMargin: 300_001 })
  })

  it('PROD-10 PRICE-04 count what is given away as a loss, without a margin in the mean', () => {
    const facts = catalogueFacts([sold, { ...sold, effectivePrice: 0, margin: 0 }])
    expect(facts).toMatchObject({ losing: 1, averageMargin: 400_000 })
    expect(catalogueFacts([{ ...sold, totalCost: 0, effectivePrice: 0, margin: 0 }])).toMatchObject({ losing: 0 })
  })

  it('PRICE-12 count the problems of active products, each once where it belongs', () => {
    const facts = catalogueFacts([
      { ...sold, belowFloor: true },
      { ...sold, belowFloor: true, margin: -10_000 },
      { ...sold, effectivePrice: null, margin: null },
      { ...sold, totalCost: 0, belowFloor: true },
      { ...sold, isActive: false, belowFloor: true, margin: -10_000 },
    ])
    expect(facts).toMatchObject({ belowFloor: 2, losing: 1, unpriced: 1, withoutCost: 1 })
  })

  it('PRICE-08 PRICE-12 count a product with variants by those that are sold', () => {
    const losing = { ...sold, margin: -10_000, belowFloor: true }
    const facts = catalogueFacts([
      { ...sold, variants: [losing, losing, { ...sold, totalCost: 0 }] },
      { ...losing, variants: [sold, { ...losing, isActive: false }] },
      { ...losing, variants: [{ ...sold, isActive: false }] },
      { ...sold, variants: [sold, { ...sold, effectivePrice: null, margin: null }] },
      { ...losing, variants: [] },
    ])
    expect(facts).toMatchObject({ active: 5, belowFloor: 3, losing: 3, withoutCost: 1, unpriced: 1 })
  })

  it('an empty catalogue has no mean', () => {
    expect(catalogueFacts([])).toMatchObject({ total: 0, averageMargin: null })
  })
})
