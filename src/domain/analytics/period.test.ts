import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, range } from '#test/analytics-shop.ts'
import { addDays } from '../calendar-day.ts'
import {
  bucketAt,
  bucketsBefore,
  bucketsOf,
  daysIn,
  isIn,
  momentsOf,
  NAMED_RANGES,
  namedRange,
  type PeriodStep,
  rangeBefore,
  usualStep,
  rangeIssue,
} from './period.ts'

const HOUR_MS = 3_600_000

describe('the periods of figures', () => {
  it.each([
    ['2016-01-01', '2025-12-31', undefined],
    ['2016-01-01', '2026-01-01', 'long'],
    ['2016-02-29', '2026-03-01', 'long'],
    ['2026-01-02', '2026-01-01', 'backwards'],
    ['2026-02-30', '2026-03-01', 'missing'],
    ['', '2026-03-01', 'missing'],
  ])(
    'PAGE-02 typed days from %s to %s are a range of at most ten years in order, or say why not: %s',
    (from, to, why) => {
      expect(rangeIssue({ from, to })).toBe(why)
    },
  )

  it('PAGE-02 a range has as many days before it', () => {
    expect(rangeBefore({ from: '2026-03-10', to: '2026-03-16' })).toEqual({ from: '2026-03-03', to: '2026-03-09' })
    expect(rangeBefore({ from: '2026-01-01', to: '2026-01-01' })).toEqual({ from: '2025-12-31', to: '2025-12-31' })
  })

  it('PAGE-02 whole months have as many whole months before them, however long they are', () => {
    expect(rangeBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(rangeBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({ from: '2025-10-01', to: '2025-12-31' })
    expect(rangeBefore({ from: '2024-01-01', to: '2024-12-31' })).toEqual({ from: '2023-01-01', to: '2023-12-31' })
  })

  it('PAGE-01 PAGE-02 the last 30, 90 and 365 days have as many days before them, also where they are whole months', () => {
    const whole = namedRange('last30', '2026-11-30')
    expect(whole).toMatchObject({ from: '2026-11-01', to: '2026-11-30' })
    expect(rangeBefore(whole)).toEqual({ from: '2026-10-02', to: '2026-10-31' })
    expect(daysIn(rangeBefore(namedRange('last90', '2026-06-29')))).toBe(90)
    expect(daysIn(rangeBefore(namedRange('last365', '2024-12-31')))).toBe(365)
    // The month itself is compared with the month before.
    expect(rangeBefore(namedRange('month', '2026-11-30'))).toEqual({ from: '2026-10-01', to: '2026-10-31' })
  })

  it('PAGE-02 named ranges end today', () => {
    const ranges = NAMED_RANGES.map((name) => namedRange(name, '2026-05-17'))
    expect(ranges.map(({ from }) => from)).toEqual([
      '2026-04-18',
      '2026-02-17',
      '2025-05-18',
      '2026-05-01',
      '2026-04-01',
      '2026-01-01',
    ])
    expect(new Set(ranges.map(({ to }) => to))).toEqual(new Set(['2026-05-17']))
    expect(daysIn(namedRange('last30', '2026-05-17'))).toBe(30)
  })

  it('PAGE-02 weeks begin on Monday and months on the first; the ends are those of the range', () => {
    expect(bucketsOf({ from: '2026-07-01', to: '2026-07-14' }, 'week')).toEqual([
      { from: '2026-07-01', to: '2026-07-05' },
      { from: '2026-07-06', to: '2026-07-12' },
      { from: '2026-07-13', to: '2026-07-14' },
    ])
    expect(bucketsOf({ from: '2025-12-30', to: '2026-02-01' }, 'month')).toEqual([
      { from: '2025-12-30', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-01' },
    ])
  })

  it('PAGE-02 every day of a range is in exactly one of its parts, and no other day is', () => {
    fc.assert(
      fc.property(range, day, fc.constantFrom<PeriodStep>('day', 'week', 'month'), (whole, each, step) => {
        const buckets = bucketsOf(whole, step)
        expect(buckets[0]?.from).toBe(whole.from)
        expect(buckets.at(-1)?.to).toBe(whole.to)
        expect(buckets.slice(1).every(({ from }, at) => from === addDays(buckets[at]?.to ?? '', 1))).toBe(true)
        const at = bucketAt(buckets, each)
        expect(at >= 0).toBe(isIn(whole, each))
        expect(buckets.filter((bucket) => isIn(bucket, each))).toEqual(at < 0 ? [] : [buckets[at]])
      }),
    )
  })

  it('PAGE-02 the parts of the range before are all of it, and no more than the parts that they stand beside', () => {
    fc.assert(
      fc.property(range, fc.constantFrom<PeriodStep>('day', 'week', 'month'), (whole, step) => {
        const [before, parts] = [rangeBefore(whole), bucketsBefore(whole, step)]
        expect(parts.length).toBeLessThanOrEqual(bucketsOf(whole, step).length)
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([before.from, before.to])
        expect(parts.slice(1).every(({ from }, at) => from === addDays(parts[at]?.to ?? '', 1))).toBe(true)
      }),
    )
    expect(bucketsBefore({ from: '2025-01-10', to: '2026-02-20' }, 'month')).toHaveLength(14)
    expect(bucketsBefore({ from: '2026-02-01', to: '2026-03-31' }, 'month')).toEqual([
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
    ])
  })

  it('PAGE-02 a range and the range before follow each other without a gap', () => {
    fc.assert(
      fc.property(range, (whole) => {
        const before = rangeBefore(whole)
        expect(addDays(before.to, 1)).toBe(whole.from)
        expect(before.from <= before.to).toBe(true)
      }),
    )
  })

  it('PAGE-02 a day on which clocks change has 23 or 25 hours in the zone of the user', () => {
    const hours = (each: string, zone: string): number => {
      const { begin, until } = momentsOf({ from: each, to: each }, zone)
      return (until - begin) / HOUR_MS
    }
    expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
    expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
    expect(hours('2026-10-25', 'UTC')).toBe(24)
    // Clocks skip midnight there.
    expect(hours('2026-03-29', 'Asia/Beirut')).toBe(23)
  })

  it('PAGE-02 a range is drawn by the step that leaves a readable number of points', () => {
    const steps = [31, 32, 184, 185].map((days) =>
      usualStep({ from: '2026-01-01', to: addDays('2026-01-01', days - 1) }),
    )
    expect(steps).toEqual(['day', 'week', 'week', 'month'])
  })

  it('PAGE-02 no day is in no range', () => expect(isIn({ from: '2026-01-01', to: '2026-12-31' }, null)).toBe(false))
})
