import { describe, expect, it } from 'vitest'
import { emptyRow, general } from '#contract/entity.ts'
import { product } from '#contract/entities/product.ts'
import { writableData } from './product-edits.ts'
import { asProduct } from './product-row.ts'

const context = { before: undefined, get: () => undefined, flagged: () => undefined }
const row = {
  ...asProduct(emptyRow(general(product), '019aa000-0000-7000-8000-000000000001', 1, context)),
  tags: ['gift', 'new'],
  additionalCosts: [{ id: 'a', label: 'Box', amount: 1, origin: null }],
  baseCost: 5,
}

describe('what brings a product back', () => {
  it('PROD-06 a deleted product comes back with everything that can be written, and nothing that cannot', () => {
    const data = writableData(row)
    expect(data).toMatchObject({ name: 'New Product', baseCost: 5 })
    expect(data).not.toHaveProperty('effectivePrice')
    expect(data).not.toHaveProperty('id')
  })
})
