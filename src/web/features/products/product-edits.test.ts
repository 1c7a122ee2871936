import { describe, expect, it } from 'vitest'
import { applyPatch } from '#domain/merge.ts'
import { emptyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { inversePatch, writableData } from './product-edits.ts'
import { asProduct, type ProductPatch } from './product-row.ts'

const context = { before: undefined, get: () => undefined, flagged: () => undefined }
const row = {
  ...asProduct(emptyRow(general(product), '019aa000-0000-7000-8000-000000000001', 1, context)),
  tags: ['gift', 'new'],
  additionalCosts: [{ id: 'a', label: 'Box', amount: 1, origin: null }],
  baseCost: 5,
}

describe('taking a change back', () => {
  it.each<ProductPatch>([
    { baseCost: 9, shippingCost: 3 },
    { tags: { add: ['sale'] } },
    { tags: { remove: ['gift', 'new'] } },
    { additionalCosts: { lines: { a: { amount: 7 } } } },
    { additionalCosts: { lines: { a: null } } },
    { additionalCosts: { lines: { b: { label: 'Freight', amount: 2 } } } },
  ])('PROD-13 %j and its inverse leave the product as it was', (patch) => {
    const after = applyPatch(row, patch as Record<string, unknown>)
    expect(after).not.toEqual(row)
    const back = applyPatch(after, inversePatch(patch, row, after) as Record<string, unknown>)
    expect({ ...back, tags: [...back.tags].sort() }).toEqual(row)
  })

  it('SYNC-04 an undone cost line leaves the lines that others added since', () => {
    const patch: ProductPatch = { additionalCosts: { lines: { b: { label: 'Freight', amount: 2 } } } }
    const after = applyPatch(row, patch as Record<string, unknown>)
    const inverse = inversePatch(patch, row, after)
    const meanwhile = {
      ...after,
      additionalCosts: [...after.additionalCosts, { id: 'c', label: 'Duty', amount: 3, origin: null }],
    }
    expect(applyPatch(meanwhile, inverse as Record<string, unknown>).additionalCosts.map(({ id }) => id)).toEqual([
      'a',
      'c',
    ])
  })

  it('PROD-06 a deleted product comes back with everything that can be written, and nothing that cannot', () => {
    const data = writableData(row)
    expect(data).toMatchObject({ name: 'New Product', baseCost: 5 })
    expect(data).not.toHaveProperty('effectivePrice')
    expect(data).not.toHaveProperty('id')
  })

  it('PRICE-12 a price brought back below its floor comes with its reason', () => {
    const low = { ...row, pricingPercent: 10, floorOverride: 'Clearance' }
    const raised = { ...low, pricingPercent: 500_000, floorOverride: '' }
    const patch: ProductPatch = { pricingPercent: 500_000 }
    expect(inversePatch(patch, low, raised)).toEqual({ pricingPercent: 10, floorOverride: 'Clearance' })
    expect(inversePatch(patch, raised, { ...raised, pricingPercent: 1 })).toEqual({ pricingPercent: 500_000 })
  })
})
