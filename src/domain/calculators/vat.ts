import { calculator } from './calculator.ts'
import { equal, product, sum } from './expression.ts'

/** VAT put on a net amount, and taken out of a gross one. */
export const vatCalculator = calculator({
  cells: {
    net: { kind: 'money', start: '100' },
    rate: { kind: 'percent', start: '20', usualVat: true, stays: true },
    vat: { kind: 'money' },
    gross: { kind: 'money' },
  },
  equations: [
    equal('gross', sum('net', 'vat')),
    equal('gross', product('net', sum(1, 'rate'))),
    equal('vat', product('net', 'rate')),
  ],
  results: ['gross', 'net', 'vat', 'rate'],
})
