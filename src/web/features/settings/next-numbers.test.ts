import { describe, expect, it } from 'vitest'
import { nextNumbers } from './next-numbers.ts'

const ID = '0190a5c4-1111-7222-8333-444455556666'
const LATE = Date.parse('2026-12-31T23:30:00Z')
const counter = (period: string, currentNumber: number, latestMonth: string) => ({
  id: `c${period}`,
  documentType: 'invoice' as const,
  businessProfileId: ID,
  period,
  version: 1,
  createdAt: 0,
  updatedAt: 0,
  firstNumber: 1,
  currentNumber,
  latestMonth,
  heldNumber: 0,
  skipped: [],
  prefix: 'INV',
  padding: 4,
})
const invoice = (numberReset: 'never' | 'yearly' | 'monthly', timeZone: string) =>
  nextNumbers(
    { id: ID, numberReset, timeZone, numberSeries: [] },
    [
      counter('', 41, '2025-12'),
      counter('2026', 7, '2026-11'),
      counter('2026-12', 2, '2026-12'),
      { ...counter('', 99, '2026-12'), businessProfileId: 'other' },
    ],
    LATE,
  )[0]

describe('the next numbers of a business', () => {
  it('DOC-02 follow the counter of the series, which a reset begins anew', () => {
    expect(invoice('never', 'UTC')).toEqual({ type: 'invoice', number: 'INV202612-0042', period: '', isBegun: true })
    expect(invoice('yearly', 'UTC')?.number).toBe('INV202612-0008')
    expect(invoice('monthly', 'UTC')?.number).toBe('INV202612-0003')
  })

  it('DOC-02 go on after what another series printed in the same months', () => {
    const never = counter('', 41, '2026-12')
    const next = (numberReset: 'yearly' | 'monthly', now: number) =>
      nextNumbers({ id: ID, numberReset, timeZone: 'UTC', numberSeries: [] }, [never], now)[0]?.number
    expect(next('yearly', LATE)).toBe('INV202612-0042')
    expect(next('monthly', LATE)).toBe('INV202612-0042')
    expect(next('monthly', LATE + 86_400_000)).toBe('INV202701-0001')
  })

  it('DOC-02 are of the day in the time zone of the business', () => {
    expect(invoice('yearly', 'Asia/Tokyo')?.number).toBe('INV202701-0001')
    expect(invoice('never', 'Asia/Tokyo')?.number).toBe('INV202701-0042')
  })

  it('DOC-02 begin at one for every type', () => {
    const fresh = nextNumbers({ id: ID, numberReset: 'never', timeZone: 'UTC', numberSeries: [] }, [], LATE)
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

  it('DOC-02 begin and are filled up as the business chose, from its first number until the counter has given one out', () => {
    const numberSeries = [
      { id: 'a', documentType: 'invoice' as const, prefix: 'RE-', padding: 6, firstNumber: 412, period: '2026' },
    ]
    const next = (counters: Parameters<typeof nextNumbers>[1], numberReset: 'yearly' | 'monthly' = 'yearly') =>
      nextNumbers({ id: ID, numberReset, timeZone: 'UTC', numberSeries }, counters, LATE)[0]
    expect(next([])).toEqual({ type: 'invoice', number: 'RE-202612-000412', period: '2026', isBegun: false })
    expect(next([counter('2026', 7, '2026-11')])).toMatchObject({ number: 'RE-202612-000008', isBegun: true })
    // The only number was given back with its draft.
    expect(next([counter('2026', 0, '')])?.number).toBe('RE-202612-000412')
    // It is the counter of the year that begins there.
    expect(next([], 'monthly')?.number).toBe('RE-202612-000001')
  })
})
