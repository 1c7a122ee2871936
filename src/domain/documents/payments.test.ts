import { describe, expect, it } from 'vitest'
import { amountPaid, paidStatus } from './payments.ts'
import { dueAfter, termsText } from './terms.ts'
import { DOCUMENT_STATUSES } from './types.ts'

describe('payments', () => {
  it('DOC-15 add up, and money given back counts against them', () => {
    expect(amountPaid([])).toBe(0)
    expect(amountPaid([{ amount: 300 }, { amount: -100 }, { amount: 50 }])).toBe(250)
  })

  it.each(DOCUMENT_STATUSES.filter((status) => status !== 'void' && status !== 'refunded'))(
    'DOC-15 an invoice that is %s follows what was paid',
    (status) => {
      expect(paidStatus(status, 40, 100)).toBe('partial')
      expect(paidStatus(status, 99, 100)).toBe('partial')
      expect(paidStatus(status, 100, 100)).toBe('paid')
      expect(paidStatus(status, 101, 100)).toBe('paid')
    },
  )

  it.each(['void', 'refunded'] as const)('DOC-06 an invoice that is %s stays so whatever is paid', (status) => {
    expect(paidStatus(status, 40, 100)).toBe(status)
    expect(paidStatus(status, 100, 100)).toBe(status)
    expect(paidStatus(status, 0, 100)).toBe(status)
  })

  it('DOC-15 without its payments it is sent again', () => {
    expect(paidStatus('paid', 0, 100)).toBe('sent')
    expect(paidStatus('partial', 0, 100)).toBe('sent')
    expect(paidStatus('viewed', 0, 100)).toBe('viewed')
    expect(paidStatus('draft', 0, 100)).toBe('draft')
  })
})

describe('terms of payment', () => {
  it('DOC-07 count days over months and leap years', () => {
    expect(dueAfter('2026-07-06', 30)).toBe('2026-08-05')
    expect(dueAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(dueAfter('2026-12-31', 0)).toBe('2026-12-31')
  })

  it('DOC-07 are written in days', () => {
    expect([0, 1, 30].map(termsText)).toEqual(['0 days', '1 day', '30 days'])
  })
})
