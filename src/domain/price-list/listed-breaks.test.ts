import { expect, it } from 'vitest'
import { money, pieces } from '#test/price-list-case.ts'
import { listedBreaks } from './listed-breaks.ts'

it('PLIST-06 PRICE-12 a break that changes no price is none, and a dearer one is told like any other', () => {
  const prices = new Map([
    [5, '10'],
    [10, '9'],
    [20, '9'],
    [50, '9.50'],
    [100, '8'],
  ])
  const question = {
    starts: [100, 10, 5, 1, 20, 50, 10].map((quantity) => ({ minQuantity: pieces(quantity) })),
    first: { price: money('10'), currency: 'USD' },
    priceAt: (quantity: number) => ({ price: money(prices.get(quantity / 10_000) ?? '0'), currency: 'USD' }),
  }
  const told = listedBreaks(question).map(({ minQuantity, price }) => [minQuantity / 10_000, price / 1e6])
  expect(told).toEqual([
    [10, 9],
    [50, 9.5],
    [100, 8],
  ])
})
