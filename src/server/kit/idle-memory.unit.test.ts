import { expect, it, vi } from 'vitest'
import { giveBackAtRest } from './idle-memory.ts'

const MB = 2 ** 20

it('OPS-06 garbage is given back once nothing is asked for, and only where there is much of it', () => {
  vi.useFakeTimers()
  try {
    const [state, live] = [{ busy: 0, used: 90 * MB }, 40 * MB]
    const collect = vi.fn<() => void>(() => (state.used = live))
    giveBackAtRest({ busy: () => state.busy, used: () => state.used, collect })
    state.busy = 0.5
    vi.advanceTimersByTime(3_000)
    expect(collect).not.toHaveBeenCalled()
    state.busy = 0.01
    vi.advanceTimersByTime(5_000)
    expect(collect).toHaveBeenCalledTimes(1)
    state.used = live + 10 * MB
    vi.advanceTimersByTime(5_000)
    expect(collect).toHaveBeenCalledTimes(1)
    state.used = live + 20 * MB
    vi.advanceTimersByTime(1_000)
    expect(collect).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
