import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWatchdog, type Watchdog } from './watchdog.ts'

describe('watchdog', () => {
  let watchdog: Watchdog | undefined
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    watchdog?.stop()
    vi.useRealTimers()
  })
  const start = (limitMs: number) => {
    const reasons: string[] = []
    watchdog = createWatchdog(limitMs, (reason) => reasons.push(reason))
    return { watchdog, reasons }
  }

  it('OPS-04 a question without an answer is found stuck, once, soon after the limit', async () => {
    const { watchdog, reasons } = start(8_000)
    watchdog.asked()
    await vi.advanceTimersByTimeAsync(8_000)
    expect(reasons).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reasons).toEqual([expect.stringContaining('has not answered for 8 s')])
  })

  it('OPS-04 answers in parts and pauses without a question are no silence', async () => {
    const { watchdog, reasons } = start(8_000)
    watchdog.asked()
    for (let part = 0; part < 6; part += 1) {
      await vi.advanceTimersByTimeAsync(5_000)
      watchdog.heard(part === 5)
    }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reasons).toEqual([])
  })

  it('OPS-04 long work may be allowed more, for as long as it runs', async () => {
    const { watchdog, reasons } = start(8_000)
    watchdog.asked()
    const over = watchdog.allow(120_000)
    await vi.advanceTimersByTimeAsync(100_000)
    over()
    expect(reasons).toEqual([])
    await vi.advanceTimersByTimeAsync(9_000)
    expect(reasons).toHaveLength(1)
  })

  it('OPS-04 a busy main thread does not look like a stuck engine', async () => {
    vi.useRealTimers()
    const { watchdog, reasons } = start(1_000)
    watchdog.asked()
    const until = Date.now() + 1_500
    while (Date.now() < until);
    await new Promise((resolve) => void setTimeout(resolve, 10))
    watchdog.heard(true)
    await new Promise((resolve) => void setTimeout(resolve, 300))
    expect(reasons).toEqual([])
  })

  it('OPS-04 a broken engine ends the same way', () => {
    const { watchdog, reasons } = start(8_000)
    watchdog.broken('aborted')
    expect(reasons).toEqual(['aborted'])
  })
})
