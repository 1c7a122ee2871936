import { describe, expect, it } from 'vitest'
import { customerMetrics } from './metrics.ts'

const one = { status: 'active', country: 'DE', industry: '', subscriptionId: '' }

describe('the metrics of customers', () => {
  it('CUST-02 of nobody are zero, the rate too', () => {
    expect(customerMetrics([])).toEqual({
      totalCustomers: 0,
      activeCustomers: 0,
      inactiveCustomers: 0,
      pendingCustomers: 0,
      subscriptionRate: 0,
      customersByCountry: [],
      customersByIndustry: [],
    })
  })

  it('CUST-02 count by status, country and industry, the most first, what is missing as Unknown', () => {
    const customers = [
      one,
      { ...one, status: 'pending', subscriptionId: 's' },
      { ...one, country: '', industry: '__proto__' },
    ]
    expect(customerMetrics(customers)).toMatchObject({
      totalCustomers: 3,
      activeCustomers: 2,
      pendingCustomers: 1,
      customersByCountry: [
        ['DE', 2],
        ['Unknown', 1],
      ],
      customersByIndustry: [
        ['Unknown', 2],
        ['__proto__', 1],
      ],
    })
    expect(customerMetrics(customers).subscriptionRate).toBeCloseTo(33.3333)
  })
})
