import { expect, it } from 'vitest'
import { netInStore, salesInStore } from './sales-in-store.ts'

const EUR = 1_000_000
const FEES = { feePercent: 29_000, feeFixed: 0.3 * EUR, categoryFees: [] }

it('STORE-06 PLIST-06 VAT is taken out of a price in a store, unless the list of that store is without it', () => {
  const offer = { id: 'o', variantId: '', price: 10 * EUR, compareAt: null, cost: null, stock: null }
  const listing = { currency: 'EUR', offers: [offer] }
  const product = {
    currency: 'EUR',
    totalCost: 4 * EUR,
    variants: [],
    rules: { pricesIncludeVat: true, taxRate: 200_000 },
    categoryIds: [],
  }
  const listed = netInStore({ productIds: ['p'], withoutVat: true })
  // The fee is 0.59 of 10.00: of 8.33 without VAT 7.74 is left, of 10.00 without VAT 9.41.
  expect(salesInStore({ ...product, isNet: false }, listing, FEES)).toMatchObject([
    { fee: 0.59 * EUR, left: 7.74 * EUR },
  ])
  const isNet = listed.has('p')
  expect(salesInStore({ ...product, isNet }, listing, FEES)).toMatchObject([{ left: 9.41 * EUR, margin: 541_000 }])
  expect([listed.has('other'), netInStore({ productIds: ['p'], withoutVat: false }).has('p')]).toEqual([false, false])
  expect(netInStore(undefined).size).toBe(0)
})
