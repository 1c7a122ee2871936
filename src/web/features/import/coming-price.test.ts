import { expect, it } from 'vitest'
import { product } from '#contract/entities/product.ts'
import { general } from '#contract/entity.ts'
import { nextRow } from '#contract/next-row.ts'
import { comingPrice } from './coming-price.ts'

const profile = (more: object = {}) => ({
  id: 'p',
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  taxRate: 0,
  pricesIncludeVat: false,
  vatRecoverable: false,
  dutyBasis: 'cif',
  defaultMargin: 0,
  tradeMargin: 200_000,
  priceEnding: 'none',
  currencyEndings: [],
  floorMargin: null,
  ...more,
})
const deps = { get: () => undefined, current: undefined }
const row = (data: object) => ({ n: 1, data: { name: 'Mug', baseCurrency: 'EUR', ...data } })
const cost = { baseCost: 8_000_000 }

it('PROD-02 a row of a file without a price shows the one that the usual margin will give it, ending and all', () => {
  const usual = { ...deps, profile: profile({ defaultMargin: 200_000 }) }
  expect(comingPrice(row(cost), usual)).toBe(10_000_000)
  expect(comingPrice(row(cost), { ...deps, profile: profile({ defaultMargin: 200_000, priceEnding: '.99' }) })).toBe(
    10_990_000,
  )
  expect(comingPrice(row({ ...cost, retailPrice: 12_000_000 }), usual)).toBe(12_000_000)
  expect(comingPrice(row({ ...cost, pricingPercent: 500_000 }), usual)).toBe(16_000_000)
})

it('PROD-02 PROD-08 where there is no usual margin, or no cost, none is made up', () => {
  expect(comingPrice(row(cost), { ...deps, profile: profile() })).toBeUndefined()
  expect(comingPrice(row({}), { ...deps, profile: profile({ defaultMargin: 200_000 }) })).toBeUndefined()
})

it('PROD-14 a row for a product that is here shows the price that this product will have', () => {
  const usual = { ...deps, profile: profile({ defaultMargin: 200_000 }) }
  const context = { get: () => undefined, before: undefined, flagged: () => usual.profile }
  const data = { ...cost, baseCurrency: 'EUR', pricingPercent: 500_000 }
  const current = nextRow(general(product), { op: 'put', kind: 'product', id: 'mug', data }, context, 0)
  expect(comingPrice(row({ baseCost: 4_000_000 }), { ...usual, current })).toBe(8_000_000)
})
