import { expect, it } from 'vitest'
import { formatUnitMoney } from './unit-money.ts'

it('PRICE-15 what a converted cost comes to is shown to the cent, and with every digit where it is less than one', () => {
  expect(formatUnitMoney(9_986_859, 'EUR')).toBe('€9.99')
  expect(formatUnitMoney(37_500, 'EUR')).toBe('€0.0375')
  expect(formatUnitMoney(23_462_345, 'JPY')).toBe('¥2,346')
  expect(formatUnitMoney(2_345, 'JPY')).toBe('¥0.2345')
})
