import { describe, expect, it } from 'vitest'
import { recalculateProducts } from '#contract/commands/products.ts'
import { categoryChain, pricingContextOf } from '#contract/product-pricing.ts'
import { Shelf, shelfId } from '#test/shelf.ts'
import { earlierPriced } from './earlier-priced.ts'

const [kitchen, pan, mug, flask, jug] = [1, 2, 3, 4, 5].map(shelfId) as [string, string, string, string, string]

function shelf(): Shelf {
  const rows = new Shelf()
  const priced = { categoryId: kitchen, baseCost: 10_000_000, pricingStrategy: 'margin' }
  rows.put('category', kitchen, { name: 'Kitchen' })
  rows.put('product', pan, { ...priced, pricingPercent: 200_000 })
  rows.put('product', mug, { ...priced, pricingPercent: 400_000 })
  rows.put('product', flask, { ...priced, pricingPercent: 200_000, floorMargin: 100_000 })
  rows.put('product', jug, { ...priced, pricingPercent: 280_000, priceEnding: '.99' })
  return rows
}

function earlier(rows: Shelf): readonly string[] {
  const contextOf = (id: string | null) =>
    pricingContextOf(
      undefined,
      categoryChain(id, (kind, ref) => rows.get(kind, ref)),
    )
  return earlierPriced(rows, kitchen, contextOf)
}

describe('products that were priced before their category’s lowest margin was changed', () => {
  it('PRICE-16 PRICE-12 are those whose price it would move, until they are recalculated; what is only flagged is so at once', () => {
    const rows = shelf()
    expect(earlier(rows)).toEqual([])
    rows.write({ op: 'patch', kind: 'category', id: kitchen, data: { floorMargin: 300_000 } })
    expect(earlier(rows)).toEqual([jug])
    const input = { changeSetId: rows.newId(), title: 'Recalculated', ids: [jug] }
    rows.write({ op: 'command', name: recalculateProducts.name, input })
    expect(rows.get('product', jug)?.['effectivePrice']).toBe(14_990_000)
    expect(earlier(rows)).toEqual([])
  })
})
