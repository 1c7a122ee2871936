import { calculator } from './calculator.ts'
import { difference, equal, product, sum } from './expression.ts'

/** How much must be sold until fixed costs, and a profit that is wanted, are covered. */
export const breakEvenCalculator = calculator({
  cells: {
    fixedCosts: { kind: 'money', start: '2000', stays: true },
    target: { kind: 'money', start: '0', stays: true },
    unitCost: { kind: 'money', start: '15', stays: true },
    price: { kind: 'money', start: '25' },
    contribution: { kind: 'money', signed: true, fine: true },
    units: { kind: 'quantity' },
    revenue: { kind: 'money' },
  },
  equations: [
    equal('contribution', difference('price', 'unitCost')),
    equal(product('units', 'contribution'), sum('fixedCosts', 'target')),
    equal('revenue', product('units', 'price')),
    equal('revenue', sum(product('units', 'unitCost'), 'fixedCosts', 'target')),
  ],
  results: ['units', 'price', 'revenue', 'fixedCosts', 'unitCost', 'target'],
})
