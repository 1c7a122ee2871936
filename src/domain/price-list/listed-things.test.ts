import { describe, expect, it } from 'vitest'
import { listedThings } from './listed-things.ts'

const variant = (id: string, name: string, isActive = true) => ({ id, name, sku: `S-${id}`, barcode: '', isActive })
const shirt = { name: 'Shirt', sku: 'S', barcode: '40', variants: [variant('a', 'Red'), variant('b', 'Blue', false)] }

describe('what a price list lists of a product', () => {
  it('PLIST-05 its active variants, each for itself', () => {
    expect(listedThings(shirt)).toEqual([{ variantId: 'a', name: 'Shirt · Red', sku: 'S-a', barcode: '' }])
    expect(listedThings({ ...shirt, variants: [variant('c', '')] })).toMatchObject([{ variantId: 'c', name: 'Shirt' }])
  })

  it('PLIST-05 the product itself where none of them is active, or there are none', () => {
    const itself = [{ variantId: '', name: 'Shirt', sku: 'S', barcode: '40' }]
    expect(listedThings({ ...shirt, variants: [] })).toEqual(itself)
    expect(listedThings({ ...shirt, variants: [variant('b', 'Blue', false)] })).toEqual(itself)
  })
})
