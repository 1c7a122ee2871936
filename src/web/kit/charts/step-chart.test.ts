import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { setFormatLocale } from '../format/locale.ts'
import { stepPath, valueAt } from './step-path.ts'
import { timeTicks } from './time-ticks.ts'
import { valueAxis } from './value-ticks.ts'

beforeEach(() => setFormatLocale('en-US'))
afterEach(() => setFormatLocale(undefined))

const DAY = 86_400_000
const START = Date.UTC(2026, 0, 15, 12)

describe('a chart of steps', () => {
  it('LEDGER-01 a line holds its value until the next, is broken where there is none, and ends at the end', () => {
    const scale = { x: (at: number) => at, y: (value: number) => 100 - value }
    const points = [
      { at: 0, value: 10 },
      { at: 5, value: 20 },
      { at: 8, value: null },
      { at: 9, value: 30 },
    ]
    expect(stepPath(points, 12, scale)).toBe('M0 90H5V80H8M9 70H12')
    expect([-1, 0, 6, 8, 12].map((at) => valueAt(points, at))).toEqual([null, 10, 20, null, 30])
    expect(stepPath([], 12, scale)).toBe('')
  })

  it('LEDGER-01 the axis is round, holds every value, and is no finer than a minor unit', () => {
    expect(valueAxis([80_000, 120_000], 3, 10_000)).toEqual({
      low: 80_000,
      high: 120_000,
      ticks: [80_000, 100_000, 120_000],
    })
    expect(valueAxis([10_000], 3, 10_000)).toEqual({ low: 0, high: 20_000, ticks: [0, 10_000, 20_000] })
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 999_999_999_999_999 }), { minLength: 1, maxLength: 9 }),
        (values) => {
          const { low, high, ticks } = valueAxis(values, 3, 10_000)
          expect(low).toBeGreaterThanOrEqual(0)
          expect(low).toBeLessThanOrEqual(Math.min(...values))
          expect(high).toBeGreaterThanOrEqual(Math.max(...values))
          expect(high).toBeGreaterThan(low)
          expect(ticks.length).toBeLessThanOrEqual(6)
          for (const tick of ticks) expect(tick % 10_000 === 0).toBe(true)
        },
      ),
    )
  })

  it('LEDGER-01 days are written in the language of the page and the order of the region, never twice', () => {
    const labels = (days: number, count: number) =>
      timeTicks(START, START + days * DAY, count).map(({ label }) => label)
    expect(labels(60, 3)).toEqual(['Jan 15', 'Feb 14', 'Mar 16'])
    expect(labels(730, 2)).toEqual(['Jan 2026', 'Jan 2028'])
    expect(labels(2, 6)).toEqual(['Jan 15', 'Jan 16', 'Jan 17'])
    expect(labels(0, 4)).toHaveLength(1)
    setFormatLocale('de-DE')
    expect(labels(60, 2)).toEqual(['15 Jan', '16 Mar'])
  })
})
