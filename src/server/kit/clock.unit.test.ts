import { afterEach, describe, expect, it } from 'vitest'
import { followClock, sharedDate, sharedNow } from './clock.ts'

const MINUTES_5 = 300_000

describe('the clock that instances share', () => {
  afterEach(() => void followClock(0, 0, 0))

  it('OPS-07 is the database’s where this machine’s is wrong', () => {
    const now = Date.now()
    expect(followClock(now - MINUTES_5, now, now + 10)).toBe(MINUTES_5 + 5)
    expect(Math.abs(sharedNow() - (Date.now() - MINUTES_5))).toBeLessThan(1_000)
    expect(Math.abs(sharedDate().getTime() - sharedNow())).toBeLessThan(1_000)
    expect(followClock(now + MINUTES_5, now, now)).toBe(-MINUTES_5)
    expect(sharedNow()).toBeGreaterThan(now + MINUTES_5 - 1)
  })

  it('OPS-07 is the machine’s own where the way of the answer explains the difference', () => {
    const now = Date.now()
    expect(followClock(now - 90, now, now)).toBe(0)
    expect(followClock(now, now, now + 4_000)).toBe(0)
    expect(followClock(now - 2_000, now, now + 400)).toBe(2_200)
  })
})
