import { expect, it } from 'vitest'
import { currencyPatch } from './currency-patch.ts'

const row = {
  baseCurrency: 'USD',
  baseCost: 12_500_000,
  shippingCost: 0,
  additionalCosts: [{ id: 'a', label: 'Box', amount: 400_000, origin: null }],
  pricingAmount: null,
  retailPrice: 20_000_000,
  tradePrice: null,
  variants: [
    {
      id: 'v',
      name: 'Large',
      optionValues: [],
      sku: '',
      barcode: '',
      baseCost: 13_000_000,
      retailPrice: null,
      tradePrice: null,
      stock: null,
      isActive: true,
      calculated_price: 1,
      totalCost: 1,
      effectivePrice: 1,
      effectiveTradePrice: 1,
      margin: 0,
      belowFloor: false,
    },
  ],
}

it('PRICE-09 between currencies of the same digits only the currency changes', () => {
  expect(currencyPatch(row, 'EUR')).toEqual({ baseCurrency: 'EUR' })
})

it('PRICE-09 the figures stay where the digits differ: 12.50 dollars become 12.50 yen and 12.500 dinars', () => {
  expect(currencyPatch(row, 'JPY')).toMatchObject({
    baseCurrency: 'JPY',
    baseCost: 125_000,
    retailPrice: 200_000,
    tradePrice: null,
    additionalCosts: [{ id: 'a', label: 'Box', amount: 4_000 }],
    variants: [{ baseCost: 130_000 }],
  })
  expect(currencyPatch(row, 'KWD')).toMatchObject({ baseCost: 125_000_000 })
})

it('PRICE-09 an amount that would be too large is not put into the currency', () => {
  expect(currencyPatch({ ...row, baseCost: 999_999_999_999_999 }, 'KWD')).toBeUndefined()
})
