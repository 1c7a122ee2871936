import { calculator, type Cell } from './calculator.ts'
import { difference, equal, product, sum } from './expression.ts'

const cost: Cell = { kind: 'money', start: '60', stays: true }
const margin: Cell = { kind: 'percent', signed: true, belowWhole: true }
const markup: Cell = { kind: 'percent', signed: true }
const profit: Cell = { kind: 'money', signed: true }
const price: Cell = { kind: 'money' }

const equations = [
  equal(product('price', difference(1, 'margin')), 'cost'),
  equal('price', product('cost', sum(1, 'markup'))),
  equal('profit', difference('price', 'cost')),
  equal('profit', product('price', 'margin')),
  equal('profit', product('cost', 'markup')),
]

/** Price, cost and profit by a margin: a share of the price (PRICE-01). */
export const marginCalculator = calculator({
  cells: { cost, margin: { ...margin, start: '40' }, price, profit, markup },
  equations,
  results: ['price', 'margin', 'cost', 'profit', 'markup'],
})

/** The same by a markup: a share of the cost (PRICE-02). */
export const markupCalculator = calculator({
  cells: { cost, markup: { ...markup, start: '50' }, price, profit, margin },
  equations,
  results: ['price', 'markup', 'cost', 'profit', 'margin'],
})
