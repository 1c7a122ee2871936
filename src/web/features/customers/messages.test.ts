import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CustomerAccount } from '#domain/customers/accounts.ts'
import { setFormatLocale } from '#web/kit/format/locale.ts'
import { customersMessages } from './messages.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

it('CUST-05 what is not due yet is open, and only what is late is overdue', () => {
  const account = (due: number, overdue: number) => ({ currency: 'EUR', due, overdue }) as CustomerAccount
  const facts = (each: CustomerAccount) => customersMessages.factsOf([{ status: 'active' }], [each])
  expect(facts(account(154_940_000, 0))).toBe('1 customer, 1 active · €154.94 open')
  expect(facts(account(154_940_000, 50_000_000))).toBe('1 customer, 1 active · €154.94 open · €50.00 overdue')
})
