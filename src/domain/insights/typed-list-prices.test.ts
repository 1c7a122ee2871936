import { expect, it } from 'vitest'
import { TODAY } from '#test/insight-shop.ts'
import { typedListPrices } from './typed-list-prices.ts'

const list = {
  id: 'list',
  title: 'Dealers',
  productIds: ['a'],
  status: 'active',
  validFrom: null,
  validTo: null,
  withoutVat: true,
} as const
const price = {
  id: 'price',
  priceListId: 'list',
  productId: 'a',
  variantId: '',
  minQuantity: 10_000,
  currency: 'EUR',
  price: 5,
}

it('INS-01 typed prices count while their list is active, valid today and names the product', () => {
  const found = (values: object, row = price) => typedListPrices([{ ...list, ...values }], [row], TODAY)
  expect(found({})).toEqual([
    {
      id: 'price',
      priceListId: 'list',
      listTitle: 'Dealers',
      productId: 'a',
      variantId: '',
      currency: 'EUR',
      price: 5,
      withoutVat: true,
    },
  ])
  expect(found({ validFrom: TODAY, validTo: TODAY })).toHaveLength(1)
  expect(found({ validFrom: '2026-07-07' })).toEqual([])
  expect(found({ validTo: '2026-07-05' })).toEqual([])
  expect(found({ status: 'draft' })).toEqual([])
  expect(found({ productIds: ['b'] })).toEqual([])
  expect(found({}, { ...price, priceListId: 'gone' })).toEqual([])
})
