import { describe, expect, it } from 'vitest'
import { monthlyRevenue, monthsAfter } from './billing-cycle.ts'
import { GRACE_DAYS, type ProviderSubscription, subscriptionState } from './subscription-state.ts'

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 1)
const END = Date.UTC(2026, 1, 1)
const NOW = START + 10 * DAY

const told = (over: Partial<ProviderSubscription>): ProviderSubscription => ({
  id: 'sub_1',
  customer: 'cus_1',
  planId: 'plan',
  price: { amount: 190_000_000, currency: 'USD', cycle: 'monthly' },
  status: 'active',
  createdAt: START,
  periodStart: START,
  periodEnd: END,
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelAt: null,
  endedAt: null,
  endedUnpaid: false,
  ...over,
})
const state = (over: Partial<ProviderSubscription>, now = NOW) => subscriptionState(told(over), now)

describe('what a provider tells of a subscription', () => {
  it.each([
    ['active', {}, 'active', END],
    ['trialing', { trialEnd: END }, 'trial', END],
    ['unpaid', {}, 'suspended', null],
    ['paused', {}, 'suspended', null],
    ['incomplete_expired', { endedAt: NOW }, 'expired', null],
  ] as const)('SUB-01 %s is shown as it is meant', (status, over, expected, nextBillingAt) => {
    expect(state({ status, ...over })).toMatchObject({ status: expected, nextBillingAt, cancelAtPeriodEnd: false })
  })

  it('SUB-01 while the first payment is open there is no subscription', () => {
    expect(state({ status: 'incomplete' })).toBeUndefined()
  })

  it('SUB-01 cancelling sets canceled and cancelAtPeriodEnd, and access lasts until the period ends', () => {
    expect(state({ cancelAtPeriodEnd: true })).toEqual({
      status: 'canceled',
      cancelAtPeriodEnd: true,
      paymentIssue: false,
      accessUntil: END,
      nextBillingAt: null,
    })
  })

  it('SUB-01 a cancelled one that ran out has expired, one that was ended before is canceled without access', () => {
    expect(state({ status: 'canceled', cancelAtPeriodEnd: true, endedAt: END }, END)?.status).toBe('expired')
    expect(state({ status: 'canceled', endedAt: NOW, endedUnpaid: true })?.status).toBe('expired')
    expect(state({ status: 'canceled', endedAt: NOW })).toMatchObject({ status: 'canceled', accessUntil: NOW })
  })

  it('SUB-01 an unpaid renewal goes on for the days of grace, then it is suspended', () => {
    const graceEnds = START + GRACE_DAYS * DAY
    expect(state({ status: 'past_due' })).toMatchObject({
      status: 'active',
      paymentIssue: true,
      accessUntil: graceEnds,
    })
    expect(state({ status: 'past_due' }, graceEnds)?.status).toBe('suspended')
  })
})

describe('billing cycles', () => {
  it('PRICE-10 monthly revenue is the monthly price, a third of the quarterly and a twelfth of the annual one', () => {
    const paid = 120_000_000
    expect(monthlyRevenue(paid, 'monthly')).toBe(120_000_000)
    expect(monthlyRevenue(paid, 'quarterly')).toBe(40_000_000)
    expect(monthlyRevenue(paid, 'annual')).toBe(10_000_000)
    expect(monthlyRevenue(100_000, 'quarterly')).toBe(33_333)
  })

  it('SUB-01 a period that begins on the 31st ends on the last day of a shorter month', () => {
    const anchor = Date.UTC(2027, 0, 31, 9, 30)
    expect([1, 2, 3, 12].map((months) => new Date(monthsAfter(anchor, months)).toISOString())).toEqual([
      '2027-02-28T09:30:00.000Z',
      '2027-03-31T09:30:00.000Z',
      '2027-04-30T09:30:00.000Z',
      '2028-01-31T09:30:00.000Z',
    ])
  })
})
