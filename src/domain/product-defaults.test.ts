import { expect, it } from 'vitest'
import { newProduct } from './product-defaults.ts'

it('PROD-02 a new product starts with a name, a category, a SKU of its id and a margin of 20 %', () => {
  expect(newProduct('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff')).toEqual({
    name: 'New Product',
    category: 'Uncategorized',
    sku: 'SKU-017F22E2',
    baseCurrency: 'USD',
    pricingMode: 'strategy',
    pricingStrategy: 'margin',
    pricingPercent: 200_000,
  })
})

it('PROD-02 a new product takes the user’s preferred currency', () => {
  expect(newProduct('017f22e2-79b0-76f7-b8f9-fafbfcfdfeff', 'EUR').baseCurrency).toBe('EUR')
})

it('PROD-02 a new product takes the usual margin of the business; without one it takes 20 %', () => {
  const id = '017f22e2-79b0-76f7-b8f9-fafbfcfdfeff'
  expect(newProduct(id, 'EUR', 350_000).pricingPercent).toBe(350_000)
  expect(newProduct(id, 'EUR', 0).pricingPercent).toBe(200_000)
})
