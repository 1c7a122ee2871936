import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { waterfallBars } from './waterfall-bars.ts'

describe('the bars of a price story', () => {
  it('PROD-15 each step starts where the last one ended and a total stands on zero', () => {
    const { zero, bars } = waterfallBars([
      { delta: 60, running: 60, tone: 'cost' },
      { delta: 20, running: 80, tone: 'tax' },
      { delta: 0, running: 80, tone: 'total' },
      { delta: 20, running: 100, tone: 'profit' },
    ])
    expect(zero).toBe(0)
    expect(bars).toEqual([
      { start: 0, width: 60, end: 60 },
      { start: 60, width: 20, end: 80 },
      { start: 0, width: 80, end: 80 },
      { start: 80, width: 20, end: 100 },
    ])
  })

  it('PROD-15 a loss runs back and zero stays on the scale', () => {
    const { zero, bars } = waterfallBars([
      { delta: 40, running: 40, tone: 'cost' },
      { delta: -60, running: -20, tone: 'loss' },
    ])
    expect(zero).toBeCloseTo(100 / 3)
    expect(bars[1]).toEqual({ start: 0, width: 100, end: 0 })
  })

  it('PROD-15 every bar lies inside the figure, whatever the amounts', () => {
    const amount = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 12 }), (deltas) => {
        let running = 0
        const steps = deltas.map((delta) => ({ delta, running: (running += delta), tone: 'cost' as const }))
        for (const bar of waterfallBars(steps).bars) {
          expect(bar.start).toBeGreaterThanOrEqual(-1e-9)
          expect(bar.start + bar.width).toBeLessThanOrEqual(100 + 1e-9)
          expect(Number.isFinite(bar.width)).toBe(true)
        }
      }),
    )
  })

  it('PAGE-04 two stories beside each other stand on one scale', () => {
    const of = (amount: number) => waterfallBars([{ delta: amount, running: amount, tone: 'total' }], 200).bars
    expect([of(100), of(200)]).toMatchObject([[{ width: 50 }], [{ width: 100 }]])
  })

  it('a story without steps has no bars', () => {
    expect(waterfallBars([])).toEqual({ zero: 0, bars: [] })
  })
})
