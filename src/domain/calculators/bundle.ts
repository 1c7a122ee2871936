import { calculator, type Calculator, type Cell } from './calculator.ts'
import { difference, equal, product, sum } from './expression.ts'

/** The most products of a set, and the fewest. */
export const MOST_ITEMS = 8
export const FEWEST_ITEMS = 2

/** The cells of each product of a set; its number follows: `cost2`. */
export const ITEM_CELLS = ['count', 'cost', 'price'] as const

/** A cell of one product of a set. */
export type ItemCell = `${(typeof ITEM_CELLS)[number]}${number}`

/** A cell of the set as a whole. */
export type SetCell = 'totalCost' | 'totalPrice' | 'setPrice' | 'margin' | 'profit' | 'saving'

const STARTS = [
  { count: '1', cost: '6', price: '12' },
  { count: '1', cost: '9', price: '19' },
]
const NO_START = { count: '1', cost: '0', price: '0' }

/** Several products sold together: the margin of the set at a price, or the price for a margin. */
export function bundleCalculator(items: number): Calculator<ItemCell | SetCell> {
  const numbers = Array.from({ length: items }, (_, index) => index + 1)
  const totalOf = (name: 'cost' | 'price') => {
    const [first = 0, ...others] = numbers.map((number) => product(`count${number}`, `${name}${number}`))
    return sum(first, ...others)
  }
  return calculator({
    cells: {
      ...Object.fromEntries(numbers.flatMap(itemCells)),
      totalCost: { kind: 'money' },
      totalPrice: { kind: 'money' },
      setPrice: { kind: 'money', start: '25' },
      saving: { kind: 'percent', signed: true, belowWhole: true, insteadOf: 'setPrice' },
      margin: { kind: 'percent', signed: true, belowWhole: true, insteadOf: 'setPrice' },
      profit: { kind: 'money', signed: true, insteadOf: 'setPrice' },
    },
    equations: [
      equal('totalCost', totalOf('cost')),
      equal('totalPrice', totalOf('price')),
      equal(product('setPrice', difference(1, 'margin')), 'totalCost'),
      equal('profit', difference('setPrice', 'totalCost')),
      equal('profit', product('setPrice', 'margin')),
      equal('setPrice', product('totalPrice', difference(1, 'saving'))),
    ],
    results: ['margin', 'setPrice', 'saving', 'profit'],
  })
}

function itemCells(number: number): readonly (readonly [ItemCell, Cell])[] {
  const { count, cost, price } = STARTS[number - 1] ?? NO_START
  return [
    [`count${number}`, { kind: 'quantity', start: count, stays: true }],
    [`cost${number}`, { kind: 'money', start: cost, stays: true }],
    [`price${number}`, { kind: 'money', start: price, stays: true }],
  ]
}
