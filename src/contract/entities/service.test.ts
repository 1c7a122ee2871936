import { expect, it } from 'vitest'
import { emptyRow, general } from '../entity.ts'
import { service } from './service.ts'

it.each([
  [undefined, 'USD', 100_000_000],
  ['JPY', 'JPY', 1_000_000],
  ['KWD', 'KWD', 1_000_000_000],
])('SERV-01 a new one, where %s is preferred, costs 100 %s an hour', (preferredCurrency, baseCurrency, hourlyRate) => {
  const context = {
    before: undefined,
    get: () => undefined,
    flagged: () => ({ id: 'p', version: 0, createdAt: 0, updatedAt: 0, preferredCurrency }),
  }
  expect(emptyRow(general(service), 's', 1, context)).toMatchObject({ baseCurrency, hourlyRate })
})

it.each([
  [undefined, 200_000],
  [0, 200_000],
  [450_000, 450_000],
])('SERV-01 a new one of a business whose usual margin is %s is sold at %i ppm', (defaultMargin, pricingValue) => {
  const context = {
    before: undefined,
    get: () => undefined,
    flagged: () => ({ id: 'p', version: 0, createdAt: 0, updatedAt: 0, defaultMargin }),
  }
  expect(emptyRow(general(service), 's', 1, context)).toMatchObject({ pricingStrategy: 'margin', pricingValue })
})
