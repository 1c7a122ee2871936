import { expect, it } from 'vitest'
import { bestChoices } from './product-finder.ts'

it('DOC-19 of the products that hold the typed text, what is called so comes first, then what begins so, a word that does, the others', () => {
  const found = [
    ['Big cup', 'A-1'],
    ['Buttercups', 'A-2'],
    ['Çup', 'A-3'],
    ['Cupboard', 'A-4'],
    ['Saucer', 'CUP-9'],
    ['Tray', 'cup'],
  ].map(([name = '', sku = '']) => ({ productId: sku, variantId: '', name, sku }))
  const names = bestChoices(found, ' Cup ').map(({ name }) => name)
  expect(names).toEqual(['Çup', 'Tray', 'Saucer', 'Cupboard', 'Big cup', 'Buttercups'])
})
