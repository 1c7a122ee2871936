import { calculator } from './calculator.ts'
import { DATED } from './cell-text.ts'
import { equal, product } from './expression.ts'

/** An amount in another currency: 1 of the first is `rate` of the second. */
export const currencyCalculator = calculator({
  cells: {
    amount: { kind: 'money', start: '100' },
    rate: { kind: 'rate', start: DATED, stays: true },
    result: { kind: 'money', inOther: true },
  },
  equations: [equal('result', product('amount', 'rate'))],
  results: ['result', 'amount', 'rate'],
})
