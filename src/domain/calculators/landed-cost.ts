import { calculator } from './calculator.ts'
import { equal, factor, product, sum } from './expression.ts'

const carriage = sum('freight', 'insurance')

/** What goods cost once they have arrived, in all and for each piece: duty and VAT as they are for a product (PRICE-05). */
export const landedCostCalculator = calculator({
  cells: {
    goods: { kind: 'money', start: '5000' },
    freight: { kind: 'money', start: '600', stays: true },
    insurance: { kind: 'money', start: '40', stays: true },
    dutyRate: { kind: 'percent', start: '5', stays: true },
    duty: { kind: 'money', insteadOf: 'dutyRate' },
    other: { kind: 'money', start: '80', stays: true },
    beforeVat: { kind: 'money' },
    vatRate: { kind: 'percent', start: '20', usualVat: true, stays: true },
    vat: { kind: 'money', insteadOf: 'vatRate' },
    landed: { kind: 'money' },
    pieces: { kind: 'quantity', start: '500', stays: true },
    perPiece: { kind: 'money', fine: true },
  },
  equations: [
    equal('duty', product('dutyRate', sum('goods', product(factor('cif'), carriage)))),
    equal('beforeVat', sum('goods', 'freight', 'insurance', 'duty', 'other')),
    equal('vat', product('vatRate', 'beforeVat')),
    equal('landed', sum('beforeVat', product(factor('paid'), 'vat'))),
    equal('landed', product('perPiece', 'pieces')),
    equal('landed', product('beforeVat', sum(1, product(factor('paid'), 'vatRate')))),
    equal(
      'beforeVat',
      sum(product('goods', sum(1, 'dutyRate')), product(carriage, sum(1, product(factor('cif'), 'dutyRate'))), 'other'),
    ),
  ],
  results: ['perPiece', 'landed', 'goods', 'beforeVat', 'duty', 'vat'],
  choices: { dutyBasis: ['cif', 'fob'], vatCounts: ['reclaimed', 'paid'] },
  factors: ({ dutyBasis, vatCounts }) => ({
    cif: dutyBasis === 'fob' ? '0' : '1',
    paid: vatCounts === 'paid' ? '1' : '0',
  }),
})
