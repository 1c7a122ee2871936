import { calculator } from './calculator.ts'
import { difference, equal, product, sum } from './expression.ts'

/** A price through supplier price, freight, margin, discount and VAT: the cells that a product is solved for, without its rules (PRICE-14). */
export const priceCalculator = calculator({
  cells: {
    supplierPrice: { kind: 'money', start: '50', stays: true },
    freight: { kind: 'money', start: '10', stays: true },
    cost: { kind: 'money', insteadOf: 'supplierPrice' },
    margin: { kind: 'percent', start: '40', signed: true, belowWhole: true },
    net: { kind: 'money' },
    vatRate: { kind: 'percent', start: '20', usualVat: true, stays: true },
    discount: { kind: 'percent', start: '0', stays: true, belowWhole: true },
    shelfPrice: { kind: 'money' },
  },
  equations: [
    equal('cost', sum('supplierPrice', 'freight')),
    equal(product('net', difference(1, 'margin')), 'cost'),
    equal(product('shelfPrice', difference(1, 'discount')), product('net', sum(1, 'vatRate'))),
  ],
  results: ['shelfPrice', 'margin', 'supplierPrice', 'freight', 'discount', 'cost', 'net'],
})
