import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oncePerPress } from './once-per-press.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('PROD-02 what one press makes is made once, however the click was doubled, and again by the next press', async () => {
  let made = 0
  const make = () => oncePerPress('make', async () => (made += 1))
  expect(await Promise.all([make(), make()])).toEqual([1, undefined])
  expect(await make()).toBeUndefined()
  expect(await oncePerPress('make another', async () => 'made')).toBe('made')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await make()).toBe(2)
})

it('SYNC-02 what failed can be tried again at once', async () => {
  await expect(oncePerPress('fail', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await oncePerPress('fail', async () => 'made')).toBe('made')
})
