import { describe, expect, it } from 'vitest'
import { createEventQueue } from './event-queue.ts'

describe('a queue before its taker', () => {
  it('keeps what was pushed until somebody takes it, in order', () => {
    const queue = createEventQueue<number>()
    const taken: number[] = []
    queue.push(1)
    queue.push(2)
    const stop = queue.take((entry) => taken.push(entry))
    queue.push(3)
    expect(taken).toEqual([1, 2, 3])
    stop()
    queue.push(4)
    expect(taken).toEqual([1, 2, 3])
    queue.take((entry) => taken.push(entry))
    expect(taken).toEqual([1, 2, 3, 4])
  })

  it('wakes its taker once, also when something was pushed before', () => {
    const queue = createEventQueue<number>()
    let woken = 0
    const wake = () => {
      woken += 1
    }
    queue.onFirst(wake)
    const stop = queue.onFirst(() => {
      woken += 100
    })
    stop()
    queue.push(1)
    queue.push(2)
    expect(woken).toBe(1)
    queue.onFirst(wake)
    expect(woken).toBe(2)
  })
})
