import { describe, expect, it } from 'vitest'
import { median, percentile, summary } from './statistics.ts'

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

describe('percentile', () => {
  it('is always one of the measured values, the smallest that the share does not exceed', () => {
    expect(percentile(upTo(100), 0.5)).toBe(50)
    expect(percentile(upTo(100), 0.99)).toBe(99)
    expect(percentile(upTo(100), 1)).toBe(100)
    expect(percentile(upTo(4), 0.5)).toBe(2)
    expect(percentile(upTo(5), 0.5)).toBe(3)
    expect(percentile([7], 0.99)).toBe(7)
  })

  it('is the least for a share of nothing, and no number of nothing', () => {
    expect(percentile(upTo(3), 0)).toBe(1)
    expect(percentile([], 0.5)).toBeNaN()
  })
})

describe('summary', () => {
  it('sorts by value, not by text, and leaves the measurements as they were', () => {
    const values = [100, 9, 20]
    expect(summary(values)).toEqual({ count: 3, p50: 20, p95: 100, p99: 100, max: 100 })
    expect(values).toEqual([100, 9, 20])
  })

  it('tells the rare slow ones from the usual', () => {
    const values = [...Array.from({ length: 98 }, () => 1), 50, 900]
    expect(summary(values)).toEqual({ count: 100, p50: 1, p95: 1, p99: 50, max: 900 })
  })
})

describe('median', () => {
  it('is the middle of the measurements', () => {
    expect(median([3, 1, 2])).toBe(2)
  })
})
