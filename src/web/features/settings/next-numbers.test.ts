import { describe, expect, it } from 'vitest'
import { nextNumbers } from './next-numbers.ts'

const ID = '0190a5c4-1111-7222-8333-444455556666'
const LATE = Date.parse('2026-12-31T23:30:00Z')
const counter = (period: string, currentNumber: number) => ({
  id: `c${period}`,
  documentType: 'invoice',
  businessProfileId: ID,
  period,
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  currentNumber,
})
const invoice = (numberReset: 'never' | 'yearly' | 'monthly', timeZone: string) =>
  nextNumbers(
    { id: ID, numberReset, timeZone },
    [counter('', 41), counter('2026', 7), counter('2026-12', 2), { ...counter('', 99), businessProfileId: 'other' }],
    LATE,
  )[0]

describe('the next numbers of a business', () => {
  it('DOC-02 follow the counter of the series, which a reset begins anew', () => {
    expect(invoice('never', 'UTC')).toEqual({ type: 'invoice', number: 'INV202612-0042' })
    expect(invoice('yearly', 'UTC')?.number).toBe('INV202612-0008')
    expect(invoice('monthly', 'UTC')?.number).toBe('INV202612-0003')
  })

  it('DOC-02 are of the day in the time zone of the business', () => {
    expect(invoice('yearly', 'Asia/Tokyo')?.number).toBe('INV202701-0001')
    expect(invoice('never', 'Asia/Tokyo')?.number).toBe('INV202701-0042')
  })

  it('DOC-02 begin at one for every type', () => {
    const fresh = nextNumbers({ id: ID, numberReset: 'never', timeZone: 'UTC' }, [], LATE)
    expect(fresh.map(({ number }) => number)).toEqual([
      'INV202612-0001',
      'QTE202612-0001',
      expect.stringMatching(/-0001$/),
      expect.stringMatching(/-0001$/),
      expect.stringMatching(/-0001$/),
      expect.stringMatching(/-0001$/),
    ])
    expect(new Set(fresh.map(({ number }) => number)).size).toBe(6)
  })
})
