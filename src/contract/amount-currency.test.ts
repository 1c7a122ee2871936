import { expect, it } from 'vitest'
import { amountCurrency } from './amount-currency.ts'

it('CHANGE-01 the currency of an amount is that of its own field, else of the row, and empty where the row says none', () => {
  const [entity, row] = [{ amountsIn: 'currency' } as const, { currency: 'EUR', paidIn: 'USD', total: 12 }]
  expect(amountCurrency(entity, row)).toBe('EUR')
  expect(amountCurrency(entity, row, { currencyField: 'paidIn' })).toBe('USD')
  expect(amountCurrency({}, row)).toBe('')
  expect([null, undefined, {}, { currency: 3 }].map((each) => amountCurrency(entity, each))).toEqual(['', '', '', ''])
})
