import { expect, it } from 'vitest'
import { priceNames } from './price-figures.tsx'

it('PROD-15 PRICE-07 the trade price says, as the retail price does, whether it is with VAT', () => {
  const names = (taxRate: number, pricesIncludeVat: boolean) => Object.values(priceNames({ taxRate, pricesIncludeVat }))
  expect(names(190_000, true)).toEqual(['Retail price with VAT', 'Trade price before VAT'])
  expect(names(190_000, false)).toEqual(['Retail price before VAT', 'Trade price before VAT'])
  expect(names(0, true)).toEqual(['Retail price', 'Trade price'])
})
