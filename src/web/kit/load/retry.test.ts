import { describe, expect, it } from 'vitest'
import { retry } from './retry.ts'

describe('a part that cannot be loaded', () => {
  it('SHELL-07 is asked for again, at growing intervals, until it comes', async () => {
    const waits: number[] = []
    let tries = 0
    const load = () => {
      tries += 1
      return tries < 8 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('part')
    }
    const wait = (ms: number) => Promise.resolve(void waits.push(ms))
    expect(await retry(load, { wait })).toBe('part')
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  })

  it('SHELL-07 is given up after as many tries as are asked for', async () => {
    let tries = 0
    const load = () => Promise.reject(new TypeError(`Failed to fetch ${(tries += 1)}`))
    await expect(retry(load, { tries: 3, wait: () => Promise.resolve() })).rejects.toThrow('Failed to fetch 3')
  })

  it('SHELL-07 is not asked for twice when it comes at once', async () => {
    let tries = 0
    const load = () => Promise.resolve((tries += 1))
    await retry(load)
    expect(tries).toBe(1)
  })
})
