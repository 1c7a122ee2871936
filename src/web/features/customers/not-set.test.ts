import { expect, it } from 'vitest'
import { UNKNOWN } from '#domain/customers/metrics.ts'
import { customerListView } from './customer-list-view.tsx'
import { customersMessages } from './messages.ts'

it('CUST-02 a country or an industry that nobody chose is called not set, and never by the word of REST', () => {
  const { country, industry } = customersMessages.filters
  expect([country.absent, industry.absent, customersMessages.notSet]).toEqual(['Not set', 'Not set', 'Not set'])
  expect(customerListView.choices?.['country']?.nameOf?.(UNKNOWN)).toBe('Not set')
})
