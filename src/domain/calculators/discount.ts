import { calculator } from './calculator.ts'
import { difference, equal, product, sum } from './expression.ts'

/** What a discount costs: the margin that is left, and how much more must be sold for the same profit. */
export const discountCalculator = calculator({
  cells: {
    price: { kind: 'money', start: '100', stays: true },
    cost: { kind: 'money', start: '60', stays: true },
    margin: { kind: 'percent', signed: true, belowWhole: true, insteadOf: 'cost' },
    discount: { kind: 'percent', start: '10' },
    newPrice: { kind: 'money', insteadOf: 'discount' },
    newMargin: { kind: 'percent', signed: true, belowWhole: true, insteadOf: 'discount' },
    extraSales: { kind: 'percent', insteadOf: 'discount' },
  },
  equations: [
    equal('newPrice', product('price', difference(1, 'discount'))),
    equal(product('price', difference(1, 'margin')), 'cost'),
    equal(product('newPrice', difference(1, 'newMargin')), 'cost'),
    equal(product(difference('newPrice', 'cost'), sum(1, 'extraSales')), difference('price', 'cost')),
    equal(product('cost', 'extraSales'), difference(product('newPrice', sum(1, 'extraSales')), 'price')),
    equal(
      product('price', difference(product(difference(1, 'discount'), sum(1, 'extraSales')), 1)),
      product('cost', 'extraSales'),
    ),
  ],
  results: ['extraSales', 'discount', 'newPrice', 'newMargin', 'price', 'cost', 'margin'],
})
